import { logText, type AttemptAction } from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';
import { Device, rightAnswers } from './support/device.ts';
import { openJudge, type Change, type Judge } from './support/judge.ts';
import { START } from './support/test-server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Of the paper. */
const LIMIT = 2 * MINUTE;

let judge: Judge;

beforeAll(async () => {
  judge = await openJudge(LIMIT / MINUTE);
});

afterAll(() => judge.close());

const begun = () => new Device(judge.issued, START).start();
const iso = (at: number) => new Date(at).toISOString();
const right = () => Object.entries(rightAnswers(judge.issued.paper));
const firstId = () => right()[0]?.[0] ?? '';
const rightFirst = () => {
  const [questionId = '', answer = ''] = right()[0] ?? [];
  return { type: 'answered', questionId, answer } as AttemptAction;
};
const responses = (count: number, more: object = {}) =>
  right()
    .slice(0, count)
    .map(([questionId, selectedAnswer]) => ({ questionId, selectedAnswer, ...more }));

/** What a client says that keeps no log. */
const plain = (wire: Partial<AttemptOnWire>, change: Omit<Change, 'wire'> = {}) =>
  judge.judged(new Device(judge.issued, START), {
    receivedAt: START + HOUR,
    ...change,
    wire: { responses: [], clock: undefined, ...wire, log: undefined },
  });

describe('[ST5] a hand-in without a log', () => {
  test('[ST5] is taken at its word: what it answered, and when', () => {
    const said = {
      timeTaken: 7.6,
      markedForReview: true,
      visits: 3,
      answeredAt: '2026-01-05T09:01:00.000Z',
    };
    const judged = plain({
      responses: responses(1, said),
      startedAt: iso(START + SECOND),
      submittedAt: iso(START + MINUTE),
      totalTimeTaken: 58.6,
    });
    expect(judged).toMatchObject({
      flags: ['no-log'],
      startedAt: START + SECOND,
      submittedAt: START + MINUTE,
      totalTimeSeconds: 59,
    });
    expect(judged.responses[0]).toEqual({ ...said, ...responses(1)[0], timeTaken: 8, isSkipped: false });
  });

  test('[AT7] what it does not say is nothing, and a minute for each answer', () => {
    const judged = plain({ responses: responses(1) });
    expect(judged).toMatchObject({ startedAt: START + HOUR, submittedAt: START + HOUR, totalTimeSeconds: 0 });
    const unsaid = { markedForReview: false, visits: 0, answeredAt: null };
    const [first, second] = judged.responses;
    expect(first).toEqual({ ...unsaid, ...responses(1)[0], timeTaken: 60, isSkipped: false });
    expect(second).toEqual({
      ...unsaid,
      questionId: right()[1]?.[0],
      selectedAnswer: null,
      timeTaken: 0,
      isSkipped: true,
    });
    expect(judged.responses).toHaveLength(4);
    expect(judged.answers).toEqual(
      Object.fromEntries(right().map(([id, answer], place) => [id, place === 0 ? answer : null])),
    );
  });

  test('[AT6] a question without an answer is as one that it does not name', () => {
    const named = plain({ responses: [{ questionId: firstId() }] });
    expect(named.answers).toEqual(plain({}).answers);
    expect(named.answersDigest).toBe(plain({}).answersDigest);
  });

  test('[ST5] a start that it does not say follows from its end and its time, and proves nothing', () => {
    const judged = plain(
      { submittedAt: iso(START), totalTimeTaken: 90 },
      { credential: { issuedAt: START + HOUR } },
    );
    expect(judged).toMatchObject({ startedAt: START - 90 * SECOND, flags: ['no-log'] });
  });

  test('[AT22] its time is over after the limit and two seconds', () => {
    const flags = (totalTimeTaken: number) => plain({ totalTimeTaken }).flags;
    expect([flags(122), flags(123)]).toEqual([['no-log'], ['no-log', 'over-time']]);
  });

  test('[SY5] it is late by its own times, where it says both and the clock runs on', () => {
    const flags = (spanMs: number, change: Omit<Change, 'wire'> = {}) =>
      plain({ startedAt: iso(START), submittedAt: iso(START + spanMs) }, change).flags;
    expect(flags(LIMIT + 2_000)).toEqual(['no-log']);
    expect(flags(LIMIT + 2_001)).toEqual(['no-log', 'late']);
    expect(flags(HOUR, { policy: 'pausable' })).toEqual(['no-log']);
    expect(plain({ submittedAt: iso(START + HOUR) }).flags).toEqual(['no-log']);
  });

  test('[ST11] [ST74] it began when it says, by the server’s clock as far as it knows that', () => {
    const flags = (startedAt: number, offsetMs: number | null) =>
      plain(
        {
          startedAt: iso(startedAt),
          submittedAt: iso(startedAt),
          ...(offsetMs !== null && { clock: { offsetMs, measuredAt: START } }),
        },
        {
          credential: { windows: [{ opensAt: START - HOUR, closesAt: START + HOUR }] },
          receivedAt: START + 2 * HOUR,
        },
      ).flags;
    expect(flags(START - 120_000, null)).toEqual(['no-log']);
    expect(flags(START - 120_001, null)).toEqual(['no-log', 'before-ticket']);
    expect(flags(START - 180_000, 60_000)).toEqual(['no-log']);
    expect(flags(START - 180_001, 60_000)).toEqual(['no-log', 'before-ticket']);
    expect(flags(START + HOUR + 10_001, null)).toEqual(['no-log', 'outside-window']);
  });

  test('[ST74] [ST80] without a start of its own it is outside only if it came before the window', () => {
    const flags = (window: { opensAt: number | null; closesAt: number | null }) =>
      plain({}, { credential: { windows: [window] }, receivedAt: START }).flags;
    expect(flags({ opensAt: null, closesAt: START - HOUR })).toEqual(['no-log']);
    expect(flags({ opensAt: START + 10_000, closesAt: null })).toEqual(['no-log']);
    expect(flags({ opensAt: START + 10_001, closesAt: null })).toEqual(['no-log', 'outside-window']);
  });

  test('[SY5] a clock that is more than two minutes off is told, also of a log', () => {
    const flags = (offsetMs: number) => plain({ clock: { offsetMs, measuredAt: START } }).flags;
    expect([flags(-120_000), flags(120_001)]).toEqual([['no-log'], ['no-log', 'clock-offset']]);
  });

  test('[ST4] [ST5] an account that is disabled, and the lack of a ticket, are told first', () => {
    const credential = { isDisabled: true, byTicket: false };
    expect(plain({}, { credential }).flags).toEqual(['account-disabled', 'no-ticket', 'no-log']);
    expect(judge.judged(begun().seal(), { credential }).flags).toEqual(['account-disabled', 'no-ticket']);
  });
});

