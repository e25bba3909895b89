import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { reasonSchema } from '../reason.ts';
import { managed, messageAnswer } from '../managed.ts';

/** ST70: a first attempt at a ranked paper whose log does not prove how long it took. */
export const doubtedAttemptSchema = z.object({
  attemptId: idSchema,
  student: z.object({ _id: idSchema, fullName: z.string(), email: z.string() }),
  paper: z.object({ _id: idSchema, title: z.string() }),
  score: z.number(),
  /** From attemptFlags. */
  flags: z.array(z.string()),
  /** ISO 8601 UTC. */
  receivedAt: z.string(),
});
export type DoubtedAttempt = z.infer<typeof doubtedAttemptSchema>;

const thing = managed({
  area: 'attempts',
  one: 'an attempt',
  many: 'attempts',
  row: doubtedAttemptSchema,
});

export const doubtedAttempts = thing.list({
  name: 'doubted',
  path: '/admin/attempts/doubted',
  summary: 'Attempts that wait for an administrator to decide whether they rank, the newest first (ST70)',
  limit: 20,
});

/** IA4: why an attempt does not rank. */
export const unrankedReasons = [
  'practice-paper',
  'no-log',
  'log-broken',
  'unsealed',
  'account-disabled',
  'pending-review',
  'to-review',
  'refused',
  'repeated',
] as const;
export type UnrankedReason = (typeof unrankedReasons)[number];

/** The number of attempts for each reason that occurs, in the order of `unrankedReasons`. */
export const unrankedCountsSchema = z.array(z.object({ reason: z.enum(unrankedReasons), attempts: z.int() }));
export type UnrankedCounts = z.infer<typeof unrankedCountsSchema>;

export const neverRanked = defineCall({
  name: 'attempts.neverRanked',
  summary:
    'How many attempts at ranked papers do not rank and cannot be decided on any more, by reason (IA4)',
  method: 'GET',
  path: '/admin/attempts/unranked',
  access: 'admin',
  answer: z.object({ data: unrankedCountsSchema }),
});

export const decideRank = defineCall({
  name: 'attempts.decideRank',
  summary: 'Decide whether a doubted attempt ranks; may be decided again',
  method: 'POST',
  path: '/admin/attempts/{attemptId}/ranking',
  access: 'admin',
  params: z.object({ attemptId: idSchema }),
  body: z.object({
    userId: idSchema,
    ranked: z.boolean(),
    reason: reasonSchema,
  }),
  answer: messageAnswer,
});
