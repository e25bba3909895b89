import type { Receipt } from '@exam/shared-schema/attempt';
import {
  handInResultSchema,
  type AttemptOnWire,
  type ErrorCode,
  type HandInResult,
  type SyncedAttempt,
} from '@exam/shared-schema/contract';
import type { CallResult } from '../api/index.ts';
import { batchesWithinBytes } from './batches.ts';
import type { OutboxRow } from './database.ts';
import type { LookedAt } from './provisional-seal.ts';

/**
 * The engine that empties the outbox (SY2-SY5). It has no clock, no network and no storage of its own:
 * the app and the worker hand in the real ones, the tests hand in hostile ones.
 */
export interface DrainPorts {
  /** Entries that wait, oldest first. */
  waiting(): Promise<OutboxRow[]>;
  /** ST12: which of these may be sent. Nothing is sent that has not been through here in the same run. */
  lookAtSeals(entries: readonly OutboxRow[]): Promise<LookedAt>;
  /** The attempt as it travels. Rejects where the log cannot be read. */
  body(entry: OutboxRow): Promise<AttemptOnWire>;
  send(attempts: readonly AttemptOnWire[]): Promise<CallResult<{ data: SyncedAttempt[] }>>;
  /**
   * SY4: stores receipt and result and takes the entry out, in one transaction.
   * @param result null where this version of the app cannot read it (SY11): it is asked for again when it is looked at.
   */
  accept(entry: OutboxRow, receipt: Receipt, result: HandInResult | null): Promise<void>;
  /** Notes a failure on the entries; they stay. */
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
  /** When to try again, epoch milliseconds; null where nothing waits. */
  readonly nextTryAt: number | null;
}

/** How many attempts go in one call; few, so that one call stays small on a bad line. */
export const DRAIN_BATCH = 5;

const FIRST_DELAY_MS = 1_000;
/** With jitter below 10 s: what was cut off is empty 11 s after the line is back. */
const LONGEST_DELAY_MS = 8_000;
/** After half an hour without success the line is not coming back any second: save the battery. */
const PATIENCE_MS = 30 * 60_000;
const PATIENT_DELAY_MS = 60_000;
/** Half an hour is at least that many failures; without them the wall clock was moved, and nothing failed for long. */
const PATIENCE_TRIES = 100;

/** SY2: exponential back-off with jitter. @param tries failures so far, from 1. */
export function backOff(tries: number, failingForMs: number, random: number): number {
  const isLong = failingForMs > PATIENCE_MS && tries > PATIENCE_TRIES;
  const longest = isLong ? PATIENT_DELAY_MS : LONGEST_DELAY_MS;
  const delay = Math.min(longest, FIRST_DELAY_MS * 2 ** Math.min(tries - 1, 16));
  return Math.round(delay * (0.8 + 0.4 * random));
}

/** What the server says no to for good: the entry stays, marked (SY5). Everything else is tried again. */
const FINAL_REFUSALS: ReadonlySet<string> = new Set<ErrorCode>([
  'MALFORMED_ATTEMPT',
  'VALIDATION',
  'NOT_ISSUED',
  'FORBIDDEN',
  'REFUSED',
  'TOO_LARGE',
]);

/**
 * Sends what is due and keeps what is not acknowledged.
 * @param force sends what waits now, whatever its back-off ('Sync now').
 */
export async function drainOutbox(ports: DrainPorts, force = false): Promise<DrainReport> {
  let accepted = 0;
  let refused = 0;
  const all = await ports.waiting();
  const due = all.filter((entry) => entry.state === 'waiting' && (force || isDue(entry, ports.now())));
  const sendable = await withFinalSeals(ports, due);
  for (let from = 0; from < sendable.length; from += DRAIN_BATCH) {
    const outcome = await sendBatch(ports, sendable.slice(from, from + DRAIN_BATCH));
    accepted += outcome.accepted;
    refused += outcome.refused;
    if (outcome.lineDown) break;
  }
  return report(await ports.waiting(), accepted, refused);
}

/** What has to wait for the server's clock backs off like what could not be sent. */
async function withFinalSeals(ports: DrainPorts, due: readonly OutboxRow[]): Promise<readonly OutboxRow[]> {
  const { final, unconfirmed } = await ports.lookAtSeals(due);
  if (unconfirmed !== null) {
    const { entries, failure } = unconfirmed;
    await ports.keep(entries.map((entry) => postponed(ports, entry, failure, failure.retryAfterMs)));
  }
  return final;
}

