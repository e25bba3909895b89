import type { AttemptOnWire } from '@exam/shared-schema/contract';
import type { AttemptAction } from '@exam/shared-schema/attempt';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Device, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, refusalIn, resultIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long the two-minute paper is sat by those who cheat. */
const FIVE_HOURS = 5 * HOUR;

let hall: Hall;
let issued: Issued;

beforeEach(async () => {
  hall = await openHall({ durationMinutes: 2 });
  issued = await hall.issue();
});

afterEach(async () => {
  await hall.server.close();
});

const iso = (at: number) => new Date(at).toISOString();
const right = () => rightAnswers(issued.paper);
const begun = (at = START + 1000) => new Device(issued, at).start();
const resumed = (more: Partial<Extract<AttemptAction, { type: 'resumed' }>>) =>
  ({ type: 'resumed', session: 'again', reason: 'reload', ...more }) as AttemptAction;

/** The device's own clock is right: server and device agree, to the end. */
const honestly = (device: Device) => device.handIn({ clock: { offsetMs: 0, measuredAt: device.at } });

async function handedIn(device: Device, body: AttemptOnWire = honestly(device)) {
  const late = device.at - hall.server.clock.now();
  if (late > 0) hall.server.clock.advance(late);
  const { flags } = resultIn(await hall.handIn(body));
  const { read, t } = hall.server.context.store;
  const [row] = await read.select().from(t.attempts).where(eq(t.attempts.id, device.header.attemptId));
  return { flags, ranked: row?.ranked };
}

const push = (device: Device, from?: number, to?: number) =>
  hall.server.ask('PUT', `/api/test-attempts/${device.header.attemptId}/progress`, {
    token: hall.asha.token,
    body: { ...device.draft(from, to), clock: { offsetMs: 0, measuredAt: device.at } },
  });

interface Said {
  readonly elapsedMs: number;
  readonly word: string;
}

const askTime = (device: Device, startedAt: number, head = device.head) => {
  const { attemptId, testId, packageVersion } = device.header;
  return hall.server.ask('POST', `/api/test-attempts/${attemptId}/time`, {
    body: { testId, packageVersion, ticket: issued.ticket, head, startedAt },
  });
};
const saidOf = async (device: Device, startedAt = START + 1000) =>
  dataIn<Said>(await askTime(device, startedAt));

test('[ST70] an honest attempt has no flag and ranks', async () => {
  const device = begun().answerAll(right()).seal();
  expect(await handedIn(device)).toEqual({ flags: [], ranked: true });
});

