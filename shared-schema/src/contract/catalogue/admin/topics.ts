import * as z from 'zod/mini';
import { idSchema } from '../../../attempt/events.ts';
import { catalogueQuery, descriptionField, MAX_NAME, nameField } from './fields.ts';
import { changesOf, formOf } from '../../forms.ts';
import { managed } from '../../managed.ts';
import { namedSchema } from '../student.ts';

export const MIN_DIFFICULTY = 1;
export const MAX_DIFFICULTY = 10;

const BEYOND = 'Difficulty range must be between 1 and 10';
/** For a range whose ends are swapped or equal. */
export const DIFFICULTY_ORDER = 'Minimum difficulty must be less than maximum difficulty';
const difficulty = z.int(BEYOND);
const isWithin = (value: number) => value >= MIN_DIFFICULTY && value <= MAX_DIFFICULTY;

const difficultyRange = z.object({ min: difficulty, max: difficulty }, BEYOND).check(
  z.refine(({ min, max }) => min < max, DIFFICULTY_ORDER),
  z.refine(({ min, max }) => isWithin(min) && isWithin(max), BEYOND),
);

const TOO_LONG = `Topic name must be less than ${MAX_NAME} characters`;
const name = nameField('Topic name', 'Topic name is required', TOO_LONG).check(
  z.minLength(2, 'Topic name must be at least 2 characters'),
  z.maxLength(MAX_NAME - 1, TOO_LONG),
);

const NO_SUBJECT = 'Subject selection is required';

/** In the order in which the form checks them; the first failure is shown. */
const fields = {
  name,
  description: descriptionField,
  subjectId: z
    .string(NO_SUBJECT)
    .check(z.minLength(1, NO_SUBJECT), z.regex(/^[A-Za-z0-9_-]{0,64}$/, NO_SUBJECT)),
  parentTopicId: z.nullable(idSchema),
  difficultyRange,
  isActive: z.boolean(),
};

/** A topic cannot move to another subject, because its questions belong to that subject. */
const { subjectId: _subjectId, ...changeable } = fields;

/** A topic as the console sees it. */
export const managedTopicSchema = z.object({
  _id: idSchema,
  tid: z.string(),
  name: z.string(),
  description: z.string(),
  subjectId: namedSchema,
  /** Null for a root topic. */
  parentTopicId: z.nullable(namedSchema),
  difficultyRange: z.object({ min: z.int(), max: z.int() }),
  isActive: z.boolean(),
  /** ISO 8601 UTC; `updatedAt` alike. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ManagedTopic = z.infer<typeof managedTopicSchema>;

/** The labels of the list, which follow from the middle of the range. */
export const topicDifficulties = ['Easy', 'Medium', 'Hard', 'Expert'] as const;

const thing = managed({ area: 'topics', one: 'a topic', many: 'topics', row: managedTopicSchema });

export const topicCalls = {
  list: thing.list({
    path: '/topics/get_all_topics',
    query: {
      ...catalogueQuery,
      subjectId: z.optional(idSchema),
      difficulty: z.optional(z.enum(topicDifficulties)),
    },
  }),
  create: thing.create({
    path: '/topics/create_topic',
    form: formOf(fields, { description: '', parentTopicId: null, isActive: true }),
  }),
  update: thing.update({ path: '/admin/topics/{id}', changes: changesOf(changeable) }),
  delete: thing.delete({ path: '/admin/topics/{id}' }),
};
