import type { ResponseOnWire } from '../attempt/responses.ts';
import type { ScoreOnlyReason } from '../contract/attempts/results-on-wire.ts';
import {
  add,
  multiply,
  parseFraction,
  type PaperMarker,
  roundToTwo,
  ZERO,
  type CountsAs,
  type Fraction,
  type MarkingResult,
  type MarkedQuestion,
} from '../marking/index.ts';
import type { Answer } from '../question-types/index.ts';
import type { QuestionTexts, ResultTexts } from './result-texts.ts';

/** The input for the result of one attempt. Times in epoch milliseconds. */
export interface AnsweredPaper {
  /** One per question, in the order of the paper. */
  readonly responses: readonly ResponseOnWire[];
  readonly totalTimeSeconds: number;
  readonly startedAt: number;
  readonly submittedAt: number;
}

/** A paper with one version of its key, ready to mark. */
export interface KeyedPaper {
  readonly marker: PaperMarker;
  readonly texts: ResultTexts;
  readonly keyVersion: number;
}

/**
 * SC1: the members of a scoredResultSchema after its head, as JSON. Server and device use this function, so that an
 * instant result on the device equals the server's result for the same answers and key.
 * @param marked the marked responses, if they are marked already.
 */
export function scoredText(
  row: AnsweredPaper,
  keyed: KeyedPaper,
  marked = markResponses(row, keyed),
): string {
  const { questions } = keyed.texts;
  const details = marked.questions.map((result, place) => {
    const response = responseAt(row.responses, place, result.questionId);
    return detailText(
      questions[place] as QuestionTexts,
      result,
      response,
      keyed.texts.marksOf(result.marks).rounded,
    );
  });
  return `"status":"scored",${scoreText(row, keyed, marked)},"detailedResults":[${details.join(',')}]${keyed.texts.sets}`;
}

/** SY14: as scoredText, for a summaryResultSchema: without the questions. */
export function summaryText(
  row: AnsweredPaper,
  keyed: KeyedPaper,
  marked = markResponses(row, keyed),
): string {
  return `"status":"summary",${scoreText(row, keyed, marked)}`;
}

/** ST71: as scoredText, for a scoreOnlyResultSchema: the totals, and nothing about a single question. */
export function scoreOnlyText(
  row: AnsweredPaper,
  keyed: KeyedPaper,
  reason: ScoreOnlyReason,
  marked = markResponses(row, keyed),
): string {
  return `"status":"score-only","reason":"${reason}",${totalsText(row, marked)},${markingText(keyed, marked)}`;
}

function markResponses({ responses }: AnsweredPaper, { marker }: KeyedPaper): MarkingResult {
  const answers: Record<string, Answer | null> = {};
  for (const { questionId, selectedAnswer } of responses) answers[questionId] = selectedAnswer;
  return marker.mark(answers);
}

function scoreText(row: AnsweredPaper, keyed: KeyedPaper, marked: MarkingResult): string {
  const { texts } = keyed;
  const { topics, sections } = talliesOf(marked.questions, texts);
  return (
    `${totalsText(row, marked)},` +
    `"topicWiseStats":[${topics.map((tally, place) => `{"topic":${texts.topics[place]},${tallyText(tally)}}`).join(',')}],` +
    `"sectionWiseStats":[${sections.map((tally, place) => sectionText(tally, texts.sections[place])).join(',')}],` +
    markingText(keyed, marked)
  );
}

function markingText({ keyVersion }: KeyedPaper, { engineVersion, scheme }: MarkingResult): string {
  const marking = { engineVersion, scheme: scheme.name, schemeVersion: scheme.version, keyVersion };
  return `"marking":${JSON.stringify(marking)}`;
}

function totalsText(row: AnsweredPaper, { counts, total, maximum, accuracy }: MarkingResult): string {
  const [score, most] = [parseFraction(total), parseFraction(maximum)];
  return (
    `"totalQuestions":${counts.totalQuestions},"correctAnswers":${counts.correct},"wrongAnswers":${counts.incorrect},` +
    `"unanswered":${counts.unanswered},"totalScore":${roundToTwo(score)},"totalScoreExact":"${total}",` +
    `"totalMarks":${roundToTwo(most)},"percentage":${percentage(score, most)},"accuracy":${accuracy},` +
    `"timeSpent":${row.totalTimeSeconds},` +
    `"startedAt":"${new Date(row.startedAt).toISOString()}","submittedAt":"${new Date(row.submittedAt).toISOString()}"`
  );
}

/** Percent, 2 decimals, rounded from the exact fraction (SC2). */
function percentage(total: Fraction, maximum: Fraction): number {
  if (maximum.n === 0) return 0;
  return roundToTwo(multiply(multiply(total, { n: 100, d: 1 }), { n: maximum.d, d: maximum.n }));
}

interface Tally extends Record<CountsAs, number> {
  total: number;
  score: Fraction;
}

const emptyTally = (): Tally => ({ correct: 0, incorrect: 0, unanswered: 0, total: 0, score: ZERO });

/** The tallies by topic and by section, in the order of ResultTexts. */
function talliesOf(
  marked: readonly MarkedQuestion[],
  { questions, topics: topicNames, sections: sectionNames, marksOf }: ResultTexts,
) {
  const topics = topicNames.map(emptyTally);
  const sections = sectionNames.map(emptyTally);
  marked.forEach(({ countsAs, marks }, place) => {
    const question = questions[place] as QuestionTexts;
    for (const tally of [topics[question.topic], sections[question.section]] as Tally[]) {
      tally[countsAs] += 1;
      tally.total += 1;
      tally.score = add(tally.score, marksOf(marks).exact);
    }
  });
  return { topics, sections };
}

function responseAt(
  responses: readonly ResponseOnWire[],
  place: number,
  questionId: string,
): ResponseOnWire | undefined {
  const there = responses[place];
  return there?.questionId === questionId
    ? there
    : responses.find((response) => response.questionId === questionId);
}

function detailText(
  { before, options, between, after }: QuestionTexts,
  { marks, outcome, countsAs, judgement }: MarkedQuestion,
  response: ResponseOnWire | undefined,
  rounded: number,
): string {
  const answer = response?.selectedAnswer ?? null;
  const isCorrect = countsAs === 'correct';
  const selected = JSON.stringify(answer);
  return (
    `${before}[${options.map(({ json }) => json).join(',')}]${between}${rounded},"marksObtainedExact":"${marks}","outcome":"${outcome}","isCorrect":${isCorrect},` +
    `"judgement":${JSON.stringify(judgement)},"selectedAnswer":${selected}${after},"timeTaken":${response?.timeTaken ?? 0},"visits":${response?.visits ?? 0},` +
    `"markedForReview":${response?.markedForReview ?? false}}`
  );
}

function tallyText({ correct, incorrect, unanswered, total }: Tally): string {
  return `"correct":${correct},"incorrect":${incorrect},"unanswered":${unanswered},"total":${total}`;
}

function sectionText(tally: Tally, section: ResultTexts['sections'][number] | undefined): string {
  return (
    `{"section":${section?.title},${tallyText(tally)},` +
    `"score":${roundToTwo(tally.score)},"maximum":${section?.maximum}}`
  );
}
