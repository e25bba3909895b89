import * as z from 'zod/mini';

import { type QuestionTypeName, questionTypeNames, typesOfEveryScheme } from '../question-types/index.ts';
import { absolute, type FractionText, isFractionText, parseFraction } from './fraction.ts';

/**
 * The marks of an answer with right and wrong parts.
 * - `none`: all or nothing (GATE).
 * - `jee-advanced`: any wrong option costs the penalty, a part of the key earns a quarter of the marks per option.
 * - `per-option`: each right option earns its share of the key, each wrong one takes a share away, down to the penalty.
 * - `per-row`: each right part earns its share of the marks, each wrong one costs its share of the penalty (matrix match
 *   questions of JEE Advanced 2015, paper 1, and without a penalty of IIT-JEE 2009).
 */
export const partialRules = ['none', 'jee-advanced', 'per-option', 'per-row'] as const;

export type PartialRule = (typeof partialRules)[number];

export interface TypeRule {
  /** For a fully right answer. */
  readonly marks: FractionText;
  /** For a wrong answer, as a magnitude: "1" subtracts one mark (ST16). */
  readonly penalty: FractionText;
  readonly partial: PartialRule;
  /** For no answer; 0 if unset, never negative. */
  readonly unanswered?: FractionText | undefined;
}

/** A type without a rule has the default one, see `ruleOf`. */
type RulesByType = Readonly<
  Record<(typeof typesOfEveryScheme)[number], TypeRule> & Partial<Record<QuestionTypeName, TypeRule>>
>;

/** Stored with its version, because a result names the scheme that it was marked by. */
export interface MarkingScheme {
  readonly name: string;
  readonly version: number;
  readonly rules: RulesByType;
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
  partial: z.enum(partialRules),
  unanswered: z.optional(magnitudeSchema),
});

export const markingSchemeSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
  version: z.int().check(z.positive()),
  rules: z
    .partialRecord(z.enum(questionTypeNames), typeRuleSchema)
    .check(
      z.refine((rules) => typesOfEveryScheme.every((type) => rules[type] !== undefined)),
    ) as z.ZodMiniType<RulesByType>,
});

/** The rule of types that a scheme has none for, but for `partial`, which is the type's (`ruleOf`). */
export const DEFAULT_RULE: TypeRule = { marks: '4', penalty: '1', partial: 'none' };

/** @param types among them those of every scheme. */
export function rulesOf(
  types: Iterable<QuestionTypeName>,
  ruleFor: (type: QuestionTypeName) => TypeRule,
): RulesByType {
  return Object.fromEntries([...types].map((type) => [type, ruleFor(type)])) as RulesByType;
}

/** The product's defaults, 4 and -1 (SC4). */
export const DEFAULT_SCHEME: MarkingScheme = {
  name: 'Default',
  version: 1,
  rules: rulesOf(typesOfEveryScheme, () => DEFAULT_RULE),
};

function isMagnitude(text: string): boolean {
  if (!isFractionText(text)) return false;
  const fraction = parseFraction(text);
  return absolute(fraction) === fraction;
}
