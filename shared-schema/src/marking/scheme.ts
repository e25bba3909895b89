import * as z from 'zod/mini';

import { type QuestionTypeName, questionTypeNames } from '../question-types/index.ts';
import { absolute, type FractionText, isFractionText, parseFraction } from './fraction.ts';

/**
 * The marks of an answer with right and wrong parts.
 * - `none`: all or nothing (GATE).
 * - `jee-advanced`: any wrong option costs the penalty, a part of the key earns a quarter of the marks per option.
 * - `per-option`: each right option earns its share of the key, each wrong one takes a share away, down to the penalty.
 */
export type PartialRule = 'none' | 'jee-advanced' | 'per-option';

export interface TypeRule {
  /** For a fully right answer. */
  readonly marks: FractionText;
  /** For a wrong answer, as a magnitude: "1" subtracts one mark (ST16). */
  readonly penalty: FractionText;
  readonly partial: PartialRule;
  /** For no answer; 0 if unset, never negative. */
  readonly unanswered?: FractionText | undefined;
}

/** Stored with its version, because a result names the scheme that it was marked by. */
export interface MarkingScheme {
  readonly name: string;
  readonly version: number;
  readonly rules: Readonly<Record<QuestionTypeName, TypeRule>>;
}

const MAX_NAME_LENGTH = 100;

/** Marks of either sign, in any notation that `parseFraction` reads. */
export const fractionTextSchema = z
  .string()
  .check(z.refine(isFractionText, 'Enter a number such as 4, 0.25 or 2/3'));

/** Marks without a sign. */
export const magnitudeSchema = z
  .string()
  .check(z.refine(isMagnitude, 'Enter a number that is not negative, such as 1, 0.25 or 2/3'));

const typeRuleSchema = z.object({
  marks: magnitudeSchema,
  penalty: magnitudeSchema,
  partial: z.enum(['none', 'jee-advanced', 'per-option']),
  unanswered: z.optional(magnitudeSchema),
});

export const markingSchemeSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
  version: z.int().check(z.positive()),
  rules: z.record(z.enum(questionTypeNames), typeRuleSchema),
});

const DEFAULT_RULE: TypeRule = { marks: '4', penalty: '1', partial: 'none' };

/** The product's defaults, 4 and -1 (SC4). */
export const DEFAULT_SCHEME: MarkingScheme = {
  name: 'Default',
  version: 1,
  rules: { MCQ: DEFAULT_RULE, MSQ: DEFAULT_RULE, Numerical: DEFAULT_RULE },
};

function isMagnitude(text: string): boolean {
  if (!isFractionText(text)) return false;
  const fraction = parseFraction(text);
  return absolute(fraction) === fraction;
}
