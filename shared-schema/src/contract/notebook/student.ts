import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { packageSetSchema } from '../../paper-package/index.ts';
import { resultQuestionSchema, type ResultQuestion } from '../attempts/results-on-wire.ts';
import { defineCall } from '../call.ts';

/** Characters of a note. */
export const MOST_IN_NOTE = 4_000;
/** Entries of one push. */
export const MOST_PUSHED = 100;
/** Entries of one pull. */
export const MOST_PULLED = 500;
/** Entries of one student. Somebody who revises 200 cards every day has so many after almost seven years. */
export const MOST_OF_STUDENT = 500_000;
/** Attempts whose mistakes come in one answer. */
export const MOST_ATTEMPTS_AT_ONCE = 10;

/** A character may take six bytes of JSON; the rest of an entry is short. */
const ENTRY_BYTES = MOST_IN_NOTE * 6 + 512;

const entry = {
  /** Made on the device: pushing it again changes nothing. */
  id: idSchema,
  questionId: idSchema,
  /** When it was done, epoch ms by the server's time as the device knew it. */
  at: z.int().check(z.gte(0)),
};

/**
 * NB2: what a student did with a card of the notebook. The log of these is all there is to know; when a card is due
 * follows from it, on every device alike.
 */
export const notebookEntrySchema = z.discriminatedUnion('kind', [
  /** Again, Hard, Good, Easy. */
  z.object({ ...entry, kind: z.literal('review'), rating: z.int().check(z.gte(1), z.lte(4)) }),
  /** A review that was taken back. */
  z.object({ ...entry, kind: z.literal('undone'), review: idSchema }),
  /** An empty text removes the note. */
  z.object({ ...entry, kind: z.literal('note'), text: z.string().check(z.maxLength(MOST_IN_NOTE)) }),
  z.object({ ...entry, kind: z.literal('removed') }),
  /** Also: put in by the student, where the question had been left unanswered. */
  z.object({ ...entry, kind: z.literal('restored') }),
]);
export type NotebookEntry = z.infer<typeof notebookEntrySchema>;

/** Why an entry was not kept. `unknown-question`: no attempt that the server has shows its key to this student. */
export const notebookRefusals = ['unknown-question', 'full'] as const;

export const pushNotebook = defineCall({
  name: 'notebook.push',
  summary: 'Keep what was done with cards of the notebook; entries that are there already change nothing',
  method: 'POST',
  path: '/notebook/entries',
  access: 'signed-in',
  bodyLimit: MOST_PUSHED * ENTRY_BYTES,
  body: z.object({
    entries: z.array(notebookEntrySchema).check(z.minLength(1), z.maxLength(MOST_PUSHED)),
  }),
  answer: z.object({
    /** Entries that were not kept; the device keeps them and asks again later. The others were kept. */
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
  summary: 'What was kept after a number, in the order in which it was kept',
  method: 'GET',
  path: '/notebook/entries',
  access: 'signed-in',
  query: z.object({
    after: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(0))), 0),
  }),
  answer: z.object({
    entries: z.array(notebookEntrySchema),
    /** Where the next pull goes on. */
    upTo: z.int(),
    /** Whether there is more to be pulled at once. */
    hasMore: z.boolean(),
  }),
});

/** NB1: what an exam says of a question that may enter the notebook. */
export function isMistake({ outcome }: Pick<ResultQuestion, 'outcome'>): boolean {
  return isWrong(outcome) || outcome === 'unanswered';
}

/** NB1: these enter by themselves; what was left unanswered waits to be put in. */
export function isWrong(outcome: ResultQuestion['outcome']): boolean {
  return outcome === 'incorrect' || outcome === 'partly-correct';
}

/** NB5: the mistakes of one attempt, as its result tells them. */
export const attemptMistakesSchema = z.object({
  attemptId: idSchema,
  testTitle: z.string(),
  /** When the server received the attempt, ISO 8601 UTC. */
  receivedAt: z.string(),
  mistakes: z.array(z.extend(resultQuestionSchema, { subject: z.nullable(z.string()) })),
  /** Ids of its other questions: a corrected key may have made them right. */
  others: z.array(idSchema),
  sets: z.optional(z.array(packageSetSchema)),
});
export type AttemptMistakes = z.infer<typeof attemptMistakesSchema>;

/** Epoch milliseconds and an attempt, as `upTo` has it. */
const PLACE = /^\d{1,16}(\.[A-Za-z0-9_-]{1,64})?$/;

export const notebookCards = defineCall({
  name: 'notebook.cards',
  summary: "The mistakes of the caller's attempts whose key is told, by when it was told or corrected last",
  method: 'GET',
  path: '/notebook/cards',
  access: 'signed-in',
  query: z.object({ after: z._default(z.string().check(z.regex(PLACE)), '0') }),
  answer: z.object({
    attempts: z.array(attemptMistakesSchema),
    /** Where the next call goes on. */
    upTo: z.string(),
    hasMore: z.boolean(),
  }),
});
