import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

/** AB2: what a student's answers say of a topic. */
export const topicAbilitySchema = z.object({
  topicId: idSchema,
  /** Of ten typical questions, about so many. */
  level: z.int(),
  /** How many answers it rests on. */
  answers: z.int(),
});
export type TopicAbility = z.infer<typeof topicAbilitySchema>;

export const myAbilities = defineCall({
  name: 'ability.mine',
  summary: "What the caller's answers say of topics (ids joined by commas); only topics with answers",
  method: 'GET',
  path: '/abilities',
  access: 'signed-in',
  query: z.object({ topicIds: z.string().check(z.minLength(1), z.maxLength(10_000)) }),
  /** PL3: nothing is told where no plan of the caller has advanced analytics. */
  answer: z.object({ data: z.array(topicAbilitySchema), included: z.boolean() }),
});
