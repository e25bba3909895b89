import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '../catalogue/admin/topics.ts';
import { descriptionField, MAX_NAME } from '../catalogue/admin/fields.ts';
import { namedSchema } from '../catalogue/student.ts';
import { formOf } from '../forms.ts';
import { hidesSomething, visible } from '../hidden-characters.ts';
import { searchText, sortBy } from '../lists.ts';
import { managed } from '../managed.ts';
import { marksField, MOST_IN_SECTION, questionGroupSchema } from './fields.ts';

/** The initial values of a new section. */
export const SECTION_DEFAULTS = {
  questionCount: 10,
  difficultyRange: { min: 1, max: 5 },
  negativeMarks: 0,
  timeLimit: 30,
} as const;

const NO_TITLE = 'Section title is required';
const NO_COUNT = 'Question count must be at least 1';
const NEGATIVE_MARKS = 'Marks per question cannot be negative';
const NEGATIVE_PENALTY = 'Negative marks cannot be negative';
const NO_MINUTE = 'Time limit must be at least 1 minute';
/** The sentence of the form for sections; that of the form for topics is longer. */
const ORDER = 'Minimum difficulty must be less than maximum';
const BEYOND = 'Difficulty range must be between 1 and 10';
const TOO_MANY = `A section has at most ${MOST_IN_SECTION} questions`;
const UNREADABLE = 'Enter a number such as 4, 0.25 or 2/3';

const difficulty = z.int(BEYOND).check(z.gte(MIN_DIFFICULTY, BEYOND), z.lte(MAX_DIFFICULTY, BEYOND));

/** In the order in which the form checks them; the first failure is shown. */
const fields = {
  title: z
    .string(NO_TITLE)
    .check(
      z.trim(),
      z.minLength(1, NO_TITLE),
      z.maxLength(MAX_NAME, `Section title must be at most ${MAX_NAME} characters`),
      visible(hidesSomething('Section title')),
    ),
  description: descriptionField,
  questionCount: z.int(NO_COUNT).check(z.gte(1, NO_COUNT), z.lte(MOST_IN_SECTION, TOO_MANY)),
  marksPerQuestion: z.nullable(marksField(NEGATIVE_MARKS, UNREADABLE)),
  negativeMarks: z.nullable(marksField(NEGATIVE_PENALTY, UNREADABLE)),
  difficultyRange: z
    .object({ min: difficulty, max: difficulty }, BEYOND)
    .check(z.refine(({ min, max }) => min < max, ORDER)),
  allowCustomMarksPerQuestion: z.boolean(),
  /** Minutes; null for no limit. */
  timeLimit: z.nullable(
    z.int(NO_MINUTE).check(z.gte(1, NO_MINUTE), z.lte(600, 'Time limit must be at most 600 minutes')),
  ),
  /** The exam rules (ST64). */
  subjectId: z.nullable(idSchema),
  groups: z.nullable(z.array(questionGroupSchema).check(z.minLength(1), z.maxLength(20))),
  attemptLimit: z.nullable(z.int().check(z.gte(1, 'At least one question has to count'))),
  questionsInSets: z.int().check(z.gte(0, 'Questions in sets cannot be negative')),
};

const formSchema = formOf(fields, {
  description: '',
  questionCount: SECTION_DEFAULTS.questionCount,
  marksPerQuestion: null,
  negativeMarks: '0',
  difficultyRange: SECTION_DEFAULTS.difficultyRange,
  allowCustomMarksPerQuestion: false,
  timeLimit: null,
  subjectId: null,
  groups: null,
  attemptLimit: null,
  questionsInSets: 0,
});

type Form = z.infer<typeof formSchema>;
interface Rules extends Pick<Form, 'questionCount' | 'attemptLimit' | 'questionsInSets'> {
  readonly groups: readonly { readonly count: number }[] | null;
}

const COUNTS_DIFFER = 'The questions by type must add up to the question count';
const ATTEMPT_MORE = 'No more questions can count than the section has';
const SETS_MORE = 'No more questions can come in sets than the section has';

const addsUp = ({ groups, questionCount }: Rules) =>
  groups === null || groups.reduce((sum, { count }) => sum + count, 0) === questionCount;

/** Checks the members of a section against each other. @returns the first failing field with its sentence, or null. */
export function sectionDisagreement(rules: Rules): { field: keyof Rules; sentence: string } | null {
  if (!addsUp(rules)) return { field: 'groups', sentence: COUNTS_DIFFER };
  if ((rules.attemptLimit ?? 0) > rules.questionCount)
    return { field: 'attemptLimit', sentence: ATTEMPT_MORE };
  return rules.questionsInSets > rules.questionCount
    ? { field: 'questionsInSets', sentence: SETS_MORE }
    : null;
}

/** A section as the console sees it. */
export const managedSectionSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  questionCount: z.int(),
  difficultyRange: z.object({ min: z.int(), max: z.int() }),
  /** As numbers, for display. */
  marksPerQuestion: z.nullable(z.number()),
  negativeMarks: z.nullable(z.number()),
  /** The same as exact fractions, for editing: '4', '2/3'. */
  exactMarks: z.object({ perQuestion: z.nullable(z.string()), negative: z.nullable(z.string()) }),
  allowCustomMarksPerQuestion: z.boolean(),
  /** Minutes. */
  timeLimit: z.nullable(z.int()),
  subjectId: z.nullable(namedSchema),
  groups: z.nullable(z.array(questionGroupSchema)),
  attemptLimit: z.nullable(z.int()),
  questionsInSets: z.int(),
  /** ISO 8601 UTC; `updatedAt` alike. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ManagedSection = z.infer<typeof managedSectionSchema>;

const thing = managed({ area: 'sections', one: 'a section', many: 'sections', row: managedSectionSchema });

export const sectionCalls = {
  list: thing.list({
    path: '/admin/sections_get_all',
    query: { search: searchText, sort: sortBy(['title', 'createdAt'], '-createdAt') },
    alsoAs: { totalPages: 'pages', totalSections: 'total' },
  }),
  create: thing.create({ path: '/sections/create_section', form: formSchema }),
  update: thing.update({ path: '/admin/sections/{id}', changes: z.partial(z.object(fields)) }),
  delete: thing.delete({ path: '/admin/sections/{id}' }),
};
