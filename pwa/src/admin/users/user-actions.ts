import {
  deleteUser,
  endUserSessions,
  giveTokens,
  sendPasswordReset,
  setUserCollege,
  setUserRole,
  setUserStatus,
  type ManagedUser,
} from '@exam/shared-schema/contract';
import { actionBy, editBy, removeBy } from '../rows/action.ts';
import { fixedChoices, useCollegeChoices } from '../fields/choices.ts';
import { reasonField } from '../fields/reason-field.ts';
import { STATUS_CHOICES, useRoleChoices } from './user-words.ts';

const paramsOf = ({ _id: userId }: ManagedUser) => ({ userId });

/** ST68: the accounts of simulated students are closed. */
const isReal = ({ isDemo }: ManagedUser) => isDemo !== true;

export const statusAction = editBy(setUserStatus, {
  title: 'Edit Account Status',
  text: 'The user is signed out on all devices. Deactivated and banned users cannot log in; attempts that they have already handed in on a device still arrive.',
  paramsOf,
  fields: [
    {
      kind: 'select',
      name: 'accountStatus',
      label: 'Account Status',
      placeholder: 'Choose a status',
      useChoices: fixedChoices(STATUS_CHOICES),
    },
  ],
  failure: 'Failed to update account status. Please try again.',
  failureOfServer: 'Failed to update account status',
});

/** ST63: the request gets its id when the dialog opens, so that sending it again does not grant tokens twice. */
export const tokensAction = actionBy(giveTokens, {
  label: 'Give tokens',
  icon: 'card',
  confirm: 'The tokens can be spent at once, and the student is notified.',
  busyButton: 'Giving...',
  isOffered: isReal,
  fields: [
    { kind: 'number', name: 'tokens', label: 'Tokens', min: 1, max: 100_000, step: 1 },
    {
      kind: 'number',
      name: 'days',
      label: 'Days',
      hint: 'How long they last. Leave it empty for tokens that never expire.',
      min: 1,
      max: 3650,
      step: 1,
      none: null,
      optional: true,
    },
    {
      kind: 'textarea',
      name: 'reason',
      label: 'Reason',
      hint: 'The student reads it, and it is kept with your name and the time.',
      max: 500,
    },
  ],
  valuesOf: () => ({ tokens: '', days: null, reason: '', requestId: crypto.randomUUID() }),
  failure: 'Failed to give tokens. Please try again.',
});

export const removeAction = removeBy(deleteUser, {
  title: 'Delete User',
  paramsOf,
  failure: 'Failed to delete user. Please try again.',
  failureOfStatus: {
    403: "Access denied. You don't have permission to delete users.",
    404: 'User not found. They may have already been deleted.',
  },
});

export const roleAction = actionBy(setUserRole, {
  label: 'Change role',
  confirm:
    'The user is signed out on all devices. A teacher has the papers and results of their college, a college admin its members too. An admin may do everything in this console.',
  isOffered: isReal,
  paramsOf,
  fields: [
    {
      kind: 'select',
      name: 'role',
      label: 'Role',
      placeholder: 'Choose a role',
      useChoices: useRoleChoices,
    },
    reasonField,
  ],
  valuesOf: ({ role }: ManagedUser) => ({ role, reason: '' }),
  failure: 'Failed to change the role. Please try again.',
});

/** OR31 */
export const collegeAction = actionBy(setUserCollege, {
  label: 'Change college',
  confirm:
    'A member sees the papers of the college beside those for everyone. A teacher or college admin has the papers of this college instead of the former one.',
  isOffered: isReal,
  paramsOf,
  fields: [
    {
      kind: 'select',
      name: 'collegeId',
      label: 'College',
      placeholder: 'No college',
      none: null,
      useChoices: useCollegeChoices,
    },
    reasonField,
  ],
  valuesOf: ({ college }: ManagedUser) => ({ collegeId: college?._id ?? null, reason: '' }),
  failure: 'Failed to change the college. Please try again.',
});

export const resetAction = actionBy(sendPasswordReset, {
  label: 'Reset password',
  title: 'Send a reset link',
  confirm: 'The user gets an e-mail with a link to set a new password. The old password works until then.',
  busyButton: 'Sending...',
  isOffered: ({ accountStatus, isDemo }: ManagedUser) =>
    isDemo !== true && accountStatus !== 'deactivated' && accountStatus !== 'banned',
  paramsOf,
  failure: 'Failed to send the link. Please try again.',
});

export const signOutAction = actionBy(endUserSessions, {
  label: 'Sign out everywhere',
  confirm: 'The user has to log in again on every device. Attempts in progress are not lost.',
  busyButton: 'Signing out...',
  isOffered: isReal,
  paramsOf,
  failure: 'Failed to sign the user out. Please try again.',
});
