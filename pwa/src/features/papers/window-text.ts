import type { ExamWindow } from '@exam/shared-schema/access';
import type { PaperSummary } from '@exam/shared-schema/contract';
import { formatDateTime } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';

/** ST74: the window in the resolver's format; undefined if the start is not limited. */
export function windowOf({
  opensAt = null,
  closesAt = null,
}: Pick<PaperSummary, 'opensAt' | 'closesAt'>): ExamWindow {
  if (opensAt === null && closesAt === null) return undefined;
  return { opensAt: epochOf(opensAt), closesAt: epochOf(closesAt) };
}

const epochOf = (at: string | null) => (at === null ? null : Date.parse(at));

/** 'Open until 5 Jan 2026, 2:30 pm', in the device's time zone; null if the start is not limited. */
export function windowText(window: ExamWindow): string | null {
  const { opensAt = null, closesAt = null } = window ?? {};
  const { between, from, until } = say.start.window.open;
  if (opensAt !== null && closesAt !== null)
    return between(formatDateTime(opensAt), formatDateTime(closesAt));
  if (opensAt !== null) return from(formatDateTime(opensAt));
  return closesAt === null ? null : until(formatDateTime(closesAt));
}
