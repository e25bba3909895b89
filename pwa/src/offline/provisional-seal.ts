import { nextEvent, type AttemptEvent } from '@exam/shared-schema/attempt';
import { healthz } from '@exam/shared-schema/contract';
import { callApi } from '../api/index.ts';
import { eventsOf } from './attempts.ts';
import type { AttemptRow, ExamDatabase, OutboxRow } from './database.ts';
import { deviceNow, sha256 } from './device.ts';
import type { AttemptRoom } from './room-contract.ts';
import { noteOffset } from './server-clock.ts';

/** A seal is taken back only for time worth having, milliseconds. */
const WORTH_REOPENING_MS = 5_000;

/**
 * ST12: a wall clock that was moved forward while the app was closed or hidden looks like absence, and seals an attempt
 * too early. Before such an attempt is sent, the server's clock is asked; where it shows time left the attempt opens
 * again, and the log says so. Nothing has been revealed yet: the key travels only after the hand-in, and where it came
 * sealed with the paper it was not opened.
 */
export async function reopenProvisionalSeals(database: ExamDatabase): Promise<void> {
  const waiting = await database.outbox.toArray();
  const provisional: Provisional[] = [];
  for (const entry of waiting) {
    const found = await provisionalSeal(database, entry);
    if (found !== null) provisional.push(found);
  }
  if (provisional.length === 0) return;
  const offsetMs = await askServerClock(database);
  if (offsetMs === null) return;
  for (const each of provisional) await reopen(database, each, offsetMs);
}

/**
 * ST12, ST17: the same for an attempt that is still open. A clock that was moved forward while the app was closed has
 * cost exam time, and may have closed a section; where the server's clock shows less time used, that much comes back.
 */
export async function returnLostTime(database: ExamDatabase, room: AttemptRoom): Promise<void> {
  const startedAtServer = serverStart(room.row);
  if (startedAtServer === null || room.store.getState().attempt.resumes === 0) return;
  const offsetMs = await askServerClock(database);
  if (offsetMs === null) return;
  const elapsedMs = Math.max(0, Math.round(deviceNow(database.edge).at + offsetMs - startedAtServer));
  const used = room.timing.limitMs - room.remainingMs();
  if (elapsedMs < used - WORTH_REOPENING_MS) room.giveBack(elapsedMs);
}

/** Server time minus device time, milliseconds; null while the server cannot be asked. */
async function askServerClock(database: ExamDatabase): Promise<number | null> {
  const answer = await callApi(healthz, {}, { edge: database.edge });
  if (!answer.ok || answer.offsetMs === null) return null;
  await noteOffset(database, answer);
  return answer.offsetMs;
}

/** Server time at the start of an attempt whose clock runs on, epoch milliseconds; null where it was never known. */
function serverStart({ timingPolicy, startOffsetMs, startedAt }: AttemptRow): number | null {
  return timingPolicy !== 'continuous' || startOffsetMs == null ? null : startedAt + startOffsetMs;
}

interface Provisional {
  readonly attempt: AttemptRow;
  readonly seal: AttemptEvent;
  /** Server time at the start, epoch milliseconds. */
  readonly startedAtServer: number;
}

/** Sealed by the clock, right after the page came back, on a paper whose clock runs on. */
async function provisionalSeal(
  database: ExamDatabase,
  { attemptId }: OutboxRow,
): Promise<Provisional | null> {
  const attempt = await database.attempts.get(attemptId);
  const startedAtServer = attempt === undefined ? null : serverStart(attempt);
  if (attempt === undefined || startedAtServer === null) return null;
  if (attempt.keyOpenedAt !== undefined) return null;
  const events = await eventsOf(database, attemptId);
  const [before, seal] = events.slice(-2);
  if (seal?.type !== 'sealed' || seal.by !== 'clock') return null;
  if (before?.type !== 'resumed' && before?.type !== 'returned') return null;
  return { attempt, seal, startedAtServer };
}

async function reopen(
  database: ExamDatabase,
  { attempt, seal, startedAtServer }: Provisional,
  offsetMs: number,
) {
  const now = deviceNow(database.edge);
  const elapsedMs = Math.max(0, Math.round(now.at + offsetMs - startedAtServer));
  if (elapsedMs > attempt.limitMs - WORTH_REOPENING_MS) return;
  const { attemptId } = attempt;
  const position = { nextSeq: seal.seq + 1, head: seal.hash };
  const action = { type: 'resumed', session: now.session, reason: 'time-left', elapsedMs } as const;
  const event = nextEvent(position, action, now, sha256);
  await database.transaction('rw', database.events, database.attempts, database.outbox, async () => {
    const { keyOpenedAt } = (await database.attempts.get(attemptId)) ?? {};
    if (keyOpenedAt !== undefined) return;
    await database.events.add({ ...event, attemptId });
    await database.attempts.update(attemptId, { status: 'open', sealedAt: null, head: null });
    await database.outbox.delete(attemptId);
  });
}
