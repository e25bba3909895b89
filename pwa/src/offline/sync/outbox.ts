import {
  logText,
  responsesOf,
  type AttemptEvent,
  type AttemptState,
  type Receipt,
} from '@exam/shared-schema/attempt';
import {
  isTimeOfOurs,
  leanAttempt,
  syncAttempts,
  type AttemptOnWire,
  type HandInResult,
  type WholeAttempt,
} from '@exam/shared-schema/contract';
import { questionIdsInOrder } from '@exam/shared-schema/paper-package';
import { callApi } from '../../api/index.ts';
import { eventsOf, foldLog, packageOf } from '../attempt/attempts.ts';
import type { AttemptRow, ExamDatabase, OutboxRow } from '../database/database.ts';
import { isSignedInAs } from '../database/remove-fetched.ts';
import { sha256 } from '../platform/device.ts';
import { drainOutbox, type DrainPorts, type DrainReport } from './drain.ts';
import { ifUnlocked } from '../platform/locks.ts';
import { confirmSeals } from './provisional-seal.ts';
import { clockOffset, noteOffset } from '../platform/server-clock.ts';

/** The base timeout of a hand-in, ms. A long log on a slow network gets the same again for every 60 kB. */
const SEND_TIMEOUT_MS = 60_000;
const SLOWEST_BYTES_PER_MS = 1;
const LOCK = 'outbox-drain';

/**
 * SY2: drains the outbox; one drain at a time across tabs and worker.
 * @returns undefined if another tab or the worker is draining.
 */
export function drain(
  database: ExamDatabase,
  force = false,
  ports: DrainPorts = dexiePorts(database),
): Promise<DrainReport | undefined> {
  return ifUnlocked(database.edge, LOCK, () => drainOutbox(ports, force));
}

/** The real ports: Dexie and the device's edge. */
export function dexiePorts(database: ExamDatabase): DrainPorts {
  const { edge } = database;
  return {
    waiting: async () => (await database.outbox.toArray()).sort((a, b) => a.sealedAt - b.sealedAt),
    confirmSeals: (entries) => confirmSeals(database, entries),
    body: async (entry, log) => leanAttempt(await handInBody(database, entry.attemptId, log), sha256),
    send: async (attempts, stallsBefore = 0) => {
      // ST4: each attempt carries its own ticket, so the call needs no session.
      const result = await callApi(
        syncAttempts,
        { body: { attempts: [...attempts], results: 'summary' } },
        // SY3: the call is idempotent, so a stalled connection is aborted and the call repeated.
        { timeoutMs: sendTimeoutMs(attempts), stallsBefore, priority: 'high', edge },
      );
      if (result.ok) await noteOffset(database, result);
      return result;
    },
    accept: (entry, receipt, result) => accept(database, entry, receipt, result),
    keep: (changes) => keepChanges(database, changes),
    now: () => edge.now(),
    random: () => edge.random(),
  };
}

async function accept(
  database: ExamDatabase,
  { attemptId, userId }: OutboxRow,
  receipt: Receipt,
  result: HandInResult | null,
): Promise<void> {
  const { outbox, receipts, results, session } = database;
  await database.transaction('rw', outbox, receipts, results, session, async () => {
    const storedAt = database.edge.now();
    await receipts.put({ attemptId, userId, receipt, storedAt });
    // AC54: who has signed out requests the result after the next login.
    if (result !== null && (await isSignedInAs(database, userId)))
      await results.put({ attemptId, userId, result, storedAt, unopenedBy: userId });
    await outbox.delete(attemptId);
  });
}

function sendTimeoutMs(attempts: readonly AttemptOnWire[]): number {
  const bytes = attempts.reduce((sum, { log }) => sum + (log?.events?.length ?? 0), 0);
  return SEND_TIMEOUT_MS + bytes / SLOWEST_BYTES_PER_MS;
}

/** Updates entries that still exist; one that was acknowledged meanwhile must not be put back. */
async function keepChanges(database: ExamDatabase, changes: readonly OutboxRow[]): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    for (const change of changes) {
      const there = await database.outbox.get(change.attemptId);
      if (there !== undefined) await database.outbox.put(change);
    }
  });
}

/**
 * A sealed attempt with its answers and times, as saved in a hand-in file.
 * @param log if it has been read already.
 * @throws Error if its log or its paper is not on this device.
 */
export async function handInBody(
  database: ExamDatabase,
  attemptId: string,
  log?: readonly AttemptEvent[],
): Promise<WholeAttempt> {
  const attempt = await database.attempts.get(attemptId);
  if (attempt === undefined) throw new Error('The attempt is not on this device.');
  const questionIds = await questionIdsOf(database, attempt);
  const events = log ?? (await eventsOf(database, attemptId));
  const state = foldLog(attempt, events);
  const offset = await clockOffset(database);
  return {
    ...identityOf(attempt),
    responses: responsesOf(state, questionIds),
    submissionType: state.seal?.by === 'clock' ? 'auto' : 'final',
    totalTimeTaken: Math.round((state.seal?.elapsedMs ?? state.clock.elapsedMs) / 1000),
    ...timesOf(state),
    clock: { offsetMs: offset?.offsetMs ?? null, measuredAt: offset?.measuredAt ?? null },
    log: { head: state.head, events: logText(events) },
  };
}

/** A clock without a battery shows 1970; such times are left out of the hand-in, but the log keeps them. */
function timesOf({ startedAt, seal, clock }: AttemptState): Pick<WholeAttempt, 'startedAt' | 'submittedAt'> {
  const times = {
    startedAt: new Date(startedAt).toISOString(),
    submittedAt: new Date(seal?.at ?? clock.at).toISOString(),
  };
  return Object.values(times).every(isTimeOfOurs) ? times : {};
}

async function questionIdsOf(database: ExamDatabase, attempt: AttemptRow): Promise<string[]> {
  const saved = await packageOf(database, attempt);
  const questionIds = saved === undefined ? attempt.questionIds : questionIdsInOrder(saved.content);
  if (questionIds === undefined) throw new Error('The paper of this attempt is not on this device.');
  return questionIds;
}

function identityOf(attempt: AttemptRow) {
  const { attemptId, userId, testId, packageVersion, deviceId, ticket } = attempt;
  return { attemptId, userId, testId, packageVersion, deviceId, ticket };
}
