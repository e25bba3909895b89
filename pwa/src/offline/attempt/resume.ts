import { readLog, type AttemptEvent } from '@exam/shared-schema/attempt';
import type { CallAnswer, getProgress } from '@exam/shared-schema/contract';
import { openRoom } from './attempt-room.ts';
import { foldLog, limitOf, logWriter, newAttempt } from './attempts.ts';
import type { AttemptRow, ExamDatabase, PackageRow } from '../database/database.ts';
import { deviceId, deviceNow } from '../platform/device.ts';
import { readTicket } from '../packages/read-ticket.ts';

export type Draft = CallAnswer<typeof getProgress>['data'];

/**
 * ST13: continues an attempt that another device began, from the server's draft of its log. The log is stored whole,
 * so that it can be handed in from here even if the other device or the draft is lost.
 * @param saved the exact version of the paper that the attempt was started with.
 * @returns null if the log does not match its head.
 */
export async function continueFromDraft(
  database: ExamDatabase,
  saved: PackageRow,
  draft: Draft,
): Promise<AttemptRow | null> {
  const row = await rowOf(database, saved, draft);
  const read = readLog(draft.events);
  if (!read.ok || read.events.length === 0) return null;
  const writer = logWriter(row);
  // Events from a newer version of the app are kept unchanged; the fold ignores them (SY11).
  const events = read.events.map((event) => writer.add(event as AttemptEvent));
  if (writer.head !== draft.head) return null;
  const now = deviceNow(database.edge);
  const { session } = now;
  const { elapsedMs, word } = draft;
  const action = {
    type: 'resumed',
    session,
    reason: 'other-device',
    head: draft.head,
    elapsedMs,
    word,
  } as const;
  const { extraTimePercent } = readTicket(draft.ticket);
  // ED16: from the log, as on the server, and not from this device's measurement.
  const limitMs = limitOf({ ...saved, ticket: draft.ticket }, extraTimePercent, events[0]);
  const begun = { ...row, limitMs, ...startOf(row, events, draft) };
  events.push(writer.next(action, now));
  return database.transaction('rw', database.attempts, database.events, async () => {
    const there = await database.attempts.get(row.attemptId);
    if (there !== undefined) return there;
    const { attemptId } = row;
    await database.attempts.add(begun);
    await database.events.bulkAdd(events.map((event) => ({ ...event, attemptId })));
    return begun;
  });
}

/** With the extra time of the attempt's own ticket, which may differ from that of the saved paper's newer ticket. */
async function rowOf(
  database: ExamDatabase,
  saved: PackageRow,
  { attemptId, ticket, acknowledgedSeq }: Draft,
): Promise<AttemptRow> {
  const { extraTimePercent } = readTicket(ticket);
  const row = newAttempt({ ...saved, ticket, extraTimePercent }, await deviceId(database), attemptId);
  return { ...row, acknowledgedSeq: acknowledgedSeq + 1 };
}

/** ST12: both together give the start in server time, even if the first device's clock was wrong. */
function startOf(
  row: AttemptRow,
  events: readonly AttemptEvent[],
  { elapsedMs, at }: Draft,
): Pick<AttemptRow, 'startedAt' | 'startOffsetMs'> {
  const { startedAt } = foldLog(row, events);
  return { startedAt, startOffsetMs: Math.round(at - elapsedMs - startedAt) };
}

/**
 * SY6: hands in this device's log of an attempt that another device continued, at the student's request. The first
 * log that the server receives is scored; the other is kept as superseded.
 * @returns false if it is no longer on this device or is open in another tab.
 */
export async function handInMoved(database: ExamDatabase, attemptId: string): Promise<boolean> {
  await database.attempts
    .where('attemptId')
    .equals(attemptId)
    .and(({ status }) => status === 'moved')
    .modify({ status: 'open' });
  const opened = await openRoom(database, attemptId);
  if (opened.kind === 'sealed') return true;
  if (opened.kind !== 'open') return false;
  await opened.room.seal('student');
  await opened.room.close();
  return true;
}
