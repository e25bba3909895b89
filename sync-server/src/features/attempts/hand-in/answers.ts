import { canonicalJson, isKnownEvent, type HandInEvent } from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import { isList, normaliseAnswer, type Answer } from '@exam/shared-schema/question-types';
import type { KeyedPaper } from '../../../marked-attempts/keyed-papers.ts';

export type Answers = Readonly<Record<string, Answer | null>>;

/** Why an answer cannot belong to this question, or null. A blank answer is no answer (AT6). */
function answerFault(keyed: KeyedPaper, questionId: string, answer: Answer | null): string | null {
  const found = keyed.questions.get(questionId);
  if (found === undefined) return `Question ${questionId} is not in this paper.`;
  if (answer === null || isBlank(answer)) return null;
  const optionIds = keyed.optionIds.get(questionId) ?? [];
  if (normaliseAnswer(found.question.type, answer, optionIds) !== null) return null;
  // A typed answer that is not a number counts as unanswered; it is not an error of the device.
  const isTyped = optionIds.length === 0 && typeof answer === 'string';
  return isTyped ? null : `The answer to question ${questionId} is not one that it offers.`;
}

function isBlank(answer: Answer): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : Object.keys(answer).length === 0;
}

/** Why the responses cannot belong to this paper, or null. */
export function responsesFault(keyed: KeyedPaper, responses: AttemptOnWire['responses']): string | null {
  const seen = new Set<string>();
  for (const { questionId, selectedAnswer } of responses) {
    if (seen.has(questionId)) return `Question ${questionId} is answered twice.`;
    seen.add(questionId);
    const fault = answerFault(keyed, questionId, selectedAnswer ?? null);
    if (fault !== null) return fault;
  }
  return null;
}

/** Why the events cannot belong to this paper, or null. */
export function eventsFault(keyed: KeyedPaper, events: readonly HandInEvent[]): string | null {
  for (const event of events) {
    if (!isKnownEvent(event) || !('questionId' in event)) continue;
    const fault = answerFault(keyed, event.questionId, event.type === 'answered' ? event.answer : null);
    if (fault !== null) return fault;
  }
  return null;
}

/** True if two sets of answers are equal: a blank is no answer, and options have no order. */
export function sameAnswers(keyed: KeyedPaper, a: Answers, b: Answers): boolean {
  return keyed.questionIds.every(
    (id) => a[id] === b[id] || canonicalJson(effective(a[id])) === canonicalJson(effective(b[id])),
  );
}

function effective(answer: Answer | null | undefined): Answer | null {
  if (answer === null || answer === undefined || isBlank(answer)) return null;
  if (typeof answer === 'string') return answer.trim();
  return isList(answer) ? [...new Set(answer)].sort() : answer;
}
