import * as z from 'zod/mini';
import { questionTypeNames } from '../question-types/type-names.ts';

// A module of its own, because lists of papers have it and plan no test.

/** Fewer questions are not worth a test. */
export const FEWEST_QUESTIONS = 5;

const sectionFitSchema = z.object({
  title: z.string(),
  /** The number of questions that the template asks for. */
  wanted: z.int(),
  /** By type; empty if the section was left out. */
  found: z.array(z.object({ type: z.enum(questionTypeNames), count: z.int() })),
});

/** What a test has, and how it differs from its template. */
export const testFitSchema = z.object({
  questions: z.int(),
  minutes: z.int(),
  /** No section of the template is about the choice. */
  isOwnForm: z.boolean(),
  /** The sections that differ from the template. */
  sections: z.array(sectionFitSchema),
});

export type TestFit = z.infer<typeof testFitSchema>;
export type SectionFit = z.infer<typeof sectionFitSchema>;
