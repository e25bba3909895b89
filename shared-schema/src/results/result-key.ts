import type { ResultQuestion } from '../contract/attempts/results-on-wire.ts';
import {
  type Answer,
  type AnswerJudgement,
  type AnswerKey,
  judgeAnswer,
  listedAnswer,
  keyText,
  type KeyPrint,
  questionTypes,
  rightOptions,
} from '../question-types/index.ts';
import { namesOf } from '../question-types/key-words.ts';

type KeyedQuestion = Pick<ResultQuestion, 'type' | 'answerKey' | 'correctAnswer'>;

/**
 * SC7: the key of a question of a result. Results of earlier versions only have `correctAnswer`.
 * @returns null if that may not include everything that is accepted.
 */
export function keyOfResult({ type, answerKey, correctAnswer }: KeyedQuestion): AnswerKey | null {
  return answerKey ?? questionTypes[type].keyOfCorrectAnswer(correctAnswer);
}

/** NB10: the judgement of another answer to the question; null without a valid answer, or without the key. */
export function judgeAgain(
  question: KeyedQuestion & Pick<ResultQuestion, 'options'>,
  answer: Answer | null,
): AnswerJudgement | null {
  const key = keyOfResult(question);
  if (key === null) return null;
  const optionIds = question.options.map(({ _id }) => _id);
  return judgeAnswer(key, answer, optionIds);
}

/** The options to show as right beside an answer; none for typed answers. */
export function rightOptionsOf(question: KeyedQuestion, answer: Answer | null): readonly string[] {
  const key = keyOfResult(question);
  return key === null ? listedAnswer(question.correctAnswer) : rightOptions(key, answer);
}

/** SC8: everything that is accepted, as text; for a result without its key the text of `correctAnswer`. */
export function keyTextOf(question: KeyedQuestion, print: KeyPrint): string {
  const key = keyOfResult(question);
  if (key !== null) return keyText(key, print);
  return print.words.together(namesOf(listedAnswer(question.correctAnswer), print));
}

/** Whether `rightOptionsOf` has everything that is known to be accepted; if not, the key is printed too. */
export function isShownByOptions(question: KeyedQuestion & Pick<ResultQuestion, 'options'>): boolean {
  const key = keyOfResult(question);
  return key === null ? question.options.length > 0 : questionTypes[key.type].isShownByOptions(key);
}
