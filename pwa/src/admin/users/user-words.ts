import { isWithin, permissionsOf } from '@exam/shared-schema/access';
import {
  UNLIMITED,
  type DifficultyPreference,
  type ListedStatus,
  type ManagedUser,
} from '@exam/shared-schema/contract';
import { difficultyPreference } from '@exam/shared-schema/labels';
import { formatNumber } from '../../format/index.ts';
import type { Tone } from '../../ui/index.ts';
import type { Choices } from '../form/field.ts';
import { usePermissions } from '../permitted.ts';

export const STATUSES = {
  pending: 'Pending',
  verified: 'Verified',
  approved: 'Approved',
  deactivated: 'Deactivated',
  banned: 'Banned',
} as const satisfies Record<ListedStatus, string>;

/** What each status means, for the dialog that sets it. */
export const STATUS_CHOICES = {
  pending: 'Pending: awaiting verification',
  verified: 'Verified: active and verified',
  approved: 'Approved: approved and active',
  deactivated: 'Deactivated: temporarily disabled',
  banned: 'Banned: permanently restricted',
} as const satisfies Record<ListedStatus, string>;

export const TONES: Readonly<Record<ListedStatus, Tone>> = {
  pending: 'warn',
  verified: 'ok',
  approved: 'ok',
  deactivated: 'neutral',
  banned: 'bad',
};

export const ROLES = {
  student: 'Student',
  teacher: 'Teacher',
  'college-admin': 'College admin',
  admin: 'Admin',
} as const satisfies Record<ManagedUser['role'], string>;

/** US7: the roles that the signed-in one may give. A hook. */
export function useRoleChoices(): Choices<ManagedUser['role']> {
  const permissions = usePermissions();
  const roles = Object.keys(ROLES) as ManagedUser['role'][];
  const options = roles
    .filter((role) => isWithin(permissionsOf(role), permissions))
    .map((value) => ({ value, label: ROLES[value] }));
  return { options, loading: false };
}

export const phoneText = ({ phone, countryCode }: Pick<ManagedUser, 'phone' | 'countryCode'>): string =>
  phone === null ? '' : `${countryCode ?? ''} ${phone}`.trim();

export const tokensText = ({ tokensLeft }: Pick<ManagedUser, 'tokensLeft'>): string =>
  tokensLeft === UNLIMITED ? 'Unlimited' : formatNumber(tokensLeft);

/** The middle of each level on the scale of 1 to 10. */
const LEVELS: Readonly<Record<DifficultyPreference, number>> = { Easy: 2, Medium: 5, Hard: 8 };

/** A preference as the console shows it; one that was not chosen has the default. */
export const preferenceText = (chosen: DifficultyPreference | null): string =>
  difficultyPreference(chosen === null ? null : LEVELS[chosen]);
