import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvent, emptyAttempt, foldAttempt, progressOf } from './fold.ts';
import { answeredCount, countStatuses, questionStatus } from './question-status.ts';
import { answersOf, responsesOf } from './responses.ts';
import { CONTINUOUS, HOUR, ScriptedDevice } from './testing.ts';
import type { AttemptAction } from './events.ts';

const QUESTIONS = ['q1', 'q2', 'q3'];

function started(): ScriptedDevice {
  return new ScriptedDevice().start().log({ type: 'visited', questionId: 'q1' });
}

describe('[AT1] the attempt is the fold of its log', () => {
  it('[AT1] the last answer counts, a cleared one does not', () => {
    const device = started()
      .log({ type: 'answered', questionId: 'q1', answer: 'a' })
      .log({ type: 'answered', questionId: 'q1', answer: 'b' })
      .log({ type: 'answered', questionId: 'q2', answer: '2.5' })
      .log({ type: 'cleared', questionId: 'q2' });
    expect(answersOf(device.state, QUESTIONS)).toEqual({ q1: 'b', q2: null, q3: null });
    expect(progressOf(device.state, 'q1').changes).toBe(2);
  });

  it('[AT1] folding step by step and at once agree for any log', () => {
    const question = fc.constantFrom(...QUESTIONS);
    const action: fc.Arbitrary<AttemptAction> = fc.oneof(
      question.map((questionId) => ({ type: 'visited' as const, questionId })),
      fc
        .tuple(question, fc.string())
        .map(([questionId, answer]) => ({ type: 'answered' as const, questionId, answer })),
      question.map((questionId) => ({ type: 'cleared' as const, questionId })),
      question.map((questionId) => ({ type: 'marked' as const, questionId })),
      fc.constant({ type: 'left-page' as const }),
      fc.constant({ type: 'returned' as const }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(action, fc.nat(10_000)), { maxLength: 30 }), (script) => {
        const device = started();
        for (const [what, ms] of script) device.wait(ms).log(what);
        const stepwise = device.events.reduce(
          (state, event) => applyEvent(state, event, CONTINUOUS),
          emptyAttempt(device.genesis),
        );
        expect(stepwise).toEqual(foldAttempt(device.genesis, device.events, CONTINUOUS));
        const booked = [...stepwise.questions.values()].reduce((sum, q) => sum + q.timeMs + q.hiddenMs, 0);
        expect(booked).toBeLessThanOrEqual(stepwise.clock.elapsedMs);
      }),
    );
  });
});

describe('[AT6] question states', () => {
  it('[AT6] are the five of the official tests, and answered and marked counts as answered', () => {
    const device = started().log({ type: 'answered', questionId: 'q1', answer: 'a' });
    expect(questionStatus(progressOf(device.state, 'q1'))).toBe('answered');
    device.log({ type: 'marked', questionId: 'q1' }).log({ type: 'visited', questionId: 'q2' });
    const counts = countStatuses(device.state, QUESTIONS);
    expect(counts).toEqual({ 'answered-marked': 1, visited: 1, 'not-visited': 1, answered: 0, marked: 0 });
    expect(answeredCount(counts)).toBe(1);
    device.log({ type: 'cleared', questionId: 'q1' });
    expect(questionStatus(progressOf(device.state, 'q1'))).toBe('marked');
    device.log({ type: 'unmarked', questionId: 'q1' });
    expect(questionStatus(progressOf(device.state, 'q1'))).toBe('visited');
  });
});

describe('[AT7] time per question', () => {
  it('[AT7] is counted from visits, with hidden time apart and none while the page is gone', () => {
    const device = started().wait(30_000).log({ type: 'left-page' });
    device.wait(20_000).log({ type: 'returned' });
    device.wait(10_000).log({ type: 'visited', questionId: 'q2' });
    device.wait(5_000).log({ type: 'visited', questionId: 'q1' });
    device.wait(1_000).log({ type: 'marked', questionId: 'q1' }).reload(60_000);
    const state = device.wait(2_000).log({ type: 'sealed', by: 'student', elapsedMs: 0 }).state;
    expect(progressOf(state, 'q1')).toMatchObject({ timeMs: 43_000, hiddenMs: 20_000, visits: 2 });
    expect(progressOf(state, 'q2').timeMs).toBe(5_000);
    expect(responsesOf(state, QUESTIONS)[0]).toMatchObject({ timeTaken: 43, visits: 2, isSkipped: true });
  });
});

describe('[AT22] the end', () => {
  it('[AT22] answers after the limit stay in the log and do not count', () => {
    const device = started().log({ type: 'answered', questionId: 'q1', answer: 'a' });
    device.wait(HOUR + 60_000).log({ type: 'answered', questionId: 'q1', answer: 'b' });
    expect(answersOf(device.state, ['q1'])).toEqual({ q1: 'a' });
    expect(device.state.overTime).toBe(1);
  });

  it('[AT22] sealed at reopening counts as sealed at the deadline', () => {
    const device = started()
      .reload(5 * HOUR)
      .log({ type: 'sealed', by: 'clock', elapsedMs: 9 * HOUR });
    expect(device.state.status).toBe('sealed');
    expect(device.state.seal).toMatchObject({ by: 'clock', elapsedMs: HOUR });
  });

  it('[ST12] a seal that server time shows to be too early is opened again, by an event of the log', () => {
    const device = started()
      .reload(5 * HOUR)
      .log({ type: 'sealed', by: 'clock', elapsedMs: HOUR });
    device.log({ type: 'resumed', session: device.session, reason: 'time-left', elapsedMs: 600_000 });
    expect(device.state.status).toBe('open');
    expect(device.state.seal).toBeNull();
    expect(device.state.clock.elapsedMs).toBe(600_000);
  });
});
