import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { AttemptInProgress } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';

/** Nobody has more exams under way than this. */
const MOST = 20;

/** ST13: the drafts of a user that were not handed in, for another device of theirs. */
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
