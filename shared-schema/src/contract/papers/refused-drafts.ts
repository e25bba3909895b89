import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { answerKeySchema, questionTypeNames } from '../../question-types/index.ts';
import { managed } from '../managed.ts';

/** LM6: a question by the language model that was not accepted into the bank, with both solutions. */
export const refusedDraftSchema = z.object({
  _id: idSchema,
  type: z.enum(questionTypeNames),
  text: z.string(),
  options: z.array(z.object({ _id: z.string(), text: z.string() })),
  /** The right answer according to the model that wrote the question. */
  key: answerKeySchema,
  explanation: z.string(),
  /** The solution of the second call, which did not see the key; null if it was not made. */
  solution: z.nullable(z.object({ answer: z.string(), working: z.string() })),
  reason: z.enum(['disagreement', 'calculation', 'duplicate', 'malformed']),
  topic: z.object({ _id: idSchema, name: z.string() }),
  model: z.string(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});
export type RefusedDraft = z.infer<typeof refusedDraftSchema>;

const thing = managed({
  area: 'drafts',
  one: 'a refused draft',
  many: 'refused drafts',
  row: refusedDraftSchema,
});

export const refusedDrafts = thing.list({
  name: 'refused',
  path: '/admin/question-drafts',
  summary: 'Questions by the language model that were not accepted into the bank, newest first (LM11)',
});
