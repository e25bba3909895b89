import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tables } from '../database/index.ts';

/** TK4: the token prices and grants of this version; ready-made papers have their own prices. */
export const TOKENS = {
  /** Granted by the free plan, once, when an account is created. */
  signUp: 100,
  /** Making one adaptive or AI test; sitting them costs nothing more (ST1). */
  adaptiveTest: 5,
  aiTest: 10,
  /** One question to the study assistant; free if it has no answer. */
  question: 1,
} as const;

/** The prices that an administrator may set (SE5): a request can name them, so that no other is charged (TK4). */
interface TestPrices {
  readonly adaptiveTest: number;
  readonly aiTest: number;
}

/** The row of the table `installation` with the prices that were set. */
const NAME = 'token-prices';

const stored = z.object({ adaptiveTest: z.int(), aiTest: z.int() });

/** @returns null if none were set. */
export async function readSetPrices({ installation }: Tables, queries: Queries): Promise<TestPrices | null> {
  const [row] = await queries.select().from(installation).where(eq(installation.name, NAME));
  return row === undefined ? null : stored.parse(JSON.parse(row.value));
}

/** SE5: the prices of tests at this moment. */
export async function readPrices(t: Tables, queries: Queries): Promise<TestPrices> {
  const { adaptiveTest, aiTest } = TOKENS;
  return (await readSetPrices(t, queries)) ?? { adaptiveTest, aiTest };
}

export async function writePrices(
  { installation }: Tables,
  queries: Queries,
  prices: TestPrices,
): Promise<void> {
  const value = JSON.stringify(prices);
  await queries
    .insert(installation)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } });
}
