import { describe, expect, it } from 'vitest';
import type { AttemptAction } from './events.ts';
import { emptyAttempt, foldAttempt, progressOf } from './fold.ts';
import { answersOf } from './responses.ts';
import { CONTINUOUS, HOUR, ScriptedDevice } from './testing.ts';

const begun = () => new ScriptedDevice().start().log({ type: 'visited', questionId: 'q1' });
const answered = (answer: string): AttemptAction => ({ type: 'answered', questionId: 'q1', answer });
const resumed = (more: Partial<Extract<AttemptAction, { type: 'resumed' }>>): AttemptAction => ({
  type: 'resumed',
  session: 'page-2',
  reason: 'other-device',
  ...more,
});

describe('[AT22] after the seal', () => {
  it('[AT22] [SY1] an answer does not count, though there was time left', () => {
    const device = begun().log(answered('a')).log({ type: 'sealed', by: 'student', elapsedMs: 0 });
    device.wait(1_000).log(answered('b')).log({ type: 'cleared', questionId: 'q1' });
    expect(answersOf(device.state, ['q1'])).toEqual({ q1: 'a' });
    expect(device.state.overTime).toBe(2);
  });

  it('[AT7] no time is booked on the question that was open', () => {
    const device = begun().wait(5_000).log({ type: 'sealed', by: 'student', elapsedMs: 5_000 });
    device.wait(60_000).log({ type: 'marked', questionId: 'q1' });
    expect(progressOf(device.state, 'q1')).toMatchObject({ timeMs: 5_000, hiddenMs: 0 });
  });

  it('[ST12] answers after it is reopened count', () => {
    const device = begun().log({ type: 'sealed', by: 'clock', elapsedMs: HOUR });
    device.log(resumed({ reason: 'time-left' })).log(answered('b'));
    expect(device.state.clock.elapsedMs).toBe(0);
    expect(device.state).toMatchObject({ status: 'open', seal: null, overTime: 0 });
    expect(answersOf(device.state, ['q1'])).toEqual({ q1: 'b' });
  });

  it('[AT22] a reload or another device does not reopen it', () => {
    for (const reason of ['reload', 'taken-over', 'other-device'] as const) {
      const device = begun().log({ type: 'sealed', by: 'student', elapsedMs: 0 }).log(resumed({ reason }));
      expect(device.state).toMatchObject({ status: 'sealed', seal: { by: 'student' } });
    }
  });

  it('[AT22] the seal has the time that it claims, up to the limit', () => {
    const elapsedMs = (claimed: number) =>
      begun().log({ type: 'sealed', by: 'student', elapsedMs: claimed }).state.seal?.elapsedMs;
    expect([elapsedMs(7_000), elapsedMs(HOUR + 1)]).toEqual([7_000, HOUR]);
  });
});

describe('[AT7] time on a question', () => {
  it('[AT7] hidden time ends with the page life, which begins in view', () => {
    const device = begun().wait(1_000).log({ type: 'left-page' }).wait(2_000).reload(3_000);
    device.wait(4_000).log({ type: 'marked', questionId: 'q1' });
    expect(device.state.clock.hidden).toBe(false);
    // The two seconds before the page ended are in no event of its own.
    expect(progressOf(device.state, 'q1')).toMatchObject({ timeMs: 5_000, hiddenMs: 0 });
  });

  it('[AT7] is hidden until the page is back, whatever is logged in between', () => {
    const device = begun().log({ type: 'left-page' }).wait(2_000).log({ type: 'fullscreen-left' });
    device.wait(3_000).log({ type: 'returned' });
    expect(progressOf(device.state, 'q1')).toMatchObject({ timeMs: 0, hiddenMs: 5_000 });
  });

  it('[AT21] belongs to the page life of the start event', () => {
    expect(begun().state.clock.session).toBe('page-1');
  });

  it('[AT7] is booked to the millisecond, and on nothing before the first visit', () => {
    const device = new ScriptedDevice().start().wait(3_000).log({ type: 'visited', questionId: 'q1' });
    device.wait(1).log({ type: 'visited', questionId: 'q2' });
    expect([...device.state.questions.keys()]).toEqual(['q1', 'q2']);
    expect(progressOf(device.state, 'q1').timeMs).toBe(1);
  });

  it('[AT7] a wall clock that is set back takes nothing off', () => {
    const device = begun().wait(5_000).log({ type: 'left-page' });
    device.moveWallClock(-HOUR).log({ type: 'returned' });
    expect(progressOf(device.state, 'q1')).toMatchObject({ timeMs: 5_000, hiddenMs: 0 });
  });
});

