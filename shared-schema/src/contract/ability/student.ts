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
