import { logText } from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Device, optionId, questionsOf, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { errorIn, markedIn, refusalIn, resultIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';
import { sha256 } from '../src/sha256.ts';

const HOUR = 3_600_000;

let hall: Hall;
let issued: Issued;

beforeAll(async () => {
  hall = await openHall();
  issued = await hall.issue();
});

afterAll(async () => {
  await hall.server.close();
});

const device = (startsAt = START + 1000) => new Device(issued, startsAt).start();
const first = () => questionsOf(issued.paper)[0];
const right = () => rightAnswers(issued.paper);
const flagsOf = async (body: AttemptOnWire) => resultIn(await hall.handIn(body)).flags;

describe('[SY5] flags tell and never refuse', () => {
  test('an ordinary attempt has none', async () => {
    expect(await flagsOf(device().answerAll(right()).seal().handIn())).toEqual([]);
  });

  test('an attempt that comes weeks after its deadline was offline, not late', async () => {
    const sealed = device().answerAll(right()).seal();
    const now = hall.server.clock.now();
    hall.server.clock.advance(21 * 24 * HOUR);
    expect(await flagsOf(sealed.handIn())).toEqual([]);
    hall.server.clock.advance(now - hall.server.clock.now());
  });

  test('unsealed', async () => {
    expect(await flagsOf(device().answerAll(right()).handIn())).toEqual(['unsealed']);
  });

  test('log-broken: an event that was changed afterwards; marked by its responses', async () => {
    const sealed = device().answerAll(right()).seal();
    const events = logText(
      sealed.events.map((event) => (event.type === 'answered' ? { ...event, at: event.at + 1 } : event)),
    );
    const answer = await hall.handIn(sealed.handIn({ log: { head: sealed.head, events } }));
    expect(markedIn(answer)).toMatchObject({
      flags: ['log-broken'],
      totalScore: 16,
      receipt: { head: sealed.head },
    });
  });

  test('log-broken: a log that was begun for another attempt', async () => {
    const sealed = device().answerAll(right()).seal();
    expect(await flagsOf(sealed.handIn({ attemptId: 'moved-elsewhere' }))).toEqual(['log-broken']);
  });

  test('log-broken: a head that is not the last event’s', async () => {
    const sealed = device().seal();
    expect(
      await flagsOf(sealed.handIn({ log: { head: sha256('x'), events: logText(sealed.events) } })),
    ).toEqual(['log-broken']);
  });

  test('[ST5] log-differs: what the log says is marked, and what was claimed is kept', async () => {
    const sealed = device()
      .answer(first()?._id ?? '', optionId(first(), 'wrong one'))
      .seal();
    const responses = Object.entries(right()).map(([questionId, selectedAnswer]) => ({
      questionId,
      selectedAnswer,
    }));
    const answer = await hall.handIn(sealed.handIn({ responses }));
    expect(scoredIn(answer)).toMatchObject({ flags: ['log-differs'], totalScore: -1 });
    const { read, t } = hall.server.context.store;
    const rows = await read.select({ id: t.attempts.id, claims: t.attempts.claims }).from(t.attempts);
    const kept = rows.find(({ id }) => id === sealed.header.attemptId)?.claims.responses;
    expect(kept?.map(({ questionId, selectedAnswer }) => ({ questionId, selectedAnswer }))).toEqual(
      responses,
    );
  });

  test('[AT22] over-time: answers after the limit are in the log and do not count', async () => {
    const late = device()
      .wait(HOUR + 60_000)
      .answerAll(right())
      .seal('student', HOUR);
    const result = markedIn(await hall.handIn(late.handIn()));
    expect(result.flags).toEqual(['over-time', 'late']);
    expect([result.totalScore, result.timeSpent]).toEqual([0, 3600]);
  });

  test('late: sealed by hand after the deadline', async () => {
    expect(await flagsOf(device().answerAll(right()).wait(HOUR).seal().handIn())).toEqual(['late']);
  });

  test('[AT22] an attempt that seals itself at the next opening is not late', async () => {
    const closed = device().answerAll(right());
    closed.session = 'page-2';
    closed.mono = 0;
    closed.at += 24 * HOUR;
    closed.log({ type: 'resumed', session: 'page-2', reason: 'reload' }).seal('clock', HOUR);
    const result = scoredIn(await hall.handIn(closed.handIn()));
    expect([result.flags, result.totalScore, result.timeSpent]).toEqual([[], 16, 3600]);
  });

  test('[AT21] clock-jumped: told by the log', async () => {
    const jumped = device().log({ type: 'clock-jumped', byMs: HOUR }).seal();
    expect(await flagsOf(jumped.handIn())).toEqual(['clock-jumped']);
  });

  test('[AT21] clock-jumped: seen by the server although the log is silent', async () => {
    const jumped = device().answerAll(right());
    jumped.at -= 10 * 60_000;
    expect(await flagsOf(jumped.seal().handIn())).toEqual(['clock-jumped']);
  });

  test('clock-offset: more than two minutes either way', async () => {
    const offset = (offsetMs: number) =>
      flagsOf(
        device(START + 1000 - offsetMs)
          .seal()
          .handIn({ clock: { offsetMs, measuredAt: START } }),
      );
    expect(await Promise.all([120_000, -120_000, 120_001, -120_001].map(offset))).toEqual([
      [],
      [],
      ['clock-offset'],
      ['clock-offset'],
    ]);
  });

  test('[ST11] before-ticket: begun more than two minutes before its ticket', async () => {
    expect(
      await flagsOf(
        device(START - 120_000)
          .seal()
          .handIn(),
      ),
    ).toEqual([]);
    expect(
      await flagsOf(
        device(START - 120_001)
          .seal()
          .handIn(),
      ),
    ).toEqual(['before-ticket']);
  });

  test('no-log with too much time is over time too', async () => {
    const body = { ...device().seal().handIn({ totalTimeTaken: 3700 }), log: undefined };
    expect(await flagsOf(body as AttemptOnWire)).toEqual(['no-log', 'over-time']);
  });

  test('a log without events is no log', async () => {
    const body = device().handIn({ log: { head: sha256('x'), events: '' } });
    expect(await flagsOf(body)).toEqual(['no-log']);
  });
});

describe('[SY5] what cannot be an attempt at the paper is refused with the reason', () => {
  const refused = async (changes: Partial<AttemptOnWire>) => {
    const answer = await hall.handIn({ ...device().handIn(changes), log: undefined });
    expect(refusalIn(answer)).toBe('422 MALFORMED_ATTEMPT');
    return errorIn(answer).message;
  };

  test('a question that the paper does not have', async () => {
    expect(await refused({ responses: [{ questionId: 'nowhere', selectedAnswer: 'a' }] })).toContain(
      'nowhere is not in this paper',
    );
  });

  test('a question that is answered twice', async () => {
    const response = { questionId: first()?._id ?? '', selectedAnswer: null };
    expect(await refused({ responses: [response, response] })).toContain('answered twice');
  });

  test('an option that the question does not have', async () => {
    expect(await refused({ responses: [{ questionId: first()?._id ?? '', selectedAnswer: 'E' }] })).toContain(
      'not one that it offers',
    );
  });

  test('an answer of another shape than the type has', async () => {
    const [mcq, , msq, numerical] = questionsOf(issued.paper);
    await refused({ responses: [{ questionId: mcq?._id ?? '', selectedAnswer: [optionId(mcq, 'right')] }] });
    await refused({ responses: [{ questionId: msq?._id ?? '', selectedAnswer: optionId(msq, 'right a') }] });
    await refused({ responses: [{ questionId: numerical?._id ?? '', selectedAnswer: ['1'] }] });
  });

  test('a log that answers a question of another paper', async () => {
    const strange = device().answer('nowhere', 'x').seal();
    expect(refusalIn(await hall.handIn(strange.handIn()))).toBe('422 MALFORMED_ATTEMPT');
  });

  test('a body that is no attempt, field by field', async () => {
    const answer = await hall.handIn({
      testId: 'x',
      responses: [{ questionId: 'a b' }],
      ticket: issued.ticket,
    });
    expect(refusalIn(answer)).toBe('422 MALFORMED_ATTEMPT');
    expect(errorIn(answer).errors).toEqual({ 'responses.0.questionId': 'Not a valid id' });
  });

  test('[ST13] a draft is not handed in', async () => {
    expect(refusalIn(await hall.handIn(device().handIn({ submissionType: 'draft' })))).toBe('422 REFUSED');
  });

  test('[AT6] a blank or a number half typed is no answer and no mistake', async () => {
    const [mcq, , msq, numerical] = questionsOf(issued.paper);
    const responses = [
      { questionId: mcq?._id ?? '', selectedAnswer: ' ' },
      { questionId: msq?._id ?? '', selectedAnswer: [] },
      { questionId: numerical?._id ?? '', selectedAnswer: '-' },
    ];
    const answer = await hall.handIn({ ...device().handIn({ responses }), log: undefined });
    expect(markedIn(answer)).toMatchObject({ totalScore: 0, unanswered: 4 });
  });
});
