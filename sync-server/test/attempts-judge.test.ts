import { attemptFlags, type AttemptFlag, type AttemptOnWire } from '@exam/shared-schema/contract';
import type { AttemptAction, TimeStatement } from '@exam/shared-schema/attempt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Credential } from '../src/features/attempts/hand-in/credential.ts';
import { isDoubted, mayRank } from '../src/marked-attempts/flags.ts';
import { digestOf } from '../src/features/attempts/hand-in/verify-hand-in.ts';
import { readTimeStatement, signTimeStatement } from '../src/installation/index.ts';
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

const begun = (at = START) => new Device(judge.issued, at).start();
const right = () => rightAnswers(judge.issued.paper);
const first = () => Object.entries(right())[0] ?? ['', ''];
const answered = (device: Device) =>
  device.log({ type: 'answered', questionId: first()[0], answer: first()[1] });
const visited = (): AttemptAction => ({ type: 'visited', questionId: first()[0] });
const sealed = (device: Device, elapsedMs: number, by: 'student' | 'clock' = 'student') =>
  device.log({ type: 'sealed', by, elapsedMs });
const resumed = (more: Partial<Extract<AttemptAction, { type: 'resumed' }>>): AttemptAction => ({
  type: 'resumed',
  session: 'again',
  reason: 'reload',
  ...more,
});

const flagsOf = (device: Device, change?: Change) => [...judge.judged(device, change).flags];

describe('[ST70] what the seal tells', () => {
  const sealedAfter = (ms: number, by: 'student' | 'clock') => sealed(begun().wait(ms), LIMIT, by);

  test('[AT22] late is by hand, after the limit and two seconds, where the clock runs on', () => {
    expect(flagsOf(sealedAfter(LIMIT + 2_000, 'student'))).toEqual([]);
    expect(flagsOf(sealedAfter(LIMIT + 2_001, 'student'))).toEqual(['late']);
    expect(flagsOf(sealedAfter(LIMIT + HOUR, 'clock'))).toEqual([]);
    expect(flagsOf(sealedAfter(LIMIT + 2_001, 'student'), { policy: 'pausable' })).toEqual([]);
  });

  test('[ST2] extra time makes it later', () => {
    const device = sealed(begun().wait(1.5 * LIMIT), 1.5 * LIMIT);
    expect(flagsOf(device, { credential: { extraTimePercent: 50 } })).toEqual([]);
    expect(flagsOf(device)).toEqual(['late']);
  });

  test('[AT22] one answer after the limit is over time, and one start is what a log has', () => {
    expect(flagsOf(sealed(answered(begun().wait(LIMIT + 2_001)), LIMIT, 'clock'))).toEqual(['over-time']);
    expect(flagsOf(sealed(new Device(judge.issued, START).log(visited()), 0))).toEqual(['start-unclear']);
    expect(flagsOf(sealed(begun().start(), 0))).toEqual(['start-unclear']);
  });

  test('[ST69] less time than the log counts is claimed, beyond two seconds and up to the limit', () => {
    const says = (countedMs: number, elapsedMs: number) =>
      flagsOf(sealed(begun().wait(countedMs), elapsedMs, 'clock'));
    expect(says(MINUTE, MINUTE - 2_000)).toEqual([]);
    expect(says(MINUTE, MINUTE - 2_001)).toEqual(['time-claimed']);
    expect(says(HOUR, LIMIT - 2_000)).toEqual([]);
    expect(says(HOUR, LIMIT - 2_001)).toEqual(['time-claimed']);
  });

  test('[SY5] too fast is ten answers or more, each in less than three tenths of a second', () => {
    const fast = (count: number, ms: number) => {
      const device = new Device(judge.long, START).start().wait(ms);
      for (const questionId of device.questionIds.slice(0, count))
        device.log({ type: 'answered', questionId, answer: '5' });
      return flagsOf(sealed(device, ms, 'clock'), { keyed: judge.keyedLong });
    };
    expect([fast(10, 3_000), fast(10, 2_999), fast(9, 0)]).toEqual([[], ['too-fast'], []]);
  });

  test('[SY5] an answer that was cleared is none that was given', () => {
    const device = new Device(judge.long, START).start();
    const ids = device.questionIds.slice(0, 10);
    for (const questionId of ids) device.log({ type: 'answered', questionId, answer: '5' });
    device.log({ type: 'cleared', questionId: ids[0] ?? '' });
    expect(flagsOf(sealed(device, 0, 'clock'), { keyed: judge.keyedLong })).toEqual([]);
  });
});

