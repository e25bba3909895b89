import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { sortBy } from '../lists.ts';
import { managed } from '../managed.ts';
import { messageAnswer } from '../message-answer.ts';

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const;

/** OP2: the kinds of jobs of this version. The server compiles with no other, the console only with words for each. */
export type JobName =
  | 'calibrate'
  | 'check-attempts'
  | 'count-statistics'
  | 'credit-package-students'
  | 'embed-questions'
  | 'export-own-data'
  | 'expire-tokens'
  | 'fill-boards'
  | 'fill-practice-pool'
  | 'fill-search'
  | 'give-back-questions'
  | 'give-up-ai-test'
  | 'mail-notice'
  | 'mail-package-students'
  | 'make-ai-test'
  | 'make-demo-attempts'
  | 'payment-event'
  | 'plan-ending'
  | 'preview-key'
  | 'reconcile-payment'
  | 'refund-payment'
  | 'remark-attempts'
  | 'renew-figures'
  | 'sandbox-confirms'
  | 'send-opening-code'
  | 'send-opening-codes'
  | 'send-reset-link'
  | 'settle-payment'
  | 'sweep-accounts'
  | 'sweep-board-periods'
  | 'sweep-drafts'
  | 'sweep-jobs'
  | 'sweep-own-data'
  | 'sweep-payments'
  | 'take-back-package'
  | 'tell-password-changed';

/** OP2: a background job. Its payload is not shown, because it may have addresses and secrets. */
export const jobSchema = z.object({
  _id: idSchema,
  /** 'mail-notice'; not an enumeration, because a job may be of another version. */
  kind: z.string(),
  state: z.enum(jobStates),
  /** Starts so far. */
  attempts: z.int(),
  /** The reason of the last failure; null if there was none. */
  lastError: z.nullable(z.string()),
  /** ISO 8601 UTC, as all times: the earliest start. */
  runAt: z.string(),
  createdAt: z.string(),
  /** When it was done or given up; null before that. */
  finishedAt: z.nullable(z.string()),
});
export type BackgroundJob = z.infer<typeof jobSchema>;

export const importKinds = ['questions', 'batch-students', 'college-members'] as const;

/** OP7 */
export const importSchema = z.object({
  _id: idSchema,
  kind: z.enum(importKinds),
  /** The file's name, or that of the batch or college whose members it names. */
  source: z.string(),
  /** Null for a command, and for an account that no longer exists. */
  by: z.nullable(z.object({ _id: idSchema, fullName: z.string() })),
  /** ISO 8601 UTC. */
  at: z.string(),
  added: z.int(),
  /** Rows that were there before. */
  unchanged: z.int(),
  refused: z.int(),
  /** Of refused rows, by their places in the file; at most 100. */
  reasons: z.array(z.string()),
  /** Why nothing was stored; null if the file was. */
  failure: z.nullable(z.string()),
});
export type StoredImport = z.infer<typeof importSchema>;

/** OP4 */
export const backupSchema = z.object({
  _id: idSchema,
  /** Its path on the machine where the command ran. */
  file: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Null if there is none. */
  bytes: z.nullable(z.number()),
  /** Hand-ins that were received until then are in it, ISO 8601 UTC; null if that is not known. */
  through: z.nullable(z.string()),
  /** Whether the whole copy was read and found to be sound. */
  verified: z.boolean(),
  failure: z.nullable(z.string()),
});
export type StoredBackup = z.infer<typeof backupSchema>;

const area = 'operations';

export const backgroundJobs = managed({
  area,
  one: 'a background job',
  many: 'background jobs',
  row: jobSchema,
}).list({
  name: 'jobs',
  path: '/admin/operations/jobs',
  summary: 'Background jobs, the newest first (OP2)',
  rowsIn: 'jobs',
  query: {
    state: z.optional(z.enum(jobStates)),
    kind: z.optional(z.string().check(z.maxLength(60))),
    sort: sortBy(['createdAt'], '-createdAt'),
  },
});

export const retryJob = defineCall({
  name: 'operations.retry',
  summary: 'Start a job again that was given up, or one that waits after a failure now (OP3)',
  method: 'POST',
  path: '/admin/operations/jobs/{id}/retry',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: messageAnswer,
});

export const storedImports = managed({ area, one: 'an import', many: 'imports', row: importSchema }).list({
  name: 'imports',
  path: '/admin/operations/imports',
  summary: 'Imported files, the newest first (OP7)',
  rowsIn: 'imports',
  query: {
    kind: z.optional(z.enum(importKinds)),
    sort: sortBy(['at'], '-at'),
  },
});

export const storedBackups = managed({ area, one: 'a backup', many: 'backups', row: backupSchema }).list({
  name: 'backups',
  path: '/admin/operations/backups',
  summary: 'Backups by the command, the newest first (OP4)',
  rowsIn: 'backups',
  query: { sort: sortBy(['at'], '-at') },
});

const jobCounts = {
  waiting: z.int(),
  running: z.int(),
  /** Given up after all tries. */
  failed: z.int(),
  /** Done within the last 24 hours. */
  done: z.int(),
};

/** OP6: devices by the version of the app with which they last used their session on a day. */
const versionDaySchema = z.object({
  /** In India, as 2026-01-31. */
  day: z.string(),
  /** The most frequent first, then the devices whose app did not name its version. */
  versions: z.array(z.object({ version: z.nullable(z.string()), devices: z.int() })),
});

export const operationsOverview = defineCall({
  name: 'operations.overview',
  summary: 'What runs, waits and failed in the background, and the state of backups, storage and apps (OP1)',
  method: 'GET',
  path: '/admin/operations',
  access: 'admin',
  answer: z.object({
    data: z.object({
      /** ISO 8601 UTC. */
      serverTime: z.string(),
      jobs: z.object({
        ...jobCounts,
        /** The start of the job that is due longest and has not begun, ISO 8601 UTC; null if none is late. */
        lateSince: z.nullable(z.string()),
        kinds: z.array(z.object({ kind: z.string(), ...jobCounts })),
        /** Jobs that were given up, and those that wait after a failure: the newest ten of each. */
        troubled: z.array(jobSchema),
      }),
      backups: z.object({
        /** As in receipts: hand-ins received until then are in a backup (ST14); null before the first one. */
        through: z.nullable(z.string()),
        newest: z.array(backupSchema),
      }),
      storage: z.object({
        engine: z.enum(['sqlite', 'postgres']),
        /** Bytes of the database, with its indexes. */
        databaseBytes: z.number(),
        /** Bytes of the disk with the data folder; null if they cannot be read. */
        disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
        images: z.object({ count: z.int(), bytes: z.number() }),
      }),
      /** Of the last 14 days, the newest first. */
      versions: z.array(versionDaySchema),
      imports: z.array(importSchema),
    }),
  }),
});
export type OperationsOverview = z.infer<(typeof operationsOverview)['answer']>['data'];
