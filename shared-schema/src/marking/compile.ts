import { type AnswerKey, type Judge, type QuestionTypeName, questionTypes } from '../question-types/index.ts';
import type { Rule } from './award.ts';
import {
  absolute,
  add,
  compare,
  type Fraction,
  formatFraction,
  type FractionText,
  negate,
  parseFraction,
  ZERO,
} from './fraction.ts';
import { resolveMarks } from './marks.ts';
import { countsAs, type CountsAs, type QuestionOutcome } from './outcome.ts';
import type { MarkablePaper, MarkableQuestion, MarkableSection } from './paper.ts';
import { ruleOf } from './rule-of.ts';
import type { MarkingScheme, TypeRule } from './scheme.ts';

/** Answer keys by question id. */
export type AnswerKeys = Readonly<Record<string, AnswerKey>>;

/** The outcome of one question in one attempt. */
export interface Verdict {
  readonly outcome: QuestionOutcome;
  readonly marks: Fraction;
  readonly marksText: FractionText;
  readonly countsAs: CountsAs;
}

/** A rule with the verdicts that do not depend on the answer; shared by all questions with the same marks. */
interface CompiledRule extends Rule {
  readonly maximumText: FractionText;
  readonly penaltyText: FractionText;
  readonly right: Verdict;
  readonly wrong: Verdict;
  readonly blank: Verdict;
  /** The verdict of questions that were dropped or made a bonus after the exam. */
  readonly dropped: Verdict;
  readonly droppedBlank: Verdict;
  readonly bonus: Verdict;
}

export interface CompiledQuestion {
  readonly questionId: string;
  readonly type: QuestionTypeName;
  readonly optionIds: readonly string[] | undefined;
  readonly rule: CompiledRule;
  readonly judge: Judge;
  readonly keyOutcome: AnswerKey['outcome'];
}

export interface CompiledSection {
  readonly sectionId: string;
  /** How many questions may count; all of them without an attempt limit. */
  readonly places: number;
  readonly questions: readonly CompiledQuestion[];
}

export interface CompiledPaper {
  readonly sections: readonly CompiledSection[];
  readonly maximumText: FractionText;
}

/**
 * Compiles a paper's rules and keys once, for any number of attempts.
 * @throws Error if a question has no key, a key of another type, or a key that cannot be read.
 */
export function compileSections(paper: MarkablePaper, keys: AnswerKeys): CompiledPaper {
  const rules = new RuleBook(paper.scheme);
  const sections = paper.sections.map((section) => compileSection(rules, section, keys));
  return { sections, maximumText: formatFraction(sections.map(sectionMaximum).reduce(add, ZERO)) };
}

/** @param isAnswered whether there is a valid answer; needed if it does not follow from the outcome. */
export function verdict(outcome: QuestionOutcome, marks: Fraction, isAnswered = true): Verdict {
  return { outcome, marks, marksText: formatFraction(marks), countsAs: countsAs(outcome, isAnswered) };
}

/** Compiles each rule of a paper once: a usual paper has 75 questions and two or three rules. */
class RuleBook {
  private readonly scheme: MarkingScheme;
  private readonly rules = new Map<string, CompiledRule>();

  constructor(scheme: MarkingScheme) {
    this.scheme = scheme;
  }

  ruleFor(section: MarkableSection, question: MarkableQuestion): CompiledRule {
    const { marks, penalty } = resolveMarks(this.scheme, section, question);
    const name = `${question.type} ${marks} ${penalty}`;
    const known = this.rules.get(name);
    if (known !== undefined) return known;
    const rule = compileRule(
      ruleOf(this.scheme, question.type),
      parseFraction(marks),
      absolute(parseFraction(penalty)),
    );
    this.rules.set(name, rule);
    return rule;
  }
}

function compileRule(typeRule: TypeRule, marks: Fraction, penalty: Fraction): CompiledRule {
  const right = verdict('correct', marks);
  return {
    marks,
    penalty,
    partial: typeRule.partial,
    maximumText: right.marksText,
    penaltyText: formatFraction(penalty),
    right,
    wrong: verdict('incorrect', negate(penalty)),
    blank: verdict('unanswered', parseFraction(typeRule.unanswered ?? '0')),
    dropped: verdict('dropped', marks),
    droppedBlank: verdict('dropped', marks, false),
    bonus: verdict('bonus', marks),
  };
}

function compileSection(rules: RuleBook, section: MarkableSection, keys: AnswerKeys): CompiledSection {
  return {
    sectionId: section._id,
    places: section.attemptLimit ?? section.questions.length,
    questions: section.questions.map((question) =>
      compileQuestion(rules.ruleFor(section, question), question, keys[question._id]),
    ),
  };
}

function compileQuestion(
  rule: CompiledRule,
  question: MarkableQuestion,
  key: AnswerKey | undefined,
): CompiledQuestion {
  if (key === undefined) throw new Error(`Question ${question._id} has no answer key`);
  if (key.type !== question.type)
    throw new Error(`Question ${question._id} is ${question.type}, but its key is for ${key.type}`);
  return {
    questionId: question._id,
    type: question.type,
    optionIds: question.options?.map((option) => option._id),
    rule,
    judge: questionTypes[question.type].compileKey(key),
    keyOutcome: key.outcome,
  };
}

/** With 'attempt any N', the N questions with the most marks. */
function sectionMaximum(section: CompiledSection): Fraction {
  const marks = section.questions.map((compiled) => compiled.rule.marks).sort((a, b) => compare(b, a));
  return marks.slice(0, section.places).reduce(add, ZERO);
}