describe('[ST69] the word of the server', () => {
  type Word = Omit<TimeStatement, 'kind' | 'keyId'>;

  /** Ten seconds are claimed of a minute, with the word changed as the test says. */
  const claimed = (change: (word: Word, device: Device) => Partial<Word> | null) => {
    const device = begun().wait(MINUTE).log(visited());
    const { attemptId, userId } = device.header;
    const word: Word = { attemptId, userId, head: device.head, elapsedMs: 10_000, at: device.at };
    const changed = change(word, device);
    const text = changed === null ? {} : { word: signTimeStatement(judge.keys, { ...word, ...changed }) };
    device.log(resumed({ reason: 'time-left', elapsedMs: 10_000, ...text }));
    return flagsOf(sealed(device, 10_000));
  };

  test('[ST69] vouches for this attempt, of this user, this time, at this place of the log', () => {
    expect(claimed(() => ({}))).toEqual([]);
    expect(claimed(() => ({ startedAt: START + 10_000 }))).toEqual([]);
    const others: Partial<Word>[] = [
      { attemptId: 'another' },
      { userId: 'another' },
      { elapsedMs: 9_999 },
      { head: sha256('elsewhere') },
      { startedAt: START + 10_001 },
    ];
    for (const other of others) expect(claimed(() => other)).toEqual(['time-claimed']);
    expect(claimed((_word, device) => ({ head: device.genesis }))).toEqual(['time-claimed']);
    expect(claimed(() => null)).toEqual(['time-claimed']);
  });

  test('[ST69] one that is vouched for does not vouch for another', () => {
    const device = begun().wait(MINUTE);
    for (const isVouched of [true, false]) {
      const { attemptId, userId } = device.header;
      const said = { attemptId, userId, head: device.head, elapsedMs: 0, at: device.at };
      const word = isVouched ? { word: signTimeStatement(judge.keys, said) } : {};
      device
        .log(resumed({ reason: 'time-left', elapsedMs: 0, ...word }))
        .wait(MINUTE)
        .log(visited());
    }
    expect(flagsOf(sealed(device, MINUTE))).toContain('time-claimed');
  });

  test('[ST69] a ticket is no word', () => {
    expect(readTimeStatement(judge.keys, judge.issued.ticket)).toBeNull();
  });
});

