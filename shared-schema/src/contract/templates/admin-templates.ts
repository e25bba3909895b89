import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { markingSchemeSchema } from '../../marking/index.ts';
import { calculatorKinds } from '../../paper-package/index.ts';
import { descriptionField, MAX_NAME } from '../catalogue/admin/fields.ts';
import { namedSchema } from '../catalogue/student.ts';
import { formOf } from '../forms.ts';
import { hidesSomething, visible } from '../hidden-characters.ts';
import { searchText, sortBy } from '../lists.ts';
import { managed } from '../managed.ts';

/** Minutes. */
export const TEMPLATE_DURATION = { least: 15, most: 600, usual: 180 } as const;
export const TEMPLATE_MARKS = { least: 1, most: 1000 } as const;
const MOST_SECTIONS = 30;

const NAME = 'Template name must be at least 3 characters';
const DURATION = `Duration must be at least ${TEMPLATE_DURATION.least} minutes`;
const TOO_LONG = `Duration must be at most ${TEMPLATE_DURATION.most} minutes`;
const MARKS = `Total marks must be at least ${TEMPLATE_MARKS.least}`;
const TOO_MANY_MARKS = `Total marks must be at most ${TEMPLATE_MARKS.most}`;
const NO_SECTION = 'At least one section must be selected';

/** In the order in which the form checks them; the first failure is shown. */
const fields = {
  name: z
    .string(NAME)
    .check(
      z.trim(),
      z.minLength(3, NAME),
      z.maxLength(MAX_NAME, `Template name must be at most ${MAX_NAME} characters`),
      visible(hidesSomething('Template name')),
    ),
  categoryId: z
    .string('Category selection is required')
    .check(
      z.minLength(1, 'Category selection is required'),
      z.regex(/^[A-Za-z0-9_-]{0,64}$/, 'Category selection is required'),
    ),
  description: descriptionField,
  duration: z
    .int(DURATION)
    .check(z.gte(TEMPLATE_DURATION.least, DURATION), z.lte(TEMPLATE_DURATION.most, TOO_LONG)),
  totalMarks: z
    .number(MARKS)
    .check(z.gte(TEMPLATE_MARKS.least, MARKS), z.lte(TEMPLATE_MARKS.most, TOO_MANY_MARKS)),
  /** Ids of sections, in the order of the paper. */
  sections: z
    .array(idSchema, NO_SECTION)
    .check(z.minLength(1, NO_SECTION), z.maxLength(MOST_SECTIONS, `At most ${MOST_SECTIONS} sections`)),
  isAiEnabled: z.boolean(),
  isdefault: z.boolean(),
  isPublic: z.boolean(),
  /** The exam rules (ST64). */
  sectionTiming: z.enum(['free', 'locked']),
  calculator: z.nullable(z.enum(calculatorKinds)),
  /** Null for the product's own. */
  scheme: z.nullable(
    z.extend(markingSchemeSchema, {
      name: markingSchemeSchema.shape.name.check(visible(hidesSomething('Name of the marking scheme'))),
    }),
  ),
  resultsPolicy: z.enum(['after-sync', 'on-submit']),
};

/** A row of the console's list of exam templates. */
export const managedTemplateSchema = z.object({
  _id: idSchema,
  name: z.string(),
  categoryId: namedSchema,
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  totalMarks: z.number(),
  sections: z.array(z.object({ _id: idSchema, title: z.string(), questionCount: z.int() })),
  isAiEnabled: z.boolean(),
  isdefault: z.boolean(),
  isPublic: z.boolean(),
  sectionTiming: z.enum(['free', 'locked']),
  calculator: z.nullable(z.enum(calculatorKinds)),
  scheme: markingSchemeSchema,
  resultsPolicy: z.enum(['after-sync', 'on-submit']),
  /** ISO 8601 UTC; `updatedAt` alike. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ManagedTemplate = z.infer<typeof managedTemplateSchema>;

const thing = managed({
  area: 'templates',
  one: 'an exam template',
  many: 'exam templates',
  row: managedTemplateSchema,
});

export const templateCalls = {
  list: thing.list({
    path: '/admin/get_exam_template',
    query: {
      search: searchText,
      categoryId: z.optional(idSchema),
      visibility: z.optional(z.enum(['public', 'private'])),
      ai: z.optional(z.enum(['enabled', 'disabled'])),
      sort: sortBy(['name', 'createdAt'], '-createdAt'),
    },
  }),
  create: thing.create({
    path: '/templates/create_template',
    form: formOf(fields, {
      description: '',
      duration: TEMPLATE_DURATION.usual,
      isAiEnabled: false,
      isdefault: false,
      isPublic: true,
      sectionTiming: 'free',
      calculator: null,
      scheme: null,
      resultsPolicy: 'after-sync',
    }),
  }),
  update: thing.update({
    path: '/admin/{id}/isdefault',
    method: 'PATCH',
    summary: 'Make a template the default of new exams, or not; only one can be',
    changes: z.object({ isdefault: z.boolean() }),
  }),
  delete: thing.delete({
    path: '/admin/exam-templates/{id}',
    summary: 'Delete an exam template; papers that were made by it stay',
  }),
};