describe('[ST69] [ST70] a two-minute paper that was sat over five hours, by clocks that are right', () => {
  const laterOn = (device: Device) => {
    device.session = 'again';
    device.at += FIVE_HOURS;
    device.mono = 0;
    return device;
  };

  test.each(['time-left', 'other-device'] as const)(
    'time that the log gives back to itself as %s, without the word of the server',
    async (reason) => {
      const device = laterOn(begun());
      device
        .log(resumed({ reason, elapsedMs: 0 }))
        .answerAll(right())
        .seal();
      expect(await handedIn(device)).toEqual({ flags: ['time-claimed'], ranked: false });
    },
  );

  test('a word that was said for another place of the log, for another time, or by somebody else', async () => {
    const word = async (change: (said: Said) => Partial<Said>) => {
      const device = laterOn(begun());
      const said = await saidOf(device, hall.server.clock.now());
      device.log(resumed({ reason: 'time-left', ...said, ...change(said) }));
      return handedIn(device.answerAll(right()).seal());
    };
    expect((await word(() => ({}))).flags).toEqual([]);
    expect((await word(({ elapsedMs }) => ({ elapsedMs: elapsedMs + 1 }))).flags).toContain('time-claimed');
    expect((await word(() => ({ word: issued.ticket }))).flags).toContain('time-claimed');
    expect((await word(({ word: text }) => ({ word: `${text.slice(0, -4)}AAAA` }))).flags).toContain(
      'time-claimed',
    );
    const elsewhere = begun();
    const said = await saidOf(elsewhere, hall.server.clock.now());
    laterOn(elsewhere.log({ type: 'left-page' })).log(resumed({ reason: 'time-left', ...said }));
    expect((await handedIn(elsewhere.answerAll(right()).seal())).flags).toContain('time-claimed');
  });

  test('a log without a start', async () => {
    const device = new Device(issued, START + FIVE_HOURS).answerAll(right()).seal();
    expect(await handedIn(device)).toEqual({ flags: ['start-unclear'], ranked: false });
  });

  test('a second start', async () => {
    const device = laterOn(begun());
    device.log({ type: 'started', session: 'again', offsetMs: 0 }).answerAll(right()).seal();
    const { flags, ranked } = await handedIn(device);
    expect(flags).toContain('start-unclear');
    expect(ranked).toBe(false);
  });

  test('a wall clock that is set back while the app is closed', async () => {
    const device = laterOn(begun());
    const back = FIVE_HOURS + MINUTE;
    device.at -= back;
    device.log(resumed({})).answerAll(right()).seal();
    device.at += back;
    expect(await handedIn(device)).toEqual({ flags: ['clock-jumped', 'time-unclear'], ranked: false });
  });

  test('a wall clock that is set back by less than the app was closed, seen by how far it is off afterwards', async () => {
    const device = laterOn(begun());
    device.at -= FIVE_HOURS - MINUTE;
    device
      .log(resumed({}))
      .answer(Object.keys(right())[0] ?? '', Object.values(right())[0] ?? '')
      .seal();
    const clock = { offsetMs: FIVE_HOURS - MINUTE, measuredAt: device.at };
    hall.server.clock.advance(FIVE_HOURS + 2 * MINUTE);
    const { flags, ranked } = await handedIn(device, device.handIn({ clock }));
    expect(flags).toContain('time-unclear');
    expect(ranked).toBe(false);
  });

  test('a wall clock that is set back while the page is hidden', async () => {
    const device = begun().log({ type: 'left-page' });
    device.at -= HOUR;
    device.log({ type: 'returned' });
    device.at += HOUR + FIVE_HOURS;
    expect((await handedIn(device.answerAll(right()).seal())).flags).toContain('time-unclear');
  });

  test('a monotonic clock that stands while the page is in view, as on a laptop that sleeps', async () => {
    const device = begun();
    device.at += FIVE_HOURS;
    device.log({ type: 'clock-jumped', byMs: FIVE_HOURS }).answerAll(right()).seal();
    expect(await handedIn(device)).toEqual({ flags: ['clock-jumped', 'time-unclear'], ranked: false });
  });

  test('a monotonic clock that is a little slow at every event', async () => {
    const device = begun();
    for (let step = 0; step < 150; step += 1) {
      device.at += 1_900;
      device.wait(10).log({ type: 'visited', questionId: Object.keys(right())[0] ?? '' });
    }
    expect(await handedIn(device.answerAll(right()).seal())).toEqual({
      flags: ['time-unclear'],
      ranked: false,
    });
  });

  const hiddenAndSealed = (elapsedMs: number) => {
    const device = begun().answer(Object.keys(right())[0] ?? '', Object.values(right())[0] ?? '');
    device.log({ type: 'left-page' });
    device.at += FIVE_HOURS;
    return device.log({ type: 'sealed', by: 'clock', elapsedMs });
  };

  test('hidden, and sealed by the clock as if less time had passed', async () => {
    expect(await handedIn(hiddenAndSealed(0))).toEqual({ flags: ['time-claimed'], ranked: false });
  });

  test('[AT22] hidden, and sealed by the clock as of the deadline: nothing was gained', async () => {
    const device = hiddenAndSealed(2 * MINUTE);
    expect(await handedIn(device)).toEqual({ flags: [], ranked: true });
    const { read, t } = hall.server.context.store;
    const [row] = await read.select().from(t.attempts).where(eq(t.attempts.id, device.header.attemptId));
    expect(row?.totalTimeSeconds).toBe(120);
  });

  test('an answer while the page is hidden does not count after the time', async () => {
    const device = begun().log({ type: 'left-page' });
    device.at += FIVE_HOURS;
    const { flags } = await handedIn(
      device.answerAll(right()).log({ type: 'sealed', by: 'clock', elapsedMs: 0 }),
    );
    expect(flags).toContain('over-time');
  });

  test('a draft, and then a log that begins again under the same id', async () => {
    const device = begun();
    await push(device);
    hall.server.clock.advance(FIVE_HOURS);
    const fresh = new Device(issued, START + FIVE_HOURS, device.header.attemptId).start();
    expect(await handedIn(fresh.answerAll(right()).seal())).toEqual({
      flags: ['restarted', 'future-start'],
      ranked: false,
    });
  });

  test('a draft, and then a log that keeps its first event and goes another way', async () => {
    const device = begun()
      .wait(1000)
      .log({ type: 'visited', questionId: Object.keys(right())[0] ?? '' });
    await push(device);
    hall.server.clock.advance(FIVE_HOURS);
    const other = new Device(issued, START + 1000, device.header.attemptId).start();
    expect((await handedIn(other.answerAll(right()).seal())).flags).toContain('restarted');
  });

  test('a draft, and then a log under another id', async () => {
    await push(begun());
    hall.server.clock.advance(FIVE_HOURS);
    const other = begun(START + FIVE_HOURS)
      .answerAll(right())
      .seal();
    expect(await handedIn(other)).toEqual({ flags: ['restarted'], ranked: false });
  });

  test('another attempt that was handed in hides nothing', async () => {
    const first = begun();
    await push(first);
    await handedIn(first.answerAll(right()).seal());
    const second = begun(START + HOUR)
      .answerAll(right())
      .seal();
    expect((await handedIn(second)).flags).toEqual([]);
  });

  test('sealed, opened again, answered, sealed', async () => {
    const device = laterOn(begun().wait(10_000).log({ type: 'sealed', by: 'student', elapsedMs: 10_000 }));
    device
      .log(resumed({ reason: 'time-left' }))
      .answerAll(right())
      .seal();
    const { flags, ranked } = await handedIn(device);
    expect(flags).toContain('time-claimed');
    expect(ranked).toBe(false);
  });

  test('drafts that the server had over five hours of a log that tells of two minutes', async () => {
    const device = begun();
    await push(device);
    device.wait(1000).log({ type: 'visited', questionId: Object.keys(right())[0] ?? '' });
    hall.server.clock.advance(FIVE_HOURS);
    await push(device, 1);
    expect(await handedIn(device.answerAll(right()).seal())).toEqual({ flags: ['late'], ranked: false });
  });
});