describe('[ST70] the longest that an attempt can have taken', () => {
  const TWO_MINUTES_MORE = LIMIT + 2 * MINUTE;
  const LONG_AFTER = START + 10 * HOUR;

  /** A wall clock that goes ahead in view; ten seconds are counted. */
  const jumped = (aheadMs: number) => {
    const device = begun().wait(10_000 - SECOND);
    device.at += aheadMs;
    return answered(device).wait(SECOND);
  };
  const unclear = (device: Device, clock: AttemptOnWire['clock'], receivedAt = LONG_AFTER) =>
    flagsOf(sealed(device, 10_000), { wire: { clock }, receivedAt }).includes('time-unclear');

  test('[ST70] is what the log counts and what it leaves uncounted, where nothing measures it', () => {
    const ahead = TWO_MINUTES_MORE - 10_000;
    expect(unclear(jumped(ahead), undefined)).toBe(false);
    expect(unclear(jumped(ahead + 1), undefined)).toBe(true);
  });

  test('[ST70] is never more than what lies between issue and hand-in', () => {
    expect(unclear(jumped(HOUR), undefined, START + TWO_MINUTES_MORE)).toBe(false);
    expect(unclear(jumped(HOUR), undefined, START + TWO_MINUTES_MORE + 1)).toBe(true);
  });

  test('[ST70] is what the server’s clock shows, where the device measured it after the end', () => {
    const by = (offsetMs: number, measuredLaterMs = 0) => {
      const device = jumped(HOUR);
      return unclear(device, { offsetMs, measuredAt: device.at + measuredLaterMs });
    };
    expect(by(-HOUR)).toBe(false);
    expect(by(-HOUR, -1)).toBe(true);
    expect([by(TWO_MINUTES_MORE - 10_000 - HOUR), by(TWO_MINUTES_MORE - 10_000 - HOUR + 1)]).toEqual([
      false,
      true,
    ]);
  });

  test('[ST70] a clock that was off all the time is off by as much at the start', () => {
    const device = new Device(judge.issued, START);
    device.log({ type: 'started', session: device.session, offsetMs: 24 * HOUR }).wait(10_000);
    device.at += HOUR;
    expect(unclear(answered(device), { offsetMs: 23 * HOUR, measuredAt: device.at })).toBe(false);
  });

  test('[ST70] a measurement that shows half a minute less than the log counts explains nothing', () => {
    const shows = (shownMs: number) => {
      const device = begun().wait(40_000);
      device.at += HOUR;
      sealed(answered(device), 40_000);
      const clock = { offsetMs: shownMs - 40_000 - HOUR, measuredAt: device.at };
      return flagsOf(device, { wire: { clock }, receivedAt: LONG_AFTER }).includes('time-unclear');
    };
    expect([shows(10_001), shows(10_000)]).toEqual([false, true]);
  });

  test('[ST70] another clock is asked only where those of the log leave something open', () => {
    const measured = (device: Device) => unclear(device, { offsetMs: HOUR, measuredAt: device.at });
    expect([measured(jumped(2_000)), measured(jumped(2_001))]).toEqual([false, true]);
    const reloaded = begun();
    reloaded.session = 'again';
    reloaded.log(resumed({})).wait(10_000);
    expect(measured(answered(reloaded))).toBe(true);
  });

  test('[ST70] what was not measured before the start measures nothing', () => {
    const device = new Device(judge.issued, START);
    device.log({ type: 'started', session: device.session, offsetMs: null }).wait(10_000);
    device.at += HOUR;
    answered(device);
    const half = { offsetMs: -HOUR, measuredAt: null };
    expect(unclear(device, { offsetMs: -HOUR, measuredAt: device.at })).toBe(true);
    expect(unclear(jumped(HOUR), half)).toBe(true);
    const thereAndBack = jumped(HOUR);
    thereAndBack.at -= HOUR;
    const unknown = { offsetMs: null, measuredAt: LONG_AFTER };
    expect(unclear(thereAndBack.log(visited()), unknown)).toBe(true);
  });

  test('[ST70] is of no matter where nothing counts', () => {
    const device = begun();
    device.at += HOUR;
    device.log(visited());
    expect(
      flagsOf(sealed(device, 0, 'clock'), { receivedAt: LONG_AFTER, wire: { clock: undefined } }),
    ).toEqual(['clock-jumped']);
  });
});

