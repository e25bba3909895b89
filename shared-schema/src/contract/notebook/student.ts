import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { packageSetSchema } from '../../paper-package/index.ts';
import { resultQuestionSchema, type ResultQuestion } from '../attempts/results-on-wire.ts';
import { defineCall } from '../call.ts';

/** The most characters of a note. */
export const MOST_IN_NOTE = 4_000;
/** The most entries of one push. */
export const MOST_PUSHED = 100;
/** The most entries of one pull. */
export const MOST_PULLED = 500;
/** The most entries of one student: 200 reviews a day for almost seven years. */
export const MOST_OF_STUDENT = 500_000;
/** The most attempts whose mistakes are in one answer. */
export const MOST_ATTEMPTS_AT_ONCE = 10;

/** A character may take six bytes of JSON; the rest of an entry is short. */
const ENTRY_BYTES = MOST_IN_NOTE * 6 + 512;

const entry = {
  /** Generated on the device, so that pushing it again changes nothing. */
  id: idSchema,
  questionId: idSchema,
  /** When it happened, server time as the device knew it, epoch ms. */
  at: z.int().check(z.gte(0)),
};

/**
 * NB2: an action of a student on a card of the notebook. The log of these entries is the only state; when a card is due
 * follows from it, identically on every device.
 */
export const notebookEntrySchema = z.discriminatedUnion('kind', [
  /** Again, Hard, Good, Easy. */
  z.object({ ...entry, kind: z.literal('review'), rating: z.int().check(z.gte(1), z.lte(4)) }),
  /** Undoes a review. */
  z.object({ ...entry, kind: z.literal('undone'), review: idSchema }),
  /** An empty text removes the note. */
  z.object({ ...entry, kind: z.literal('note'), text: z.string().check(z.maxLength(MOST_IN_NOTE)) }),
  z.object({ ...entry, kind: z.literal('removed') }),
  /** Also used when the student adds a question that was left unanswered. */
  z.object({ ...entry, kind: z.literal('restored') }),
]);
export type NotebookEntry = z.infer<typeof notebookEntrySchema>;

/** Why an entry was not stored. `unknown-question`: no stored attempt shows the question's key to this student. */
export const notebookRefusals = ['unknown-question', 'full'] as const;

export const pushNotebook = defineCall({
  name: 'notebook.push',
  summary: 'Store actions on cards of the notebook; entries that are stored already change nothing',
  method: 'POST',
  path: '/notebook/entries',
  access: 'signed-in',
  bodyLimit: MOST_PUSHED * ENTRY_BYTES,
  body: z.object({
    entries: z.array(notebookEntrySchema).check(z.minLength(1), z.maxLength(MOST_PUSHED)),
  }),
  answer: z.object({
    /** Entries that were not stored; the device keeps them and retries later. All others were stored. */
    refused: z.array(
      z.object({
        id: idSchema,
        /** From notebookRefusals; a newer server may have others (SY11). */
        reason: z.string(),
      }),
    ),
  }),
});

export const pullNotebook = defineCall({
  name: 'notebook.pull',
  summary: 'The entries that were stored after a number, in the order of storing',
  method: 'GET',
  path: '/notebook/entries',
  access: 'signed-in',
  query: z.object({
    after: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(0))), 0),
  }),
  answer: z.object({
    entries: z.array(notebookEntrySchema),
    /** Where the next pull continues. */
    upTo: z.int(),
    /** Whether more entries can be pulled immediately. */
    hasMore: z.boolean(),
  }),
});

/** NB1: whether a question of a result may enter the notebook. */
export function isMistake({ outcome }: Pick<ResultQuestion, 'outcome'>): boolean {
  return isWrong(outcome) || outcome === 'unanswered';
}

/** NB1: whether it enters automatically; unanswered questions are added by the student. */
export function isWrong(outcome: ResultQuestion['outcome']): boolean {
  return outcome === 'incorrect' || outcome === 'partly-correct';
}

/** NB5: the mistakes of one attempt, by its result. */
export const attemptMistakesSchema = z.object({
  attemptId: idSchema,
  testTitle: z.string(),
  /** When the server received the attempt, ISO 8601 UTC. */
  receivedAt: z.string(),
  mistakes: z.array(z.extend(resultQuestionSchema, { subject: z.nullable(z.string()) })),
  /** Ids of its other questions, among them those that a corrected key has made right. */
  others: z.array(idSchema),
  sets: z.optional(z.array(packageSetSchema)),
});
export type AttemptMistakes = z.infer<typeof attemptMistakesSchema>;

/** Epoch milliseconds and an attempt id: the format of `upTo`. */
const PLACE = /^\d{1,16}(\.[A-Za-z0-9_-]{1,64})?$/;

export const notebookCards = defineCall({
  name: 'notebook.cards',
  summary:
    "The mistakes of the caller's attempts with a released key, by when it was last released or corrected",
  method: 'GET',
  path: '/notebook/cards',
  access: 'signed-in',
  query: z.object({ after: z._default(z.string().check(z.regex(PLACE)), '0') }),
  answer: z.object({
    attempts: z.array(attemptMistakesSchema),
    /** Where the next call continues. */
    upTo: z.string(),
    hasMore: z.boolean(),
  }),
});
