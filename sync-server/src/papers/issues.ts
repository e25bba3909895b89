import { and, desc, eq, sql } from 'drizzle-orm';
import { statement, type Queries, type Store } from '../database/index.ts';

export type IssueRow = Store['t']['issues']['$inferSelect'];

const issuesOfUser = statement('issues_of_user', (queries, { issues }) =>
  queries
    .select()
    .from(issues)
    .where(and(eq(issues.userId, sql.placeholder('userId')), eq(issues.paperId, sql.placeholder('paperId'))))
    .orderBy(desc(issues.issuedAt)),
);

/** The tickets of a user for a paper, newest first. */
export function issuesOf(
  store: Store,
  queries: Queries,
  userId: string,
  paperId: string,
): Promise<IssueRow[]> {
  return issuesOfUser(store, queries, { userId, paperId });
}
