import { type Answer, type AnswerKey, type Judge, normaliseAnswer, questionTypes } from '../question-types/index.ts';
import { award, type Rule } from './award.ts';
import { absolute, add, compare, type Fraction, formatFraction, type FractionText, parseFraction, roundToTwo, ZERO } from './fraction.ts';
import {
  type MarkablePaper,
  type MarkableQuestion,
  type MarkableSection,
  type MarkedCounts,
  type MarkedPaper,
  type MarkedQuestion,
  MARKING_ENGINE_VERSION,
  type QuestionOutcome,
} from './paper.ts';
import type { MarkingScheme } from './scheme.ts';

/** Answers by question id. */
export type Responses = Readonly<Record<string, Answer | null | undefined>>;

/** A paper and its keys, read once, ready to mark any number of attempts. */
export interface PaperMarker {
  mark(responses: Responses): MarkedPaper;
}

interface CompiledQuestion {
  readonly question: MarkableQuestion;
  readonly optionIds: readonly string[] | undefined;
  readonly rule: Rule;
  readonly unanswered: Fraction;
  readonly maximumText: FractionText;
  readonly penaltyText: FractionText;
  readonly judge: Judge;
  readonly keyOutcome: AnswerKey['outcome'];
}

interface CompiledSection {
  readonly sectionId: string;
  readonly attemptLimit: number;
  readonly questions: readonly CompiledQuestion[];
}

interface Result {
  readonly outcome: QuestionOutcome;
  readonly marks: Fraction;
  readonly isAnswered: boolean;
}

/**
 * Reads a paper's rules and keys once. Marking with what this returns costs a fraction of compiling.
 * @throws Error if a question has no key, a key of another type, or a key that cannot be read.
 */
export function compilePaper(paper: MarkablePaper, keys: Readonly<Record<string, AnswerKey>>): PaperMarker {
  const sections = paper.sections.map((section) => compileSection(paper.scheme, section, keys));
  const head = {
    engineVersion: MARKING_ENGINE_VERSION,
    scheme: { name: paper.scheme.name, version: paper.scheme.version },
    maximum: formatFraction(sections.map(sectionMaximum).reduce(add, ZERO)),
  };
  return { mark: (responses) => ({ ...head, ...markSections(sections, responses) }) };
}

function compileSection(scheme: MarkingScheme, section: MarkableSection, keys: Readonly<Record<string, AnswerKey>>): CompiledSection {
  return {
    sectionId: section._id,
    attemptLimit: section.attemptLimit ?? section.questions.length,
    questions: section.questions.map((question) => compileQuestion(scheme, section, question, keys[question._id])),
  };
}

function compileQuestion(
  scheme: MarkingScheme,
  section: MarkableSection,
  question: MarkableQuestion,
  key: AnswerKey | undefined,
): CompiledQuestion {
  if (key === undefined) throw new Error(`Question ${question._id} has no answer key`);
  if (key.type !== question.type) throw new Error(`Question ${question._id} is ${question.type}, but its key is for ${key.type}`);
  const typeRule = scheme.rules[question.type];
  const rule = { ...resolveMarks(scheme, section, question), partial: typeRule.partial };
  return {
    question,
    optionIds: question.options?.map((option) => option._id),
    rule,
    unanswered: typeRule.unanswered === undefined ? ZERO : parseFraction(typeRule.unanswered),
    maximumText: formatFraction(rule.marks),
    penaltyText: formatFraction(rule.penalty),
    judge: questionTypes[question.type].compileKey(key),
    keyOutcome: key.outcome,
  };
}

/**
 * Whose numbers hold (rule ST16): the question's own where the section allows them or sets none, else the section's,
 * else the scheme's. Marks and penalty are decided apart.
 */
export function resolveMarks(
  scheme: MarkingScheme,
  section: Omit<MarkableSection, 'questions' | '_id'>,
  question: Pick<MarkableQuestion, 'type' | 'marks' | 'negativeMarks'>,
): { marks: Fraction; penalty: Fraction } {
  const rule = scheme.rules[question.type];
  const pick = (own: FractionText | undefined, shared: FractionText | undefined, fallback: FractionText): Fraction =>
    parseFraction((section.allowCustomMarksPerQuestion === true ? (own ?? shared) : (shared ?? own)) ?? fallback);
  return {
    marks: pick(question.marks, section.marksPerQuestion, rule.marks),
    penalty: absolute(pick(question.negativeMarks, section.negativeMarks, rule.penalty)),
  };
}

