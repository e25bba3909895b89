import { foldAttempt, genesisHash, TimeWitness, type AttemptEvent } from '@exam/shared-schema/attempt';
import { attemptTime, healthz } from '@exam/shared-schema/contract';
import { callApi, type CallFailure, type CallResult } from '../../api/index.ts';
import { eventsOf, headerOf, logWriter, timingOf } from '../attempt/attempts.ts';
import type { AttemptRow, ExamDatabase, OutboxRow } from '../database/database.ts';
import { deviceNow, sha256 } from '../platform/device.ts';
import { DRAIN_BATCH } from './drain.ts';
import type { AttemptRoom, TimeStatement } from '../attempt/room-contract.ts';
import { clockOffset, noteOffset } from '../platform/server-clock.ts';

/** A seal is reverted only if at least this much time is left, ms. */
const WORTH_REOPENING_MS = 5_000;
/**
 * If a log leaves more wall time than this unexplained, the server's clock is measured before it is sent (ST70), ms.
 */
const EXPLAINED_BEYOND_MS = 60_000;
/** How often the server is asked: the log of a room that was just opened may grow between question and answer. */
const MOST_ASKED = 3;

/** Outbox entries by what may be done with them now. Reopened attempts are in neither list. */
export interface SealCheck {
  /** To be sent: these seals are final. */
  readonly final: readonly OutboxRow[];
  /** The logs read for the first call, by attempt, so that the hand-in need not read them again. */
  readonly logs: ReadonlyMap<string, readonly AttemptEvent[]>;
  /** Entries that must not be sent yet, and the failure to reach the server's clock; null if none has to wait. */
  readonly unconfirmed: { readonly entries: readonly OutboxRow[]; readonly failure: CallFailure } | null;
}

/**
 * ST12: a wall clock that was moved forward while the app was closed or hidden looks like absence and seals an
 * attempt too early. Before such an attempt is sent, the server is asked how much time was used. If time is left, the
 * attempt is reopened, with the server's signed time statement in its log (ST69). Nothing has been revealed by then:
 * the key is sent only after the hand-in, and a key that came encrypted with the paper has not been decrypted.
 * Otherwise the seal is confirmed permanently: a hand-in whose answer was lost may have arrived, so the attempt must
 * not be reopened.
 * Only entries that passed this check may be sent: the page can seal another attempt while the server is being asked.
 */
export async function confirmSeals(
  database: ExamDatabase,
  entries: readonly OutboxRow[],
): Promise<SealCheck> {
  const final: OutboxRow[] = [];
  const logs = new Map<string, readonly AttemptEvent[]>();
  const waiting: OutboxRow[] = [];
  let failure: CallFailure | null = null;
  for (const entry of entries) {
    // After a network failure the remaining entries are not tried.
    const checked: CheckedSeal =
      failure === null ? await checkSeal(database, entry) : { outcome: 'unknown', failure };
    if (checked.outcome === 'final') {
      final.push(checked.entry);
      // Later logs are read with their own batch, so that not all logs are in memory at once.
      if (checked.log !== undefined && final.length <= DRAIN_BATCH) logs.set(entry.attemptId, checked.log);
    }
    if (checked.outcome !== 'unknown') continue;
    waiting.push(entry);
    failure = checked.failure;
  }
  return { final, logs, unconfirmed: failure === null ? null : { entries: waiting, failure } };
}

type CheckedSeal =
  | { readonly outcome: 'final'; readonly entry: OutboxRow; readonly log?: readonly AttemptEvent[] }
  | { readonly outcome: 'reopened' }
  | { readonly outcome: 'unknown'; readonly failure: CallFailure };

async function checkSeal(database: ExamDatabase, entry: OutboxRow): Promise<CheckedSeal> {
  if (entry.sealConfirmed) return { outcome: 'final', entry };
  const attempt = await database.attempts.get(entry.attemptId);
  if (attempt === undefined) return { outcome: 'final', entry };
  const events = await eventsOf(database, entry.attemptId);
  const provisional = provisionalSeal(attempt, events);
  if (provisional !== null) return settle(database, entry, provisional);
  const failure = await explainClocks(database, attempt, events, entry.stalls ?? 0);
  return failure === null ? { outcome: 'final', entry, log: events } : { outcome: 'unknown', failure };
}

/**
 * ST12, ST17: the same for an attempt that is still open. A clock that was moved forward while the app was closed has
 * used up exam time, and may have closed a section; if the server's clock shows less time used, the difference is
 * given back.
 */
export async function returnLostTime(database: ExamDatabase, room: AttemptRoom): Promise<void> {
  const { store, timing } = room;
  if (serverStart(room.row) === null || store.getState().attempt.resumes === 0) return;
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const { head, status } = store.getState().attempt;
    if (status !== 'open') return;
    const answer = await askTime(database, room.row, head);
    if (!answer.ok) return;
    const { statement } = answer;
    const used = timing.limitMs - room.remainingMs();
    if (statement.elapsedMs >= used - WORTH_REOPENING_MS || room.giveBack(statement)) return;
  }
}

/**
 * ST69: asks the server how much time an attempt has used.
 * @param stallsBefore if a drain is waiting for the answer.
 */
