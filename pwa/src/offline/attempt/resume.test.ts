import { logText, type AttemptEvent } from '@exam/shared-schema/attempt';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserEdge, type DeviceEdge } from '../../api/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { openRoom } from './attempt-room.ts';
import type { AttemptRoom } from './room-contract.ts';
import { eventsOf, startAttempt, stateOf } from './attempts.ts';
import { openDatabase, type ExamDatabase, type PackageRow } from '../database/database.ts';
import { toBase64Url, utf8 } from '../platform/file-crypto.ts';
import { pushDraft } from './drafts.ts';
import { continueFromDraft, handInMoved, type Draft } from './resume.ts';

const MINUTE = 60_000;
const SERVER_START = Date.UTC(2026, 0, 5, 9);
const SIGNED = `${toBase64Url(
  utf8(
    JSON.stringify({
      ticketId: 't1',
      userId: 'u1',
      testId: 'paper-1',
      packageVersion: 'a'.repeat(64),
      extraTimePercent: 50,
      issuedAt: 0,
      nonce: '',
      secret: '',
      keyId: 'k',
    }),
  ),
)}.${'A'.repeat(86)}`;

interface TestDevice {
  readonly database: ExamDatabase;
  readonly saved: PackageRow;
  now: number;
  answer: (url: string, method: string) => Response;
}

let counter = 0;

/** @param wrongBy how far its wall clock is ahead of the server's. */
async function device(wrongBy: number): Promise<TestDevice> {
  counter += 1;
  const made = {} as { -readonly [key in keyof TestDevice]: TestDevice[key] };
  made.now = SERVER_START + wrongBy;
  made.answer = () => Response.error();
  const edge: DeviceEdge = {
    ...browserEdge,
    pageLife: `page-${counter}`,
    now: () => made.now,
    mono: () => made.now - SERVER_START - wrongBy,
    fetch: (url, { method }) => Promise.resolve(made.answer(url, method ?? 'GET')),
  };
  made.database = openDatabase(`resume-${counter}`, edge);
  made.saved = { ...(await putSavedPaper(made.database, 'u1')), ticket: SIGNED, extraTimePercent: 50 };
  return made;
}

async function roomOf({ database }: TestDevice, attemptId: string): Promise<AttemptRoom> {
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(`The room is ${opened.kind}`);
  return opened.room;
}

/** The server's draft of the first device's log, and the time of its last event. */
function draftOf(
  attemptId: string,
  events: readonly AttemptEvent[],
  times: Pick<Draft, 'elapsedMs' | 'at'>,
): Draft {
  const last = events.at(-1);
  return {
    attemptId,
    testId: 'paper-1',
    packageVersion: 'a'.repeat(64),
    acknowledgedSeq: events.length - 1,
    head: last?.hash ?? '',
    events: logText(events),
    ticket: SIGNED,
    word: 'a word',
    ...times,
  };
}

let first: TestDevice;
let second: TestDevice;
let attemptId: string;
let draft: Draft;
let logged: readonly AttemptEvent[];

beforeEach(async () => {
  first = await device(0);
  second = await device(-3 * 60 * MINUTE);
  ({ attemptId } = await startAttempt(first.database, first.saved));
  const room = await roomOf(first, attemptId);
  first.now += 10 * MINUTE;
  room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
  await room.close();
  const times = { elapsedMs: 25 * MINUTE, at: SERVER_START + 25 * MINUTE };
  logged = await eventsOf(first.database, attemptId);
  draft = draftOf(attemptId, logged, times);
  second.now += 25 * MINUTE;
});

describe('[ST13] an attempt that goes on on another device', () => {
  it('has the answers, one log, and the time by the server’s clock, whatever its own clock shows', async () => {
    const row = await continueFromDraft(second.database, second.saved, draft);
    if (row === null) throw new Error('It did not go on');
    const state = await stateOf(second.database, row);
    expect(state.questions.get('q1')?.answer).toBe('a');
    expect(state).toMatchObject({ status: 'open', continuedFrom: draft.head });
    const room = await roomOf(second, attemptId);
    expect(room.remainingMs()).toBe(90 * MINUTE - 25 * MINUTE);
    expect(row.startedAt + (row.startOffsetMs ?? 0)).toBe(SERVER_START);
    await room.close();
    const events = await eventsOf(second.database, attemptId);
    expect(events.find(({ type }) => type === 'resumed')).toMatchObject({ word: 'a word' });
  });

  it('is taken over once: a second tap finds it there and changes nothing', async () => {
    await continueFromDraft(second.database, second.saved, draft);
    const before = await eventsOf(second.database, attemptId);
    await continueFromDraft(second.database, second.saved, draft);
    expect(await eventsOf(second.database, attemptId)).toEqual(before);
  });

  it('is not taken over where its log does not hold together', async () => {
    const events = logText(
      logged.map((event) => (event.type === 'answered' ? { ...event, answer: 'b' } : event)),
    );
    expect(await continueFromDraft(second.database, second.saved, { ...draft, events })).toBeNull();
    expect(await second.database.attempts.count()).toBe(0);
  });

  it('[AT22] seals itself at once where its time has run out meanwhile', async () => {
    const late = { ...draft, elapsedMs: 120 * MINUTE, at: SERVER_START + 120 * MINUTE };
    await continueFromDraft(second.database, second.saved, late);
    expect((await openRoom(second.database, attemptId)).kind).toBe('sealed');
    expect(await second.database.outbox.count()).toBe(1);
  });
});

describe('[SY6] the device that was left', () => {
  beforeEach(() => {
    const refusal = { success: false, code: 'OUT_OF_STEP', message: '', error: '' };
    const elsewhere = { ...draft, acknowledgedSeq: draft.acknowledgedSeq + 1, head: 'f'.repeat(64) };
    first.answer = (_url, method) =>
      method === 'PUT'
        ? Response.json(refusal, { status: 409 })
        : Response.json({ success: true, data: elsewhere });
  });

  it('stops when it meets the server again, keeps its log, and counts as no open exam', async () => {
    const before = await eventsOf(first.database, attemptId);
    await pushDraft(first.database, attemptId, 'token');
    expect(await first.database.attempts.get(attemptId)).toMatchObject({
      status: 'moved',
      draftsStopped: true,
    });
    expect((await openRoom(first.database, attemptId)).kind).toBe('moved');
    expect(await eventsOf(first.database, attemptId)).toEqual(before);
    expect(await first.database.outbox.count()).toBe(0);
  });

  it('hands in its log at the student’s request', async () => {
    await pushDraft(first.database, attemptId, 'token');
    expect(await handInMoved(first.database, attemptId)).toBe(true);
    expect(await first.database.outbox.get(attemptId)).toMatchObject({ state: 'waiting' });
    expect(await first.database.attempts.get(attemptId)).toMatchObject({ status: 'sealed' });
  });
});
