import type { ManagedAssignment } from '@exam/shared-schema/contract';
import { formatIndiaTime } from '../../format/index.ts';

type Window = Pick<ManagedAssignment, 'opensAt' | 'closesAt'>;

export const windowText = ({ opensAt, closesAt }: Window): string =>
  `${formatIndiaTime(opensAt)} to ${formatIndiaTime(closesAt)}`;

/** Whether it has not opened yet, is open, or has closed. @param now epoch ms. */
export function phaseOf({ opensAt, closesAt }: Window, now: number): 'before' | 'open' | 'closed' {
  if (now < Date.parse(opensAt)) return 'before';
  return now <= Date.parse(closesAt) ? 'open' : 'closed';
}

export const PHASES = { before: 'Not open yet', open: 'Open now', closed: 'Closed' } as const;
