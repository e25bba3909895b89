import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { answerKeySchema } from '../../question-types/index.ts';
import { defineCall } from '../call.ts';
import { searchText, sortBy } from '../lists.ts';
import { messageAnswer } from '../message-answer.ts';
import { reasonSchema } from '../reason.ts';
import { poolSchema, questionThing, shortFacts, stateSchema, typeSchema } from './listed.ts';

const difficulty = z.optional(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(10))));

const filters = {
  search: searchText,
  subject: z.optional(idSchema),
  topic: z.optional(idSchema),
  type: z.optional(typeSchema),
  pool: z.optional(poolSchema),
  state: z.optional(stateSchema),
  difficultyFrom: difficulty,
  difficultyTo: difficulty,
  licence: z.optional(z.string().check(z.maxLength(200))),
};

export const listQuestions = questionThing.list({
  path: '/questions',
  summary: 'The questions of the bank, newest first (BK10)',
  query: { ...filters, sort: sortBy(['createdAt', 'difficulty'], '-createdAt') },
  hasOwnFile: true,
});

export const exportQuestions = defineCall({
  name: 'questions.export',
  summary: 'Every question that a search and filters leave, newest first, as a file of CSV or JSON (BK31)',
  method: 'GET',
  path: '/questions/export',
  access: 'admin',
  query: z.object({ ...filters, format: z._default(z.enum(['csv', 'json']), 'csv') }),
  answer: z.unknown(),
});

const optionSchema = z.object({ _id: z.string(), text: z.string(), row: z.optional(z.boolean()) });
const diagram = {
  diagramUrl: z.nullable(z.string()),
  diagramAlt: z.nullable(z.string()),
  diagramLatex: z.nullable(z.string()),
};

/** BK1: one change of a question. */
export const questionChangeSchema = z.object({
  _id: idSchema,
  kind: z.enum(['edited', 'key-corrected', 'removed']),
  /** The administrator's name; null for a command. */
  changedBy: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  changedAt: z.string(),
  reason: z.string(),
  /** The members that differ. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type QuestionChange = z.infer<typeof questionChangeSchema>;

export const wholeQuestionSchema = z.object({
  ...shortFacts,
  ...diagram,
  text: z.string(),
  options: z.array(optionSchema),
  /** By language tag. */
  translations: z.record(
    z.string(),
    z.object({
      text: z.string(),
      options: z.array(optionSchema),
      explanation: z.optional(z.string()),
    }),
  ),
  key: answerKeySchema,
  explanation: z.nullable(z.string()),
  /** BK7: what it is also found by. */
  keywords: z.array(z.string()),
  /** BK5 */
  set: z.nullable(
    z.object({
      _id: idSchema,
      title: z.nullable(z.string()),
      text: z.string(),
      /** By language tag. */
      translations: z.record(z.string(), z.object({ title: z.optional(z.string()), text: z.string() })),
      /** Id of its last change, as `version` of the question. */
      version: z.nullable(idSchema),
      ...diagram,
    }),
  ),
  papers: z.array(
    z.object({ _id: idSchema, title: z.string(), isPublished: z.boolean(), isActive: z.boolean() }),
  ),
  /** Whether a package contains it, so that its options cannot be replaced (BK19). */
  isHeld: z.boolean(),
  /** Id of its last change; null if it is unchanged since it was created. An edit sends it back (BK20). */
  version: z.nullable(idSchema),
  /** Newest first. */
  changes: z.array(questionChangeSchema),
});
export type WholeQuestion = z.infer<typeof wholeQuestionSchema>;

export const oneQuestion = defineCall({
  name: 'questions.one',
  summary: 'A question of the bank with its key, where it is used and its history (BK11)',
  method: 'GET',
  path: '/questions/{id}',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: z.object({ data: wholeQuestionSchema }),
});

export const questionLicences = defineCall({
  name: 'questions.licences',
  summary: 'The licences of the questions in the bank, for the filter of its list',
  method: 'GET',
  path: '/admin/question-licences',
  access: 'admin',
  answer: z.object({ data: z.array(z.string()) }),
});

export const judgeQuarantined = defineCall({
  name: 'questions.judge',
  summary: 'Release a quarantined question, drop it (BK12), or bring an archived one back (BK30)',
  method: 'POST',
  path: '/questions/{id}/state',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.object({
    state: z.enum(['active', 'dropped']),
    reason: reasonSchema,
  }),
  answer: messageAnswer,
});
