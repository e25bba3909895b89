import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

/** The id and the name of a row that another one refers to. */
export const namedSchema = z.object({ _id: idSchema, name: z.string() });

/** Font Awesome classes of the icons, Tailwind classes of the colours, and the text of the badge. */
const decoration = {
  icon: z.optional(z.string()),
  gradientColor: z.optional(z.string()),
  badge: z.optional(z.string()),
  badgeColor: z.optional(z.string()),
  badgeIcon: z.optional(z.string()),
};

export const categorySchema = z.object({
  _id: idSchema,
  cid: z.string(),
  name: z.string(),
  description: z.string(),
  ...decoration,
  isActive: z.boolean(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});

export const subjectSchema = z.object({
  _id: idSchema,
  sid: z.string(),
  name: z.string(),
  description: z.string(),
  ...decoration,
  isActive: z.boolean(),
});

export const topicSchema = z.object({
  _id: idSchema,
  /** As `_id`; absent in answers that older devices have stored. */
  id: z.optional(idSchema),
  tid: z.string(),
  name: z.string(),
  description: z.string(),
  subjectId: idSchema,
  /** 1 to 10; that of its questions, until an administrator edits the topic. */
  difficultyRange: z.object({ min: z.number(), max: z.number() }),
  /** How many questions the bank has of it for papers that rank; absent in answers that older devices have stored. */
  weight: z.optional(z.int()),
});

/** ST40: with the template for tests of the category; null for the product's own. */
export const personalisedCategorySchema = z.extend(categorySchema, {
  defaultTemplate: z.nullable(namedSchema),
});

export type PersonalisedCategory = z.infer<typeof personalisedCategorySchema>;
export type Category = z.infer<typeof categorySchema>;
export type Subject = z.infer<typeof subjectSchema>;
export type Topic = z.infer<typeof topicSchema>;

export const allCategories = defineCall({
  name: 'catalogue.allCategories',
  summary: 'Active categories',
  method: 'GET',
  path: '/categories/get_all_categories',
  access: 'public',
  answer: z.object({ data: z.array(categorySchema) }),
});

/** The categories that the first step of creating a test offers. */
export const personalisedCategories = defineCall({
  name: 'catalogue.personalised',
  summary: 'Active categories to choose from when making a test, each with the template of its tests',
  method: 'GET',
  path: '/personalised/categories',
  access: 'public',
  answer: z.object({ data: z.array(personalisedCategorySchema) }),
});

export const subjectsOfCategory = defineCall({
  name: 'catalogue.subjectsOfCategory',
  summary: 'Active subjects of a category',
  method: 'GET',
  path: '/categories/{id}/subjects',
  access: 'public',
  params: z.object({ id: idSchema }),
  answer: z.object({ data: z.array(subjectSchema) }),
});

export const topicsOfSubjects = defineCall({
  name: 'catalogue.topicsOfSubjects',
  summary: 'Active topics of the given subjects (ids joined by commas)',
  method: 'GET',
  path: '/topics/by_subjects',
  access: 'public',
  query: z.object({ subjectIds: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  answer: z.object({ data: z.array(topicSchema) }),
});
