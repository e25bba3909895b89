import {
  type FractionText,
  type MarkingScheme,
  type PartialRule,
  rulesOf,
  type TypeRule,
} from '../marking/index.ts';
import type { CalculatorKind } from '../paper-package/index.ts';
import { type QuestionTypeName, typesOfEveryScheme } from '../question-types/index.ts';

/** Questions of one section with the same type and the same marks. */
export interface QuestionGroup {
  readonly type: QuestionTypeName;
  readonly count: number;
  readonly marks: FractionText;
  /** A magnitude. */
  readonly penalty: FractionText;
  readonly partial: PartialRule;
}

export interface PatternSection {
  readonly title: string;
  readonly subject?: string;
  readonly timeLimitMinutes?: number;
  /** How many of the section's questions count ('attempt any N'); all if absent. */
  readonly attemptLimit?: number;
  /** About how many of its questions come with a passage, a table or a chart that they share. */
  readonly questionsInSets?: number;
  readonly groups: readonly QuestionGroup[];
}

/**
 * An exam as published by its organiser. Templates are made from it, and every number can be edited there.
 * A paper with several parts (JEE Advanced has two) is one pattern, used for each part.
 */
export interface ExamPattern {
  readonly key: string;
  readonly name: string;
  /** The exam year of the numbers; null for the product's own patterns. */
  readonly year: string | null;
  /**
   * The confidence in the least certain number. A: several independent pages agree and one quotes the notice or the
   * paper; B: one good page; C: pages disagree, or general knowledge. `own`: set by the product.
   */
  readonly confidence: 'A' | 'B' | 'C' | 'own';
  readonly source: string;
  /** What is less certain, or was chosen because the organiser does not specify it. */
  readonly note?: string;
  readonly durationMinutes: number;
  /** `locked`: each section has its own clock and closes for good (rule ST17). */
  readonly sectionTiming: 'free' | 'locked';
  /** The on-screen calculator; absent if the exam has none. */
  readonly calculator?: CalculatorKind;
  readonly sections: readonly PatternSection[];
  readonly totalQuestions: number;
  readonly totalMarks: number;
}

export function group(
  type: QuestionTypeName,
  count: number,
  marks: FractionText,
  penalty: FractionText,
  partial: PartialRule = 'none',
): QuestionGroup {
  return { type, count, marks, penalty, partial };
}

/**
 * The scheme of a paper made from the pattern: for each type the rule of its first group. Of the others, those
 * that every scheme has a rule for have the marks of the pattern's first group. Groups with other marks (GATE's two-mark questions) need marks of
 * their own on section or question.
 */
export function schemeOf(pattern: ExamPattern): MarkingScheme {
  const groups = pattern.sections.flatMap((section) => section.groups);
  const ruleFor = (type: QuestionTypeName): TypeRule => {
    const { marks, penalty, partial } = groups.find((one) => one.type === type) ?? {
      ...(groups[0] as QuestionGroup),
      partial: 'none',
    };
    return { marks, penalty, partial };
  };
  const types = new Set([...typesOfEveryScheme, ...groups.map(({ type }) => type)]);
  return { name: pattern.name, version: 1, rules: rulesOf(types, ruleFor) };
}
