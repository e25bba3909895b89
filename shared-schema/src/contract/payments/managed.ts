import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { searchText, sortBy } from '../lists.ts';
import { fileFormat, managed } from '../managed.ts';
import { messageAnswer } from '../message-answer.ts';
import { paymentWays } from '../plans/student.ts';
import { paymentSchema, paymentStatuses } from './student.ts';

/** What pays: a user, or a college for its students. */
export const entityModels = ['User', 'College'] as const;

/** A payment, as administrators see it. */
export const managedPaymentSchema = z.extend(paymentSchema, {
  entityModel: z.enum(entityModels),
  /** The payer. A college has no address here. */
  entityId: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
  notes: z.object({ planName: z.string() }),
  refundStatus: z.enum(['none', 'partial', 'full']),
  /** Why it failed; null otherwise. */
  failureReason: z.nullable(z.string()),
  /** PA16: the link with which a college pays; null for a user's payment. */
  link: z.nullable(
    z.object({
      razorpayLinkId: z.nullable(z.string()),
      url: z.nullable(z.string()),
      /** ISO 8601 UTC. */
      expiresAt: z.string(),
      /** The students that it is for. */
      students: z.int(),
    }),
  ),
});
export type ManagedPayment = z.infer<typeof managedPaymentSchema>;

const thing = managed({ area: 'payments', one: 'a payment', many: 'payments', row: managedPaymentSchema });

const filters = {
  search: searchText,
  status: z.optional(z.enum(paymentStatuses)),
  entityModel: z.optional(z.enum(entityModels)),
};

export const paymentCalls = {
  list: thing.list({
    path: '/admin/get_all_payments',
    summary: 'All payments, newest first, searched and filtered by the database (ST43)',
    query: { ...filters, sort: sortBy(['createdAt'], '-createdAt') },
    hasOwnFile: true,
  }),
};

export const exportPayments = defineCall({
  name: 'payments.export',
  summary: 'Every payment that a search and filters leave, newest first, as a CSV file (PA13)',
  method: 'GET',
  path: '/admin/payments/export',
  access: 'admin',
  query: z.object({ ...filters, ...fileFormat }),
  answer: z.unknown(),
});

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
      /** PA17: the students of a college's payment that have their tokens; null for a user's payment. */
      credited: z.nullable(z.int()),
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

/** PA14: a payment that the provider reports, and what is stored about it. */
const reportedPaymentSchema = z.object({
  reported: paymentAttemptSchema,
  /** The provider's order; null for a payment without one. */
  providerOrderId: z.nullable(z.string()),
  /** ISO 8601 UTC, by the provider's clock. */
  createdAt: z.string(),
  stored: z.nullable(paymentAttemptSchema),
  /** The stored payment that it is for; null if no order of it is known here. */
  payment: z.nullable(managedPaymentSchema),
  difference: z.enum(['none', 'unsettled', 'unknown']),
});
export type ReportedPayment = z.infer<typeof reportedPaymentSchema>;

export const reconcilePayments = defineCall({
  name: 'payments.reconcile',
  summary:
    'The payments that the provider reports for a day, beside what is stored; nothing is changed (PA14)',
  method: 'GET',
  path: '/admin/payments/reconciliation',
  access: 'admin',
  query: z.object({
    /** A day in India, as 2026-01-31. */
    day: z.iso.date('Please choose a day'),
    page: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(10_000))), 1),
  }),
  answer: z.object({
    data: z.object({
      provider: z.enum(paymentWays),
      rows: z.array(reportedPaymentSchema),
      /** Whether the provider may have further payments of the day. */
      hasMore: z.boolean(),
    }),
  }),
});
export type Reconciliation = z.infer<(typeof reconcilePayments)['answer']>['data'];
