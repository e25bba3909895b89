import { nextEvent, type AttemptEvent } from '@exam/shared-schema/attempt';
import { healthz } from '@exam/shared-schema/contract';
import { callApi, type CallFailure, type CallResult } from '../api/index.ts';
import { eventsOf } from './attempts.ts';
import type { AttemptRow, ExamDatabase, OutboxRow } from './database.ts';
import { deviceNow, sha256 } from './device.ts';
import type { AttemptRoom } from './room-contract.ts';
import { noteOffset } from './server-clock.ts';

/** A seal is taken back only for time worth having, milliseconds. */
const WORTH_REOPENING_MS = 5_000;

/** Attempts that may not be sent yet, and why the server's clock is not known. */
export interface Unconfirmed {
  readonly attemptIds: ReadonlySet<string>;
  readonly failure: CallFailure;
}

/**
 * ST12: a wall clock that was moved forward while the app was closed or hidden looks like absence, and seals an attempt
 * too early. Before such an attempt is sent, the server's clock is asked; where it shows time left the attempt opens
 * again, and the log says so. Nothing has been revealed yet: the key travels only after the hand-in, and where it came
 * sealed with the paper it was not opened. Otherwise the seal is confirmed, once and for all: what was sent may have
 * arrived though nobody heard of it, and must not be opened any more.
 * @returns what has to wait because the server could not be asked; null where nothing has to.
 */
export async function reopenProvisionalSeals(database: ExamDatabase): Promise<Unconfirmed | null> {
  const waiting = await database.outbox.toArray();
  const provisional: Provisional[] = [];
  for (const entry of waiting) {
    const found = await provisionalSeal(database, entry);
    if (found !== null) provisional.push(found);
  }
  if (provisional.length === 0) return null;
  const asked = await askServerClock(database);
  if (!asked.ok) {
    const attemptIds = new Set(provisional.map(({ attempt }) => attempt.attemptId));
    return { attemptIds, failure: asked };
  }
  for (const each of provisional) await settle(database, each, asked.offsetMs);
  return null;
}

/**
 * ST12, ST17: the same for an attempt that is still open. A clock that was moved forward while the app was closed has
 * cost exam time, and may have closed a section; where the server's clock shows less time used, that much comes back.
 */
export async function returnLostTime(database: ExamDatabase, room: AttemptRoom): Promise<void> {
  const startedAtServer = serverStart(room.row);
  if (startedAtServer === null || room.store.getState().attempt.resumes === 0) return;
  const asked = await askServerClock(database);
  if (!asked.ok || asked.offsetMs === null) return;
  const { offsetMs } = asked;
  const elapsedMs = Math.max(0, Math.round(deviceNow(database.edge).at + offsetMs - startedAtServer));
  const used = room.timing.limitMs - room.remainingMs();
  if (elapsedMs < used - WORTH_REOPENING_MS) room.giveBack(elapsedMs);
}

/** `offsetMs`: server time minus device time, milliseconds; null where the server does not tell its time. */
async function askServerClock(database: ExamDatabase): Promise<CallResult<unknown>> {
  const answer = await callApi(healthz, {}, { edge: database.edge });
  if (answer.ok) await noteOffset(database, answer);
  return answer;
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
  { attemptId, sealConfirmed }: OutboxRow,
): Promise<Provisional | null> {
  if (sealConfirmed) return null;
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

/** @param offsetMs null: a server that does not tell its time shows no time left. */
async function settle(database: ExamDatabase, provisional: Provisional, offsetMs: number | null) {
  const { attempt, startedAtServer } = provisional;
  const now = deviceNow(database.edge);
  const elapsedMs = Math.max(0, Math.round(now.at + (offsetMs ?? Infinity) - startedAtServer));
  if (elapsedMs <= attempt.limitMs - WORTH_REOPENING_MS) await reopen(database, provisional, elapsedMs);
  else await database.outbox.update(attempt.attemptId, { sealConfirmed: true });
}

async function reopen(database: ExamDatabase, { attempt, seal }: Provisional, elapsedMs: number) {
  const now = deviceNow(database.edge);
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
