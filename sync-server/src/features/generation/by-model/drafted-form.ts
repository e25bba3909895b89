import * as z from 'zod/mini';
import { typedNumber } from '@exam/shared-schema/marking';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import { placesOfSameLook } from '@exam/shared-schema/rich-text';
import type { DraftedQuestion } from '../../../database/index.ts';

const textOf = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** The JSON form of a question that the model returns. */
export const questionForm = z.object({
  question: textOf(4000),
  /** Empty for a numerical question. */
  options: z.array(textOf(1000)).check(z.maxLength(6)),
  /** Places of right options, from 0; empty for a numerical question. */
  right: z.array(z.int().check(z.gte(0), z.lte(5))).check(z.maxLength(6)),
  /** The answer of a numerical question, as a decimal; null for others. */
  value: z.nullable(z.string().check(z.maxLength(40))),
  /** An expression whose value is the answer; null where nothing is computed. */
  calculation: z.nullable(z.string().check(z.maxLength(400))),
  explanation: textOf(4000),
});

export type QuestionForm = z.infer<typeof questionForm>;

/** The JSON form of a solution that the model returns. */
export const solutionForm = z.object({
  working: textOf(6000),
  /** Letters of the right options, or a decimal. */
  answer: z.string().check(z.maxLength(60)),
});

export type SolutionForm = z.infer<typeof solutionForm>;

const DECIMAL = /^-?\d{1,12}(\.\d{1,12})?$/;

/** Letters of the options in display order. */
export const LETTERS = 'ABCDEF';

const CHOICES = { fewest: 3, most: 6 } as const;

/** Links, HTML and commands with external references. */
const LEADS_OUT =
  /https?:\/\/|www\.|javascript:|data:|!\[|\]\(|<\/?[a-z][^>]*>|\\(href|url|includegraphics|html)/i;

/** LM5: the drafted question, or null if it is not valid for its type. */
export function draftIn(
  form: QuestionForm,
  type: QuestionTypeName,
  difficulty: number,
): DraftedQuestion | null {
  const key = keyIn(form, type);
  if (key === null) return null;
  const options =
    type === 'Numerical' ? [] : form.options.map((text, place) => ({ _id: String(place), text }));
  return { type, text: form.question, options, key, explanation: form.explanation, difficulty };
}

function keyIn(
  { options, right, value }: QuestionForm,
  type: QuestionTypeName,
): DraftedQuestion['key'] | null {
  if (type === 'Numerical') {
    const number = typedNumber(value ?? '') ?? '';
    return DECIMAL.test(number) ? { type, values: [number] } : null;
  }
  const correct = [...new Set(right)].toSorted((one, other) => one - other).map(String);
  const isWhole =
    options.length >= CHOICES.fewest &&
    options.length <= CHOICES.most &&
    correct.every((place) => Number(place) < options.length) &&
    placesOfSameLook(options.map((text) => text.toLowerCase())) === null;
  const fits = type === 'MCQ' ? correct.length === 1 : correct.length > 1 && correct.length < options.length;
  return isWhole && fits ? { type, correct } : null;
}

/** LM5: whether any text of a draft contains a link or markup. */
export const leadsOut = ({ text, options, explanation }: DraftedQuestion): boolean =>
  [text, explanation, ...options.map((option) => option.text)].some((each) => LEADS_OUT.test(each));
