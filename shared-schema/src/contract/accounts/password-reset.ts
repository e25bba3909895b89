import * as z from 'zod/mini';
import { forgottenEmailField, PASSWORDS_DIFFER, resetPasswordField } from './account-fields.ts';
import { ACCOUNT_BODY_LIMIT } from './body-limit.ts';
import { defineCall } from '../call.ts';

/** How long a reset link is valid, seconds. */
export const RESET_LINK_SECONDS = 300;

export const forgotPasswordForm = z.object({ email: forgottenEmailField });

export const forgotPassword = defineCall({
  name: 'accounts.forgotPassword',
  summary: 'Request a reset link; the answer is the same whether or not the address is known',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: forgotPasswordForm,
  answer: z.object({ message: z.string(), delivery: z.enum(['provider', 'local']) }),
});

/** Of any shape: a damaged link gets the sentence about the link. */
const resetToken = z.object({ token: z.string() });

export const verifyResetToken = defineCall({
  name: 'accounts.verifyResetToken',
  summary: 'Whether a reset link is still valid',
  method: 'GET',
  path: '/auth/verify-reset-token/{token}',
  access: 'public',
  params: resetToken,
  answer: z.object({ data: z.object({ email: z.string() }), message: z.string() }),
});

export const resetPasswordForm = z
  .object({
    newPassword: resetPasswordField,
    confirmPassword: z.string(PASSWORDS_DIFFER).check(z.normalize('NFKC')),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      message: PASSWORDS_DIFFER,
    }),
  );

export const resetPassword = defineCall({
  name: 'accounts.resetPassword',
  summary: 'Set a new password with a reset link, once; ends every session',
  method: 'POST',
  path: '/auth/reset-password/{token}',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  params: resetToken,
  body: resetPasswordForm,
  answer: z.object({ message: z.string() }),
});