describe('[ST69] [ST70] what the server had heard before', () => {
  /** A draft of the device's own log, up to an event. */
  const draftOf = (device: Device, nextSeq: number, updatedAt = START) => ({
    attemptId: device.header.attemptId,
    nextSeq,
    ownLength: 0,
    ownHead: device.genesis,
    firstContactAt: START,
    updatedAt,
    isHandedIn: false,
  });
  const MOST = LIMIT + 30_000 + 120_000;

  test('[ST69] late is what follows on a draft that came after the time, half a minute and two minutes', () => {
    const late = (updatedAt: number, nextSeq: number, policy?: 'pausable') => {
      const device = answered(begun().wait(5_000)).wait(SECOND).log(visited());
      sealed(device, 6_000, 'clock');
      const drafts = [draftOf(device, nextSeq, updatedAt)];
      return flagsOf(device, { credential: { drafts }, receivedAt: START + HOUR, policy });
    };
    expect(late(START + MOST, 1)).toEqual([]);
    expect(late(START + MOST + 1, 1)).toEqual(['late']);
    // The answer is event 1: what was in the draft already may be from the beginning.
    expect(late(START + MOST + 1, 2)).toEqual([]);
    expect(late(START + MOST + 1, 1, 'pausable')).toEqual([]);
  });

  test('[ST69] nothing is late where nothing counts, or by the draft of another attempt', () => {
    const device = sealed(begun().log(visited()), 0, 'clock');
    const drafts = [draftOf(device, 1, START + HOUR)];
    expect(flagsOf(device, { credential: { drafts }, receivedAt: START + HOUR })).toEqual([]);
    const other = answered(begun().wait(5_000));
    const foreign = [{ ...draftOf(other, 1, START + HOUR), attemptId: 'another', isHandedIn: true }];
    sealed(other, 5_000, 'clock');
    expect(flagsOf(other, { credential: { drafts: foreign }, receivedAt: START + HOUR })).toEqual([]);
  });

  test('[ST70] restarted: a log that does not go on from its draft, or another that was never handed in', () => {
    const device = sealed(begun().wait(SECOND), SECOND);
    const flags = (draft: object) =>
      flagsOf(device, { credential: { drafts: [{ ...draftOf(device, 1), ...draft }] } });
    const start = device.draft(0, 1);
    expect(flags({ ownLength: start.events.length, ownHead: start.head })).toEqual([]);
    expect(flags({ ownLength: start.events.length, ownHead: sha256('other') })).toEqual(['restarted']);
    expect(flags({ ownLength: start.events.length - 1, ownHead: start.head })).toEqual(['restarted']);
    expect(flags({ attemptId: 'another' })).toEqual(['restarted']);
    expect(flags({ attemptId: 'another', isHandedIn: true })).toEqual([]);
    // Handed in before or not: its own log has to go on from what the server had.
    expect(flags({ ownHead: sha256('other'), isHandedIn: true })).toEqual(['restarted']);
  });
});

