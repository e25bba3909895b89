import { OVER_TIME_GRACE_MS, type SectionWindow, type Timing } from './clock.ts';

/** One section as its clock needs it. */
export interface TimedSection {
  readonly id: string;
  readonly questionIds: readonly string[];
  /** Its own exam time with extra time, milliseconds; null if unset. */
  readonly limitMs: number | null;
}

/**
 * ST17: when each section of a locked paper is open, in exam time. The windows follow one another in the paper's order.
 * Sections without a limit of their own share the rest of the paper's time equally. No window ends after the paper's
 * limit. A section without questions has no window.
 */
export function sectionWindows(sections: readonly TimedSection[], paperLimitMs: number): SectionWindow[] {
  const worked = sections.filter(({ questionIds }) => questionIds.length > 0);
  const timed = worked.reduce((sum, { limitMs }) => sum + (limitMs ?? 0), 0);
  const untimed = worked.filter(({ limitMs }) => limitMs === null).length;
  const share = untimed === 0 ? 0 : Math.floor(Math.max(0, paperLimitMs - timed) / untimed);
  let opensMs = 0;
  return worked.map(({ id, questionIds, limitMs }) => {
    const closesMs = Math.min(opensMs + (limitMs ?? share), paperLimitMs);
    const window = { id, questionIds, opensMs, closesMs };
    opensMs = closesMs;
    return window;
  });
}

/** The section that is open at an exam time; after the end, the last one. Null if the sections are free. */
export function openSectionAt(timing: Timing, elapsedMs: number): SectionWindow | null {
  const { sections } = timing;
  if (sections === undefined) return null;
  return sections.find(({ closesMs }) => elapsedMs < closesMs) ?? sections.at(-1) ?? null;
}

/**
 * ST17, AT22: whether an answer given at an exam time counts: not after the limit, and in a locked paper only while its
 * section is open. The grace allows for a slow page and never opens a section early.
 */
export function isInTime(timing: Timing, questionId: string, elapsedMs: number): boolean {
  if (elapsedMs > timing.limitMs + OVER_TIME_GRACE_MS) return false;
  const window = timing.sections?.find(({ questionIds }) => questionIds.includes(questionId));
  if (window === undefined) return true;
  return elapsedMs >= window.opensMs && elapsedMs <= window.closesMs + OVER_TIME_GRACE_MS;
}
