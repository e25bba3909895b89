import * as z from 'zod/mini';
import type { QuestionGroup } from '../../exam-patterns/index.ts';
import {
  compare,
  formatFraction,
  magnitudeSchema,
  parseFraction,
  partialRules,
  ZERO,
} from '../../marking/index.ts';
import { questionTypeNames } from '../../question-types/index.ts';

/** The most questions of a section. */
export const MOST_IN_SECTION = 200;

/** ST64: the number of questions of one type, and the marks of each. */
export const questionGroupSchema = z.object({
  type: z.enum(questionTypeNames),
  count: z.int().check(z.gte(1), z.lte(MOST_IN_SECTION)),
  marks: magnitudeSchema,
  /** A magnitude (ST16). */
  penalty: magnitudeSchema,
  partial: z.enum(partialRules),
}) satisfies z.ZodMiniType<QuestionGroup>;

/** A number in a form, or an exact fraction as text, such as '2/3'. */
const exactly = (value: number | string): string =>
  formatFraction(parseFraction(typeof value === 'number' ? String(value) : value));

const isExact = (value: number | string): boolean => {
  try {
    exactly(value);
    return true;
  } catch {
    return false;
  }
};

/**
 * Marks in a form: a number or an exact fraction, kept as an exact fraction.
 * @param negative the sentence for a value below zero. @param unreadable the sentence for a value that is not a number.
 */
export const marksField = (negative: string, unreadable: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(20))], unreadable).check(
      z.refine(isExact, { error: unreadable, abort: true }),
      z.refine((value) => compare(parseFraction(exactly(value)), ZERO) >= 0, negative),
    ),
    z.transform(exactly),
  );
