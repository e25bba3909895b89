import { describe, expect, it } from 'vitest';
import type { PackageSection, PaperPackage } from './package.ts';
import { begunBy, commonEndOf, timingFor } from './timing.ts';

function paper(sectionTiming: 'free' | 'locked', minutes: number, sections: (number | undefined)[]) {
  const timing: PaperPackage['timing'] = {
    policy: 'continuous',
    durationSeconds: minutes * 60,
    sectionTiming,
  };
  return {
    timing,
    sections: sections.map((timeLimit, at): PackageSection => ({
      _id: `s${at}`,
      title: `Section ${at}`,
      ...(timeLimit !== undefined && { timeLimit }),
      questions: [{ _id: `q${at}`, type: 'MCQ', text: '?', options: [] }],
    })),
  };
}

describe('[ST17] the timing of a paper for one student', () => {
  it('[ST17] a free paper has one clock, whatever its sections recommend', () => {
    expect(timingFor(paper('free', 60, [20, 20, 20]), 0)).toEqual({
      policy: 'continuous',
      limitMs: 3_600_000,
    });
  });

  it('[ST17] [ST2] a locked paper has a window for each section, extra time included', () => {
    const { limitMs, sections } = timingFor(paper('locked', 60, [20, 20, 20]), 50);
    expect(limitMs).toBe(5_400_000);
    expect(sections?.map(({ id, closesMs }) => [id, closesMs])).toEqual([
      ['s0', 1_800_000],
      ['s1', 3_600_000],
      ['s2', 5_400_000],
    ]);
  });

  it('[ST17] a locked paper ends with its last section', () => {
    expect(timingFor(paper('locked', 180, [20, 20]), 0).limitMs).toBe(2_400_000);
  });
});

describe('[ED16] a common end', () => {
  const MINUTE = 60_000;
  const CLOSES = 1_000 * MINUTE;
  const hour = paper('free', 60, [undefined]);
  const window = { opensAt: 0, closesAt: CLOSES, commonEnd: true };
  const minutes = (startedAt: number | null, extraTimePercent = 0, of: typeof window | undefined = window) =>
    timingFor(hour, extraTimePercent, { window: of, startedAt }).limitMs / MINUTE;

  it.each([
    ['in time has the whole time', CLOSES - 90 * MINUTE, 60],
    ['with exactly the time that is left', CLOSES - 60 * MINUTE, 60],
    ['late has what is left', CLOSES - 20 * MINUTE, 20],
    [
      'just behind the end, as far as a device can measure it, can read that it is over',
      CLOSES + 9_000,
      1 / 6,
    ],
    // The clock was moved, or it is outside the window: the server flags it.
    ['far behind the end is not cut by a clock that is wrong', CLOSES + 60 * MINUTE, 60],
    ['of which the server time is unknown has the whole time', null, 60],
  ])('[ED16] an attempt that starts %s', (_how, startedAt, expected) => {
    expect(minutes(startedAt)).toBeCloseTo(expected, 10);
  });

  it('[ED16] is later by the extra time of the student', () => {
    expect(commonEndOf(hour, 50, window)).toBe(CLOSES + 30 * MINUTE);
    expect(minutes(CLOSES - 20 * MINUTE, 50)).toBe(50);
    expect(minutes(CLOSES - 90 * MINUTE, 50)).toBe(90);
  });

  it('[ED16] is only there where the ticket names it', () => {
    expect(minutes(CLOSES - 20 * MINUTE, 0, { ...window, commonEnd: false })).toBe(60);
    expect(timingFor(hour, 0, { window: undefined, startedAt: CLOSES }).limitMs).toBe(60 * MINUTE);
    expect(commonEndOf(hour, 0, { ...window, closesAt: null as never })).toBeNull();
  });

  it('[ED16] follows from the first event of the log', () => {
    const first = { seq: 0, at: 5_000, mono: 0, type: 'started', session: 's' } as const;
    expect(begunBy({ ...first, offsetMs: -2_000 }, window)).toEqual({ window, startedAt: 3_000 });
    expect(begunBy({ ...first, offsetMs: null }, window).startedAt).toBeNull();
    expect(begunBy(first, window).startedAt).toBeNull();
    expect(begunBy(undefined, window).startedAt).toBeNull();
  });
});
