import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ofUsers } from '../../crud/index.ts';
import { heldUntilColumn } from '../../release/results-held-until.ts';
import { AppError, scopeOf, type Caller } from '../../http/index.ts';

/**
 * The facts about an attempt and its paper for statistics and rank: of one that the caller has (OR3), a student an own
 * one, an administrator any.
 * @throws AppError NOT_FOUND for any other.
 */
export async function attemptOfCall({ store }: Context, caller: Caller, attemptId: string) {
  const { read, t } = store;
  const [attempt] = await read
    .select({
      id: t.attempts.id,
      userId: t.attempts.userId,
      paperId: t.attempts.paperId,
      flags: t.attempts.flags,
      ranked: t.attempts.ranked,
      score: t.attempts.score,
      receivedAt: t.attempts.receivedAt,
      totalMarks: t.papers.totalMarks,
      resultsPolicy: t.papers.resultsPolicy,
      heldUntil: heldUntilColumn(t.papers),
      opensAt: t.papers.opensAt,
      closesAt: t.papers.closesAt,
    })
    .from(t.attempts)
    .innerJoin(t.papers, eq(t.papers.id, t.attempts.paperId))
    .where(and(eq(t.attempts.id, attemptId), ofUsers(store, scopeOf(caller, 'results'), t.attempts.userId)));
  if (attempt === undefined) throw new AppError('NOT_FOUND');
  return attempt;
}