async function askTime(
  database: ExamDatabase,
  attempt: AttemptRow,
  head: string,
  stallsBefore?: number,
): Promise<{ readonly ok: true; readonly statement: TimeStatement } | CallFailure> {
  const { attemptId, testId, packageVersion, ticket } = attempt;
  const startedAt = Math.max(0, Math.round(serverStart(attempt) ?? 0));
  const answer = await callApi(
    attemptTime,
    { params: { attemptId }, body: { testId, packageVersion, ticket, head, startedAt } },
    { edge: database.edge, stallsBefore },
  );
  if (!answer.ok) return answer;
  await noteOffset(database, answer);
  const { elapsedMs, word } = answer.answer.data;
  return { ok: true, statement: { head, elapsedMs, word } };
}

/** Measures the offset of the server clock and stores it. */
async function askServerClock(database: ExamDatabase, stallsBefore: number): Promise<CallResult<unknown>> {
  const answer = await callApi(healthz, {}, { edge: database.edge, stallsBefore });
  if (answer.ok) await noteOffset(database, answer);
  return answer;
}

/**
 * ST70: a log whose wall clock ran ahead of the exam clock does not prove how long the exam took. Comparing the wall
 * clock's offset now with the offset at the start tells a changed clock from time that passed, so the offset is
 * measured again after the seal and sent with the hand-in.
 * @returns the failure if it could not be measured; null if it is known or not needed.
 */
async function explainClocks(
  database: ExamDatabase,
  attempt: AttemptRow,
  events: readonly AttemptEvent[],
  stallsBefore: number,
): Promise<CallFailure | null> {
  const timing = timingOf(attempt);
  const witness = new TimeWitness(timing);
  const { clock } = foldAttempt(genesisHash(headerOf(attempt), sha256), events, timing, witness.see);
  const { lastCounted } = witness.finish(clock.elapsedMs);
  if (lastCounted === null || lastCounted.uncountedMs <= EXPLAINED_BEYOND_MS) return null;
  const known = await clockOffset(database);
  if (known !== null && known.measuredAt >= (attempt.sealedAt ?? 0)) return null;
  const asked = await askServerClock(database, stallsBefore);
  return asked.ok ? null : asked;
}

/**
 * The start of an attempt in server time, epoch ms; null if its clock stops while the app is closed, or if the start
 * is unknown.
 */
function serverStart(attempt: AttemptRow): number | null {
  if (attempt.timingPolicy === 'pausable' || attempt.startOffsetMs === null) return null;
  return attempt.startedAt + attempt.startOffsetMs;
}

interface Provisional {
  readonly attempt: AttemptRow;
  readonly events: readonly AttemptEvent[];
  readonly sealHash: string;
}

/** An attempt that the clock sealed right after the app was reopened or shown again; null for any other. */
function provisionalSeal(attempt: AttemptRow, events: readonly AttemptEvent[]): Provisional | null {
  if (serverStart(attempt) === null || attempt.keyOpenedAt !== undefined) return null;
  const [before, seal] = events.slice(-2);
  if (seal?.type !== 'sealed' || seal.by !== 'clock') return null;
  if (before?.type !== 'resumed' && before?.type !== 'returned') return null;
  return { attempt, events, sealHash: seal.hash };
}

async function settle(
  database: ExamDatabase,
  entry: OutboxRow,
  provisional: Provisional,
): Promise<CheckedSeal> {
  const { attempt, sealHash } = provisional;
  const asked = await askTime(database, attempt, sealHash, entry.stalls ?? 0);
  if (!asked.ok && !isFinalRefusal(asked)) return { outcome: 'unknown', failure: asked };
  const hasTimeLeft = asked.ok && asked.statement.elapsedMs <= attempt.limitMs - WORTH_REOPENING_MS;
  if (hasTimeLeft && (await reopen(database, provisional, asked.statement))) return { outcome: 'reopened' };
  await database.outbox.update(attempt.attemptId, { sealConfirmed: true });
  return { outcome: 'final', entry: { ...entry, sealConfirmed: true }, log: provisional.events };
}

/** Errors after which no time can be given back. After any other failure the server is asked again. */
function isFinalRefusal({ kind, status }: CallFailure): boolean {
  return kind === 'refused' && status >= 400 && status < 500 && status !== 429;
}

/**
 * @returns false if meanwhile the key was decrypted, a file was saved, or the attempt was receipted or removed: the
 * seal stays.
 */
async function reopen(
  database: ExamDatabase,
  { attempt, events }: Provisional,
  { elapsedMs, word }: TimeStatement,
): Promise<boolean> {
  const now = deviceNow(database.edge);
  const { attemptId } = attempt;
  const action = { type: 'resumed', session: now.session, reason: 'time-left', elapsedMs, word } as const;
  const event = logWriter(attempt, events).next(action, now);
  return database.transaction('rw', database.events, database.attempts, database.outbox, async () => {
    const there = await database.attempts.get(attemptId);
    const entry = await database.outbox.get(attemptId);
    if (there === undefined || there.keyOpenedAt !== undefined) return false;
    if (entry === undefined || entry.sealConfirmed) return false;
    await database.events.add({ ...event, attemptId });
    await database.attempts.update(attemptId, { status: 'open', sealedAt: null, head: null });
    await database.outbox.delete(attemptId);
    return true;
  });
}
