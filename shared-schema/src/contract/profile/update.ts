import * as z from 'zod/mini';
import { ACCOUNT_BODY_LIMIT } from '../accounts/body-limit.ts';
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

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** An empty text removes the value, as null does. */
const clearable = (field: z.ZodMiniType<string, string>) =>
  z.optional(
    z.pipe(
      z.transform((value: string | null) => (isEmpty(value) ? null : value)),
      z.nullable(field),
    ),
  );

/** PF3: as `profileChanges`; an empty text clears what may be empty, and leaves a name, which may not, as it is. */
const profileBody = z.strictObject({
  ...profileChanges.shape,
  fullName: z.optional(
    z.pipe(
      z.transform((value: string | undefined) => (isEmpty(value) ? undefined : value)),
      z.optional(profileNameField),
    ),
  ),
  location: clearable(locationField),
  profilePicture: clearable(pictureField),
  nickname: clearable(nicknameField),
});

/** For a body without members, and for a form without changes. */
export const NO_CHANGES = 'No valid changes to save';

export const updateProfile = defineCall({
  name: 'profile.update',
  summary: 'Change the fields of their own account that students may change',
  method: 'PATCH',
  path: '/users/user_update_profile',
  access: 'signed-in',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: profileBody,
  answer: z.object({ user: profileUserSchema }),
});
