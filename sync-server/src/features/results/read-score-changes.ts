import { and, asc, eq } from 'drizzle-orm';
import { isHeldBack } from '@exam/shared-schema/access';
import { parseFraction, toNumber } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/index.ts';
import { attemptOfCall } from './attempt-of-call.ts';

/**
 * BK3: how corrected keys have changed the score of an attempt; empty before the results are released (ST7).
 * @throws AppError NOT_FOUND for another student's attempt.
 */
export async function readScoreChanges(context: Context, caller: Caller, attemptId: string) {
  const { store, clock } = context;
  const { resultNotes } = store.t;
  const { id, userId, heldUntil } = await attemptOfCall(context, caller, attemptId);
  if (isHeldBack(heldUntil, clock.now())) return [];
  const rows = await store.read
    .select()
    .from(resultNotes)
    .where(and(eq(resultNotes.attemptId, id), eq(resultNotes.userId, userId)))
    .orderBy(asc(resultNotes.createdAt));
  return rows.map(({ createdAt, scoreBefore, scoreAfter }) => ({
    changedAt: new Date(createdAt).toISOString(),
    scoreBefore: toNumber(parseFraction(scoreBefore)),
    scoreAfter: toNumber(parseFraction(scoreAfter)),
    scoreAfterExact: scoreAfter,
  }));
}
