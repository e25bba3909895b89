import * as z from 'zod/mini';
import { ACCOUNT_BODY_LIMIT } from './body-limit.ts';
import { emailField, loginPasswordField } from './account-fields.ts';
import { sessionAnswer } from './user.ts';
import { defineCall } from '../call.ts';

export const loginForm = z.object({
  email: emailField,
  password: loginPasswordField,
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
