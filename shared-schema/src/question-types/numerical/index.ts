import * as z from 'zod/mini';

import {
  addDecimals,
  compareDecimals,
  type Decimal,
  parseDecimal,
  roundToInteger,
  subtractDecimals,
} from '../../marking/decimal.ts';
import { typedNumber } from '../../marking/typed-number.ts';
import { defineQuestionType, type Judge, RIGHT, WRONG } from '../contract.ts';
import { ENGLISH_KEY_WORDS, fittingText, type KeyPrint } from '../key-words.ts';
import { asTypedNumber, keyOutcomeSchema, MAX_ANSWER_LENGTH } from '../key-parts.ts';
import { numericalAnswers } from './answer.ts';

const MAX_ACCEPTED = 32;

const decimalSchema = z.string().check(
  z.maxLength(MAX_ANSWER_LENGTH),
  asTypedNumber(),
  z.refine((text) => parseDecimal(text) !== null, 'Enter a number'),
);

const rangeSchema = z
  .object({ min: decimalSchema, max: decimalSchema })
  .check(z.refine(({ min, max }) => isOrdered(min, max), 'The end of a range is not below its beginning'));

/**
 * An answer is right if it is within `tolerance` of one of the `values`, or inside one of the `ranges`, both ends
 * included. With `rounding: 'integer'` (JEE Main) answer and values are rounded to the nearest integer first.
 */
export const numericalKeySchema = z
  .object({
    type: z.literal('Numerical'),
    values: z.optional(z.array(decimalSchema).check(z.maxLength(MAX_ACCEPTED))),
    ranges: z.optional(z.array(rangeSchema).check(z.maxLength(MAX_ACCEPTED))),
    tolerance: z.optional(
      decimalSchema.check(z.refine((text) => isOrdered('0', text), 'A tolerance is not negative')),
    ),
    rounding: z.optional(z.literal('integer')),
    outcome: keyOutcomeSchema,
  })
  .check(
    z.refine((key) => (key.values?.length ?? 0) + (key.ranges?.length ?? 0) > 0, 'Give a value or a range'),
  );

export type NumericalKey = z.infer<typeof numericalKeySchema>;

interface Interval {
  readonly min: Decimal;
  readonly max: Decimal;
}

/** A question with a typed answer; the text is kept as typed and compared as an exact decimal. */
export const numerical = defineQuestionType({
  ...numericalAnswers,
  name: 'Numerical',
  noun: 'numerical questions',
  compileKey,
  keyText: (key, { words }) => textOf(acceptedBy(key, words), key, words),
  rightAnswer: ({ values, ranges }) => values?.[0] ?? ranges?.[0]?.min ?? '',
  correctAnswer: (key) =>
    fittingText(acceptedBy(key, ENGLISH_KEY_WORDS), (accepted) => textOf(accepted, key, ENGLISH_KEY_WORDS)),
  readText: (text) => typedNumber(text),
  acceptedTexts: ({ values = [] }) => values,
});

/** The texts of the values with their tolerance, and of the ranges, which have no tolerance. */
function acceptedBy(
  { values = [], ranges = [], tolerance }: NumericalKey,
  words: KeyPrint['words'],
): string[] {
  const slack = tolerance === undefined || isOrdered(tolerance, '0') ? '' : ` ± ${tolerance}`;
  return [
    ...values.map((value) => `${value}${slack}`),
    ...ranges.map(({ min, max }) => words.range(min, max)),
  ];
}

function textOf(accepted: readonly string[], { rounding }: NumericalKey, words: KeyPrint['words']): string {
  const text = words.anyOf(accepted);
  return rounding === undefined ? text : words.roundedToInteger(text);
}

function compileKey(key: NumericalKey): Judge {
  const intervals = [
    ...valueIntervals(key),
    ...(key.ranges ?? []).map((range) => ({ min: read(range.min), max: read(range.max) })),
  ];
  return (answer) => {
    const given = typeof answer === 'string' ? parseDecimal(answer) : null;
    if (given === null) return WRONG;
    const compared = key.rounding === 'integer' ? roundToInteger(given) : given;
    return intervals.some((interval) => contains(interval, compared)) ? RIGHT : WRONG;
  };
}

function valueIntervals(key: NumericalKey): Interval[] {
  const tolerance = read(key.tolerance ?? '0');
  return (key.values ?? []).map((text) => {
    const value = key.rounding === 'integer' ? roundToInteger(read(text)) : read(text);
    return { min: subtractDecimals(value, tolerance), max: addDecimals(value, tolerance) };
  });
}

function contains({ min, max }: Interval, value: Decimal): boolean {
  return compareDecimals(min, value) <= 0 && compareDecimals(value, max) <= 0;
}

function read(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (decimal === null)
    throw new Error(`The key of a numerical question holds '${text}', which is not a number`);
  return decimal;
}

/** True for texts that are not numbers, which another check refuses. */
function isOrdered(lower: string, upper: string): boolean {
  const min = parseDecimal(lower);
  const max = parseDecimal(upper);
  return min === null || max === null || compareDecimals(min, max) <= 0;
}
