import { and, asc, eq, gt, inArray, sum } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';

export interface Proof {
  readonly grants: number;
  readonly entries: number;
  readonly charges: number;
  /** In a sentence each. */
  readonly faults: readonly string[];
}

const AT_ONCE = 500;

/** TK6: that what is left of every grant is the sum of its entries, and that every charge was paid and refunded in full. */
export async function proveBalances(store: Store): Promise<Proof> {
  const faults: string[] = [];
  const grants = await everyGrant(store, faults);
  const charges = await everyCharge(store, faults);
  const entries = await store.read.$count(store.t.tokenEntries);
  return { grants, entries, charges, faults };
}

async function everyGrant(
  { read, t: { tokenGrants, tokenEntries } }: Store,
  faults: string[],
): Promise<number> {
  let count = 0;
  for (let last = ''; ;) {
    const grants = await read
      .select()
      .from(tokenGrants)
      .where(gt(tokenGrants.id, last))
      .orderBy(asc(tokenGrants.id))
      .limit(AT_ONCE);
    const ids = grants.map(({ id }) => id);
    const sums = await read
      .select({ grantId: tokenEntries.grantId, tokens: sum(tokenEntries.tokens).mapWith(Number) })
      .from(tokenEntries)
      .where(inArray(tokenEntries.grantId, ids))
      .groupBy(tokenEntries.grantId);
    const byGrant = new Map(sums.map((row) => [row.grantId, row.tokens]));
    for (const { id, remaining } of grants) {
      const tokens = byGrant.get(id) ?? 0;
      if (tokens !== remaining) faults.push(`Grant ${id} says ${remaining} tokens, its entries ${tokens}`);
    }
    count += grants.length;
    if (grants.length < AT_ONCE) return count;
    last = grants.at(-1)?.id ?? last;
  }
}

async function everyCharge(
  { read, t: { tokenCharges, tokenEntries } }: Store,
  faults: string[],
): Promise<number> {
  const charges = await read.select().from(tokenCharges);
  for (const { userId, thing, tokens, refundedAt } of charges) {
    const isThis = and(eq(tokenEntries.userId, userId), eq(tokenEntries.thing, thing));
    const entries = await read.select().from(tokenEntries).where(isThis);
    const paid = entries.reduce((total, entry) => total - entry.tokens, 0);
    const owed = refundedAt === null ? tokens : 0;
    if (paid !== owed) faults.push(`Of ${thing} user ${userId} paid ${paid} tokens, not ${owed}`);
  }
  return charges.length;
}
