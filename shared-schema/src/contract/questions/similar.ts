import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { LONGEST_OPTION, LONGEST_TEXT } from '../../paper-package/limits.ts';
import { MAX_OPTIONS } from '../../question-types/index.ts';
import { defineCall } from '../call.ts';
import { visibleLines } from '../hidden-characters.ts';

export const similarInBank = defineCall({
  name: 'questions.similar',
  summary: 'Questions of a topic that are like one that is being written, the most similar first (BK17)',
  method: 'POST',
  path: '/admin/similar-questions',
  access: 'admin',
  body: z.object({
    topicId: idSchema,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TEXT), visibleLines('Question')),
    options: z
      .array(z.string().check(z.maxLength(LONGEST_OPTION), visibleLines('Option')))
      .check(z.maxLength(MAX_OPTIONS)),
    /** The question itself, if it is in the bank. */
    except: z.optional(idSchema),
  }),
  bodyLimit: 4 * (LONGEST_TEXT + MAX_OPTIONS * LONGEST_OPTION) + 16 * 1024,
  answer: z.object({
    /** The text with its options, shortened. */
    data: z.array(z.object({ _id: idSchema, text: z.string() })),
  }),
});
