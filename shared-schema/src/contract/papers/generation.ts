import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '../catalogue/admin/topics.ts';
import { paperSummarySchema } from './student.ts';

/** The default range of difficulty of a test. */
export const WHOLE_RANGE = { min: MIN_DIFFICULTY, max: MAX_DIFFICULTY } as const;

export const NO_TOPICS = 'Please select at least one subject with topics';
export const NO_TOPIC_IDS = 'No valid topic IDs found. Please ensure topics have tid property';
export const MOST_SUBJECTS_OF_TEST = 30;
export const MOST_TOPICS_OF_TEST = 300;

const idList = (most: number) => z._default(z.array(idSchema).check(z.maxLength(most)), []);
const slug = z.string().check(z.minLength(1), z.maxLength(150), z.regex(/^[a-z0-9-]+$/));
const slugList = (most: number) => z._default(z.array(slug).check(z.maxLength(most)), []);
const level = z.int().check(z.gte(MIN_DIFFICULTY), z.lte(MAX_DIFFICULTY));
const range = z
  .object({ min: level, max: level })
  .check(
    z.refine(({ min, max }) => min <= max, 'Minimum difficulty cannot be greater than maximum difficulty'),
  );

const asked = {
  /** The caller's id; any other is refused (ST3). */
  userId: z.optional(idSchema),
  /** Null for the template of the category. */
  templateId: z._default(z.nullable(idSchema), null),
  /** The price that was displayed, tokens; if it has changed since, the call is refused. */
  price: z.optional(z.int()),
};

export const generateAdaptiveTest = defineCall({
  name: 'papers.generateAdaptive',
  summary:
    'Make an adaptive test for the caller (ST59); repeating it returns the same test until it is attempted',
  method: 'POST',
  path: '/user-defined/generate_admin_defined_test',
  access: 'signed-in',
  body: z.object({
    ...asked,
    /** For a template without a category; by default the first category that has the subjects. */
    categoryId: z.optional(idSchema),
    subjectIds: idList(MOST_SUBJECTS_OF_TEST),
    topicIds: idList(MOST_TOPICS_OF_TEST),
    difficultyLevel: z._default(range, WHOLE_RANGE),
    distributionMode: z._default(z.literal('equal'), 'equal'),
    adaptiveMode: z._default(z.literal(true), true),
  }),
  answer: z.object({ testPaper: z.object({ id: idSchema }) }),
});

export const generateAiTest = defineCall({
  name: 'papers.generateAi',
  summary:
    'Have a test made in the background (202); the one that is being made, or was not sat yet, if it is the same',
  method: 'POST',
  path: '/ai/generate',
  access: 'signed-in',
  status: 202,
  body: z.object({
    ...asked,
    cid: slug,
    sids: slugList(MOST_SUBJECTS_OF_TEST),
    tids: slugList(MOST_TOPICS_OF_TEST),
  }),
  answer: z.object({ message: z.string(), data: z.object({ testPaper: z.object({ id: idSchema }) }) }),
});

export const papersBeingMade = defineCall({
  name: 'papers.beingMade',
  summary:
    "The caller's tests that are being made, and those that were finished or failed within a day, newest first",
  method: 'GET',
  path: '/test-papers/being-made',
  access: 'signed-in',
  answer: z.object({ data: z.array(paperSummarySchema) }),
});
