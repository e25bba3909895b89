import * as z from 'zod/mini';

import { defineQuestionType, type Judge, RIGHT, WRONG } from '../contract.ts';
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
  compileKey: (key: ShortTextKey) => judgeOf(key),
  keyText: ({ accepted }, { words }) => words.anyOf(accepted),
  rightAnswer: ({ accepted: [first = ''] }) => first,
  correctAnswer: acceptedText,
  acceptedTexts: ({ accepted }) => accepted,
  // QT11: all right answers are one part.
  answerParts(key) {
    const judge = judgeOf(key);
    const right = { row: null, choice: '', text: acceptedText(key), isRight: true };
    return (answer) => {
      if (typeof answer !== 'string') return [];
      if (judge(answer) === RIGHT) return [right];
      return [{ row: null, choice: folded(answer), text: answer, isRight: false }];
    };
  },
});

function judgeOf({ accepted }: ShortTextKey): Judge {
  const right = new Set(accepted.map(folded));
  return (answer) => (typeof answer === 'string' && right.has(folded(answer)) ? RIGHT : WRONG);
}

function acceptedText({ accepted }: ShortTextKey): string {
  return fittingText(accepted, ENGLISH_KEY_WORDS.anyOf);
}
