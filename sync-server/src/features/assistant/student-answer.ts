import { judgeAnswer } from './judge-answer.ts';
import { normalised } from './question-similarity.ts';
import type { KnownQuestion } from './known-question.ts';
import { normaliseAnswer, questionTypes, type Answer } from '@exam/shared-schema/question-types';
import { lookOf } from '@exam/shared-schema/rich-text';

/** A student's answer, and its verdict by the bank's key. */
export interface StudentAnswer {
  /** Null if the question was left open. */
  readonly answer: Answer | null;
  readonly verdict: 'right' | 'partly' | 'wrong' | 'open';
}

/**
 * AS2: the student's answer. If an attempt was named, the stored answer counts, not the submitted one; otherwise the
 * submitted text is matched with the texts or letters of the options.
 * @returns null if no answer is known, or none that a key judges.
 */
export function studentAnswer(
  question: KnownQuestion,
  submitted: { readonly userAnswer?: string | undefined; readonly options?: readonly string[] | undefined },
): StudentAnswer | null {
  if (questionTypes[question.type].marks === 'manual') return null;
  if (question.attempt !== null) return judged(question, question.attempt.answer);
  if (submitted.userAnswer === undefined || submitted.userAnswer.trim() === '') return null;
  const answer = readAnswer(question, submitted.userAnswer, submitted.options);
  return answer === null ? null : judged(question, answer);
}

function judged(question: KnownQuestion, answer: Answer | null): StudentAnswer {
  return { answer, verdict: answer === null ? 'open' : judgeAnswer(question, answer) };
}

function readAnswer(
  question: KnownQuestion,
  text: string,
  shown: readonly string[] | undefined,
): Answer | null {
  const { type, options } = question;
  const ids = options.map(({ _id }) => _id);
  const { options: named, readText } = questionTypes[type];
  if (named === 'none') return readText(text);
  const whole = optionOf(question, text, shown);
  const chosen =
    whole === null ? text.split(/\s*,\s*/).map((part) => optionOf(question, part, shown)) : [whole];
  if (chosen.includes(null)) return null;
  return normaliseAnswer(type, named === 'one' ? chosen[0] : chosen, ids);
}

/** The id of an option by its text, or by its letter in display order. */
function optionOf(
  { options }: KnownQuestion,
  text: string,
  shown: readonly string[] | undefined,
): string | null {
  const byText = (own: string) => {
    const looks = lookOf(own);
    const exact = options.find((option) => lookOf(option.text) === looks);
    if (exact !== undefined) return exact._id;
    // Options may differ only by signs of their code (BK35).
    const similar = options.filter((option) => normalised(option.text) === normalised(own));
    return similar.length === 1 ? similar[0]?._id : undefined;
  };
  const letter = /^\(?([a-h])\)?\.?$/i.exec(text.trim())?.[1]?.toLowerCase();
  const place = letter === undefined ? -1 : letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return byText(text) ?? byText(shown?.[place] ?? '\u0000') ?? null;
}
