import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { reasonSchema } from '../reason.ts';
import { managed } from '../managed.ts';
import { messageAnswer } from '../message-answer.ts';
import { attemptFlags } from './attempt-on-wire.ts';

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

/** IN6: an attempt with a flag. */
const flaggedAttemptSchema = z.extend(doubtedAttemptSchema, {
  ranked: z.boolean(),
  /** Whether it waits for a decision (ST70). */
  isDoubted: z.boolean(),
});
export type FlaggedAttempt = z.infer<typeof flaggedAttemptSchema>;

const flaggedThing = managed({
  area: 'attempts',
  one: 'an attempt',
  many: 'attempts',
  row: flaggedAttemptSchema,
});

export const flaggedAttempts = flaggedThing.list({
  name: 'flagged',
  path: '/admin/attempts/flagged',
  summary: 'Attempts with a flag, whether they rank or not, the newest first (IN6)',
  limit: 20,
  query: { flag: z.optional(z.enum(attemptFlags)) },
});

/** IN7: an event of an attempt's log. Members that its type does not have are absent. */
const timelineEventSchema = z.object({
  /** As in the log; one of a newer app is not known here. */
  type: z.string(),
  /** By the device's clock, ISO 8601 UTC. */
  at: z.string(),
  /** Since the first event, by the device's clock; negative after the clock was set back. */
  seconds: z.int(),
  /** Number of the question in its section, from 1, and the section's title. */
  question: z.optional(z.int()),
  section: z.optional(z.string()),
  /** Of a clock that jumped. */
  byMs: z.optional(z.int()),
  /** Why it was resumed, or who sealed it. */
  reason: z.optional(z.string()),
});
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

export const attemptTimelineSchema = z.object({
  student: z.object({ _id: idSchema, fullName: z.string() }),
  paper: z.object({ _id: idSchema, title: z.string() }),
  flags: z.array(z.string()),
  ranked: z.boolean(),
  score: z.number(),
  /** ISO 8601 UTC; by the server's clock. */
  receivedAt: z.string(),
  /** Null for a hand-in without a log, or with one that cannot be read. */
  events: z.nullable(z.array(timelineEventSchema)),
  /** Other logs of the same attempt that came later (ST6), ISO 8601 UTC. */
  superseded: z.array(z.object({ receivedAt: z.string() })),
  /** The decisions on its rank, the newest first. */
  decisions: z.array(
    z.object({ ranked: z.boolean(), reason: z.string(), decidedBy: z.string(), decidedAt: z.string() }),
  ),
});
export type AttemptTimeline = z.infer<typeof attemptTimelineSchema>;

export const attemptTimeline = defineCall({
  name: 'attempts.timeline',
  summary: "An attempt's log as a timeline, with the decisions on its rank (IN7)",
  method: 'GET',
  path: '/admin/attempts/{attemptId}/timeline/{userId}',
  access: 'admin',
  params: z.object({ attemptId: idSchema, userId: idSchema }),
  answer: z.object({ data: attemptTimelineSchema }),
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
