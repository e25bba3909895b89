import {
  answeredCount,
  countStatuses,
  foldAttempt,
  genesisHash,
  LogWriter,
  remainingAt,
  type AttemptEvent,
  type AttemptHeader,
  type AttemptState,
  type ClockReading,
  type Timing,
} from '@exam/shared-schema/attempt';
import { begunBy, questionIdsInOrder, timingFor } from '@exam/shared-schema/paper-package';
import type { AttemptRow, ExamDatabase, PackageRow, StoredEvent } from '../database/database.ts';
import { openAttemptOf } from './open-attempts.ts';
import { windowIn } from '../packages/read-ticket.ts';
import { clockOffset } from '../platform/server-clock.ts';
import { deviceId, deviceNow, newAttemptId, runningSha256, sha256 } from '../platform/device.ts';

export function timingOf(attempt: Pick<AttemptRow, 'timingPolicy' | 'limitMs' | 'sections'>): Timing {
  return { policy: attempt.timingPolicy, limitMs: attempt.limitMs, sections: attempt.sections };
}

export function headerOf(attempt: AttemptHeader): AttemptHeader {
  const { attemptId, userId, testId, packageVersion } = attempt;
  return { attemptId, userId, testId, packageVersion };
}

/**
 * Starts an attempt on a saved paper: the header and the first event, in one strict transaction.
 * AT4: if the user already has an open attempt at the paper, that one is returned instead.
 */
export async function startAttempt(database: ExamDatabase, saved: PackageRow): Promise<AttemptRow> {
  const device = await deviceId(database);
  const offset = await clockOffset(database);
  return database.transaction('rw', database.attempts, database.events, async () => {
    const open = await openAttemptOf(database, saved.userId, saved.testId);
    if (open !== undefined) return open;
    const attempt = newAttempt(saved, device, newAttemptId(database.edge));
    const now = deviceNow(database.edge);
    const offsetMs = offset?.offsetMs ?? null;
    const { opened } = saved;
    const started = { type: 'started', session: now.session, offsetMs, ...(opened && { opened }) } as const;
    const event = logWriter(attempt).next(started, now);
    const limitMs = limitOf(saved, saved.extraTimePercent, event);
    const begun = { ...attempt, limitMs, startedAt: now.at, startOffsetMs: offsetMs };
    await database.attempts.add(begun);
    await database.events.add({ ...event, attemptId: attempt.attemptId });
    return begun;
  });
}

/** AT20, ED16: the time of an attempt, ms. @param first event of its log. */
export function limitOf(
  { content, ticket }: Pick<PackageRow, 'content' | 'ticket'>,
  extraTimePercent: number,
  first: AttemptEvent | undefined,
): number {
  return timingFor(content, extraTimePercent, begunBy(first, windowIn(ticket))).limitMs;
}

/** A writer that continues the log of an attempt. @param events of the log so far. */
export function logWriter(attempt: AttemptHeader, events: readonly AttemptEvent[] = []): LogWriter {
  return new LogWriter(genesisHash(headerOf(attempt), sha256), runningSha256(), events);
}

/** The header of an attempt before its first event. */
export function newAttempt(saved: PackageRow, device: string, attemptId: string): AttemptRow {
  const { content } = saved;
  const timing = timingFor(content, saved.extraTimePercent);
  return {
    attemptId,
    userId: saved.userId,
    testId: saved.testId,
    packageVersion: saved.packageVersion,
    title: content.title,
    ticket: saved.ticket,
    timingPolicy: timing.policy,
    limitMs: timing.limitMs,
    sections: timing.sections,
    deviceId: device,
    status: 'open',
    startedAt: 0,
    startOffsetMs: null,
    sealedAt: null,
    head: null,
    acknowledgedSeq: 0,
    draftsStopped: false,
  };
}

/** The log of an attempt in order. @param from seq of the first event to return. */
export async function eventsOf(database: ExamDatabase, attemptId: string, from = 0): Promise<AttemptEvent[]> {
  const range = database.events.where('[attemptId+seq]').between([attemptId, from], [attemptId, Infinity]);
  const rows = await range.toArray();
  return rows.map(withoutAttemptId);
}

function withoutAttemptId({ attemptId: _attemptId, ...event }: StoredEvent): AttemptEvent {
  return event as AttemptEvent;
}

/** AT1: the state of an attempt, folded from its log. */
export async function stateOf(database: ExamDatabase, attempt: AttemptRow): Promise<AttemptState> {
  return foldLog(attempt, await eventsOf(database, attempt.attemptId));
}

export function foldLog(attempt: AttemptRow, events: readonly AttemptEvent[]): AttemptState {
  return foldAttempt(genesisHash(headerOf(attempt), sha256), events, timingOf(attempt));
}

/** AT22: who sealed an attempt; null if it is not sealed or not on this device. */
export async function sealedBy(
  database: ExamDatabase,
  attemptId: string,
): Promise<'student' | 'clock' | null> {
  const range = database.events.where('[attemptId+seq]').between([attemptId, 0], [attemptId, Infinity]);
  const last = await range.last();
  return last?.type === 'sealed' ? last.by : null;
}

export interface AttemptSummary {
  readonly answered: number;
  readonly total: number;
  /** The exam clock at the last event. */
  readonly clock: ClockReading;
}

/** The state of an open attempt for the home screen. Null if its paper is no longer on the device. */
export async function summaryOf(database: ExamDatabase, attempt: AttemptRow): Promise<AttemptSummary | null> {
  const paper = await packageOf(database, attempt);
  if (paper === undefined) return null;
  const ids = questionIdsInOrder(paper.content);
  const state = await stateOf(database, attempt);
  return {
    answered: answeredCount(countStatuses(state, ids)),
    total: ids.length,
    clock: state.clock,
  };
}

/** AT20: exam time left, ms, for screens outside the exam room. */
export function timeLeftOf(database: ExamDatabase, attempt: AttemptRow, clock: ClockReading): number {
  return remainingAt(clock, deviceNow(database.edge), timingOf(attempt));
}

/** The exact version of the paper that the attempt was started with (PK5). */
export async function packageOf(
  database: ExamDatabase,
  attempt: Pick<AttemptRow, 'userId' | 'testId' | 'packageVersion'>,
): Promise<PackageRow | undefined> {
  return database.packages.get([attempt.userId, attempt.testId, attempt.packageVersion]);
}
