import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { managed } from '../managed.ts';

/** IN2 to IN4: many accounts on one device, equal wrong answers, right answers faster than reading. */
export const attemptPatterns = ['shared-device', 'equal-wrong', 'fast-right'] as const;
export type AttemptPattern = (typeof attemptPatterns)[number];

/** What was found; `others` are the attempts that it was found with. */
const found = {
  /** 'shared-device': accounts within a day. */
  accounts: z.optional(z.int()),
  /** 'equal-wrong': questions that both answered wrong in the same way, and as many as chance would give. */
  equal: z.optional(z.int()),
  expected: z.optional(z.number()),
  /** 'fast-right': answers that were given faster than their questions can be read, and how many of them are right. */
  fast: z.optional(z.int()),
  right: z.optional(z.int()),
};

const attemptName = z.object({ attemptId: idSchema, userId: idSchema });

const patternDetailsSchema = z.object({ ...found, others: z.array(attemptName) });
export type PatternDetails = z.infer<typeof patternDetailsSchema>;

/** IN1: a finding about an attempt, as administrators see it. */
export const patternFindingSchema = z.object({
  _id: idSchema,
  pattern: z.enum(attemptPatterns),
  attemptId: idSchema,
  student: z.object({ _id: idSchema, fullName: z.string(), email: z.string() }),
  paper: z.object({ _id: idSchema, title: z.string() }),
  score: z.number(),
  ranked: z.boolean(),
  details: z.object({
    ...found,
    others: z.array(z.object({ attemptId: idSchema, userId: idSchema, fullName: z.string() })),
  }),
  /** The newest decision on its rank; null if there is none. */
  decision: z.nullable(z.object({ ranked: z.boolean(), reason: z.string() })),
  /** ISO 8601 UTC. */
  foundAt: z.string(),
});
export type PatternFinding = z.infer<typeof patternFindingSchema>;

const thing = managed({
  area: 'integrity',
  one: 'a finding',
  many: 'findings',
  row: patternFindingSchema,
});

export const patternFindings = thing.list({
  name: 'findings',
  path: '/admin/attempts/findings',
  summary: 'What the checks across attempts found, the newest first (IN1)',
  limit: 20,
  rowsIn: 'findings',
  query: {
    pattern: z.optional(z.enum(attemptPatterns)),
    state: z.optional(z.enum(['open', 'decided'])),
  },
});
