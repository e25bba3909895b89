import { and, eq, isNull, sql } from 'drizzle-orm';
import { startWindow, type AssignedWindow } from '@exam/shared-schema/access';
import type { PaperSummary } from '@exam/shared-schema/contract';
import { isoOrNull } from '../clock.ts';
import { statement, type Queries, type Store } from '../database/index.ts';

const windows = statement('assigned_windows', (queries, { assignments, batchMembers }) =>
  queries
    .select({ opensAt: assignments.opensAt, closesAt: assignments.closesAt })
    .from(assignments)
    .innerJoin(batchMembers, eq(batchMembers.batchId, assignments.batchId))
    .where(
      and(
        eq(assignments.paperId, sql.placeholder('paperId')),
        eq(batchMembers.userId, sql.placeholder('userId')),
        isNull(batchMembers.leftAt),
      ),
    ),
);

/** BA13: the windows in which a paper is assigned to batches of a user. */
export function assignedWindows(
  store: Store,
  queries: Queries,
  { userId, paperId }: { readonly userId: string; readonly paperId: string },
): Promise<AssignedWindow[]> {
  return windows(store, queries, { userId, paperId });
}

/** BA13: an assigned paper as its student sees it. @param now epoch ms. */
export function asAssigned(
  summary: PaperSummary,
  assigned: readonly AssignedWindow[],
  now: number,
): PaperSummary {
  if (assigned.length === 0) return summary;
  const { opensAt = null, closesAt = null } = startWindow(undefined, assigned, now) ?? {};
  return {
    ...summary,
    price: 0,
    opensAt: isoOrNull(opensAt),
    closesAt: isoOrNull(closesAt),
    isAssigned: true,
  };
}
