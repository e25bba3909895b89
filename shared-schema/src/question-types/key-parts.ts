import * as z from 'zod/mini';
import { parseDecimal } from '../marking/decimal.ts';
import { typedNumber } from '../marking/typed-number.ts';

/**
 * SC9: a zod check that brings a number into the form that marking reads. It changes no text that marking reads already,
 * and leaves a text that is not a number to the checks that follow.
 */
export const asTypedNumber = () =>
  z.overwrite<string>((text) => (parseDecimal(text) === null ? (typedNumber(text) ?? text) : text));

/** The longest option id and the longest typed answer on the wire, characters. */
export const MAX_ANSWER_LENGTH = 128;
/** The longest text of a blank on the wire, characters; a row of a matrix has several option ids. */
export const MAX_BLANK_LENGTH = 1024;
/** The most options of one question, and of one answer; also the most blanks. */
export const MAX_OPTIONS = 64;

const optionIdSchema = z.string().check(z.minLength(1), z.maxLength(MAX_ANSWER_LENGTH));

/** One or more option ids. */
export const optionIdsSchema = z
  .array(optionIdSchema)
  .check(z.minLength(1, 'Choose an option'), z.maxLength(MAX_OPTIONS));

/**
 * A decision after the exam: `dropped` gives full marks to all, `bonus` to those who answered. The key itself is kept,
 * so that the decision can be undone.
 */
export const keyOutcomeSchema = z.optional(z.enum(['dropped', 'bonus']));
