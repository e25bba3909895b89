import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { heldUntilColumn } from '../../release/results-held-until.ts';
import { AppError, type Caller } from '../../http/index.ts';

/**
 * The facts about an attempt and its paper for statistics and rank: of an own attempt, or of any attempt for an
 * administrator.
 * @throws AppError NOT_FOUND for another student's attempt.
 */
export async function attemptOfCall({ store: { read, t } }: Context, caller: Caller, attemptId: string) {
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
    .where(
      and(
        eq(t.attempts.id, attemptId),
        caller.role === 'admin' ? undefined : eq(t.attempts.userId, caller._id),
      ),
    );
  if (attempt === undefined) throw new AppError('NOT_FOUND');
  return attempt;
}
