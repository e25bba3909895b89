import * as z from 'zod/mini';
import { idSchema } from '../attempt/events.ts';
import { defineCall } from './call.ts';
import {
  activeFilter,
  catalogueSort,
  descriptionField,
  MAX_NAME,
  messageAnswer,
  nameField,
  searchText,
} from './catalogue-fields.ts';
import { pageAnswer, pageQuery } from './lists.ts';

export const MIN_DIFFICULTY = 1;
export const MAX_DIFFICULTY = 10;

const BEYOND = 'Difficulty range must be between 1 and 10';
const difficulty = z.int(BEYOND);
const isWithin = (value: number) => value >= MIN_DIFFICULTY && value <= MAX_DIFFICULTY;

const difficultyRange = z.object({ min: difficulty, max: difficulty }, BEYOND).check(
  z.refine(({ min, max }) => min < max, 'Minimum difficulty must be less than maximum difficulty'),
  z.refine(({ min, max }) => isWithin(min) && isWithin(max), BEYOND),
);

const TOO_LONG = `Topic name must be less than ${MAX_NAME} characters`;
const name = nameField('Topic name is required', TOO_LONG).check(
  z.minLength(2, 'Topic name must be at least 2 characters'),
  z.maxLength(MAX_NAME - 1, TOO_LONG),
);

const NO_SUBJECT = 'Subject selection is required';
const parentTopicId = z.nullable(idSchema);

/** In the order in which the form checks: the first that fails is the one that is told. */
export const topicForm = z.object({
  name,
  description: z._default(descriptionField, ''),
  subjectId: z
    .string(NO_SUBJECT)
    .check(z.minLength(1, NO_SUBJECT), z.regex(/^[A-Za-z0-9_-]{0,64}$/, NO_SUBJECT)),
  parentTopicId: z._default(parentTopicId, null),
  difficultyRange,
  isActive: z._default(z.boolean(), true),
});

/** What is left out stays as it is. A topic stays with its subject: its questions are there. */
export const topicChanges = z.partial(
  z.object({ name, description: descriptionField, parentTopicId, difficultyRange, isActive: z.boolean() }),
);

const named = z.object({ _id: idSchema, name: z.string() });

/** A topic as the console sees it. */
export const managedTopicSchema = z.object({
  _id: idSchema,
  tid: z.string(),
  name: z.string(),
  description: z.string(),
  subjectId: named,
  /** Null for a root topic. */
  parentTopicId: z.nullable(named),
  difficultyRange: z.object({ min: z.int(), max: z.int() }),
  isActive: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ManagedTopic = z.infer<typeof managedTopicSchema>;

/** By the label that the list shows, which the middle of the range decides. */
export const topicDifficulties = ['Easy', 'Medium', 'Hard', 'Expert'] as const;

const topicParams = z.object({ id: idSchema });

export const listTopics = defineCall({
  name: 'topics.list',
  summary: 'All topics, page by page',
  method: 'GET',
  path: '/topics/get_all_topics',
  access: 'admin',
  query: z.object({
    ...pageQuery(10),
    search: searchText,
    isActive: activeFilter,
    subjectId: z.optional(idSchema),
    difficulty: z.optional(z.enum(topicDifficulties)),
    sort: catalogueSort,
  }),
  answer: z.object({ ...pageAnswer, topics: z.array(managedTopicSchema) }),
});

export const createTopic = defineCall({
  name: 'topics.create',
  summary: 'Make a topic; answers 201',
  method: 'POST',
  path: '/topics/create_topic',
  access: 'admin',
  body: topicForm,
  answer: z.object({ data: managedTopicSchema }),
});

export const updateTopic = defineCall({
  name: 'topics.update',
  summary: 'Change a topic',
  method: 'PUT',
  path: '/admin/topics/{id}',
  access: 'admin',
  params: topicParams,
  body: topicChanges,
  answer: messageAnswer,
});

export const deleteTopic = defineCall({
  name: 'topics.delete',
  summary: 'Delete a topic that nothing depends on',
  method: 'DELETE',
  path: '/admin/topics/{id}',
  access: 'admin',
  params: topicParams,
  answer: messageAnswer,
});
