import * as z from 'zod/mini';
import { idSchema } from '../attempt/events.ts';
import { defineCall } from './call.ts';
import { categorySchema } from './catalogue.ts';
import {
  activeFilter,
  catalogueSort,
  decorationFields,
  descriptionField,
  MAX_NAME,
  messageAnswer,
  nameField,
  searchText,
} from './catalogue-fields.ts';
import { pageAnswer, pageQuery } from './lists.ts';

/** No category has more subjects; beyond it the list is not a person's choice. */
export const MOST_SUBJECTS = 100;

const name = nameField('Category name is required', `Category name must be at most ${MAX_NAME} characters`);
const subjects = z
  .array(idSchema, 'Please choose subjects from the list')
  .check(z.maxLength(MOST_SUBJECTS, `Please choose at most ${MOST_SUBJECTS} subjects`));

const required = (sentence: string, most: number) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(most, sentence));

/** In the order in which the form checks: the first that fails is the one that is told. */
export const categoryForm = z.object({
  name,
  icon: required('Please enter an icon', 100),
  gradientColor: required('Please enter a gradient color', 200),
  description: z._default(descriptionField, ''),
  isActive: z._default(z.boolean(), true),
  badge: z._default(decorationFields.badge, ''),
  badgeColor: z._default(decorationFields.badgeColor, ''),
  badgeIcon: z._default(decorationFields.badgeIcon, ''),
  subjects: z._default(subjects, []),
});

/** What is left out stays as it is. */
export const categoryChanges = z.partial(
  z.object({ name, description: descriptionField, isActive: z.boolean(), ...decorationFields, subjects }),
);

/** A category as the console sees it, with the ids of its subjects. */
export const managedCategorySchema = z.extend(categorySchema, { subjects: z.array(idSchema) });
export type ManagedCategory = z.infer<typeof managedCategorySchema>;

const categoryParams = z.object({ id: idSchema });

export const listCategories = defineCall({
  name: 'categories.list',
  summary: 'All categories, page by page',
  method: 'GET',
  path: '/admin/categories_all',
  access: 'admin',
  query: z.object({ ...pageQuery(10), search: searchText, isActive: activeFilter, sort: catalogueSort }),
  answer: z.object({ ...pageAnswer, categories: z.array(managedCategorySchema) }),
});

export const createCategory = defineCall({
  name: 'categories.create',
  summary: 'Make a category; answers 201',
  method: 'POST',
  path: '/categories/create_category',
  access: 'admin',
  body: categoryForm,
  answer: z.object({ category: managedCategorySchema }),
});

/** The product's own path: nothing else of /admin has one part alone and takes PUT or DELETE. */
export const updateCategory = defineCall({
  name: 'categories.update',
  summary: 'Change a category',
  method: 'PUT',
  path: '/admin/{id}',
  access: 'admin',
  params: categoryParams,
  body: categoryChanges,
  answer: messageAnswer,
});

export const deleteCategory = defineCall({
  name: 'categories.delete',
  summary: 'Delete a category that nothing depends on',
  method: 'DELETE',
  path: '/admin/{id}',
  access: 'admin',
  params: categoryParams,
  answer: messageAnswer,
});
