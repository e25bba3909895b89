import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { ACCOUNT_BODY_LIMIT, emailField, loginPasswordField } from './account-fields.ts';
import { defineCall } from '../call.ts';

export const loginForm = z.object({
  email: emailField,
  password: loginPasswordField,
});

export const roles = ['student', 'admin'] as const;
export const accountStatuses = [
  'pending',
  'verified',
  'approved',
  'deactivated',
  'banned',
  'deleted',
] as const;

export const userSchema = z.object({
  _id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  accountStatus: z.enum(accountStatuses),
});

export type User = z.infer<typeof userSchema>;

/** A new or renewed session with its short-lived access token. */
export const sessionAnswer = z.object({
  token: z.string(),
  user: userSchema,
  /** ISO 8601 UTC. */
  serverTime: z.string(),
  /** When the access token expires, server time, ISO 8601 UTC. */
  expiresAt: z.string(),
});

export const login = defineCall({
  name: 'accounts.login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: loginForm,
  answer: sessionAnswer,
});
