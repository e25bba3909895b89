import type { AttemptEvent, Receipt } from '@exam/shared-schema/attempt';
import {
  handInResultSchema,
  type AttemptOnWire,
  type ErrorCode,
  type HandInResult,
  type SyncedAttempt,
} from '@exam/shared-schema/contract';
import type { CallFailure, CallResult } from '../../api/index.ts';
import { postponed, type Failure } from './back-off.ts';
import { batchesWithinBytes } from './batches.ts';
import type { OutboxRow } from '../database/database.ts';
import type { SealCheck } from './provisional-seal.ts';
import { submissionSentence, UNEXPECTED } from './submission-sentence.ts';

/**
 * The I/O of the drain (SY2-SY5), which has no clock, network or storage of its own: the app and the worker pass real
 * ports, tests pass faulty ones.
 */
export interface DrainPorts {
  /** All entries, oldest first. */
  waiting(): Promise<OutboxRow[]>;
  /**
   * ST12: decides which entries may be sent. Every entry has to pass this check in the same run before it is sent.
   */
  confirmSeals(entries: readonly OutboxRow[]): Promise<SealCheck>;
  /** The attempt as it is sent. Rejects if the log cannot be read. @param log if it has been read already. */
  body(entry: OutboxRow, log?: readonly AttemptEvent[]): Promise<AttemptOnWire>;
  /** @param stalls how often in a row this call was aborted because it hung. */
  send(attempts: readonly AttemptOnWire[], stalls?: number): Promise<CallResult<{ data: SyncedAttempt[] }>>;
  /**
   * SY4: stores receipt and result and removes the entry, in one transaction.
   * @param result null if this version of the app cannot parse it (SY11); it is then requested again when it is
   * opened.
   */
  accept(entry: OutboxRow, receipt: Receipt, result: HandInResult | null): Promise<void>;
  /** Records a failure on the entries, which stay in the outbox. */
  keep(changes: readonly OutboxRow[]): Promise<void>;
  /** Epoch milliseconds. */
  now(): number;
  /** 0 to 1. */
  random(): number;
}

export interface DrainReport {
  readonly accepted: number;
  readonly refused: number;
  readonly waiting: number;
  /** When to retry, epoch milliseconds; null if nothing is waiting. */
  readonly nextTryAt: number | null;
}

/** The most attempts per call; few, so that calls stay small on a slow network. */
export const DRAIN_BATCH = 5;

/** How often stalled calls are repeated within one drain, because no other drain can start meanwhile. */
const MOST_AT_ONCE = 3;

/** Permanent errors: the entry stays and is marked as refused (SY5). Everything else is retried. */
const FINAL_REFUSALS: ReadonlySet<string> = new Set<ErrorCode>([
  'MALFORMED_ATTEMPT',
  'VALIDATION',
  'NOT_ISSUED',
  'FORBIDDEN',
  'REFUSED',
  'TOO_LARGE',
]);

/**
 * Sends the entries that are due and keeps those without a receipt.
 * @param force sends all waiting entries regardless of their back-off ('Sync now').
 */
export async function drainOutbox(ports: DrainPorts, force = false): Promise<DrainReport> {
  let { accepted, refused } = await sendDue(ports, force);
  let left = await ports.waiting();
  for (let again = 0; again < MOST_AT_ONCE && left.some(hasStalled); again += 1) {
    const more = await sendDue(ports, false);
    accepted += more.accepted;
    refused += more.refused;
    left = await ports.waiting();
  }
  return report(left, accepted, refused);
}

function hasStalled({ state, stalls }: OutboxRow): boolean {
  return state === 'waiting' && stalls !== undefined && stalls > 0;
}

async function sendDue(ports: DrainPorts, force: boolean): Promise<Sent> {
  let accepted = 0;
  let refused = 0;
  const all = await ports.waiting();
  const due = all.filter((entry) => entry.state === 'waiting' && (force || isDue(entry, ports.now())));
  const { final, logs } = await withFinalSeals(ports, due);
  for (let from = 0; from < final.length; from += DRAIN_BATCH) {
    const outcome = await sendBatch(ports, final.slice(from, from + DRAIN_BATCH), logs);
    accepted += outcome.accepted;
    refused += outcome.refused;
    if (outcome.lineDown) break;
  }
  return { accepted, refused };
}

/** Sorts out the entries whose seal is not confirmed; they back off like those that could not be sent. */
async function withFinalSeals(
  ports: DrainPorts,
  due: readonly OutboxRow[],
): Promise<Pick<SealCheck, 'final' | 'logs'>> {
  const { final, logs, unconfirmed } = await ports.confirmSeals(due);
  if (unconfirmed !== null) {
    const { entries, failure } = unconfirmed;
    await postpone(ports, entries, named(failure));
  }
  return { final, logs };
}

/** An entry is also due if its last failure is in the future: the clock was set back since, by an unknown amount. */
function isDue({ nextTryAt, lastError }: OutboxRow, now: number): boolean {
  return nextTryAt <= now || (lastError !== null && lastError.at > now);
}

function report(left: readonly OutboxRow[], accepted: number, refused: number): DrainReport {
  const waiting = left.filter((entry) => entry.state === 'waiting');
  const nextTryAt = waiting.length === 0 ? null : Math.min(...waiting.map((entry) => entry.nextTryAt));
  return { accepted, refused, waiting: waiting.length, nextTryAt };
}

