import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { attemptFlags } from '../attempts/attempt-on-wire.ts';
import { defineCall } from '../call.ts';
import { pageAnswer, pageQuery } from '../lists.ts';
import { fileFormat } from '../managed.ts';
import { paymentProviders } from '../payments/student.ts';
import { managedUserSchema } from './admin.ts';
import { userParams } from './account.ts';

const titledSchema = z.object({ _id: idSchema, title: z.string() });

/** A change by an administrator that is about a user. */
const userChangeSchema = z.object({
  _id: idSchema,
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Full name of the administrator; null if that account was deleted. */
  by: z.nullable(z.string()),
  kind: z.string(),
  action: z.enum(['create', 'update', 'delete']),
  /** The changed members; null if the item did not exist. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type UserChange = z.infer<typeof userChangeSchema>;

export const wholeUserSchema = z.object({
  user: managedUserSchema,
  location: z.nullable(z.string()),
  thread: z.nullable(z.string()),
  performanceInitialized: z.boolean(),
  /** Signed-in browsers, the last used one first. Times are ISO 8601 UTC. */
  sessions: z.array(
    z.object({ _id: idSchema, device: z.string(), startedAt: z.string(), lastUsedAt: z.string() }),
  ),
  /** Extra time: percent of a paper's duration; on every paper where it is null. */
  accommodations: z.array(z.object({ paper: z.nullable(titledSchema), extraTimePercent: z.int() })),
  /** The newest first, at most 100. */
  changes: z.array(userChangeSchema),
});
export type WholeUser = z.infer<typeof wholeUserSchema>;

export const oneUser = defineCall({
  name: 'users.one',
  summary: 'An account with its sessions, extra time and changes (US5)',
  method: 'GET',
  path: '/admin/users/{userId}',
  access: 'admin',
  params: userParams,
  answer: z.object({ data: wholeUserSchema }),
});

/** A handed-in attempt of a user. Its score is shown to administrators while results are held back, too. */
const userAttemptSchema = z.object({
  attemptId: z.string(),
  paper: titledSchema,
  score: z.number(),
  totalMarks: z.number(),
  /** Per cent, two decimals. */
  accuracy: z.number(),
  ranked: z.boolean(),
  flags: z.array(z.enum(attemptFlags)),
  /** ISO 8601 UTC. */
  receivedAt: z.string(),
});
export type UserAttempt = z.infer<typeof userAttemptSchema>;

export const attemptsOfUser = defineCall({
  name: 'users.attempts',
  summary: 'The handed-in attempts of an account, newest first (US5)',
  method: 'GET',
  path: '/admin/users/{userId}/attempts',
  access: 'admin',
  params: userParams,
  query: z.object(pageQuery(10)),
  answer: z.object({ ...pageAnswer, attempts: z.array(userAttemptSchema) }),
});

export const exportAttemptsOfUser = defineCall({
  name: 'users.attemptsExport',
  summary: 'The handed-in attempts of an account, newest first, as a CSV file (OP8)',
  method: 'GET',
  path: '/admin/users/{userId}/attempts/export',
  access: 'admin',
  params: userParams,
  query: z.object(fileFormat),
  answer: z.unknown(),
});

/** A payment of a user. */
const userPaymentSchema = z.object({
  _id: idSchema,
  /** What was bought: the name of the plan. */
  plan: z.string(),
  tokens: z.int(),
  /** Paise. */
  amount: z.int(),
  currency: z.string(),
  state: z.enum(['created', 'failed', 'authorized', 'paid', 'abandoned']),
  provider: z.enum(paymentProviders),
  note: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});
export type UserPayment = z.infer<typeof userPaymentSchema>;

export const paymentsOfUser = defineCall({
  name: 'users.payments',
  summary: 'The payments of an account, newest first (US5)',
  method: 'GET',
  path: '/admin/users/{userId}/payments',
  access: 'admin',
  params: userParams,
  query: z.object(pageQuery(10)),
  answer: z.object({ ...pageAnswer, payments: z.array(userPaymentSchema) }),
});

export const exportPaymentsOfUser = defineCall({
  name: 'users.paymentsExport',
  summary: 'The payments of an account, newest first, as a CSV file (OP8)',
  method: 'GET',
  path: '/admin/users/{userId}/payments/export',
  access: 'admin',
  params: userParams,
  query: z.object(fileFormat),
  answer: z.unknown(),
});
