import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { ACCOUNT_BODY_LIMIT } from './body-limit.ts';
import { sessionAnswer } from './user.ts';
import { defineCall } from '../call.ts';

/** OP6: the header in which the app names its version when a session begins or is renewed. */
export const APP_VERSION_HEADER = 'x-app-version';

/** ST30: the refresh token is in a cookie that scripts cannot read; each token is accepted once. */
export const refresh = defineCall({
  name: 'accounts.refresh',
  summary: 'Exchange a refresh token for a new access token; the refresh token is used up',
  method: 'POST',
  path: '/auth/refresh',
  access: 'refresh-token',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  answer: sessionAnswer,
});

export const logout = defineCall({
  name: 'accounts.logout',
  summary: 'End this session',
  method: 'POST',
  path: '/auth/logout',
  access: 'refresh-token',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  answer: z.object({ message: z.string() }),
});

export const logoutEverywhere = defineCall({
  name: 'accounts.logoutEverywhere',
  summary: 'End every session of the caller, this one included',
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'signed-in',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  answer: z.object({ message: z.string() }),
});

export const sessionSchema = z.object({
  _id: idSchema,
  /** Browser and system, from the user agent. */
  device: z.string(),
  /** ISO 8601 UTC; `lastUsedAt` alike. */
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});

export const mySessions = defineCall({
  name: 'accounts.mySessions',
  summary: 'The devices on which the caller is signed in',
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  answer: z.object({ data: z.array(sessionSchema) }),
});

export const endSession = defineCall({
  name: 'accounts.endSession',
  summary: 'End one session of the caller',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'signed-in',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  params: z.object({ id: idSchema }),
  answer: z.object({ message: z.string() }),
});
