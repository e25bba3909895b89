import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

/** NT1: an event that a student has not seen yet. The app has the sentences for it. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment-received'),
    _id: idSchema,
    at: z.string(),
    paymentId: idSchema,
    planName: z.string(),
    /** Paise. */
    amount: z.int(),
    /** UNLIMITED. */
    tokens: z.int(),
    /** ISO 8601 UTC. */
    endsAt: z.string(),
  }),
  z.object({
    kind: z.literal('tokens-given'),
    _id: idSchema,
    at: z.string(),
    paymentId: idSchema,
    tokens: z.int(),
    reason: z.string(),
    endsAt: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('package-received'),
    _id: idSchema,
    at: z.string(),
    /** For this student. */
    tokens: z.int(),
    packageName: z.string(),
    collegeName: z.string(),
  }),
  z.object({
    kind: z.literal('plan-ending'),
    _id: idSchema,
    at: z.string(),
    paymentId: idSchema,
    planName: z.string(),
    endsAt: z.string(),
  }),
  z.object({
    kind: z.literal('payment-refunded'),
    _id: idSchema,
    at: z.string(),
    paymentId: idSchema,
    planName: z.string(),
    /** Paise that were refunded in total. */
    amount: z.int(),
  }),
  z.object({
    kind: z.literal('challenge-answered'),
    _id: idSchema,
    at: z.string(),
    attemptId: idSchema,
    paperTitle: z.string(),
    accepted: z.boolean(),
    answer: z.string(),
  }),
]);
export type Notice = z.infer<typeof noticeSchema>;

/** The most notices in one answer; older ones follow when these were seen. */
export const MOST_NOTICES = 20;

export const notices = defineCall({
  name: 'notices.unseen',
  summary: 'Notices that the caller has not seen, newest first',
  method: 'GET',
  path: '/notices',
  access: 'signed-in',
  answer: z.object({ data: z.array(noticeSchema) }),
});

export const noteSeenNotices = defineCall({
  name: 'notices.seen',
  summary: "Mark notices as seen; ids that are not the caller's are ignored",
  method: 'POST',
  path: '/notices/seen',
  access: 'signed-in',
  body: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MOST_NOTICES)) }),
  answer: z.object({}),
});
