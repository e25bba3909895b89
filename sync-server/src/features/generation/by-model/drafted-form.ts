import { maskCode } from '@exam/shared-schema/rich-text';
import * as z from 'zod/mini';
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

/** Letters of the options in display order. */
export const LETTERS = 'ABCDEF';

const LINK = /https?:\/\/|www\.|javascript:/i;
/** HTML, and what else leads to other pages. Code is shown as it is, so there these signs mean nothing. */
const MARKUP = /data:|!\[|\]\(|<\/?[a-z][^>]*>|\\(href|url|includegraphics|html)/i;

/** LM5: whether any text of a draft contains a link or markup. */
export const leadsOut = ({ text, options, explanation }: DraftedQuestion): boolean =>
  [text, explanation, ...options.map((option) => option.text)].some(
    (each) => LINK.test(each) || MARKUP.test(maskCode(each)),
  );
