import type { PlanSection, PlanTemplate } from './plan.ts';

interface TimedSection {
  readonly planned: PlanSection;
  /** Number of its questions. */
  readonly count: number;
  readonly timeLimitMinutes: number | null;
}

/** GN4: the time of the whole template, of the sections if each has its own, or at the template's pace; minutes. */
export function minutesFor(
  { sections: all, durationMinutes }: PlanTemplate,
  sections: readonly TimedSection[],
): number {
  const isWhole =
    sections.length === all.length &&
    sections.every(({ planned, count }) => count === planned.questionCount && all.includes(planned));
  if (isWhole) return durationMinutes;
  const limits = sections.map(({ timeLimitMinutes }) => timeLimitMinutes);
  if (limits.length > 0 && limits.every((limit) => limit !== null))
    return limits.reduce((sum, limit) => sum + limit, 0);
  const asked = all.reduce((sum, { questionCount }) => sum + questionCount, 0);
  const found = sections.reduce((sum, { count }) => sum + count, 0);
  return Math.max(1, Math.round((durationMinutes * found) / Math.max(1, asked)));
}
