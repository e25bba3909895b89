import * as z from 'zod/mini';

import { defineQuestionType, RIGHT, WRONG } from '../contract.ts';
import { keyOutcomeSchema, MAX_ANSWER_LENGTH } from '../key-parts.ts';
import { ENGLISH_KEY_WORDS, fittingText } from '../key-words.ts';
import { shortTextAnswers } from './answer.ts';
import { folded } from './fold.ts';

const MAX_ACCEPTED = 32;

/** Characters that are drawn as nothing; joiners are allowed where letters need them. */
const HIDDEN =
  /(?<![\p{L}\p{M}])[\u200c\u200d]|[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;

const acceptedSchema = z.string().check(
  z.maxLength(MAX_ANSWER_LENGTH, `An answer has at most ${MAX_ANSWER_LENGTH} characters`),
  z.refine((text) => !HIDDEN.test(text), 'An answer has hidden characters: type it anew'),
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
  ...shortTextAnswers,
  name: 'ShortText',
  noun: 'questions with a typed answer',
  compileKey({ accepted }: ShortTextKey) {
    const right = new Set(accepted.map(folded));
    return (answer) => (typeof answer === 'string' && right.has(folded(answer)) ? RIGHT : WRONG);
  },
  keyText: ({ accepted }, { words }) => words.anyOf(accepted),
  rightAnswer: ({ accepted: [first = ''] }) => first,
  correctAnswer: ({ accepted }) => fittingText(accepted, ENGLISH_KEY_WORDS.anyOf),
  acceptedTexts: ({ accepted }) => accepted,
});
