import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitMs, OVER_TIME_GRACE_MS, remainingAt, type Timing } from './clock.ts';
import { progressOf } from './fold.ts';
import { answersOf } from './responses.ts';
import { isInTime, openSectionAt, sectionWindows, type TimedSection } from './section-clock.ts';
import { HOUR, ScriptedDevice } from './testing.ts';

const MINUTE = 60_000;
const section = (id: string, minutes: number | null): TimedSection => ({
  id,
  questionIds: [`${id}-1`, `${id}-2`],
  limitMs: minutes === null ? null : minutes * MINUTE,
});
const CAT = [section('verbal', 40), section('data', 40), section('quant', 40)];

function locked(sections: readonly TimedSection[] = CAT, paperMs = 2 * HOUR): Timing {
  const windows = sectionWindows(sections, paperMs);
  return { policy: 'continuous', limitMs: windows.at(-1)?.closesMs ?? paperMs, sections: windows };
}

function sitting(timing = locked()): ScriptedDevice {
  return new ScriptedDevice(timing).start();
}

const IDS = CAT.flatMap(({ questionIds }) => questionIds);

describe('[ST17] when locked sections are open', () => {
  it('[ST17] they follow one another, each for its own time', () => {
    expect(sectionWindows(CAT, 2 * HOUR).map(({ opensMs, closesMs }) => [opensMs, closesMs])).toEqual([
      [0, 40 * MINUTE],
      [40 * MINUTE, 80 * MINUTE],
      [80 * MINUTE, 120 * MINUTE],
    ]);
  });

  it('[ST17] extra time stretches each of them', () => {
    const stretched = CAT.map((each) => ({ ...each, limitMs: limitMs(40 * 60, 33) }));
    const ends = sectionWindows(stretched, limitMs(7200, 33)).map(({ closesMs }) => closesMs);
    expect(ends).toEqual([3_192_000, 6_384_000, 9_576_000]);
  });

  it('[ST17] sections without a limit share the remaining time', () => {
    const windows = sectionWindows([section('a', 20), section('b', null), section('c', null)], HOUR);
    expect(windows.map(({ closesMs }) => closesMs)).toEqual([20 * MINUTE, 40 * MINUTE, HOUR]);
  });

  it("[ST17] none goes beyond the paper's end, and an empty one takes no time", () => {
    const empty: TimedSection = { id: 'empty', questionIds: [], limitMs: 10 * MINUTE };
    const windows = sectionWindows([section('a', 40), empty, section('b', 40)], HOUR);
    expect(windows.map(({ id, closesMs }) => [id, closesMs])).toEqual([
      ['a', 40 * MINUTE],
      ['b', HOUR],
    ]);
  });

  it('[ST17] the next is open from the very moment that the one before is closed', () => {
    const open = [0, 40 * MINUTE - 1, 40 * MINUTE, 80 * MINUTE, 5 * HOUR].map(
      (elapsedMs) => openSectionAt(locked(), elapsedMs)?.id,
    );
    expect(open).toEqual(['verbal', 'verbal', 'data', 'quant', 'quant']);
    expect(openSectionAt({ policy: 'continuous', limitMs: HOUR }, 0)).toBeNull();
  });
});

