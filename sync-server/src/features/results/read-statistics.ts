import { and, eq, gte } from 'drizzle-orm';
import { isHeldBack } from '@exam/shared-schema/access';
import { FEWEST_ATTEMPTS, type QuestionStatistics } from '@exam/shared-schema/contract';
import { roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { scopeOf, type Caller } from '../../http/index.ts';
import { attemptOfCall } from './attempt-of-call.ts';
import { medianOf } from './time-buckets.ts';

/** ST71: whether an attempt qualifies for the key of its ranked paper. */
export type EarnsKey = (attempt: Pick<Store['t']['attempts']['$inferSelect'], 'flags' | 'ranked'>) => boolean;

/**
 * SC6: the results of all students on the questions of an attempt's paper. Only for ranked papers, not before the key is released
 * (ST7) and only for attempts for which it is shown (ST71), because the share of correct answers hints at the key.
 * @throws AppError NOT_FOUND for another student's attempt.
 */
export async function readStatistics(
  context: Context,
  earnsKey: EarnsKey,
  caller: Caller,
  attemptId: string,
): Promise<QuestionStatistics[]> {
  const { store, clock } = context;
  const { read, t } = store;
  const attempt = await attemptOfCall(context, caller, attemptId);
  if (isHeldBack(attempt.heldUntil, clock.now()) || attempt.resultsPolicy !== 'after-sync') return [];
  if (scopeOf(caller, 'results')?.reach === 'own' && !earnsKey(attempt)) return [];
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
