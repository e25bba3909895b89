import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { descriptionField } from '../catalogue/admin/fields.ts';
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '../catalogue/admin/topics.ts';
import { formOf } from '../forms.ts';
import { flagFilter, searchText, sortBy } from '../lists.ts';
import { managed } from '../managed.ts';
import { MOST_SUBJECTS_OF_TEST, MOST_TOPICS_OF_TEST } from './generation.ts';
import { paperEditSchema, paperSettings, paperTitleField } from './settings.ts';
import { paperSummarySchema } from './student.ts';

/** A row of the console's list of test papers. */
export const managedPaperSchema = z.extend(paperSummarySchema, {
  /** Attempts handed in, of all students. */
  attempts: z.int(),
  /** Students who hold a ticket for any of its versions. */
  tickets: z.int(),
  ...paperSettings,
});
export type ManagedPaper = z.infer<typeof managedPaperSchema>;

const REQUIRED = {
  template: 'Template selection is required',
  category: 'Category selection is required',
  subjects: 'At least one subject must be selected',
  topics: 'At least one topic must be selected',
  order: 'Minimum difficulty cannot be greater than maximum difficulty',
} as const;

const chosenId = (sentence: string) =>
  z.string(sentence).check(z.minLength(1, sentence), z.regex(/^[A-Za-z0-9_-]{0,64}$/, sentence));
const chosenIds = (sentence: string, most: number) =>
  z.array(idSchema, sentence).check(z.minLength(1, sentence), z.maxLength(most));
const level = z.int().check(z.gte(MIN_DIFFICULTY), z.lte(MAX_DIFFICULTY));

/** In the order in which the form checks them; the first failure is shown. */
const fields = {
  title: paperTitleField,
  description: descriptionField,
  templateId: chosenId(REQUIRED.template),
  categoryId: chosenId(REQUIRED.category),
  subjectIds: chosenIds(REQUIRED.subjects, MOST_SUBJECTS_OF_TEST),
  topicIds: chosenIds(REQUIRED.topics, MOST_TOPICS_OF_TEST),
  difficultyMin: level,
  difficultyMax: level,
};

const formSchema = formOf(fields, {
  description: '',
  difficultyMin: MIN_DIFFICULTY,
  difficultyMax: MAX_DIFFICULTY,
}).check(
  z.refine(({ difficultyMin, difficultyMax }) => difficultyMin <= difficultyMax, {
    error: REQUIRED.order,
    path: ['difficultyMin'],
  }),
);

/** MP5: calls of `managed` are for the console alone. */
const thing = managed({
  area: 'papers',
  one: 'a test paper',
  many: 'test papers',
  row: managedPaperSchema,
});

export const paperCalls = {
  list: thing.list({
    path: '/admin/get_test_papers',
    summary: 'All test papers, those that were generated for students too, page by page',
    query: {
      search: searchText,
      categoryId: z.optional(idSchema),
      isActive: flagFilter,
      ai: z.optional(z.enum(['ai', 'manual'])),
      sort: sortBy(['title', 'createdAt'], '-createdAt'),
    },
  }),
  create: thing.create({
    path: '/test-papers/create_testpaper_auto',
    summary: 'Make a paper for all students from a template, filled from the bank; 422 with what is missing',
    form: formSchema,
  }),
  update: thing.update({
    path: '/admin/test-papers/{id}',
    method: 'PATCH',
    summary: 'Activate a test paper, which publishes it if it is ready, or withdraw it (ST52)',
    changes: z.object({ isActive: z.boolean() }),
  }),
  delete: thing.delete({
    path: '/admin/test-papers/{id}',
    summary: 'Delete a test paper without tickets and attempts',
  }),
};

/** Separate from `update`, which only activates and withdraws; so it has its own call and name. */
export const paperEdit = {
  ...thing.update({
    path: '/admin/test-papers/{id}/settings',
    summary:
      'Edit a test paper; 409 if it has changed since it was read, or if rules that students know would change (MP9 to MP12)',
    method: 'PUT',
    changes: paperEditSchema,
    requiresState: true,
  }),
  name: 'papers.edit',
};