/** With attempt-any-N, the N questions that are worth most. */
function sectionMaximum(section: CompiledSection): Fraction {
  const marks = section.questions.map((compiled) => compiled.rule.marks);
  if (section.attemptLimit < marks.length) marks.sort((a, b) => compare(b, a));
  return marks.slice(0, section.attemptLimit).reduce(add, ZERO);
}

function markSections(sections: readonly CompiledSection[], responses: Responses): Omit<MarkedPaper, 'engineVersion' | 'scheme' | 'maximum'> {
  const questions: MarkedQuestion[] = [];
  const tally = { correct: 0, incorrect: 0 };
  let total = ZERO;
  for (const section of sections) {
    const results = markSection(section, responses);
    for (const [index, compiled] of section.questions.entries()) {
      const result = results[index] as Result;
      questions.push(markedQuestion(section.sectionId, compiled, result));
      total = add(total, result.marks);
      if (isCountedCorrect(result)) tally.correct += 1;
      else if (result.outcome === 'incorrect' || result.outcome === 'partly-correct') tally.incorrect += 1;
    }
  }
  const counts = { totalQuestions: questions.length, ...tally, unanswered: questions.length - tally.correct - tally.incorrect };
  return { total: formatFraction(total), questions, counts, accuracy: accuracyOf(counts) };
}

/** Answered questions take the section's places in paper order; what is left of them goes to the blank ones. */
function markSection(section: CompiledSection, responses: Responses): readonly Result[] {
  let places = section.attemptLimit;
  const answers = section.questions.map(({ question, optionIds }) => normaliseAnswer(question.type, responses[question._id], optionIds));
  const results = section.questions.map((compiled, index): Result | null => {
    const answer = answers[index] ?? null;
    if (answer === null) return null;
    places -= 1;
    return places < 0 ? NOT_COUNTED : markAnswer(compiled, answer);
  });
  for (const isDropped of [true, false]) {
    for (const [index, compiled] of section.questions.entries()) {
      if (results[index] !== null || (compiled.keyOutcome === 'dropped') !== isDropped) continue;
      places -= 1;
      results[index] = markBlank(compiled, places >= 0);
    }
  }
  return results as readonly Result[];
}

const NOT_COUNTED: Result = { outcome: 'not-counted', marks: ZERO, isAnswered: true };

function markAnswer(compiled: CompiledQuestion, answer: Answer): Result {
  if (compiled.keyOutcome !== undefined) return { outcome: compiled.keyOutcome, marks: compiled.rule.marks, isAnswered: true };
  return { ...award(compiled.rule, compiled.judge(answer)), isAnswered: true };
}

function markBlank(compiled: CompiledQuestion, hasPlace: boolean): Result {
  if (compiled.keyOutcome !== 'dropped') return { outcome: 'unanswered', marks: hasPlace ? compiled.unanswered : ZERO, isAnswered: false };
  return hasPlace
    ? { outcome: 'dropped', marks: compiled.rule.marks, isAnswered: false }
    : { outcome: 'not-counted', marks: ZERO, isAnswered: false };
}

function markedQuestion(sectionId: string, compiled: CompiledQuestion, result: Result): MarkedQuestion {
  return {
    questionId: compiled.question._id,
    sectionId,
    outcome: result.outcome,
    marks: formatFraction(result.marks),
    maximum: compiled.maximumText,
    penalty: compiled.penaltyText,
  };
}

function isCountedCorrect(result: Result): boolean {
  if (result.outcome === 'correct') return true;
  return result.isAnswered && (result.outcome === 'dropped' || result.outcome === 'bonus');
}

/** Percent, 2 decimals, decided on the exact fraction; also for counts that were added up elsewhere. */
export function accuracyOf(counts: Pick<MarkedCounts, 'correct' | 'incorrect'>): number {
  const answered = counts.correct + counts.incorrect;
  return answered === 0 ? 0 : roundToTwo({ n: counts.correct * 100, d: answered });
}