describe('[ST11] [ST74] when it began, by the clock of the server', () => {
  const opensAt = START + HOUR;
  const closesAt = START + 2 * HOUR;
  const isOutside = (startedAt: number, window: { opensAt: number | null; closesAt: number | null }) =>
    flagsOf(sealed(begun(startedAt), 0), {
      credential: { windows: [window] },
      receivedAt: START + 3 * HOUR,
    }).includes('outside-window');

  test('[ST74] ten seconds before the window and after it are within', () => {
    const window = { opensAt, closesAt };
    const at = [opensAt - 10_001, opensAt - 10_000, closesAt + 10_000, closesAt + 10_001];
    expect(at.map((startedAt) => isOutside(startedAt, window))).toEqual([true, false, false, true]);
  });

  test('[ST74] a window may be open at either end', () => {
    expect(isOutside(START, { opensAt: null, closesAt })).toBe(false);
    expect(isOutside(START + 9 * HOUR, { opensAt, closesAt: null })).toBe(false);
    expect(isOutside(START, { opensAt, closesAt: null })).toBe(true);
    expect(isOutside(START + 9 * HOUR, { opensAt: null, closesAt })).toBe(true);
  });

  test('[ST80] it began before the server knew of it, whatever its log says', () => {
    const flags = (startedAt: number, change: Partial<Credential> = {}) =>
      flagsOf(sealed(begun(startedAt), 0), { credential: change, receivedAt: START });
    expect(flags(START + 10_000)).toEqual([]);
    expect(flags(START + 10_001)).toEqual(['future-start']);
    const windows = [{ opensAt: START + HOUR, closesAt: null }];
    expect(flags(START + HOUR, { windows })).toEqual(['outside-window', 'future-start']);
    const device = begun(opensAt);
    const draft = {
      ...{ attemptId: device.header.attemptId, nextSeq: 0, ownLength: 0, ownHead: device.genesis },
      ...{ firstContactAt: opensAt - 10_001, updatedAt: opensAt, isHandedIn: false },
    };
    const known = { credential: { windows, drafts: [draft] }, receivedAt: closesAt };
    expect(flagsOf(sealed(device, 0), known)).toEqual(['outside-window', 'future-start']);
  });

  /** How long before its ticket it may begin. */
  const EARLY = 120_000;
  const before = (device: Device, offsetMs: number | null, byHand = 0) => {
    const clock = offsetMs === null ? undefined : { offsetMs, measuredAt: device.at };
    const flags = flagsOf(sealed(device, byHand), { wire: { clock }, receivedAt: START + HOUR });
    return flags.includes('before-ticket');
  };

  test('[ST11] as the log says of the clock at the start, not as the device says at the end', () => {
    const offset = (offsetMs: number) =>
      new Device(judge.issued, START).log({ type: 'started', session: 'page-1', offsetMs });
    expect([before(offset(-EARLY), HOUR), before(offset(-EARLY - 1), HOUR)]).toEqual([false, true]);
  });

  test('[ST11] as the device says at the end, where the log does not', () => {
    const silent = () =>
      new Device(judge.issued, START).log({ type: 'started', session: 'page-1', offsetMs: null });
    const early = new Device(judge.issued, START - EARLY - 1);
    early.log({ type: 'started', session: 'page-1', offsetMs: null });
    expect(before(early, null)).toBe(true);
    expect(flagsOf(sealed(silent(), 0), { wire: { clock: undefined } })).toEqual([]);
    expect([before(silent(), -EARLY), before(silent(), -EARLY - 1), before(silent(), null)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('[ST13] by the clock of the device that went on with it, and the time that had been used by then', () => {
    const moved = (
      startsAt: number,
      goesOnAt: number,
      elapsedMs: number | undefined,
      reason: 'other-device' | 'reload',
    ) => {
      const device = new Device(judge.issued, startsAt);
      device.log({ type: 'started', session: 'page-1', offsetMs: null });
      device.at = goesOnAt;
      device.session = 'again';
      return device.log(resumed({ reason, elapsedMs }));
    };
    const yesterday = START - 24 * HOUR;
    expect(before(moved(yesterday, START + MINUTE, MINUTE, 'other-device'), 0, MINUTE)).toBe(false);
    expect(before(moved(START, START - EARLY + MINUTE, MINUTE, 'other-device'), 0, MINUTE)).toBe(false);
    expect(before(moved(START, START - EARLY + MINUTE - 1, MINUTE, 'other-device'), 0, MINUTE)).toBe(true);
    expect(before(moved(yesterday, START + MINUTE, undefined, 'other-device'), 0)).toBe(true);
    expect(before(moved(yesterday, START + MINUTE, MINUTE, 'reload'), 0, LIMIT)).toBe(true);
  });
});

describe('[SY5] [ST70] what ranks', () => {
  const NEVER: readonly AttemptFlag[] = ['no-log', 'log-broken', 'unsealed', 'account-disabled'];
  const DOUBTED: readonly AttemptFlag[] = [
    'late',
    'time-claimed',
    'time-unclear',
    'start-unclear',
    'restarted',
    'outside-window',
    'future-start',
    'opened-early',
  ];

  test.each(attemptFlags)('%s', (flag) => {
    const isNever = NEVER.includes(flag);
    const isInDoubt = DOUBTED.includes(flag);
    expect([mayRank([flag]), isDoubted([flag])]).toEqual([!isNever && !isInDoubt, isInDoubt]);
    // What proves nothing is not decided about, and one flag among others is enough.
    expect([mayRank(['clock-offset', flag]), isDoubted(['no-log', flag])]).toEqual([mayRank([flag]), false]);
    expect(isDoubted(['clock-offset', flag])).toBe(isInDoubt);
  });

  test('an attempt without flags', () => {
    expect([mayRank([]), isDoubted([])]).toEqual([true, false]);
  });
});

describe('[SY3] the digest of a hand-in without a log', () => {
  test('[SY3] is of what it says and of whose it is, whatever let it in', () => {
    const device = begun();
    const digest = (wire: Partial<AttemptOnWire>, header: object = {}) =>
      digestOf({
        header: { ...device.header, ...header },
        wire: { testId: 'x', responses: [], ...wire } as AttemptOnWire,
      });
    const plain = digest({});
    expect(digest({ ticket: 'renewed', clock: { offsetMs: 1, measuredAt: 2 } })).toBe(plain);
    const others = [
      digest({ totalTimeTaken: 1 }),
      digest({}, { attemptId: 'b' }),
      digest({}, { userId: 'b' }),
    ];
    expect(new Set([plain, ...others]).size).toBe(4);
  });
});