interface Sent {
  readonly accepted: number;
  readonly refused: number;
}

interface BatchOutcome extends Sent {
  /** The call as a whole failed, so the next batch would fail too. */
  readonly lineDown: boolean;
}

async function sendBatch(
  ports: DrainPorts,
  entries: readonly OutboxRow[],
  logs: SealCheck['logs'],
): Promise<BatchOutcome> {
  let accepted = 0;
  let refused = 0;
  for (const part of batchesWithinBytes(await readBodies(ports, entries, logs), ({ body }) => body)) {
    const outcome = await sendTogether(ports, part);
    accepted += outcome.accepted;
    refused += outcome.refused;
    if (outcome.lineDown) return { accepted, refused, lineDown: true };
  }
  return { accepted, refused, lineDown: false };
}

async function sendTogether(ports: DrainPorts, readable: readonly Readable[]): Promise<BatchOutcome> {
  const stalls = Math.max(...readable.map(({ entry }) => entry.stalls ?? 0));
  const result = await ports.send(
    readable.map(({ body }) => body),
    stalls,
  );
  if (!result.ok) return wholeCallFailed(ports, readable, result);
  let accepted = 0;
  let refused = 0;
  for (const [index, { entry }] of readable.entries()) {
    const verdict = await settle(ports, entry, result.answer.data[index]);
    if (verdict === 'accepted') accepted += 1;
    if (verdict === 'refused') refused += 1;
  }
  return { accepted, refused, lineDown: false };
}

interface Readable {
  readonly entry: OutboxRow;
  readonly body: AttemptOnWire;
}

/** A log that cannot be read must not block the others: only its entry is postponed. */
async function readBodies(
  ports: DrainPorts,
  entries: readonly OutboxRow[],
  logs: SealCheck['logs'],
): Promise<Readable[]> {
  const readable: Readable[] = [];
  for (const entry of entries) {
    try {
      readable.push({ entry, body: await ports.body(entry, logs.get(entry.attemptId)) });
    } catch {
      await postpone(ports, [entry], { code: 'UNREADABLE', message: UNEXPECTED, retryAfterMs: null });
    }
  }
  return readable;
}

async function wholeCallFailed(
  ports: DrainPorts,
  readable: readonly Readable[],
  failure: Extract<CallResult<unknown>, { ok: false }>,
): Promise<BatchOutcome> {
  const alone = readable.length === 1;
  const [first] = readable;
  if (alone && first && failure.kind === 'refused' && FINAL_REFUSALS.has(failure.code)) {
    await ports.keep([marked(ports, first.entry, named(failure))]);
    return { accepted: 0, refused: 1, lineDown: false };
  }
  if (!alone && failure.kind === 'refused' && FINAL_REFUSALS.has(failure.code))
    return oneByOne(ports, readable);
  const entries = readable.map(({ entry }) => entry);
  await postpone(ports, entries, named(failure));
  return { accepted: 0, refused: 0, lineDown: true };
}

/** The server rejected the whole batch, so its attempts are sent one by one to find the cause. */
async function oneByOne(ports: DrainPorts, readable: readonly Readable[]): Promise<BatchOutcome> {
  let accepted = 0;
  let refused = 0;
  for (const each of readable) {
    const outcome = await sendTogether(ports, [each]);
    accepted += outcome.accepted;
    refused += outcome.refused;
    if (outcome.lineDown) return { accepted, refused, lineDown: true };
  }
  return { accepted, refused, lineDown: false };
}

async function settle(
  ports: DrainPorts,
  entry: OutboxRow,
  answer: SyncedAttempt | undefined,
): Promise<'accepted' | 'refused' | 'kept'> {
  if (answer?.results && answer.status !== 'rejected') {
    const { receipt } = answer.results;
    if (receipt.attemptId === entry.attemptId && receipt.head === entry.head) {
      const result = handInResultSchema.safeParse(answer.results);
      await ports.accept(entry, receipt, result.success ? result.data : null);
      return 'accepted';
    }
  }
  const code = answer?.code ?? 'NO_RECEIPT';
  const isRejected = answer?.status === 'rejected';
  const message = isRejected ? submissionSentence({ code, message: answer.message ?? '' }) : UNEXPECTED;
  const final = isRejected && FINAL_REFUSALS.has(code);
  if (final) await ports.keep([marked(ports, entry, { code, message })]);
  else await postpone(ports, [entry], { code, message, retryAfterMs: null });
  return final ? 'refused' : 'kept';
}

/** ST54: the failure of a call with the message of a hand-in. */
function named(failure: CallFailure): Failure {
  return { ...failure, message: submissionSentence(failure) };
}

/** Schedules a retry of these entries and records the failure. */
async function postpone(ports: DrainPorts, entries: readonly OutboxRow[], failure: Failure): Promise<void> {
  await ports.keep(entries.map((entry) => postponed(entry, failure, ports.now(), ports.random())));
}

function marked(
  ports: DrainPorts,
  entry: OutboxRow,
  { code, message }: Omit<Failure, 'retryAfterMs'>,
): OutboxRow {
  return {
    ...entry,
    state: 'refused',
    tries: entry.tries + 1,
    lastError: { at: ports.now(), code, message },
  };
}
