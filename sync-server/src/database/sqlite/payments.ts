import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { entityModels, paymentProviders } from '@exam/shared-schema/contract';
import { flag, optionalTime, time } from './columns.ts';
import { paymentStatusOf } from './payment-status.ts';
import { plans } from './plans.ts';
import { users } from './users.ts';

/** A snapshot of the plan at the time of the order, so that later changes of the plan do not affect it. */
export interface PaymentTerms {
  readonly planName: string;
  /** -1 for unlimited. */
  readonly tokens: number;
  readonly monthlyTests: number;
  readonly aiEnabled: boolean;
  readonly advancedAnalytics: boolean;
  /** PA16: of a college's package, whose `tokens` are those of each student. */
  readonly college?: { readonly name: string; readonly students: number };
}

/** PA15: what a college can buy for its students. */
export const collegePackages = sqliteTable(
  'college_packages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    /** For each student. */
    tokens: integer().notNull(),
    /** Paise for each student. */
    price: integer().notNull(),
    isActive: flag().default(true),
    createdAt: time(),
    updatedAt: optionalTime(),
  },
  (table) => [
    index('college_packages_name').on(table.name, table.id),
    index('college_packages_created').on(table.createdAt, table.id),
    index('college_packages_offered').on(table.isActive, table.price, table.id),
    check('college_packages_amounts', sql`${table.tokens} > 0 and ${table.price} > 0`),
  ],
);

/**
 * PA1: an order and its state. `state` only moves forward and never leaves 'paid': created, abandoned, failed, authorized,
 * paid. An order that was not paid in time ends as 'abandoned' or 'failed'.
 */
export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    /** Null if a college pays. */
    userId: text().references(() => users.id),
    planId: text().references(() => plans.id),
    provider: text({ enum: paymentProviders }).notNull(),
    /** Our reference; the provider stores it with the order. */
    receipt: text().notNull().unique(),
    /** Null until the provider has answered, and for tokens granted manually. */
    providerOrderId: text().unique(),
    /** Of the attempt that paid the order. */
    providerPaymentId: text(),
    /** Paise. */
    amount: integer().notNull(),
    currency: text().notNull(),
    terms: text({ mode: 'json' }).$type<PaymentTerms>().notNull(),
    state: text({ enum: ['created', 'failed', 'authorized', 'paid', 'abandoned'] }).notNull(),
    /** Why it failed, or why an administrator granted tokens. */
    note: text(),
    /** The administrator who granted tokens. */
    givenBy: text().references(() => users.id),
    createdAt: time(),
    paidAt: optionalTime(),
    /** PL5: the month of the plan. */
    startsAt: optionalTime(),
    endsAt: optionalTime(),
    /** Paise refunded by the provider. */
    refunded: integer().notNull().default(0),
    /** PA16: the college that pays; null if a user does. No reference, because a college may be deleted before it pays. */
    organisationId: text(),
    packageId: text().references(() => collegePackages.id),
    /** PA16: of the payment link, and its address. */
    linkId: text().unique(),
    linkUrl: text(),
    linkExpiresAt: optionalTime(),
  },
  (table) => [
    index('payments_user').on(table.userId, table.createdAt, table.id),
    index('payments_plan').on(table.planId),
    index('payments_package').on(table.packageId),
    index('payments_college')
      .on(table.createdAt, table.id)
      .where(sql`${table.organisationId} is not null`),
    index('payments_of_college')
      .on(table.organisationId, table.createdAt)
      .where(sql`${table.organisationId} is not null`),
    index('payments_open').on(table.state, table.createdAt),
    // For the administrators' list: its order, its filter by status, and its search.
    index('payments_created').on(table.createdAt, table.id),
    index('payments_status').on(paymentStatusOf(table.state), table.createdAt, table.id),
    index('payments_provider_payment').on(table.providerPaymentId),
    index('payments_current')
      .on(table.userId, table.endsAt)
      .where(sql`${table.state} = 'paid'`),
    check('payments_payer', sql`(${table.userId} is null) <> (${table.organisationId} is null)`),
    check('payments_amount', sql`${table.amount} >= 0 and ${table.refunded} >= 0`),
    check(
      'payments_paid',
      sql`(${table.state} = 'paid') = (${table.paidAt} is not null) and (${table.endsAt} is null or ${table.paidAt} is not null)`,
    ),
  ],
);

/** PA16: the students for whom a college pays, as they were when its link was made. */
export const packageStudents = sqliteTable(
  'package_students',
  {
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** PA17: when the tokens were granted, or found to be for a deleted account. */
    creditedAt: optionalTime(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.userId] }),
    index('package_students_user').on(table.userId),
    index('package_students_waiting')
      .on(table.paymentId, table.userId)
      .where(sql`${table.creditedAt} is null`),
  ],
);

/** PA12: how many payments there are of each state and kind of payer. Triggers on `payments` write it, and nothing else. */
export const paymentCounts = sqliteTable(
  'payment_counts',
  {
    state: text({ enum: ['created', 'failed', 'authorized', 'paid', 'abandoned'] }).notNull(),
    entityModel: text({ enum: entityModels }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.entityModel] })],
);

/** PA4: every attempt to pay an order that the provider has reported. */
export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    /** The provider's id: 'pay_…'. */
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    status: text({ enum: ['created', 'failed', 'authorized', 'captured', 'refunded'] }).notNull(),
    /** Paise. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Paise. */
    refunded: integer().notNull().default(0),
    failure: text(),
    at: time(),
    updatedAt: time(),
  },
  (table) => [index('payment_attempts_payment').on(table.paymentId)],
);

/** PA3: events of the provider, stored before the webhook is answered and processed afterwards. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    /** The header x-razorpay-event-id. */
    id: text().primaryKey(),
    /** The signed body; after processing, only what it reports about an order. */
    body: text().notNull(),
    receivedAt: time(),
    processedAt: optionalTime(),
  },
  (table) => [
    index('payment_events_received').on(table.receivedAt),
    index('payment_events_unread')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
  ],
);

/** PA8: the tables of the sandbox, used by no other code. */
export const sandboxOrders = sqliteTable('sandbox_orders', {
  id: text().primaryKey(),
  receipt: text().notNull().unique(),
  /** Paise. */
  amount: integer().notNull(),
  currency: text().notNull(),
  createdAt: time(),
});

export const sandboxPayments = sqliteTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => sandboxOrders.id),
    status: text({ enum: ['created', 'authorized', 'captured', 'failed', 'refunded'] }).notNull(),
    refunded: integer().notNull().default(0),
    failure: text(),
    createdAt: time(),
  },
  (table) => [index('sandbox_payments_order').on(table.orderId)],
);

export const sandboxLinks = sqliteTable('sandbox_links', {
  id: text().primaryKey(),
  orderId: text()
    .notNull()
    .references(() => sandboxOrders.id),
  description: text().notNull(),
  expiresAt: time(),
  cancelledAt: optionalTime(),
});

/** NT1: notices shown to a student in the app until they are seen. */
export const notices = sqliteTable(
  'notices',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text({
      enum: [
        'payment-received',
        'tokens-given',
        'package-received',
        'plan-ending',
        'payment-refunded',
        'challenge-answered',
      ],
    }).notNull(),
    /** The subject of the notice, so that it is not added twice. */
    about: text().notNull(),
    details: text({ mode: 'json' }).$type<object>().notNull(),
    at: time(),
    seenAt: optionalTime(),
  },
  (table) => [
    uniqueIndex('notices_once').on(table.userId, table.kind, table.about),
    index('notices_unseen')
      .on(table.userId, table.at)
      .where(sql`${table.seenAt} is null`),
  ],
);
