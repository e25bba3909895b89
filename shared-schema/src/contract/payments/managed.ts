import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { searchText, sortBy } from '../lists.ts';
import { managed, messageAnswer } from '../managed.ts';
import { paymentSchema, paymentStatuses } from './student.ts';

/** What pays: a user, or a college for its students. */
export const entityModels = ['User', 'College'] as const;

/** A payment, as administrators see it. */
export const managedPaymentSchema = z.extend(paymentSchema, {
  entityModel: z.enum(entityModels),
  /** The payer. */
  entityId: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
  notes: z.object({ planName: z.string() }),
  refundStatus: z.enum(['none', 'partial', 'full']),
  /** Why it failed; null otherwise. */
  failureReason: z.nullable(z.string()),
});
export type ManagedPayment = z.infer<typeof managedPaymentSchema>;

const thing = managed({ area: 'payments', one: 'a payment', many: 'payments', row: managedPaymentSchema });

export const paymentCalls = {
  list: thing.list({
    path: '/admin/get_all_payments',
    summary: 'All payments, newest first, searched and filtered by the database (ST43)',
    query: {
      search: searchText,
      status: z.optional(z.enum(paymentStatuses)),
      entityModel: z.optional(z.enum(entityModels)),
      sort: sortBy(['createdAt'], '-createdAt'),
    },
  }),
};

/** An attempt to pay an order. */
const paymentAttemptSchema = z.object({
  /** The provider's id. */
  _id: z.string(),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  /** Paise. */
  amount: z.int(),
  refunded: z.int(),
  failure: z.nullable(z.string()),
});
export type PaymentAttempt = z.infer<typeof paymentAttemptSchema>;

/** PA10: what is stored about an order, beside what the provider reports. */
export const comparePayment = defineCall({
  name: 'payments.compare',
  summary: 'A payment beside what the provider reports about it now; nothing is changed (PA10)',
  method: 'GET',
  path: '/admin/payments/{id}',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: z.object({
    data: z.object({
      payment: managedPaymentSchema,
      stored: z.array(paymentAttemptSchema),
      /** Null if the provider cannot be asked: tokens by hand, another provider, no answer. */
      reported: z.nullable(z.array(paymentAttemptSchema)),
      /** Whether settling would change something. */
      differs: z.boolean(),
    }),
  }),
});
export type PaymentComparison = z.infer<(typeof comparePayment)['answer']>['data'];

export const settlePayment = defineCall({
  name: 'payments.settle',
  summary: 'Ask the provider about an order now, and take its answer as evidence (PA7, PA10)',
  method: 'POST',
  path: '/admin/payments/{id}/settle',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: messageAnswer,
});
