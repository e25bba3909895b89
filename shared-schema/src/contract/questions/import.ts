import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { visible } from '../hidden-characters.ts';
import { poolSchema } from './listed.ts';

/** OP10: the formats that the console reads. */
export const questionFileFormats = ['csv', 'gift', 'json'] as const;

/** Questions and characters of one file. Each question is compared with the bank before it is stored. */
export const MOST_IN_FILE = 300;
const LONGEST_FILE = 1_000_000;

const BAD_NAME = 'Please give the file a shorter name without hidden characters';
const NO_FILE = 'Choose a file';
const NO_SUBJECT = 'Please choose a subject';
const NO_TOPIC = 'Please choose a topic';

const itemSchema = z.object({
  /** Of the question in the file, from 1. */
  place: z.int(),
  /** The beginning of its text. */
  text: z.string(),
  outcome: z.enum(['imported', 'duplicate', 'refused']),
  /** Why it was not imported; null if it was. */
  reason: z.nullable(z.string()),
});
export type ImportedQuestion = z.infer<typeof itemSchema>;

export const importQuestions = defineCall({
  name: 'questions.import',
  summary: 'Read a file of questions into a topic, with a report of every question (OP9)',
  method: 'POST',
  path: '/questions/import',
  access: 'admin',
  body: z.object({
    format: z.enum(questionFileFormats, 'Please choose a format'),
    /** Of the file, for the list of imports. */
    name: z._default(z.string().check(z.maxLength(200, BAD_NAME), visible(BAD_NAME)), ''),
    text: z
      .string(NO_FILE)
      .check(z.minLength(1, NO_FILE), z.maxLength(LONGEST_FILE, 'The file is too large. Please split it.')),
    subjectId: z.pipe(z.string(NO_SUBJECT).check(z.minLength(1, NO_SUBJECT)), idSchema),
    topicId: z.pipe(z.string(NO_TOPIC).check(z.minLength(1, NO_TOPIC)), idSchema),
    pool: z._default(poolSchema, 'practice'),
    /** Whether only the report is made. */
    dryRun: z._default(z.boolean(), false),
  }),
  // In UTF-8 a character takes at most four bytes.
  bodyLimit: 4 * LONGEST_FILE + 16 * 1024,
  answer: z.object({
    message: z.string(),
    data: z.object({
      imported: z.int(),
      duplicates: z.int(),
      refused: z.int(),
      items: z.array(itemSchema),
    }),
  }),
});
export type QuestionImport = z.infer<(typeof importQuestions)['answer']>['data'];
