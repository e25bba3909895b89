import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { AttemptInProgress } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';

/** More than a student realistically has in progress. */
const MOST = 20;

/** ST13: a user's drafts that were not handed in, for their other devices. */
export async function listInProgress({ store }: Context, userId: string): Promise<AttemptInProgress[]> {
  const { attemptDrafts, attempts, packageVersions, papers } = store.t;
  const rows = await store.read
    .select({
      attemptId: attemptDrafts.attemptId,
      testId: papers.id,
      title: papers.title,
      packageVersion: attemptDrafts.packageVersion,
      packageBytes: packageVersions.bytes,
      timingPolicy: papers.timingPolicy,
      updatedAt: attemptDrafts.updatedAt,
    })
    .from(attemptDrafts)
    .innerJoin(papers, eq(papers.id, attemptDrafts.paperId))
    .innerJoin(packageVersions, eq(packageVersions.version, attemptDrafts.packageVersion))
    .leftJoin(
      attempts,
      and(eq(attempts.id, attemptDrafts.attemptId), eq(attempts.userId, attemptDrafts.userId)),
    )
    .where(and(eq(attemptDrafts.userId, userId), gt(attemptDrafts.nextSeq, 0), isNull(attempts.id)))
    .orderBy(desc(attemptDrafts.updatedAt))
    .limit(MOST);
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt).toISOString() }));
}