describe('[ST69] the word of the server', () => {
  test('gives back what a clock that was set cost; the attempt ranks', async () => {
    const device = begun();
    hall.server.clock.advance(31_000);
    device.session = 'again';
    device.at += 30_000 + 24 * HOUR;
    device.mono = 0;
    device.log(resumed({})).log({ type: 'sealed', by: 'clock', elapsedMs: 2 * MINUTE });
    const said = await saidOf(device);
    expect(said.elapsedMs).toBe(30_000);
    device
      .log(resumed({ reason: 'time-left', ...said }))
      .answerAll(right())
      .seal();
    const clock = { offsetMs: -24 * HOUR, measuredAt: device.at };
    hall.server.clock.advance(HOUR);
    const { flags } = resultIn(await hall.handIn(device.handIn({ clock })));
    expect(flags).toEqual(['clock-offset']);
  });

  test('never reaches back before the ticket, and never says less than has passed since the first contact', async () => {
    const device = begun();
    hall.server.clock.advance(HOUR);
    expect((await saidOf(device, START - HOUR)).elapsedMs).toBe(HOUR);
    hall.server.clock.advance(MINUTE);
    // It had heard of the attempt a minute ago, whatever the device says now.
    expect((await saidOf(device, START + HOUR + MINUTE)).elapsedMs).toBe(MINUTE);
  });

  test('[ST69] is refused for a start in the future, and not believed by a log that started earlier', async () => {
    const device = begun();
    hall.server.clock.advance(FIVE_HOURS);
    const refused = await askTime(device, hall.server.clock.now() + 10_001);
    expect(refusalIn(refused)).toBe('422 REFUSED');
    device.session = 'again';
    device.at += FIVE_HOURS;
    device.mono = 0;
    const said = await saidOf(device, hall.server.clock.now());
    expect(said.elapsedMs).toBe(0);
    device
      .log(resumed({ reason: 'time-left', ...said }))
      .answerAll(right())
      .seal();
    expect(await handedIn(device)).toMatchObject({
      flags: expect.arrayContaining(['time-claimed']) as string[],
      ranked: false,
    });
  });

  test('is for the student and the paper of the ticket alone', async () => {
    const device = begun();
    const { attemptId, packageVersion } = device.header;
    const url = `/api/test-attempts/${attemptId}/time`;
    const body = { testId: hall.paperId, packageVersion, head: device.head, startedAt: START };
    expect(refusalIn(await hall.server.ask('POST', url, { body }))).toBe('401 UNAUTHENTICATED');
    const foreign = { ...body, ticket: issued.ticket, testId: 'another' };
    expect(refusalIn(await hall.server.ask('POST', url, { body: foreign }))).toBe('403 NOT_ISSUED');
  });

  test('is not given for a paper whose clock stands still while it is closed', async () => {
    await hall.server.close();
    hall = await openHall({ timingPolicy: 'pausable' });
    issued = await hall.issue();
    expect(refusalIn(await askTime(begun(), START))).toBe('422 REFUSED');
  });

  test('an attempt that the server was only asked about is not one to go on with elsewhere', async () => {
    const device = begun();
    await saidOf(device);
    const { attemptId } = device.header;
    const { token } = hall.asha;
    const progress = await hall.server.ask('GET', `/api/test-attempts/${attemptId}/progress`, { token });
    expect(refusalIn(progress)).toBe('404 NOT_FOUND');
    expect(dataIn(await hall.server.ask('GET', '/api/test-attempts/in-progress', { token }))).toEqual([]);
    expect((await push(device)).status).toBe(200);
  });
});

