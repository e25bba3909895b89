import type { ExamWindow } from '@exam/shared-schema/access';
import { formatDateTime } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';

/** 'Open until 5 Jan 2026, 2:30 pm', in the device's time zone; null if the start is not limited. */
export function windowText(window: ExamWindow): string | null {
  const { opensAt = null, closesAt = null } = window ?? {};
  const { between, from, until } = say.start.window.open;
  if (opensAt !== null && closesAt !== null)
    return between(formatDateTime(opensAt), formatDateTime(closesAt));
  if (opensAt !== null) return from(formatDateTime(opensAt));
  return closesAt === null ? null : until(formatDateTime(closesAt));
}
