import * as z from 'zod/mini';
import { idSchema } from '../../attempt/events.ts';
import { answerKeySchema } from '../../question-types/index.ts';
import { reasonSchema } from '../reason.ts';
import { defineCall } from '../call.ts';

/** The progress of marking the attempts that a corrected key affects again. */
export const keyCorrectionSchema = z.object({
  _id: idSchema,
  questionId: idSchema,
  reason: z.string(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  attempts: z.int(),
  marked: z.int(),
  /** When all of them were marked again, ISO 8601 UTC; null before that. */
  finishedAt: z.nullable(z.string()),
});
export type KeyCorrection = z.infer<typeof keyCorrectionSchema>;

export const correctKey = defineCall({
  name: 'corrections.correctKey',
  summary: 'Correct the key of a question in every paper that holds it; attempts are marked again (BK2)',
  method: 'POST',
  path: '/questions/{questionId}/key',
  access: 'admin',
  params: z.object({ questionId: idSchema }),
  body: z.object({
    key: answerKeySchema,
    reason: reasonSchema,
  }),
  /** Null if the key was unchanged. */
  answer: z.object({ data: z.nullable(keyCorrectionSchema) }),
});

export const correctionReach = defineCall({
  name: 'corrections.reach',
  summary: 'How many attempts a corrected key would have marked again (BK2)',
  method: 'GET',
  path: '/questions/{questionId}/key',
  access: 'admin',
  params: z.object({ questionId: idSchema }),
  answer: z.object({ data: z.object({ attempts: z.int() }) }),
});

const effectOnPaperSchema = z.object({
  paperId: idSchema,
  title: z.string(),
  attempts: z.int(),
  /** Attempts whose score would change. */
  changed: z.int(),
  ranked: z.int(),
  /** Ranked attempts whose rank would change, and the most places that one of them would rise or fall. */
  rankChanged: z.int(),
  rise: z.int(),
  fall: z.int(),
});

/** BK50: what a key would change. */
export const keyEffectSchema = z.object({
  attempts: z.int(),
  raised: z.int(),
  lowered: z.int(),
  /** By the difference in marks, two decimals, most attempts first; at most ten. */
  differences: z.array(z.object({ marks: z.number(), attempts: z.int() })),
  /** The papers that contain the question, most changed attempts first; at most twenty. */
  papers: z.array(effectOnPaperSchema),
  /** All such papers. */
  paperCount: z.int(),
});
export type KeyEffect = z.infer<typeof keyEffectSchema>;

export const keyPreviewSchema = z.object({
  _id: idSchema,
  attempts: z.int(),
  /** Attempts that have been read. */
  counted: z.int(),
  /** Null until all are read. */
  effect: z.nullable(keyEffectSchema),
});
export type KeyPreview = z.infer<typeof keyPreviewSchema>;

export const previewKey = defineCall({
  name: 'corrections.preview',
  summary: 'Count what a corrected key would change, before it is applied (BK50)',
  method: 'POST',
  path: '/questions/{questionId}/key/preview',
  access: 'admin',
  params: z.object({ questionId: idSchema }),
  body: z.object({ key: answerKeySchema }),
  answer: z.object({ data: keyPreviewSchema }),
});

export const keyPreview = defineCall({
  name: 'corrections.previewed',
  summary: 'The progress of such a count, and what it found (BK50)',
  method: 'GET',
  path: '/admin/key-previews/{id}',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: z.object({ data: keyPreviewSchema }),
});

export const keyCorrection = defineCall({
  name: 'corrections.one',
  summary: 'The progress of marking again after a corrected key (BK2)',
  method: 'GET',
  path: '/admin/corrections/{id}',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: z.object({ data: keyCorrectionSchema }),
});
