import { and, eq, notInArray } from 'drizzle-orm';
import type { Store, Tables, Transaction } from '../../database/index.ts';
import type { BatchRow } from './batches.ts';

/** BA3: only students of the batch's organisation, none whose account is closed, and none who is simulated (ST68). */
export const mayJoin = ({ users }: Tables, { organisationId }: Pick<BatchRow, 'organisationId'>) =>
  and(
    eq(users.organisationId, organisationId),
    eq(users.role, 'student'),
    eq(users.isDemo, false),
    notInArray(users.accountStatus, ['deactivated', 'banned', 'deleted']),
  );

/** BA9: adding a member again changes nothing. @returns those who were not members. */
export async function addMembers(
  { t: { batchMembers } }: Store,
  queries: Transaction,
  {
    batch,
    userIds,
    at,
  }: { readonly batch: Pick<BatchRow, 'id'>; readonly userIds: readonly string[]; readonly at: number },
): Promise<string[]> {
  await queries.lock(`batch ${batch.id}`);
  const ofBatch = eq(batchMembers.batchId, batch.id);
  const rows = await queries.select().from(batchMembers).where(ofBatch);
  const leftAtOf = new Map(rows.map(({ userId, leftAt }) => [userId, leftAt]));
  const added = userIds.filter((userId) => leftAtOf.get(userId) !== null);
  for (const userId of added)
    await queries
      .insert(batchMembers)
      .values({ batchId: batch.id, userId, joinedAt: at })
      .onConflictDoUpdate({
        target: [batchMembers.batchId, batchMembers.userId],
        set: { joinedAt: at, leftAt: null },
      });
  return added;
}
