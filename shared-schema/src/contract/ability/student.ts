import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

/** AB2: the ability in a topic, estimated from a student's answers. */
export const topicAbilitySchema = z.object({
  topicId: idSchema,
  /** About how many of ten typical questions the student answers correctly. */
  level: z.int(),
  /** The number of answers that the estimate is based on. */
  answers: z.int(),
});
export type TopicAbility = z.infer<typeof topicAbilitySchema>;

export const myAbilities = defineCall({
  name: 'ability.mine',
  summary: "The caller's ability in topics (ids joined by commas); only topics with answers",
  method: 'GET',
  path: '/abilities',
  access: 'signed-in',
  query: z.object({ topicIds: z.string().check(z.minLength(1), z.maxLength(10_000)) }),
  /** PL3: `data` is empty unless a plan of the caller has advanced analytics. */
  answer: z.object({ data: z.array(topicAbilitySchema), included: z.boolean() }),
});

const outOfTen = z.number().check(z.gte(0), z.lte(10));

/** AB61: an estimated ability with its uncertainty. */
export const levelSchema = z.object({
  /** Of ten typical questions, how many the student is expected to answer correctly; one decimal. */
  level: outOfTen,
  /** The levels one standard error below and above: the ability is between them in about two of three cases. */
  low: outOfTen,
  high: outOfTen,
  /** The number of answers that the estimate is based on. */
  answers: z.int(),
});
export type AbilityLevel = z.infer<typeof levelSchema>;

/** Null without an answer before. */
const change = { before: z.nullable(levelSchema), after: levelSchema };

export const abilityChangeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('shown'),
    /** All topics of the attempt together. */
    overall: z.object(change),
    /** The topics that the attempt has a first answer in, the lowest level first. */
    topics: z.array(z.object({ topicId: idSchema, name: z.string(), ...change })),
  }),
  /** The attempt has no first answer to a question with a topic. */
  z.object({ status: z.literal('no-answers') }),
  /** PL3: no plan of the student includes levels, and the test is not an adaptive one. */
  z.object({ status: z.literal('needs-plan') }),
  /** The questions of the attempt are not shown to its student: not yet (ST7, ST80), or never (ST71). */
  z.object({ status: z.literal('held') }),
]);
export type AbilityChange = z.infer<typeof abilityChangeSchema>;

export const abilityChange = defineCall({
  name: 'ability.change',
  summary: "The caller's ability before and after an own attempt, in its topics",
  method: 'GET',
  path: '/test-attempts/{attemptId}/abilities',
  access: 'signed-in',
  params: z.object({ attemptId: idSchema }),
  answer: z.object({ data: abilityChangeSchema }),
});
