import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { markingSchemeSchema } from '../../marking/index.ts';
import { questionTypeNames } from '../../question-types/index.ts';
import { FEWEST_QUESTIONS } from '../../test-plan/test-fit.ts';
import { levelSchema } from '../ability/student.ts';
import { defineCall } from '../call.ts';
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '../catalogue/admin/topics.ts';
import { questionGroupSchema } from '../templates/fields.ts';
import { paperSummarySchema } from './student.ts';

/** The default range of difficulty of a test. */
export const WHOLE_RANGE = { min: MIN_DIFFICULTY, max: MAX_DIFFICULTY } as const;

export const NO_TOPICS = 'Please select at least one subject with topics';
export const NO_TOPIC_IDS = 'No valid topic IDs found. Please ensure topics have tid property';
export const MOST_SUBJECTS_OF_TEST = 30;
export const MOST_TOPICS_OF_TEST = 300;
export const MOST_QUESTIONS_OF_TEST = 300;

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
  /** GN90: for a shorter test than the template's. */
  questionCount: z.optional(z.int().check(z.gte(FEWEST_QUESTIONS), z.lte(MOST_QUESTIONS_OF_TEST))),
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

/** A template, as far as the plan of a test needs it. */
const planTemplateSchema = z.object({
  _id: idSchema,
  name: z.string(),
  isDefault: z.boolean(),
  durationMinutes: z.int(),
  scheme: markingSchemeSchema,
  sections: z.array(
    z.object({
      title: z.string(),
      questionCount: z.int(),
      groups: z.nullable(z.array(questionGroupSchema)),
      subjectId: z.nullable(idSchema),
      difficultyMin: level,
      difficultyMax: level,
      timeLimitMinutes: z.nullable(z.int()),
      attemptLimit: z.nullable(z.int()),
      questionsInSets: z.int(),
    }),
  ),
});

/** A topic and type with so many questions may have more. */
export const MOST_COUNTED = 100;

/**
 * The practice questions of a topic that the caller has not seen in the last five tests, of the types that templates of the
 * category ask for.
 */
const topicSupplySchema = z.object({
  topicId: idSchema,
  /** Single questions, at most `MOST_COUNTED` of each type. */
  singles: z.array(z.object({ type: z.enum(questionTypeNames), difficulty: level, count: z.int() })),
  /** Whole sets, such as a passage with its questions, by the number of their questions. */
  sets: z.array(z.object({ type: z.enum(questionTypeNames), size: z.int(), count: z.int() })),
  /** How many others the caller has seen: they are asked again only if there is nothing else. */
  seen: z.int(),
  /** The types of which more are made on request. */
  made: z.array(z.enum(questionTypeNames)),
});

export const supplyOfCategory = defineCall({
  name: 'papers.supply',
  summary: 'What tests of a category can be made of: its templates, and the practice questions of each topic',
  method: 'GET',
  path: '/personalised/categories/{id}/supply',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  answer: z.object({
    data: z.object({ templates: z.array(planTemplateSchema), topics: z.array(topicSupplySchema) }),
  }),
});

export type CategorySupply = z.infer<(typeof supplyOfCategory)['answer']>['data'];

const ids = z.string().check(z.minLength(1), z.maxLength(20_000));

export const testForecast = defineCall({
  name: 'papers.forecast',
  summary: 'What an adaptive test of these topics would be based on, and how difficult it would be',
  method: 'GET',
  path: '/personalised/categories/{id}/forecast',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  /** Ids joined by commas. */
  query: z.object({ subjectIds: ids, topicIds: ids }),
  answer: z.object({
    data: z.object({
      /** AB61: of all topics together; null without an answer. */
      level: z.nullable(levelSchema),
      /** In how many of the topics the caller has answered questions. */
      topicsAnswered: z.int(),
      /** The range that two thirds of the questions would be in; null if there are too few questions. */
      difficulty: z.nullable(z.object({ min: level, max: level })),
    }),
  }),
});

export type TestForecast = z.infer<(typeof testForecast)['answer']>['data'];

export const nextTest = defineCall({
  name: 'papers.nextTest',
  summary: "The choice for an adaptive test of the caller's weakest topics of the category of an own attempt",
  method: 'GET',
  path: '/test-attempts/{attemptId}/next-test',
  access: 'signed-in',
  params: z.object({ attemptId: idSchema }),
  answer: z.object({
    /** Null if there is nothing to go by, or no topic has questions. */
    data: z.nullable(
      z.object({
        categoryId: idSchema,
        subjectIds: z.array(idSchema),
        /** The weakest first. */
        topics: z.array(z.object({ _id: idSchema, name: z.string() })),
      }),
    ),
  }),
});

export type NextTest = NonNullable<z.infer<(typeof nextTest)['answer']>['data']>;
