import * as z from 'zod/mini';

/** Longest option id and longest typed answer that the wire takes, in characters. */
export const MAX_ANSWER_LENGTH = 128;
/** Most options that one question may have, and so the most that one answer may choose. */
export const MAX_OPTIONS = 64;

const optionIdSchema = z.string().check(z.minLength(1), z.maxLength(MAX_ANSWER_LENGTH));

/** One or more option ids. */
export const optionIdsSchema = z
  .array(optionIdSchema)
  .check(z.minLength(1, 'Choose an option'), z.maxLength(MAX_OPTIONS));

/**
 * What happened to the question after the exam: `dropped` gives full marks to all, `bonus` gives them to those who
 * tried. The key itself stays, so that undoing the decision needs nothing else.
 */
export const keyOutcomeSchema = z.optional(z.enum(['dropped', 'bonus']));
