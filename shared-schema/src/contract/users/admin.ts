import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { roles } from '../accounts/user.ts';
import { defineCall } from '../call.ts';
import { namedSchema } from '../catalogue/student.ts';
import { searchText, sortBy } from '../lists.ts';
import { managed } from '../managed.ts';
import { messageAnswer } from '../message-answer.ts';
import { difficultyPreferences } from '../profile/student.ts';
import { reasonSchema } from '../reason.ts';
import { listedStatuses, userParams } from './account.ts';
import { newUserForm } from './create.ts';

/** An account, as shown to administrators. */
export const managedUserSchema = z.object({
  _id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  /** Ten digits, with the country code; null for users who did not register themselves. */
  phone: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  role: z.enum(roles),
  accountStatus: z.enum(listedStatuses),
  /** OR31; null for a member of none. */
  college: z.nullable(namedSchema),
  profilePicture: z.nullable(z.string()),
  /** Tokens that can be spent now; UNLIMITED for no limit. */
  tokensLeft: z.int(),
  preferences: z.object({
    /** The exams that the user prepares for. */
    categories: z.array(namedSchema),
    difficultyPreference: z.nullable(z.enum(difficultyPreferences)),
  }),
  performance: z.object({
    /** Handed-in attempts. */
    tests: z.int(),
    /** The mean of their accuracies, per cent, two decimals; null without an attempt. */
    accuracy: z.nullable(z.number()),
  }),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  /** ST68: a simulated student of the demo, whose account is closed; absent or false for real users. */
  isDemo: z.optional(z.boolean()),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

const thing = managed({ area: 'users', one: 'a user', many: 'users', row: managedUserSchema });

export const userCalls = {
  list: thing.list({
    path: '/users/get_all_users',
    query: {
      search: searchText,
      role: z.optional(z.enum(roles)),
      accountStatus: z.optional(z.enum(listedStatuses)),
      /** Only members of this college. */
      collegeId: z.optional(idSchema),
      /** CN8: simulated students (ST68) are listed on request only. */
      accounts: z._default(z.enum(['real', 'simulated', 'all']), 'real'),
      sort: sortBy(['createdAt'], '-createdAt'),
    },
    alsoAs: { totalPages: 'pages', totalUsers: 'total' },
  }),
  create: thing.create({
    path: '/users/create_user',
    summary: 'Make an account (ST33, ST34); answers 201',
    form: newUserForm,
    answers: ['data', 'message'],
  }),
};

export const setUserStatus = defineCall({
  name: 'users.status',
  summary: 'Set the status of an account; it is signed out (US2)',
  method: 'PATCH',
  path: '/admin/{userId}/status_update',
  access: 'admin',
  params: userParams,
  body: z.object({ accountStatus: z.enum(listedStatuses, 'Invalid account status value') }),
  answer: messageAnswer,
});

export const deleteUser = defineCall({
  name: 'users.delete',
  summary: 'Delete an account that has neither attempts nor payments (US3)',
  method: 'DELETE',
  path: '/admin/{userId}/delete_user',
  access: 'admin',
  params: userParams,
  answer: messageAnswer,
});

export const setUserRole = defineCall({
  name: 'users.role',
  summary: 'Set the role of an account; the last administrator keeps it (US1)',
  method: 'PATCH',
  path: '/admin/users/{userId}/role',
  access: 'admin',
  params: userParams,
  body: z.object({ role: z.enum(roles, 'Invalid role'), reason: reasonSchema }),
  answer: messageAnswer,
});

export const sendPasswordReset = defineCall({
  name: 'users.passwordReset',
  summary: 'Send the owner of an account a link to set a new password (US4)',
  method: 'POST',
  path: '/admin/users/{userId}/password_reset',
  access: 'admin',
  params: userParams,
  answer: messageAnswer,
});

export const endUserSessions = defineCall({
  name: 'users.endSessions',
  summary: 'Sign an account out on all devices; attempts are still handed in (ST4)',
  method: 'POST',
  path: '/admin/users/{userId}/end_sessions',
  access: 'admin',
  params: userParams,
  answer: messageAnswer,
});
