import { type Answer, type AnswerJudgement, isFullyRight, normaliseAnswer } from '../question-types/index.ts';
import { marksForPart } from './award.ts';
import {
  type AnswerKeys,
  type CompiledPaper,
  type CompiledQuestion,
  type CompiledSection,
  compileSections,
  type Verdict,
  verdict,
} from './compile.ts';
import { add, formatFraction, roundToTwo, ZERO } from './fraction.ts';
import {
  type MarkablePaper,
  type MarkedCounts,
  type MarkingResult,
  type MarkedQuestion,
  MARKING_ENGINE_VERSION,
} from './paper.ts';

/** Answers by question id. */
export type Responses = Readonly<Record<string, Answer | null | undefined>>;

/** A compiled paper with its keys, which marks any number of attempts. */
export interface PaperMarker {
  mark(responses: Responses): MarkingResult;
}

/**
 * Marks one attempt exactly. Answers that are not valid for their question count as unanswered; answers to questions
 * that the paper does not have are ignored.
 * @throws Error if a question has no key, a key of another type, or a key that cannot be read.
 */
export function mark(paper: MarkablePaper, keys: AnswerKeys, responses: Responses): MarkingResult {
  return compilePaper(paper, keys).mark(responses);
}

/** For many attempts at one paper: compiles rules and keys once. Throws as `mark` does. */
export function compilePaper(paper: MarkablePaper, keys: AnswerKeys): PaperMarker {
  const compiled = compileSections(paper, keys);
  const scheme = { name: paper.scheme.name, version: paper.scheme.version };
  return { mark: (responses) => markCompiled(compiled, scheme, responses) };
}

/** Percent, 2 decimals, decided on the exact fraction; 0 if nothing was answered (rule SC4). */
export function accuracyOf(counts: Pick<MarkedCounts, 'correct' | 'incorrect'>): number {
  const answered = counts.correct + counts.incorrect;
  return answered === 0 ? 0 : roundToTwo({ n: counts.correct * 100, d: answered });
}

function markCompiled(
  paper: CompiledPaper,
  scheme: MarkingResult['scheme'],
  responses: Responses,
): MarkingResult {
  const questions: MarkedQuestion[] = [];
  const tally = { correct: 0, incorrect: 0, unanswered: 0 };
  let total = ZERO;
  for (const section of paper.sections) {
    const judgements = judgeSection(section, responses);
    const verdicts = markSection(section, judgements);
    for (let index = 0; index < verdicts.length; index += 1) {
      const reached = verdicts[index] as Verdict;
      total = add(total, reached.marks);
      tally[reached.countsAs] += 1;
      const compiled = section.questions[index] as CompiledQuestion;
      questions.push(markedQuestion(section.sectionId, compiled, reached, judgements[index] ?? null));
    }
  }
  return {
    engineVersion: MARKING_ENGINE_VERSION,
    scheme,
    total: formatFraction(total),
    maximum: paper.maximumText,
    questions,
    counts: { totalQuestions: questions.length, ...tally },
    accuracy: accuracyOf(tally),
  };
}

/** The judgements of a section's answers; null without a valid answer. */
function judgeSection(section: CompiledSection, responses: Responses): readonly (AnswerJudgement | null)[] {
  return section.questions.map(({ questionId, type, optionIds, judge }) => {
    const answer = normaliseAnswer(type, responses[questionId], optionIds);
    return answer === null ? null : judge(answer);
  });
}

/** Answered questions take the section's places in paper order; the remaining places go to blank questions. */
function markSection(
  section: CompiledSection,
  judgements: readonly (AnswerJudgement | null)[],
): readonly (Verdict | null)[] {
  let places = section.places;
  const verdicts: (Verdict | null)[] = section.questions.map((compiled, index) => {
    const judgement = judgements[index] ?? null;
    if (judgement === null) return null;
    places -= 1;
    return places < 0 ? NOT_COUNTED : markAnswer(compiled, judgement);
  });
  if (verdicts.includes(null)) fillBlanks(section, verdicts, places);
  return verdicts;
}

/** Answers beyond the attempt limit are ignored, so the question counts as unanswered. */
const NOT_COUNTED = verdict('not-counted', ZERO);
const PENDING_REVIEW = verdict('pending-review', ZERO);
const BLANK_WITHOUT_PLACE = verdict('unanswered', ZERO);

function markAnswer({ rule, keyOutcome }: CompiledQuestion, judgement: AnswerJudgement): Verdict {
  if (keyOutcome !== undefined) return rule[keyOutcome];
  if (judgement.kind === 'pending') return PENDING_REVIEW;
  if (isFullyRight(judgement)) return rule.right;
  if (judgement.kind !== 'part') return rule.wrong;
  const marks = marksForPart(rule, judgement);
  return verdict(marks.n > 0 ? 'partly-correct' : 'incorrect', marks);
}

/** A dropped question also gives its marks if it was left blank, as long as the section has a place for it. */
function fillBlanks(section: CompiledSection, verdicts: (Verdict | null)[], freePlaces: number): void {
  let places = freePlaces;
  for (const isDropped of [true, false]) {
    section.questions.forEach(({ rule, keyOutcome }, index) => {
      if (verdicts[index] !== null || (keyOutcome === 'dropped') !== isDropped) return;
      places -= 1;
      if (isDropped) verdicts[index] = places < 0 ? NOT_COUNTED : rule.droppedBlank;
      else verdicts[index] = places < 0 ? BLANK_WITHOUT_PLACE : rule.blank;
    });
  }
}

function markedQuestion(
  sectionId: string,
  compiled: CompiledQuestion,
  reached: Verdict,
  judgement: AnswerJudgement | null,
): MarkedQuestion {
  return {
    questionId: compiled.questionId,
    sectionId,
    outcome: reached.outcome,
    judgement,
    countsAs: reached.countsAs,
    marks: reached.marksText,
    maximum: compiled.rule.maximumText,
    penalty: compiled.rule.penaltyText,
  };
}
