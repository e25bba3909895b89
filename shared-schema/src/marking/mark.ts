import type { Answer, AnswerKey } from '../question-types/index.ts';
import { compilePaper } from './compile.ts';
import type { MarkablePaper, MarkedPaper } from './paper.ts';

/**
 * Marks one attempt exactly. Answers that are not valid for their question count as unanswered; answers to questions
 * that the paper does not have are ignored.
 * @throws Error if a question has no key, a key of another type, or a key that cannot be read.
 */
export function mark(
  paper: MarkablePaper,
  keys: Readonly<Record<string, AnswerKey>>,
  responses: Readonly<Record<string, Answer | null | undefined>>,
): MarkedPaper {
  return compilePaper(paper, keys).mark(responses);
}