/** Also where the last failure lies in the future: the clock was set back since, and nobody knows by how much. */
function isDue({ nextTryAt, lastError }: OutboxRow, now: number): boolean {
  return nextTryAt <= now || (lastError !== null && lastError.at > now);
}

function report(left: readonly OutboxRow[], accepted: number, refused: number): DrainReport {
  const waiting = left.filter((entry) => entry.state === 'waiting');
  const nextTryAt = waiting.length === 0 ? null : Math.min(...waiting.map((entry) => entry.nextTryAt));
  return { accepted, refused, waiting: waiting.length, nextTryAt };
}

interface BatchOutcome {
  readonly accepted: number;
  readonly refused: number;
  /** The call as a whole failed: trying the next batch now would fail alike. */
  readonly lineDown: boolean;
}

async function sendBatch(ports: DrainPorts, entries: readonly OutboxRow[]): Promise<BatchOutcome> {
  let accepted = 0;
  let refused = 0;
  for (const part of batchesWithinBytes(await readBodies(ports, entries), ({ body }) => body)) {
    const outcome = await sendTogether(ports, part);
    accepted += outcome.accepted;
    refused += outcome.refused;
    if (outcome.lineDown) return { accepted, refused, lineDown: true };
  }
  return { accepted, refused, lineDown: false };
}

async function sendTogether(ports: DrainPorts, readable: readonly Readable[]): Promise<BatchOutcome> {
  const result = await ports.send(readable.map(({ body }) => body));
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

/** A log that cannot be read must not block the others (a poison attempt): it is postponed by itself. */
async function readBodies(ports: DrainPorts, entries: readonly OutboxRow[]): Promise<Readable[]> {
  const readable: Readable[] = [];
  for (const entry of entries) {
    try {
      readable.push({ entry, body: await ports.body(entry) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      await ports.keep([postponed(ports, entry, { code: 'UNREADABLE', message }, null)]);
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
    await ports.keep([marked(ports, first.entry, failure)]);
    return { accepted: 0, refused: 1, lineDown: false };
  }
  if (!alone && failure.kind === 'refused' && FINAL_REFUSALS.has(failure.code))
    return oneByOne(ports, readable);
  const changes = readable.map(({ entry }) => postponed(ports, entry, failure, failure.retryAfterMs));
  await ports.keep(changes);
  return { accepted: 0, refused: 0, lineDown: true };
}

/** The server refused the batch as a whole: find the one that it meant. */
async function oneByOne(ports: DrainPorts, readable: readonly Readable[]): Promise<BatchOutcome> {
  let accepted = 0;
  let refused = 0;
  for (const { entry } of readable) {
    const outcome = await sendBatch(ports, [entry]);
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
  const message = answer?.message ?? 'The answer held no receipt for this attempt.';
  const final = answer?.status === 'rejected' && FINAL_REFUSALS.has(code);
  const change = final
    ? marked(ports, entry, { code, message })
    : postponed(ports, entry, { code, message }, null);
  await ports.keep([change]);
  return final ? 'refused' : 'kept';
}

interface Failure {
  readonly code: string;
  readonly message: string;
}

function postponed(
  ports: DrainPorts,
  entry: OutboxRow,
  failure: Failure,
  retryAfterMs: number | null,
): OutboxRow {
  const now = ports.now();
  const tries = entry.tries + 1;
  const firstFailureAt = entry.firstFailureAt ?? now;
  const backedOff = backOff(tries, now - firstFailureAt, ports.random());
  // Retry-After is obeyed, and spread out: a thousand devices were told the same second.
  const delay = retryAfterMs === null ? backedOff : retryAfterMs + Math.round(ports.random() * 1_000);
  return {
    ...entry,
    tries,
    firstFailureAt,
    nextTryAt: now + delay,
    lastError: { at: now, ...said(failure) },
  };
}

function marked(ports: DrainPorts, entry: OutboxRow, failure: Failure): OutboxRow {
  return {
    ...entry,
    state: 'refused',
    tries: entry.tries + 1,
    lastError: { at: ports.now(), ...said(failure) },
  };
}

function said({ code, message }: Failure): Failure {
  return { code, message };
}
