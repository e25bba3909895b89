import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

/** Characters of a note. */
export const MOST_IN_NOTE = 4_000;
/** Entries of one push or pull. */
export const MOST_ENTRIES = 500;

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
  /** An empty text removes the note. */
  z.object({ ...entry, kind: z.literal('note'), text: z.string().check(z.maxLength(MOST_IN_NOTE)) }),
  z.object({ ...entry, kind: z.literal('removed') }),
  z.object({ ...entry, kind: z.literal('restored') }),
]);
export type NotebookEntry = z.infer<typeof notebookEntrySchema>;

export const pushNotebook = defineCall({
  name: 'notebook.push',
  summary: 'Keep what was done with cards of the notebook; entries that are there already change nothing',
  method: 'POST',
  path: '/notebook/entries',
  access: 'signed-in',
  body: z.object({
    entries: z.array(notebookEntrySchema).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
  }),
  answer: z.object({}),
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
