import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { visibleLines } from '../hidden-characters.ts';

export const challengeStates = ['open', 'accepted', 'rejected'] as const;
export type ChallengeState = (typeof challengeStates)[number];

/** Characters. */
export const MOST_CHALLENGE = 1000;
export const FEWEST_CHALLENGE = 10;
const TOO_SHORT = `Explain in at least ${FEWEST_CHALLENGE} characters what is wrong with the key`;
const TOO_LONG = `Explain it in at most ${MOST_CHALLENGE} characters`;

/** KC1: what a student objects to in the key of one question. */
export const keyChallengeSchema = z.object({
  questionId: idSchema,
  text: z.string(),
  state: z.enum(challengeStates),
  /** The administrator's; null while it is open. */
  answer: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type KeyChallenge = z.infer<typeof keyChallengeSchema>;

const params = z.object({ attemptId: idSchema });

export const keyChallenges = defineCall({
  name: 'attempts.challenges',
  summary: "The caller's challenges of keys in an own attempt (KC1)",
  method: 'GET',
  path: '/test-attempts/{attemptId}/challenges',
  access: 'signed-in',
  params,
  answer: z.object({ data: z.array(keyChallengeSchema) }),
});

export const challengeKey = defineCall({
  name: 'attempts.challengeKey',
  summary: 'Challenge the key of a question of an own attempt, once per question (KC1)',
  method: 'POST',
  path: '/test-attempts/{attemptId}/challenges',
  access: 'signed-in',
  params,
  body: z.object({
    questionId: idSchema,
    text: z
      .string(TOO_SHORT)
      .check(
        z.trim(),
        z.minLength(FEWEST_CHALLENGE, TOO_SHORT),
        z.maxLength(MOST_CHALLENGE, TOO_LONG),
        visibleLines('Text'),
      ),
  }),
  answer: z.object({ data: keyChallengeSchema }),
});
