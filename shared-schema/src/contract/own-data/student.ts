import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { passwordNotTooLong } from '../accounts/account-fields.ts';
import { ACCOUNT_BODY_LIMIT } from '../accounts/body-limit.ts';
import { defineCall } from '../call.ts';
import { messageAnswer } from '../message-answer.ts';

/** OD2: how many exports a user may request in 24 hours. */
export const EXPORTS_A_DAY = 3;
/** OD2: how long a finished file can be downloaded, days. */
export const EXPORT_DAYS = 7;

/** The newest export that a user has requested. Times are ISO 8601 UTC. */
export const dataExportSchema = z.object({
  _id: idSchema,
  /** `expired`: it was ready and has been deleted. */
  status: z.enum(['making', 'ready', 'failed', 'expired']),
  askedAt: z.string(),
  /** Until when it can be downloaded; null unless it is ready. */
  expiresAt: z.nullable(z.string()),
  /** Size of the file; null unless it is ready. */
  bytes: z.nullable(z.int()),
});
export type DataExport = z.infer<typeof dataExportSchema>;

const ownDataAnswer = z.object({
  data: z.object({
    /** Null if none was requested yet. */
    export: z.nullable(dataExportSchema),
    /** When another one may be requested; null if now. */
    mayAskAt: z.nullable(z.string()),
  }),
});
export type OwnData = z.infer<typeof ownDataAnswer>['data'];

export const ownData = defineCall({
  name: 'ownData.state',
  summary: "The newest export of the caller's own data",
  method: 'GET',
  path: '/users/my-data',
  access: 'signed-in',
  answer: ownDataAnswer,
});

export const askForOwnData = defineCall({
  name: 'ownData.ask',
  summary: "Request an export of the caller's own data, which is made in the background",
  method: 'POST',
  path: '/users/my-data/exports',
  access: 'signed-in',
  status: 202,
  bodyLimit: ACCOUNT_BODY_LIMIT,
  answer: ownDataAnswer,
});

export const ownDataFile = defineCall({
  name: 'ownData.file',
  summary: "The caller's finished export, a zip file",
  method: 'GET',
  path: '/users/my-data/exports/{id}',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  answer: z.unknown(),
});

const passwordForm = z.object({
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), passwordNotTooLong),
});

/** Its path is beside those of the logins, so that the browser sends the cookie of a known device (AC6). */
export const deleteAccount = defineCall({
  name: 'ownData.deleteAccount',
  summary: "Delete the caller's account, with the password",
  method: 'POST',
  path: '/auth/delete-account',
  access: 'signed-in',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: passwordForm,
  answer: messageAnswer,
});
