import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import type { PackageSection, PaperPackage } from '@exam/shared-schema/paper-package';
import { describe, expect, it } from 'vitest';

import { testPaper } from '../../test/paper.ts';
import { paperRules } from './paper-rules.ts';

const [sample] = testPaper().sections;

function rulesOf(section: Partial<PackageSection>, sectionTiming: 'free' | 'locked' = 'free', extra = 0) {
  const timing: PaperPackage['timing'] = { policy: 'continuous', durationSeconds: 3600, sectionTiming };
  const paper = testPaper({ timing, sections: [{ ...(sample as PackageSection), ...section }] });
  return paperRules(paper, extra)[0];
}

describe('the rules of a paper in words', () => {
  it('[ST16] a penalty is a minus, and fractions stay exact', () => {
    const rows = rulesOf({ marksPerQuestion: '2', negativeMarks: '2/3' })?.rows ?? [];
    expect(rows[0]).toMatchObject({
      questions: '1 question with one correct answer',
      right: '+2',
      wrong: '−2/3',
      words: 'Unanswered: 0.',
    });
    expect(rows).toHaveLength(3);
  });

  it('a question that costs nothing says so', () => {
    const [row] = rulesOf({ marksPerQuestion: '1', negativeMarks: '0' })?.rows ?? [];
    expect(row).toMatchObject({ right: '+1', wrong: '0' });
  });

  it('sections with the same rules share one entry, in the order of the paper', () => {
    const own = sample as PackageSection;
    const sectionOf = (_id: string, title: string, change: Partial<PackageSection> = {}) => ({
      ...own,
      _id,
      title,
      ...change,
    });
    const sections = [
      sectionOf('p', 'Physics'),
      sectionOf('e', 'English', { attemptLimit: 2 }),
      sectionOf('c', 'Chemistry'),
      sectionOf('m', 'Mathematics'),
    ];
    const rules = paperRules(testPaper({ sections }));
    expect(rules.map(({ title }) => title)).toEqual([
      'Each of Physics, Chemistry and Mathematics',
      'English',
    ]);
    expect(rules.map(({ rows }) => rows.length)).toEqual([3, 3]);
  });

  it('[ST17] a locked section has its own time, extra time included; a free one recommends it', () => {
    expect(rulesOf({ timeLimit: 40 }, 'locked')?.rules[0]).toMatch(
      /^40 minutes of its own\. It closes by itself/,
    );
    expect(rulesOf({ timeLimit: 40 }, 'locked', 33)?.rules[0]).toMatch(/^53 minutes 12 seconds of its own/);
    expect(rulesOf({ timeLimit: 40 })?.rules[0]).toMatch(/^Recommended: 40 minutes\./);
    expect(rulesOf({})?.rules).toEqual([]);
  });

  it('[SC3] attempt any N says which answers are marked', () => {
    expect(rulesOf({ attemptLimit: 2 })?.rules).toEqual([
      "Attempt any 2 of 3. If you answer more, only the first 2 answers in the paper's order are marked.",
    ]);
  });

  it('the scheme of JEE Advanced tells of partial marks', () => {
    const rules = {
      ...DEFAULT_SCHEME.rules,
      MSQ: { ...DEFAULT_SCHEME.rules.MSQ, partial: 'jee-advanced' as const },
    };
    const paper = testPaper({ scheme: { ...DEFAULT_SCHEME, rules } });
    expect(paperRules(paper)[0]?.rows[1]?.words).toContain('+1 for each right option');
  });
});