describe('[ST17] [AT22] answers outside their section', () => {
  it('[ST17] after it closed stay in the log and do not count, and the earlier answer stands', () => {
    const device = sitting().log({ type: 'answered', questionId: 'verbal-1', answer: 'a' });
    device.wait(41 * MINUTE).log({ type: 'answered', questionId: 'verbal-1', answer: 'b' });
    device.log({ type: 'cleared', questionId: 'verbal-1' });
    device.log({ type: 'answered', questionId: 'data-1', answer: 'c' });
    expect(answersOf(device.state, IDS)).toMatchObject({ 'verbal-1': 'a', 'data-1': 'c' });
    expect(device.state.overTime).toBe(2);
  });

  it('[ST17] before it opened do not count either, not even by one millisecond', () => {
    const timing = locked();
    expect(isInTime(timing, 'data-1', 40 * MINUTE - 1)).toBe(false);
    expect(isInTime(timing, 'data-1', 40 * MINUTE)).toBe(true);
    expect(isInTime(timing, 'verbal-1', 40 * MINUTE + OVER_TIME_GRACE_MS)).toBe(true);
    expect(isInTime(timing, 'verbal-1', 40 * MINUTE + OVER_TIME_GRACE_MS + 1)).toBe(false);
  });

  it('[ST17] [AT20] an app that was closed at the end of a section comes back to the one that is open now', () => {
    const device = sitting().log({ type: 'answered', questionId: 'verbal-1', answer: 'a' });
    device.wait(MINUTE).reload(50 * MINUTE);
    const timing = locked();
    expect(openSectionAt(timing, device.state.clock.elapsedMs)?.id).toBe('data');
    device.log({ type: 'answered', questionId: 'verbal-2', answer: 'b' });
    expect(answersOf(device.state, IDS)).toMatchObject({ 'verbal-1': 'a', 'verbal-2': null });
  });

  it('[ST17] [AT20] a pausable paper keeps its section over the time it was closed', () => {
    const timing: Timing = { ...locked(), policy: 'pausable' };
    const device = new ScriptedDevice(timing).start().wait(39 * MINUTE);
    device.log({ type: 'marked', questionId: 'verbal-1' }).reload(10 * HOUR);
    expect(openSectionAt(timing, device.state.clock.elapsedMs)?.id).toBe('verbal');
  });

  it('[ST17] [AT21] a wall clock that is moved while the page lives closes nothing', () => {
    const device = sitting().wait(MINUTE).moveWallClock(HOUR);
    device
      .log({ type: 'clock-jumped', byMs: HOUR })
      .log({ type: 'answered', questionId: 'verbal-1', answer: 'a' });
    expect(progressOf(device.state, 'verbal-1').answer).toBe('a');
    device.moveWallClock(-5 * HOUR).log({ type: 'clock-jumped', byMs: -5 * HOUR });
    expect(openSectionAt(locked(), device.state.clock.elapsedMs)?.id).toBe('verbal');
  });

  it('[ST12] [ST17] time that the server gives back opens the section again', () => {
    const device = sitting()
      .reload(5 * HOUR)
      .log({ type: 'sealed', by: 'clock', elapsedMs: 2 * HOUR });
    device.log({ type: 'resumed', session: device.session, reason: 'time-left', elapsedMs: 10 * MINUTE });
    device.log({ type: 'answered', questionId: 'verbal-1', answer: 'a' });
    expect(progressOf(device.state, 'verbal-1').answer).toBe('a');
  });
});

describe('[ST17] for any actions of student and device', () => {
  const limits = fc.array(fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }), {
    minLength: 1,
    maxLength: 6,
  });
  const step = fc.oneof(
    fc.record({ what: fc.constant('wait' as const), ms: fc.nat(20 * MINUTE) }),
    fc.record({ what: fc.constant('reload' as const), ms: fc.nat(20 * MINUTE) }),
    fc.record({ what: fc.constant('move' as const), ms: fc.integer({ min: -HOUR, max: HOUR }) }),
    fc.record({ what: fc.constant('answer' as const), ms: fc.nat(100) }),
  );

  it('[ST17] the windows cover the time from start to end without a gap or an overlap', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 10, max: 300 }), (minutes, paperMinutes) => {
        const timing = locked(
          minutes.map((each, at) => section(`s${at}`, each)),
          paperMinutes * MINUTE,
        );
        const windows = timing.sections ?? [];
        let end = 0;
        for (const { opensMs, closesMs } of windows) {
          expect(opensMs).toBe(end);
          expect(closesMs).toBeGreaterThanOrEqual(opensMs);
          end = closesMs;
        }
        expect(end).toBe(timing.limitMs);
        expect(end).toBeLessThanOrEqual(paperMinutes * MINUTE);
      }),
    );
  });

  it('[ST17] an answer counts exactly if its section is open at that exam time, and a section never reopens', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (script) => {
        const timing = locked();
        const device = sitting(timing);
        let lastOpen = 0;
        for (const { what, ms } of script) {
          if (what === 'wait') device.wait(ms);
          if (what === 'move') device.moveWallClock(ms);
          if (what === 'reload') device.reload(ms);
          if (what !== 'answer') continue;
          const questionId = IDS[ms % IDS.length] ?? '';
          const before = progressOf(device.state, questionId);
          device.log({ type: 'answered', questionId, answer: String(device.events.length) });
          const { state } = device;
          const counted = progressOf(state, questionId).changes > before.changes;
          expect(counted).toBe(isInTime(timing, questionId, state.clock.elapsedMs));
          const open = (timing.sections ?? []).indexOf(openSectionAt(timing, state.clock.elapsedMs) as never);
          expect(open).toBeGreaterThanOrEqual(lastOpen);
          lastOpen = open;
          expect(remainingAt(state.clock, device.now, timing)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
