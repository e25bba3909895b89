import * as z from 'zod/mini';

/** The longest option id and the longest typed answer on the wire, characters. */
export const MAX_ANSWER_LENGTH = 128;
/** The most options of one question, and of one answer. */
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