describe('[ST70] clocks that are wrong and hide nothing', () => {
  test('a clock that was set in view, and is off by just that afterwards', async () => {
    const device = begun();
    device.at += HOUR;
    device.log({ type: 'clock-jumped', byMs: HOUR }).answerAll(right()).seal();
    hall.server.clock.advance(FIVE_HOURS);
    const clock = { offsetMs: -HOUR, measuredAt: device.at };
    expect(await handedIn(device, device.handIn({ clock }))).toEqual({
      flags: ['clock-jumped', 'clock-offset'],
      ranked: true,
    });
  });

  test('an attempt that was issued and handed in within its time cannot have taken longer', async () => {
    const device = begun();
    device.at += HOUR;
    device.log({ type: 'clock-jumped', byMs: HOUR }).answerAll(right()).seal();
    hall.server.clock.advance(MINUTE);
    const { flags } = resultIn(await hall.handIn(device.handIn({ clock: undefined })));
    expect(flags).toEqual(['clock-jumped']);
  });

  test('a phone whose clock says 1970 since it was charged', async () => {
    const device = new Device(issued, 86_400_000).start().answerAll(right()).seal();
    expect((await hall.handIn(device.handIn({ clock: undefined }))).status).toBe(201);
  });
});

describe('[ST74] a paper with a window', () => {
  const opensAt = START + HOUR;
  const closesAt = START + 2 * HOUR;

  beforeEach(async () => {
    await hall.server.close();
    hall = await openHall({ opensAt, closesAt });
    issued = await hall.issue();
    hall.server.clock.advance(3 * HOUR);
  });

  test.each([
    ['before it opens', opensAt - MINUTE, ['outside-window'], false],
    ['within', opensAt + MINUTE, [], true],
    ['after it has closed', closesAt + MINUTE, ['outside-window'], false],
  ] as const)('started %s', async (_when, at, flags, ranked) => {
    expect(await handedIn(begun(at).answerAll(right()).seal())).toEqual({ flags, ranked });
  });

  describe('[ST80] and what it reveals', () => {
    const resultOf = async (device: Device) =>
      resultIn(
        await hall.server.ask('GET', `/api/test-attempts/${device.header.attemptId}`, {
          token: hall.asha.token,
        }),
      );

    beforeEach(() => hall.server.clock.advance(-3 * HOUR));

    test('[ST80] a log that starts in the future is flagged, does not rank and is never told a key', async () => {
      const device = begun(opensAt + MINUTE)
        .answerAll(right())
        .seal();
      const { flags } = resultIn(await hall.handIn(honestly(device)));
      expect(flags).toEqual(['outside-window', 'future-start']);
      expect(await resultOf(device)).toMatchObject({ status: 'pending', availableAt: iso(closesAt) });
      hall.server.clock.advance(2 * HOUR);
      const later = await resultOf(device);
      expect(later.status).toBe('score-only');
      expect(JSON.stringify(later)).not.toContain('"correctAnswer"');
    });

    test('[ST80] an honest one within it is told its result when the window has closed', async () => {
      hall.server.clock.advance(HOUR + 10 * MINUTE);
      const device = begun(opensAt + MINUTE)
        .answerAll(right())
        .seal();
      const answer = await hall.handIn(honestly(device));
      expect(resultIn(answer)).toMatchObject({ status: 'pending', availableAt: iso(closesAt), flags: [] });
      expect(answer.text).not.toContain('"correctAnswer"');
      hall.server.clock.advance(HOUR);
      expect(await resultOf(device)).toMatchObject({ status: 'scored' });
    });
  });

  test('the window is by the clock of the server, whatever that of the device says', async () => {
    const device = new Device(issued, opensAt - HOUR + MINUTE);
    device.log({ type: 'started', session: 'page-1', offsetMs: HOUR }).answerAll(right()).seal();
    const clock = { offsetMs: HOUR, measuredAt: device.at };
    expect((await handedIn(device, device.handIn({ clock }))).flags).toEqual(['clock-offset']);
  });
});
