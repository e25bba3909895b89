import type { ExamWindow } from '@exam/shared-schema/access';
import { formatAppointment } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';

/** 'Open until 5 Jan 2026, 2:30 pm', in the device's time zone, which is named if it is not India's; null if the start is not limited. */
export function windowText(window: ExamWindow): string | null {
  const { opensAt = null, closesAt = null } = window ?? {};
  const { between, from, until } = say.start.window.open;
  if (opensAt !== null && closesAt !== null)
    return between(formatAppointment(opensAt), formatAppointment(closesAt));
  if (opensAt !== null) return from(formatAppointment(opensAt));
  return closesAt === null ? null : until(formatAppointment(closesAt));
}
