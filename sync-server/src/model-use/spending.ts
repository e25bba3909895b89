import { and, count, eq, gte, sum } from 'drizzle-orm';
import { ModelTrouble, type ModelUsage } from '../adapters/language-model/language-model.ts';
import type { Context } from '../context.ts';
import { modelLock, type Queries, type Tables } from '../database/index.ts';
import { dayStart } from '../tokens/index.ts';

/** Prices in rupees per million tokens, and the budget of a user per day. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
  readonly dailyRupees: number;
  /** Also limits a model that costs nothing. */
  readonly dailyCalls: number;
}

export type CallPurpose = Tables['modelCalls']['$inferSelect']['purpose'];

export interface Spending {
  /** Null for background work, which has no budget. */
  readonly userId: string | null;
  readonly purpose: CallPurpose;
  readonly model: string;
}

type Edge = Pick<Context, 'store' | 'clock' | 'ids'>;

const MILLIONTHS = 1_000_000;

/** @returns millionths of a rupee, since prices are rupees per million tokens. */
const costOf = ({ input, output }: ModelPrices, { promptTokens, completionTokens }: ModelUsage): number =>
  Math.ceil(promptTokens * input + completionTokens * output);

/**
 * LM3: records a call with its maximum cost, before it is made.
 * @returns the row's id.
 * @throws ModelTrouble over-budget if it could exceed the user's daily budget.
 */
export function reserve(
  { store, clock, ids }: Edge,
  prices: ModelPrices,
  { userId, purpose, model }: Spending,
  most: ModelUsage,
): Promise<string> {
  const cost = costOf(prices, most);
  return store.write(async (queries) => {
    const now = clock.now();
    if (userId !== null) {
      await queries.lock(modelLock(userId));
      await refuseBeyond(store.t, queries, prices, { userId, since: dayStart(now), cost });
    }
    const id = ids.next();
    await queries.insert(store.t.modelCalls).values({ id, userId, purpose, model, ...most, cost, at: now });
    return id;
  });
}

interface Wish {
  readonly userId: string;
  /** Epoch ms. */
  readonly since: number;
  /** Millionths of a rupee. */
  readonly cost: number;
}

async function refuseBeyond(
  { modelCalls: calls }: Tables,
  queries: Queries,
  { dailyRupees, dailyCalls }: ModelPrices,
  { userId, since, cost }: Wish,
): Promise<void> {
  const [today] = await queries
    .select({ cost: sum(calls.cost), calls: count() })
    .from(calls)
    .where(and(eq(calls.userId, userId), gte(calls.at, since)));
  const spent = Number(today?.cost ?? 0);
  if ((today?.calls ?? 0) >= dailyCalls || spent + cost > dailyRupees * MILLIONTHS)
    throw new ModelTrouble('over-budget');
}

/** LM3: replaces the maximum by the actual cost. A call that is never settled keeps its maximum. */
export async function settle(
  { store, clock }: Edge,
  prices: ModelPrices,
  id: string,
  usage: ModelUsage,
): Promise<void> {
  const { modelCalls: calls } = store.t;
  const changes = { ...usage, cost: costOf(prices, usage), endedAt: clock.now() };
  await store.write((queries) => queries.update(calls).set(changes).where(eq(calls.id, id)));
}
