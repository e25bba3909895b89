import type { PlanSection } from './plan.ts';
import { inShares } from './shares.ts';

/**
 * GN90: the sections of a test with fewer questions than its template. Sections, their groups of marks, whole sets, times
 * and numbers of questions that count shrink in proportion; a section without a question is left out.
 * @param most the number of questions; null for all.
 */
export function shorten<Section extends PlanSection>(
  sections: readonly (Section | PlanSection)[],
  most: number | null,
): readonly (Section | PlanSection)[] {
  const counts = sections.map(({ questionCount }) => questionCount);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (most === null || most >= all) return sections;
  const shares = inShares(most, counts);
  return sections
    .map((section, place) => shortenSection(section, shares[place] ?? 0))
    .filter(({ questionCount }) => questionCount > 0);
}

function shortenSection<Section extends PlanSection>(section: Section, questionCount: number): Section {
  const { groups, questionsInSets, timeLimitMinutes, attemptLimit } = section;
  const share = (whole: number) => (whole * questionCount) / section.questionCount;
  const counts = inShares(questionCount, groups?.map(({ count }) => count) ?? []);
  return {
    ...section,
    questionCount,
    groups:
      groups
        ?.map((group, place) => ({ ...group, count: counts[place] ?? 0 }))
        .filter(({ count }) => count > 0) ?? null,
    questionsInSets: Math.round(share(questionsInSets)),
    timeLimitMinutes: timeLimitMinutes === null ? null : Math.ceil(share(timeLimitMinutes)),
    attemptLimit: attemptLimit === null ? null : Math.ceil(share(attemptLimit)),
  };
}