describe('[ST13] a log that another device continues', () => {
  it('[ST13] counts the time that the server reports, and never less than the log shows', () => {
    const shown = () => begun().wait(60_000).log({ type: 'marked', questionId: 'q1' });
    const after = (elapsedMs: number) => shown().log(resumed({ elapsedMs })).state.clock.elapsedMs;
    expect([after(200_000), after(60_000), after(0)]).toEqual([200_000, 60_000, 60_000]);
    const reloaded = shown()
      .wait(5_000)
      .log(resumed({ reason: 'reload', elapsedMs: 200_000 }));
    expect(reloaded.state.clock.elapsedMs).toBe(65_000);
    const silent = shown().wait(5_000).log(resumed({}));
    expect(silent.state.clock.elapsedMs).toBe(65_000);
  });

  it('[ST13] has the head that it continues from, the number of resumes and the seq of the next event', () => {
    const head = 'b'.repeat(64);
    const device = begun()
      .log(resumed({ head }))
      .log(resumed({ session: 'page-3', reason: 'reload' }));
    expect(device.state).toMatchObject({
      continuedFrom: head,
      resumes: 2,
      nextSeq: 4,
      clock: { session: 'page-3' },
    });
    expect(device.state.head).toBe(device.events.at(-1)?.hash);
    expect(device.state.startedAt).toBe(device.events[0]?.at);
  });

  it('[AT1] a log without a start is open from its first event on', () => {
    const device = new ScriptedDevice().log(resumed({})).log(answered('a'));
    expect(device.state).toMatchObject({ status: 'open', startedAt: 0 });
    expect(answersOf(device.state, ['q1'])).toEqual({ q1: 'a' });
  });

  it('[AT1] the server, which keeps no heads, folds the same attempt', () => {
    const device = begun().log(answered('a'));
    const bare = device.events.map(({ hash: _hash, ...event }) => event);
    const { head: _head, ...same } = device.state;
    expect(foldAttempt(device.genesis, bare, CONTINUOUS)).toEqual({ ...same, head: device.genesis });
  });
});

it('[ST17] the section that the student is in is the one that was entered last', () => {
  const device = begun().log({ type: 'section-entered', sectionId: 's1' });
  device.log({ type: 'section-closed', sectionId: 's1' });
  expect(device.state.currentSectionId).toBe('s1');
  expect(device.log({ type: 'section-entered', sectionId: 's2' }).state.currentSectionId).toBe('s2');
});

it('[SY11] an event of a newer app only changes the clock, whatever its members are called', () => {
  const until = () => begun().log(answered('a')).wait(5_000);
  const known = until().log({ type: 'fullscreen-left' });
  const members = { questionId: 'q1', answer: 'b', by: 'student', reason: 'other-device', elapsedMs: HOUR };
  const newer = until().log({ ...members, type: 'pad-opened' } as unknown as AttemptAction);
  expect({ ...newer.state, head: '' }).toEqual({ ...known.state, head: '' });
});

it('[AT1] before its first event an attempt is empty', () => {
  expect(emptyAttempt('genesis')).toEqual({
    status: 'empty',
    nextSeq: 0,
    head: 'genesis',
    startedAt: 0,
    clock: { at: 0, mono: 0, session: '', elapsedMs: 0, hidden: false },
    currentQuestionId: null,
    currentSectionId: null,
    questions: new Map(),
    seal: null,
    clockJumps: { count: 0, totalMs: 0 },
    resumes: 0,
    overTime: 0,
    continuedFrom: null,
  });
});
