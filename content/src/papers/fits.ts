import { examPattern, type ExamPattern } from '@exam/shared-schema/exam-patterns';
import type { Template } from '../templates/index.ts';

export type Type = Template['type'];
export type Fits = (template: Template) => boolean;

export const SCIENCES = ['Physics', 'Chemistry', 'Mathematics'] as const;
export const QUANT = 'Quantitative Aptitude';

/** The subjects in which reasoning is asked. */
export const REASONING = [
  'Reasoning Ability',
  'General Intelligence and Reasoning',
  'Data Interpretation and Logical Reasoning',
] as const;

export const of =
  (type: Type, ...subjects: readonly string[]): Fits =>
  (template) =>
    template.type === type && subjects.includes(template.subject);

export const ofSubject =
  (...subjects: readonly string[]): Fits =>
  ({ subject }) =>
    subjects.includes(subject);

export const about =
  (subject: string, ...topics: readonly string[]): Fits =>
  (template) =>
    template.subject === subject && topics.includes(template.topic);

export const not =
  (fits: Fits): Fits =>
  (template) =>
    !fits(template);

export const both =
  (...all: readonly Fits[]): Fits =>
  (template) =>
    all.every((fits) => fits(template));

/** Of templates of at most this difficulty (1 to 10). */
export const upTo =
  (difficulty: number): Fits =>
  (template) =>
    template.difficulty <= difficulty;

/** Of templates of at least this difficulty (1 to 10). */
export const from =
  (difficulty: number): Fits =>
  (template) =>
    template.difficulty >= difficulty;

/** @throws Error for a key that no pattern has. */
export function pattern(key: string): ExamPattern {
  const found = examPattern(key);
  if (found === undefined) throw new Error(`There is no exam pattern ${key}`);
  return found;
}
