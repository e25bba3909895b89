import * as z from 'zod/mini';
import { idSchema } from '../../attempt/events.ts';
import {
  ACCOUNT_BODY_LIMIT,
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
  /** Until the code can no longer be used, seconds. */
  expiresInSeconds: z.int(),
  /** Before the next may be asked for, seconds. */
  resendInSeconds: z.int(),
  /** 'local' where no provider is set: the message lies in the server's own outbox, which only developers see. */
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
  summary: 'Send another code to an e-mail address; the one before is void',
  method: 'POST',
  path: '/otp/resend-email-otp',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  ...emailCode,
});

export const verifyEmailCode = defineCall({
  name: 'accounts.verifyEmailCode',
  summary: 'Check the code that was sent by e-mail; only then a taken address is told (ST31)',
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
  summary: 'Send another code by SMS; the one before is void',
  method: 'POST',
  path: '/otp/resend-phone-otp',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  ...phoneCode,
});

export const verifyPhoneCode = defineCall({
  name: 'accounts.verifyPhoneCode',
  summary: 'Check the code that was sent by SMS; only then a taken number is told (ST31)',
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
    /** One category. */
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
  summary: 'Make an account; answers 201',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  status: 201,
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: registrationForm,
  answer: z.object({ message: z.string() }),
});
