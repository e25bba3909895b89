import { type Answer, isList } from '../question-types/index.ts';
import { canonicalJson, quoted } from './canonical-json.ts';
import { progressOf, type AttemptState } from './fold.ts';

/** AT7: the assumed time of an answer without a measured time, seconds (spec: business constants). */
export const DEFAULT_TIME_TAKEN_SECONDS = 60;

/** One response of a hand-in, see responseSchema. Times in whole seconds. */
export interface ResponseOnWire {
  readonly questionId: string;
  readonly selectedAnswer: Answer | null;
  readonly timeTaken: number;
  readonly isSkipped: boolean;
  readonly markedForReview: boolean;
  readonly visits: number;
  /** ISO 8601 UTC; null if never answered. */
  readonly answeredAt: string | null;
}

/** The responses of an attempt, one per question of the paper and in the paper's order. */
export function responsesOf(state: AttemptState, questionIds: readonly string[]): ResponseOnWire[] {
  const isoTime = isoTimes();
  return questionIds.map((questionId) => {
    const question = progressOf(state, questionId);
    return {
      questionId,
      selectedAnswer: question.answer,
      timeTaken: Math.round(question.timeMs / 1000),
      isSkipped: question.answer === null,
      markedForReview: question.marked,
      visits: question.visits,
      answeredAt: question.answeredAt === null ? null : isoTime(question.answeredAt),
    };
  });
}

const HOUR_MS = 3_600_000;

/** Writes times as toISOString does. Times of one hour share one call of it, because most times are close together. */
function isoTimes(): (at: number) => string {
  let hour = Number.NaN;
  let upToHour = '';
  return (at) => {
    const own = Math.floor(at / HOUR_MS);
    if (own !== hour) {
      hour = own;
      upToHour = new Date(own * HOUR_MS).toISOString().slice(0, -'00:00.000Z'.length);
    }
    const ms = at - own * HOUR_MS;
    const seconds = Math.floor(ms / 1000);
    return `${upToHour}${padded(Math.floor(seconds / 60))}:${padded(seconds % 60)}.${String(ms % 1000).padStart(3, '0')}Z`;
  };
}

function padded(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

/** The responses as JSON. Written member by member: JSON.stringify takes four times as long. */
export function responsesText(responses: readonly ResponseOnWire[]): string {
  return `[${responses.map(responseText).join(',')}]`;
}

function responseText(response: ResponseOnWire): string {
  const { questionId, selectedAnswer, timeTaken, isSkipped, markedForReview, visits, answeredAt } = response;
  return (
    `{"questionId":${quoted(questionId)},"selectedAnswer":${answerText(selectedAnswer)},"timeTaken":${timeTaken},` +
    `"isSkipped":${isSkipped},"markedForReview":${markedForReview},"visits":${visits},` +
    `"answeredAt":${answeredAt === null ? 'null' : quoted(answeredAt)}}`
  );
}

function answerText(answer: Answer | null): string {
  if (answer === null) return 'null';
  if (typeof answer === 'string') return quoted(answer);
  return isList(answer) ? `[${answer.map(quoted).join(',')}]` : canonicalJson(answer);
}

/** Answers by question id, in the shape that mark() takes. */
export function answersOf(
  state: AttemptState,
  questionIds: readonly string[],
): Record<string, Answer | null> {
  return Object.fromEntries(questionIds.map((id) => [id, progressOf(state, id).answer]));
}

/** The text whose SHA-256 is a receipt's answersDigest: the answers alone, in the paper's order, as canonical JSON. */
export function answersText(
  questionIds: readonly string[],
  answers: Readonly<Record<string, Answer | null>>,
): string {
  return `[${questionIds.map((id) => `[${quoted(id)},${answerText(answers[id] ?? null)}]`).join(',')}]`;
}
