import { and, eq, gte } from 'drizzle-orm';
import { FEWEST_ATTEMPTS, type QuestionStatistics } from '@exam/shared-schema/contract';
import { roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { AppError, type Caller } from '../../http/index.ts';
import { medianOf } from './time-buckets.ts';

/** ST71: whether the key of a ranked paper is shown for an attempt. */
export type EarnsKey = (attempt: Pick<Store['t']['attempts']['$inferSelect'], 'flags' | 'ranked'>) => boolean;

/**
 * How all students did on the questions of an attempt's paper. Only for ranked papers, not before the key is
 * released (ST7) and only for attempts for which it is shown (ST71), because the share of correct answers hints at
 * the key.
 * @throws AppError NOT_FOUND for another student's attempt.
 */
export async function readStatistics(
  { store: { read, t }, clock }: Context,
  earnsKey: EarnsKey,
  caller: Caller,
  attemptId: string,
): Promise<QuestionStatistics[]> {
  const [attempt] = await read
    .select({
      paperId: t.attempts.paperId,
      flags: t.attempts.flags,
      ranked: t.attempts.ranked,
      resultsPolicy: t.papers.resultsPolicy,
      keyReleaseAt: t.papers.keyReleaseAt,
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
  const isHeldBack = attempt.keyReleaseAt !== null && attempt.keyReleaseAt > clock.now();
  if (isHeldBack || attempt.resultsPolicy !== 'after-sync') return [];
  if (caller.role !== 'admin' && !earnsKey(attempt)) return [];
  const { questionStatistics: table } = t;
  const rows = await read
    .select()
    .from(table)
    .where(and(eq(table.paperId, attempt.paperId), gte(table.attempts, FEWEST_ATTEMPTS)));
  return rows.map(({ questionId, attempts, correct, times }) => ({
    questionId,
    attempts,
    correctPercent: roundToTwo({ n: correct * 100, d: attempts }),
    medianSeconds: medianOf(times),
  }));
}
