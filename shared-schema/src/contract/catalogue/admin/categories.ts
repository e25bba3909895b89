import * as z from 'zod/mini';
import { idSchema } from '../../../attempt/events.ts';
import { categoryGroups } from '../groups.ts';
import { categorySchema, namedSchema } from '../student.ts';
import {
  aGradient,
  anIcon,
  catalogueQuery,
  decorationFields,
  descriptionField,
  MAX_NAME,
  nameField,
} from './fields.ts';
import { changesOf, formOf } from '../../forms.ts';
import { managed } from '../../managed.ts';

/** Far more than any category has: a longer list was not chosen by a person. */
export const MOST_SUBJECTS = 100;

const name = nameField(
  'Category name',
  'Category name is required',
  `Category name must be at most ${MAX_NAME} characters`,
);
const subjects = z
  .array(idSchema, 'Please choose subjects from the list')
  .check(z.maxLength(MOST_SUBJECTS, `Please choose at most ${MOST_SUBJECTS} subjects`));

const required = (sentence: string, most: number) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(most, sentence));

const fields = {
  name,
  ...decorationFields,
  description: descriptionField,
  isActive: z.boolean(),
  /** ST57; null for none. */
  group: z.nullable(z.enum(categoryGroups, 'Please choose a group from the list')),
  subjects,
  /** ST40: the template for the category's tests; null for the product's own. */
  defaultTemplate: z.nullable(idSchema),
};

/** In the order of the checks: the first failure is reported. */
const needed = {
  ...fields,
  icon: required('Please enter an icon', 100).check(anIcon),
  gradientColor: required('Please enter a gradient color', 200).check(aGradient),
};

/** A category as the console sees it, with its group and the ids of its subjects. */
export const managedCategorySchema = z.extend(categorySchema, {
  group: z.nullable(z.enum(categoryGroups)),
  subjects: z.array(idSchema),
  defaultTemplate: z.nullable(namedSchema),
});
export type ManagedCategory = z.infer<typeof managedCategorySchema>;

const thing = managed({
  area: 'categories',
  one: 'a category',
  many: 'categories',
  row: managedCategorySchema,
});

/** These paths are prescribed: no others below /admin have a single part and take PUT or DELETE. */
export const categoryCalls = {
  list: thing.list({ path: '/admin/categories_all', query: catalogueQuery }),
  create: thing.create({
    path: '/categories/create_category',
    form: formOf(needed, {
      description: '',
      isActive: true,
      badge: '',
      badgeColor: '',
      badgeIcon: '',
      group: null,
      subjects: [],
      defaultTemplate: null,
    }),
    answers: ['category'],
  }),
  update: thing.update({ path: '/admin/{id}', changes: changesOf(fields) }),
  delete: thing.delete({ path: '/admin/{id}' }),
};
