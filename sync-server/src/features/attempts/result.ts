import type { AttemptResult, ResultQuestion, ScoredResult } from '@exam/shared-schema/contract';
import {
  add,
  multiply,
  parseFraction,
  roundToTwo,
  type Fraction,
  type MarkedQuestion,
} from '@exam/shared-schema/marking';
import type { ResponseOnWire } from '@exam/shared-schema/attempt';
import type { Answer, AnswerKey } from '@exam/shared-schema/question-types';
import type { Store } from '../../database/index.ts';
import type { MarkedPaper } from './marked-papers.ts';

/** A stored attempt without its log. */
export type AttemptRow = Omit<Store['t']['attempts']['$inferSelect'], 'log'>;

/** When the paper lets its key out; null where nothing holds it back (ST7). */
export function isHeldBack(keyReleaseAt: number | null, now: number): keyReleaseAt is number {
  return keyReleaseAt !== null && keyReleaseAt > now;
}

/** SC1-SC5: the results of a stored attempt, marked anew from its responses and the paper's current key. */
export function resultOf(
  row: AttemptRow,
  marked: MarkedPaper,
  release: { readonly keyReleaseAt: number | null; readonly now: number },
): AttemptResult {
  const { keyReleaseAt, now } = release;
  const head = {
    attemptId: row.id,
    testId: row.paperId,
    testTitle: marked.paper.title,
    flags: [...row.flags],
    receipt: row.receipt,
  };
  if (!isHeldBack(keyReleaseAt, now)) return { ...head, ...scored(row, marked) };
  return { ...head, status: 'pending', availableAt: new Date(keyReleaseAt).toISOString() };
}

type Scored = Omit<ScoredResult, 'attemptId' | 'testId' | 'testTitle' | 'flags' | 'receipt'>;

function scored(row: AttemptRow, marked: MarkedPaper): Scored {
  const answers = Object.fromEntries(
    row.responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]),
  );
  const { counts, total, maximum, accuracy, questions, scheme, engineVersion } = marked.marker.mark(answers);
  const responses = new Map(row.responses.map((response) => [response.questionId, response]));
  const details = questions.map((question) => detailOf(question, responses.get(question.questionId), marked));
  return {
    status: 'scored',
    totalQuestions: counts.totalQuestions,
    correctAnswers: counts.correct,
    wrongAnswers: counts.incorrect,
    unanswered: counts.unanswered,
    totalScore: roundToTwo(parseFraction(total)),
    totalScoreExact: total,
    totalMarks: roundToTwo(parseFraction(maximum)),
    percentage: percentage(parseFraction(total), parseFraction(maximum)),
    accuracy,
    timeSpent: row.totalTimeSeconds,
    startedAt: new Date(row.startedAt).toISOString(),
    submittedAt: new Date(row.submittedAt).toISOString(),
    topicWiseStats: topicStats(details),
    sectionWiseStats: sectionStats(details, questions, marked),
    marking: {
      engineVersion,
      scheme: scheme.name,
      schemeVersion: scheme.version,
      keyVersion: marked.keyVersion,
    },
    detailedResults: details,
  };
}

/** Of the whole, 2 decimals, decided on the exact fraction (SC2). */
function percentage(total: Fraction, maximum: Fraction): number {
  if (maximum.n === 0) return 0;
  return roundToTwo(multiply(multiply(total, { n: 100, d: 1 }), { n: maximum.d, d: maximum.n }));
}

