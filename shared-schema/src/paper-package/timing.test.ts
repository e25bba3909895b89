import { describe, expect, it } from 'vitest';
import type { PackageSection, PaperPackage } from './package.ts';
import { timingFor } from './timing.ts';

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
