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

/** Entries of the outbox by what may become of them now. What opened again is in neither list. */
export interface LookedAt {
  /** To be sent: these seals will not be taken back any more. */
  readonly final: readonly OutboxRow[];
  /** Not to be sent yet, and why the server's clock is not known; null where nothing has to wait. */
  readonly unconfirmed: { readonly entries: readonly OutboxRow[]; readonly failure: CallFailure } | null;
}

/**
 * ST12: a wall clock that was moved forward while the app was closed or hidden looks like absence, and seals an attempt
 * too early. Before such an attempt is sent, the server's clock is asked; where it shows time left the attempt opens
 * again, and the log says so. Nothing has been revealed yet: the key travels only after the hand-in, and where it came
 * sealed with the paper it was not opened. Otherwise the seal is confirmed, once and for all: what was sent may have
 * arrived though nobody heard of it, and must not be opened any more.
 * Only what was looked at may be sent: a page can seal one more while the server is being asked.
 */
export async function lookAtSeals(database: ExamDatabase, entries: readonly OutboxRow[]): Promise<LookedAt> {
  const final: OutboxRow[] = [];
  const provisional: Provisional[] = [];
  for (const entry of entries) {
    const found = await provisionalSeal(database, entry);
    if (found === null) final.push(entry);
    else provisional.push(found);
  }
  if (provisional.length === 0) return { final, unconfirmed: null };
  const asked = await askServerClock(database);
  if (!asked.ok) {
    return { final, unconfirmed: { entries: provisional.map(({ entry }) => entry), failure: asked } };
  }
  for (const each of provisional) {
    const settled = await settle(database, each, asked.offsetMs);
    if (settled !== null) final.push(settled);
  }
  return { final, unconfirmed: null };
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
  readonly entry: OutboxRow;
  readonly attempt: AttemptRow;
  readonly seal: AttemptEvent;
  /** Server time at the start, epoch milliseconds. */
  readonly startedAtServer: number;
}

/** Sealed by the clock, right after the page came back, on a paper whose clock runs on. */
async function provisionalSeal(database: ExamDatabase, entry: OutboxRow): Promise<Provisional | null> {
  if (entry.sealConfirmed) return null;
  const { attemptId } = entry;
  const attempt = await database.attempts.get(attemptId);
  const startedAtServer = attempt === undefined ? null : serverStart(attempt);
  if (attempt === undefined || startedAtServer === null) return null;
  if (attempt.keyOpenedAt !== undefined) return null;
  const events = await eventsOf(database, attemptId);
  const [before, seal] = events.slice(-2);
  if (seal?.type !== 'sealed' || seal.by !== 'clock') return null;
  if (before?.type !== 'resumed' && before?.type !== 'returned') return null;
  return { entry, attempt, seal, startedAtServer };
}

/**
 * @param offsetMs null: a server that does not tell its time shows no time left.
 * @returns the entry with its final seal; null where the attempt opened again.
 */
async function settle(
  database: ExamDatabase,
  provisional: Provisional,
  offsetMs: number | null,
): Promise<OutboxRow | null> {
  const { entry, attempt, startedAtServer } = provisional;
  const now = deviceNow(database.edge);
  const elapsedMs = Math.max(0, Math.round(now.at + (offsetMs ?? Infinity) - startedAtServer));
  const hasTimeLeft = elapsedMs <= attempt.limitMs - WORTH_REOPENING_MS;
  if (hasTimeLeft && (await reopen(database, provisional, elapsedMs))) return null;
  await database.outbox.update(attempt.attemptId, { sealConfirmed: true });
  return { ...entry, sealConfirmed: true };
}

/** @returns false where the key was opened or a file was made of it meanwhile: the seal stays. */
async function reopen(
  database: ExamDatabase,
  { attempt, seal }: Provisional,
  elapsedMs: number,
): Promise<boolean> {
  const now = deviceNow(database.edge);
  const { attemptId } = attempt;
  const position = { nextSeq: seal.seq + 1, head: seal.hash };
  const action = { type: 'resumed', session: now.session, reason: 'time-left', elapsedMs } as const;
  const event = nextEvent(position, action, now, sha256);
  return database.transaction('rw', database.events, database.attempts, database.outbox, async () => {
    const { keyOpenedAt } = (await database.attempts.get(attemptId)) ?? {};
    const { sealConfirmed } = (await database.outbox.get(attemptId)) ?? {};
    if (keyOpenedAt !== undefined || sealConfirmed) return false;
    await database.events.add({ ...event, attemptId });
    await database.attempts.update(attemptId, { status: 'open', sealedAt: null, head: null });
    await database.outbox.delete(attemptId);
    return true;
  });
}
