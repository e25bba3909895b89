import type { ExamWindow } from '@exam/shared-schema/access';
import type { PaperSummary } from '@exam/shared-schema/contract';

// A module of its own, because cards need it before any time is formatted.

/** ST74: the window in the resolver's format; undefined if the start is not limited. */
export function windowOf({
  opensAt = null,
  closesAt = null,
  commonEnd = false,
}: Pick<PaperSummary, 'opensAt' | 'closesAt' | 'commonEnd'>): ExamWindow {
  if (opensAt === null && closesAt === null) return undefined;
  return { opensAt: epochOf(opensAt), closesAt: epochOf(closesAt), ...(commonEnd && { commonEnd }) };
}

const epochOf = (at: string | null) => (at === null ? null : Date.parse(at));
