import * as z from 'zod/mini';

import { defineQuestionType, RIGHT, WRONG } from '../contract.ts';
import { keyOutcomeSchema, MAX_ANSWER_LENGTH } from '../key-parts.ts';
import { ENGLISH_KEY_WORDS, fittingText } from '../key-words.ts';
import { folded } from './fold.ts';

const MAX_ACCEPTED = 32;

const acceptedSchema = z.string().check(
  z.maxLength(MAX_ANSWER_LENGTH, `An answer has at most ${MAX_ANSWER_LENGTH} characters`),
  z.refine((text) => folded(text) !== '', 'Write an answer'),
);

/** Any of the `accepted` answers is right, however they are typed (QT3). */
export const shortTextKeySchema = z.object({
  type: z.literal('ShortText'),
  accepted: z.array(acceptedSchema).check(z.minLength(1, 'Write an answer'), z.maxLength(MAX_ACCEPTED)),
  outcome: keyOutcomeSchema,
});

export type ShortTextKey = z.infer<typeof shortTextKeySchema>;

/** A question with a word or a phrase as answer (in QTI, a textEntryInteraction); it is kept as typed. */
export const shortText = defineQuestionType({
  name: 'ShortText',
  options: 'none',
  noun: 'questions with a typed answer',
  normaliseAnswer(raw) {
    if (typeof raw !== 'string' || folded(raw) === '') return null;
    const text = raw.trim();
    return text.length <= MAX_ANSWER_LENGTH ? text : null;
  },
  compileKey({ accepted }: ShortTextKey) {
    const right = new Set(accepted.map(folded));
    return (answer) => (typeof answer === 'string' && right.has(folded(answer)) ? RIGHT : WRONG);
  },
  keyText: ({ accepted }, { words }) => words.anyOf(accepted),
  rightAnswer: ({ accepted: [first = ''] }) => first,
  correctAnswer: ({ accepted }) => fittingText(accepted, ENGLISH_KEY_WORDS.anyOf),
  acceptedTexts: ({ accepted }) => accepted,
});
