import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import {
  countryCodeField,
  emailField,
  fullNameField,
  newPasswordField,
  otpField,
  otpTokenField,
  PASSWORDS_DIFFER,
  phoneField,
  usernameField,
} from './account-fields.ts';
import { ACCOUNT_BODY_LIMIT } from './body-limit.ts';
import { defineCall } from '../call.ts';

export const usernameAvailable = defineCall({
  name: 'accounts.usernameAvailable',
  summary: 'Whether a username is free (ST31)',
  method: 'GET',
  path: '/auth/username-available',
  access: 'public',
  query: z.object({ username: usernameField }),
  answer: z.object({ available: z.boolean() }),
});

const sent = {
  /** Time until the code expires, seconds. */
  expiresInSeconds: z.int(),
  /** Time until another code may be requested, seconds. */
  resendInSeconds: z.int(),
  /** 'local' if no provider is configured: the message is in the server's local outbox, for developers. */
  delivery: z.enum(['provider', 'local']),
};

const emailCode = {
  body: z.object({ email: emailField }),
  answer: z.object({ emailOtpToken: z.string(), ...sent }),
};
const phoneCode = {
  body: z.object({ phone: phoneField, countryCode: countryCodeField }),
  answer: z.object({ phoneOtpToken: z.string(), ...sent }),
};

export const sendEmailCode = defineCall({
  name: 'accounts.sendEmailCode',
  summary: 'Send a code to an e-mail address',
  method: 'POST',
  path: '/otp/send-email-otp',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  ...emailCode,
});

export const resendEmailCode = defineCall({
  name: 'accounts.resendEmailCode',
  summary: 'Send another code to an e-mail address; the previous one becomes invalid',
  method: 'POST',
  path: '/otp/resend-email-otp',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  ...emailCode,
});

export const verifyEmailCode = defineCall({
  name: 'accounts.verifyEmailCode',
  summary: 'Check the code sent by e-mail; only then does the answer say that the address is taken (ST31)',
  method: 'POST',
  path: '/otp/verify-email-otp',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: z.object({ emailOtpToken: otpTokenField('email'), otp: otpField }),
  answer: z.object({ message: z.string() }),
});

export const sendPhoneCode = defineCall({
  name: 'accounts.sendPhoneCode',
  summary: 'Send a code by SMS',
  method: 'POST',
  path: '/otp/send-phone-otp',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  ...phoneCode,
});

export const resendPhoneCode = defineCall({
  name: 'accounts.resendPhoneCode',
  summary: 'Send another code by SMS; the previous one becomes invalid',
  method: 'POST',
  path: '/otp/resend-phone-otp',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  ...phoneCode,
});

export const verifyPhoneCode = defineCall({
  name: 'accounts.verifyPhoneCode',
  summary: 'Check the code sent by SMS; only then does the answer say that the number is taken (ST31)',
  method: 'POST',
  path: '/otp/verify-phone-otp',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: z.object({ phoneOtpToken: otpTokenField('phone'), otp: otpField }),
  answer: z.object({ message: z.string() }),
});

const NO_CATEGORY = 'Please select an exam category';

export const registrationForm = z
  .object({
    username: usernameField,
    fullName: fullNameField,
    email: emailField,
    emailOtpToken: otpTokenField('email'),
    phone: phoneField,
    countryCode: countryCodeField,
    phoneOtpToken: otpTokenField('phone'),
    /** Exactly one category. */
    categories: z
      .array(idSchema, NO_CATEGORY)
      .check(z.minLength(1, NO_CATEGORY), z.maxLength(1, NO_CATEGORY)),
    password: newPasswordField,
    confirmPassword: newPasswordField,
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: PASSWORDS_DIFFER,
    }),
  );

export const register = defineCall({
  name: 'accounts.register',
  summary: 'Create an account; answers 201',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  status: 201,
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: registrationForm,
  answer: z.object({ message: z.string() }),
});