describe('[ST5] the log beside what is claimed', () => {
  const device = () => begun().log(rightFirst()).seal();
  const flags = (wire: Partial<AttemptOnWire>) => judge.judged(device(), { wire }).flags;

  test('[SY12] differs where the answers do, or their digest, and not where neither is sent', () => {
    const { answersDigest } = device();
    expect(flags({ responses: [] })).toEqual([]);
    expect(flags({ responses: [], answersDigest })).toEqual([]);
    expect(flags({ responses: responses(1), answersDigest })).toEqual([]);
    expect(flags({ responses: [], answersDigest: sha256('other') })).toEqual(['log-differs']);
    expect(flags({ responses: responses(1), answersDigest: sha256('other') })).toEqual(['log-differs']);
    expect(flags({ responses: responses(2) })).toEqual(['log-differs']);
    expect(flags({ responses: [{ questionId: firstId() }], answersDigest })).toEqual(['log-differs']);
  });

  test('[SY11] what a newer app logged is told, and the rest counts', () => {
    const newer = begun()
      .log({ type: 'pad-opened' } as unknown as AttemptAction)
      .log(rightFirst());
    const judged = judge.judged(newer.seal());
    expect(judged.flags).toEqual(['newer-log']);
    expect(judged.answers[firstId()]).toEqual(responses(1)[0]?.selectedAnswer);
  });

  test('[SY5] what is no log is refused with the reason', () => {
    const log = { head: sha256('x'), events: '["left-page",1]' };
    expect(judge.judge(begun(), { wire: { log } })).toEqual({
      ok: false,
      reason: 'Event 0 of the log is malformed.',
    });
  });
});

describe('[ST5] the time of a log', () => {
  const timesOf = (device: Device, wire: Partial<AttemptOnWire> = {}) => {
    const { startedAt, submittedAt, totalTimeSeconds } = judge.judged(device, {
      wire,
      receivedAt: START + HOUR,
    });
    return { startedAt, submittedAt, totalTimeSeconds };
  };

  test('[AT22] is from its start to its seal, rounded to seconds, up to the limit', () => {
    const device = begun().wait(10_600).log({ type: 'sealed', by: 'student', elapsedMs: 0 });
    const sealedAt = device.at;
    const times = { startedAt: START, submittedAt: sealedAt, totalTimeSeconds: 11 };
    expect(timesOf(device)).toEqual(times);
    expect(timesOf(device.wait(5_000).log(rightFirst()))).toMatchObject({ submittedAt: sealedAt });
    const long = begun().wait(HOUR).log({ type: 'sealed', by: 'clock', elapsedMs: LIMIT });
    expect(timesOf(long)).toMatchObject({ submittedAt: START + HOUR, totalTimeSeconds: 120 });
  });

  test('[SY5] is up to its last event where it was never sealed, and from its first where it has no start', () => {
    const device = new Device(judge.issued, START + SECOND).log(rightFirst()).wait(SECOND).log(rightFirst());
    expect(timesOf(device)).toMatchObject({ startedAt: START + SECOND, submittedAt: START + 2 * SECOND });
  });

  const broken = (device: Device) => ({ head: sha256('broken'), events: logText(device.events) });

  test('[SY12] a broken log is marked by itself where nothing else was sent', () => {
    const device = begun()
      .log(rightFirst())
      .wait(10_600)
      .log({ type: 'sealed', by: 'student', elapsedMs: 10_600 });
    const judged = judge.judged(device, {
      wire: { log: broken(device), responses: [] },
      receivedAt: START + HOUR,
    });
    expect(judged).toMatchObject({
      flags: ['log-broken'],
      startedAt: START,
      submittedAt: device.at,
      totalTimeSeconds: 11,
    });
    expect(judged.answers[firstId()]).toEqual(responses(1)[0]?.selectedAnswer);
    const bare = new Device(judge.issued, START + SECOND).log(rightFirst());
    expect(timesOf(bare, { log: broken(bare), responses: [] }).startedAt).toBe(START + HOUR);
  });

  test('[SY5] and by what was sent beside it where something was', () => {
    const device = begun().log(rightFirst()).seal();
    const wire = { log: broken(device), responses: responses(2).slice(1), startedAt: iso(START + 7) };
    const judged = judge.judged(device, { wire });
    expect(judged.answers[firstId()]).toBeNull();
    expect(judged.answers[right()[1]?.[0] ?? '']).toEqual(right()[1]?.[1]);
    expect([judged.flags, judged.startedAt]).toEqual([['log-broken'], START + 7]);
  });
});
