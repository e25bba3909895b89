import * as z from 'zod/mini';
import { ACCOUNT_BODY_LIMIT } from '../accounts/account-fields.ts';
import { defineCall } from '../call.ts';
import { locationField, nicknameField, pictureField, profileNameField } from './fields.ts';
import { difficultyPreferences, profileUserSchema } from './student.ts';

/** Omitted members keep their values; null removes a value. */
export const profileChanges = z.strictObject({
  fullName: z.optional(profileNameField),
  location: z.optional(z.nullable(locationField)),
  profilePicture: z.optional(z.nullable(pictureField)),
  nickname: z.optional(z.nullable(nicknameField)),
  isListed: z.optional(z.boolean()),
  showsFullName: z.optional(z.boolean()),
  difficultyPreference: z.optional(z.nullable(z.enum(difficultyPreferences))),
});
export type ProfileChanges = z.infer<typeof profileChanges>;

/** For a body without members, and for a form without changes. */
export const NO_CHANGES = 'No valid changes to save';

export const updateProfile = defineCall({
  name: 'profile.update',
  summary: 'Change the fields of their own account that students may change',
  method: 'PATCH',
  path: '/users/user_update_profile',
  access: 'signed-in',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: profileChanges,
  answer: z.object({ user: profileUserSchema }),
});
