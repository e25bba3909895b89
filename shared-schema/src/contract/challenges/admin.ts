import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { searchText } from '../lists.ts';
import { managed } from '../managed.ts';
import { messageAnswer } from '../message-answer.ts';
import { reasonSchema } from '../reason.ts';
import { challengeStates } from './student.ts';

/** KC2: a student's challenge as administrators see it. */
export const managedChallengeSchema = z.object({
  _id: idSchema,
  question: z.object({ _id: idSchema, text: z.string() }),
  paper: z.object({ _id: idSchema, title: z.string() }),
  student: z.object({ _id: idSchema, fullName: z.string(), email: z.string() }),
  text: z.string(),
  state: z.enum(challengeStates),
  answer: z.nullable(z.string()),
  /** Open challenges of the same question, with this one. */
  open: z.int(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});
export type ManagedChallenge = z.infer<typeof managedChallengeSchema>;

const thing = managed({
  area: 'corrections',
  one: 'a challenge',
  many: 'challenges',
  row: managedChallengeSchema,
});

export const managedChallenges = thing.list({
  name: 'challenges',
  path: '/admin/challenges',
  summary: 'Challenges of keys by students, the newest first (KC2)',
  limit: 20,
  rowsIn: 'challenges',
  query: { search: searchText, state: z.optional(z.enum(challengeStates)) },
});

export const answerChallenge = defineCall({
  name: 'corrections.answerChallenge',
  summary: 'Answer a challenge, and with it all open ones of the same question (KC3)',
  method: 'POST',
  path: '/admin/challenges/{id}/answer',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.object({ accepted: z.boolean('Choose whether the challenge is right'), reason: reasonSchema }),
  answer: messageAnswer,
});
