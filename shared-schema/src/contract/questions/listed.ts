import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { questionTypeNames } from '../../question-types/index.ts';
import { managed } from '../managed.ts';

export const typeSchema = z.enum(questionTypeNames);
export const poolSchema = z.enum(['ranked', 'practice']);
export const stateSchema = z.enum(['draft', 'quarantined', 'active', 'dropped', 'bonus', 'archived']);
const namedSchema = z.nullable(z.object({ _id: idSchema, name: z.string() }));

/** Members of both the list and the whole question. */
export const shortFacts = {
  _id: idSchema,
  subject: namedSchema,
  topic: namedSchema,
  type: typeSchema,
  pool: poolSchema,
  state: stateSchema,
  /** 1 to 10. */
  difficulty: z.int(),
  /** Null for the product's own questions. */
  licence: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
};

/** A row of the list of questions. */
const listedQuestionSchema = z.object({
  ...shortFacts,
  /** The beginning of the text. */
  text: z.string(),
  /** BK5: whether it shares a passage, table or chart with others. */
  isInSet: z.boolean(),
  /** How many published papers contain it. */
  papers: z.int(),
});
export type ListedQuestion = z.infer<typeof listedQuestionSchema>;

/** Shared by the calls that list questions and those that write them. */
export const questionThing = managed({
  area: 'questions',
  one: 'a question',
  many: 'questions',
  row: listedQuestionSchema,
});
