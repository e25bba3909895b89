import { eq } from 'drizzle-orm';
import type { Queries, Store } from '../../database/index.ts';

const MARK = 'demo-attempts';

/** How far an installation is with the demo's attempts. */
export const DEMO_ATTEMPTS = { begun: 'begun', made: 'made' } as const;

/** @returns undefined where there are none. */
export async function readMark({ read, t: { installation } }: Store): Promise<string | undefined> {
  const [row] = await read
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, MARK));
  return row?.value;
}

export async function markDemo(store: Store, value: 'begun' | 'made'): Promise<void> {
  const { installation } = store.t;
  await store.write((queries) =>
    queries
      .insert(installation)
      .values({ name: MARK, value })
      .onConflictDoUpdate({ target: installation.name, set: { value } }),
  );
}

export async function forgetMark({ t: { installation } }: Store, queries: Queries): Promise<void> {
  await queries.delete(installation).where(eq(installation.name, MARK));
}