function detailOf(
  result: MarkedQuestion,
  response: ResponseOnWire | undefined,
  marked: MarkedPaper,
): ResultQuestion {
  const found = marked.questions.get(result.questionId);
  const key = marked.keys[result.questionId];
  if (found === undefined || key === undefined)
    throw new Error(`Question ${result.questionId} was marked and is not in the paper`);
  const { question, section } = found;
  return {
    questionId: question._id,
    questionText: question.text,
    options: question.options,
    ...(question.diagramUrl !== undefined && { diagramUrl: question.diagramUrl }),
    topic: question.topic ?? null,
    section: section.title,
    type: question.type,
    marks: roundToTwo(parseFraction(result.maximum)),
    negativeMarks: roundToTwo(parseFraction(result.penalty)),
    marksObtained: roundToTwo(parseFraction(result.marks)),
    marksObtainedExact: result.marks,
    outcome: result.outcome,
    isCorrect: countsAs(result.outcome, response) === 'correct',
    selectedAnswer: response?.selectedAnswer ?? null,
    correctAnswer: correctAnswerOf(key),
    explanation: marked.explanations[question._id] ?? null,
    timeTaken: response?.timeTaken ?? 0,
    visits: response?.visits ?? 0,
    markedForReview: response?.markedForReview ?? false,
  };
}

/** ST18: partly correct counts as incorrect. Dropped and bonus questions are correct for those who answered. */
function countsAs(
  outcome: MarkedQuestion['outcome'],
  response: { readonly selectedAnswer: Answer | null } | undefined,
) {
  if (outcome === 'correct') return 'correct';
  if (outcome === 'incorrect' || outcome === 'partly-correct') return 'incorrect';
  if (outcome === 'unanswered' || outcome === 'not-counted') return 'unanswered';
  return (response?.selectedAnswer ?? null) === null ? 'unanswered' : 'correct';
}

const LONGEST_ANSWER = 128;

/** Option ids, or the accepted numbers in words: '5', '9.7 to 9.9'. */
export function correctAnswerOf(key: AnswerKey): Answer {
  if (key.type === 'MCQ') return key.correct.length === 1 ? (key.correct[0] ?? '') : key.correct;
  if (key.type === 'MSQ') return key.correct;
  const ranges = (key.ranges ?? []).map(({ min, max }) => `${min} to ${max}`);
  return [...(key.values ?? []), ...ranges].join(' or ').slice(0, LONGEST_ANSWER);
}

interface Tally {
  correct: number;
  incorrect: number;
  unanswered: number;
  total: number;
}

/** Questions without a topic of their own (spec: the default topic). */
const NO_TOPIC = 'General';

function talliesBy(
  details: readonly ResultQuestion[],
  nameOf: (detail: ResultQuestion) => string,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const detail of details) {
    const tally = tallies.get(nameOf(detail)) ?? { correct: 0, incorrect: 0, unanswered: 0, total: 0 };
    tally[countsAs(detail.outcome, detail)] += 1;
    tally.total += 1;
    tallies.set(nameOf(detail), tally);
  }
  return tallies;
}

function topicStats(details: readonly ResultQuestion[]): ScoredResult['topicWiseStats'] {
  return [...talliesBy(details, ({ topic }) => topic ?? NO_TOPIC)].map(([topic, tally]) => ({
    topic,
    ...tally,
  }));
}

function sectionStats(
  details: readonly ResultQuestion[],
  questions: readonly MarkedQuestion[],
  { paper }: MarkedPaper,
): ScoredResult['sectionWiseStats'] {
  return paper.sections.map((section) => {
    const inSection = new Set(section.questions.map(({ _id }) => _id));
    const tally = talliesBy(
      details.filter(({ questionId }) => inSection.has(questionId)),
      () => '',
    ).get('');
    const own = questions.filter(({ questionId }) => inSection.has(questionId));
    return {
      section: section.title,
      ...(tally ?? { correct: 0, incorrect: 0, unanswered: 0, total: 0 }),
      score: sum(own.map(({ marks }) => marks)),
      maximum: sum(mostValuable(own, section.attemptLimit)),
    };
  });
}

/** Attempt any N: the N questions that are worth most. */
function mostValuable(questions: readonly MarkedQuestion[], attemptLimit: number | undefined): string[] {
  const maxima = questions.map(({ maximum }) => maximum);
  if (attemptLimit === undefined) return maxima;
  return maxima
    .sort((a, b) => roundToTwo(parseFraction(b)) - roundToTwo(parseFraction(a)))
    .slice(0, attemptLimit);
}

function sum(marks: readonly string[]): number {
  return roundToTwo(marks.map(parseFraction).reduce(add, parseFraction('0')));
}
