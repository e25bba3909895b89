import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { LONGEST_OPTION, LONGEST_TEXT } from '../../paper-package/limits.ts';
import { defineCall } from '../call.ts';
import { formOf } from '../forms.ts';
import { visibleLines } from '../hidden-characters.ts';
import { messageAnswer } from '../message-answer.ts';
import { imageFields, hiddenTextDefaults } from './text-fields.ts';
import { reasonSchema } from '../reason.ts';
import { textChecks } from './written-checks.ts';

const SENTENCES = {
  text: 'Please write what the questions are about',
  longText: `A text has at most ${LONGEST_TEXT} characters`,
  longTitle: `A title has at most ${LONGEST_OPTION} characters`,
} as const;

const title = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_OPTION, SENTENCES.longTitle), visibleLines('Title'));
const text = z.string().check(z.trim(), z.maxLength(LONGEST_TEXT, SENTENCES.longText), visibleLines('Text'));

const setFormSchema = formOf(
  {
    /** Empty if unset. */
    title,
    text: text.check(z.minLength(1, SENTENCES.text)),
    ...imageFields,
    /** BK24 */
    isInHindi: z.boolean(),
    titleInHindi: title,
    textInHindi: text,
    /** BK20: the version of the set when it was read. */
    version: z.nullable(idSchema),
    reason: reasonSchema,
  },
  { ...hiddenTextDefaults, titleInHindi: '' },
).check(...textChecks());
export type SetEdit = z.infer<typeof setFormSchema>;

export const editSet = defineCall({
  name: 'questions.editSet',
  summary: 'Edit the passage, table or chart of a set; 409 if it has changed since it was read (BK25)',
  method: 'PUT',
  path: '/admin/question-sets/{id}',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: setFormSchema,
  /** In UTF-8 a character takes at most four bytes. */
  bodyLimit: 4 * (2 * LONGEST_TEXT + 3 * LONGEST_OPTION) + 16 * 1024,
  answer: messageAnswer,
});
