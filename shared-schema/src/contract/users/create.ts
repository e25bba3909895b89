import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import {
  countryCodeField,
  emailField,
  fullNameField,
  givenPasswordField,
  PHONE_DIGITS,
  phoneDigits,
  usernameField,
} from '../accounts/account-fields.ts';
import { roles } from '../accounts/user.ts';
import { formOf } from '../forms.ts';
import { hidesSomething, visible } from '../hidden-characters.ts';
import { pictureField } from '../profile/fields.ts';
import { listedStatuses } from './account.ts';

const NO_NAME = 'Full name is required';
const BAD_PHONE = `Phone number must be exactly ${PHONE_DIGITS} digits`;
const NO_CATEGORY = 'Category selection is required';
/** Characters. */
const MOST_THREAD = 200;

/** Left out where it is empty. */
const optionalText = <Schema extends z.ZodMiniType<string, string>>(field: Schema) =>
  z.optional(z.union([z.literal(''), field]));

const thread = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MOST_THREAD, `Thread ID must be at most ${MOST_THREAD} characters`),
    visible(hidesSomething('Thread ID')),
  );

/** An account that an administrator makes, in the order of its rules. */
export const newUserForm = z.object({
  ...formOf(
    {
      username: usernameField,
      fullName: z.pipe(z.string(NO_NAME).check(z.trim(), z.minLength(1, NO_NAME)), fullNameField),
      email: emailField,
      phone: phoneDigits(BAD_PHONE),
      countryCode: countryCodeField,
      password: givenPasswordField,
      role: z.enum(roles),
      accountStatus: z.enum(listedStatuses, 'Invalid account status value'),
      /** Exactly one. */
      categories: z
        .array(idSchema, NO_CATEGORY)
        .check(z.minLength(1, NO_CATEGORY), z.maxLength(1, NO_CATEGORY)),
      performanceInitialized: z.boolean(),
    },
    { countryCode: '+91', role: 'student', accountStatus: 'pending', performanceInitialized: false },
  ).shape,
  /** OR31: the college whose member it is; by default that of the administrator. */
  collegeId: optionalText(idSchema),
  profilePicture: optionalText(pictureField),
  /** The id of a conversation of another system; kept and shown, and used for nothing here. */
  thread: optionalText(thread),
  /** The form's second field, which nothing is compared with. */
  confirmPassword: z.optional(z.string()),
});
