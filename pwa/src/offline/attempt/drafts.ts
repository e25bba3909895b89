import { logText } from '@exam/shared-schema/attempt';
import { getProgress, putProgress } from '@exam/shared-schema/contract';
import { callApi, type CallOptions } from '../../api/index.ts';
import { eventsOf, limitOf, packageOf } from './attempts.ts';
import type { AttemptRow, ExamDatabase } from '../database/database.ts';
import { renewTicket } from '../packages/renew-ticket.ts';
import { clockOffset, noteOffset } from '../platform/server-clock.ts';

/**
 * SY8: pushes the log since the last acknowledged seq, at low priority. A failure is harmless, because the next push
 * includes the same events.
 * @returns the seq that the server has acknowledged, or null if it was not reached.
 */
export async function pushDraft(
  database: ExamDatabase,
  attemptId: string,
  token: string,
  renew?: CallOptions['renew'],
): Promise<number | null> {
  const attempt = await database.attempts.get(attemptId);
  if (attempt === undefined || attempt.draftsStopped) return null;
  const from = attempt.acknowledgedSeq;
  const fresh = await eventsOf(database, attemptId, from);
  const last = fresh.at(-1);
  if (last === undefined) return from;
  const options: CallOptions = { token, renew, priority: 'low', edge: database.edge };
  const { testId, packageVersion } = attempt;
  const { offsetMs = null, measuredAt = null } = (await clockOffset(database)) ?? {};
  const log = { from, events: logText(fresh), head: last.hash };
  const result = await callApi(
    putProgress,
    { params: { attemptId }, body: { testId, packageVersion, ...log, clock: { offsetMs, measuredAt } } },
    options,
  );
  if (result.ok) {
    await noteOffset(database, result);
    const { acknowledgedSeq, extraTimePercent = 0 } = result.answer.data;
    await extend(database, attempt, extraTimePercent, options);
    return acknowledge(database, attemptId, acknowledgedSeq);
  }
  if (result.code === 'OUT_OF_STEP') return resynchronise(database, attempt, options);
  // SY6: another device has handed the attempt in.
  if (result.code === 'CONFLICT') await noteMoved(database, attemptId);
  return null;
}

/**
 * BA22: the student was given more time while sitting. The new ticket replaces that of the attempt; a failure is harmless,
 * because the next push tries again. Not where sections are timed: their boundaries cannot change while they are sat.
 */
async function extend(
  database: ExamDatabase,
  attempt: AttemptRow,
  extraTimePercent: number,
  options: CallOptions,
): Promise<void> {
  if (attempt.sections !== undefined || extraTimePercent === 0) return;
  const [before, first] = await Promise.all([
    packageOf(database, attempt),
    database.events.get([attempt.attemptId, 0]),
  ]);
  if (before === undefined || limitOf(before, extraTimePercent, first) <= attempt.limitMs) return;
  await renewTicket(database, before, options);
  const saved = await packageOf(database, attempt);
  const limitMs = saved && limitOf(saved, saved.extraTimePercent, first);
  if (saved === undefined || limitMs === undefined || limitMs <= attempt.limitMs) return;
  await database.attempts.update(attempt.attemptId, { ticket: saved.ticket, limitMs });
}

/** SY6, ST13: another device has continued the attempt. The log on this device is kept but no longer written. */
export async function noteMoved(database: ExamDatabase, attemptId: string): Promise<void> {
  await database.transaction('rw', database.attempts, async () => {
    const attempt = await database.attempts.get(attemptId);
    if (attempt === undefined) return;
    const status = attempt.status === 'open' ? 'moved' : attempt.status;
    await database.attempts.update(attemptId, { draftsStopped: true, status });
  });
}

async function acknowledge(database: ExamDatabase, attemptId: string, lastSeq: number): Promise<number> {
  const acknowledgedSeq = lastSeq + 1;
  await database.attempts.update(attemptId, { acknowledgedSeq });
  return acknowledgedSeq;
}

/**
 * The server has more or fewer events than this device assumed. If the server's head is part of this device's log,
 * pushing continues from there; otherwise another device has continued the attempt: logs are never merged, and drafts
 * stop (SY6, ST13).
 */
async function resynchronise(
  database: ExamDatabase,
  attempt: AttemptRow,
  options: CallOptions,
): Promise<number | null> {
  const { attemptId } = attempt;
  const result = await callApi(getProgress, { params: { attemptId } }, options);
  if (!result.ok) {
    if (result.status === 404) await database.attempts.update(attemptId, { acknowledgedSeq: 0 });
    return null;
  }
  const { acknowledgedSeq: lastSeq, head } = result.answer.data;
  const ours = await database.events.get([attemptId, lastSeq]);
  if (ours?.hash === head) return acknowledge(database, attemptId, lastSeq);
  await noteMoved(database, attemptId);
  return null;
}
