import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { questionTypeNames } from '../../question-types/index.ts';
import { managed } from '../managed.ts';

export const typeSchema = z.enum(questionTypeNames);
export const poolSchema = z.enum(['ranked', 'practice']);
export const stateSchema = z.enum(['draft', 'quarantined', 'active', 'dropped', 'bonus']);
const namedSchema = z.nullable(z.object({ _id: idSchema, name: z.string() }));

/** What the list and the whole question both say. */
export const shortFacts = {
  _id: idSchema,
  subject: namedSchema,
  topic: namedSchema,
  type: typeSchema,
  pool: poolSchema,
  state: stateSchema,
  /** 1 to 10. */
  difficulty: z.int(),
  /** Null if the text is the product's own. */
  licence: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
};

const REASON = 'Give a reason of at most 500 characters';

/** Why an administrator decides something; kept with the change (BK1). */
export const reasonSchema = z
  .string(REASON)
  .check(z.trim(), z.minLength(1, REASON), z.maxLength(500, REASON));

/** A question of the bank as the list shows it. */
const listedQuestionSchema = z.object({
  ...shortFacts,
  /** The beginning of it. */
  text: z.string(),
  /** BK5: it stands under a passage, table or chart with others. */
  isInSet: z.boolean(),
  /** How many published papers hold it. */
  papers: z.int(),
});
export type ListedQuestion = z.infer<typeof listedQuestionSchema>;

/** What the bank's list and what is written into it have in common. */
export const questionThing = managed({
  area: 'questions',
  one: 'a question',
  many: 'questions',
  row: listedQuestionSchema,
});
