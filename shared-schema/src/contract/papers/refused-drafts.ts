import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { answerKeySchema, questionTypeNames } from '../../question-types/index.ts';
import { managed } from '../managed.ts';

/** LM6: a question by the language model that was not let into the bank, with both solutions. */
export const refusedDraftSchema = z.object({
  _id: idSchema,
  type: z.enum(questionTypeNames),
  text: z.string(),
  options: z.array(z.object({ _id: z.string(), text: z.string() })),
  /** What the model that wrote it says is right. */
  key: answerKeySchema,
  explanation: z.string(),
  /** What the second call said, which did not see the key; null if it was not asked. */
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
  summary: 'Questions of the language model that were not let into the bank, the newest first (LM11)',
});
