import { and, eq, gte, inArray, lt, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { paymentCalls, type ManagedPayment, type PaymentStatus } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindList } from '../../crud/index.ts';
import type { Queries, Store, Tables } from '../../database/index.ts';
import type { PaymentRow } from './rows.ts';
import { toPayment } from './wire.ts';

type UserRow = Pick<Tables['users']['$inferSelect'], 'id' | 'fullName' | 'email'>;

/** The states that a status of the interface stands for. */
const STATES: Readonly<Record<PaymentStatus, readonly PaymentRow['state'][]>> = {
  success: ['paid'],
  pending: ['created', 'authorized'],
  failed: ['failed', 'abandoned'],
};

/** PA11, ST43: the list of payments. */
export function managedPaymentRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock } = context;
  const { payments } = store.t;
  bindList(app, context, paymentCalls.list, {
    from: payments,
    select: (queries) => withPayer(store, queries),
    present: (rows) => rows.map(({ payment, user }) => toManagedPayment(payment, user, clock.now())),
    search: (text) => named(store, text),
    sorts: { createdAt: payments.createdAt },
    filters: {
      status: (status) => inArray(payments.state, [...STATES[status]]),
      entityModel: (model) => (model === 'User' ? undefined : sql`false`),
    },
  });
}

/**
 * By the beginning of an id of ours or of the provider's, of the receipt or of the payer's address: the indexes find it
 * among millions, which are not read.
 */
function named({ read, t: { payments, users } }: Store, text: string): SQL | undefined {
  const payers = read.select({ id: users.id }).from(users).where(beginsWith(users.email, text.toLowerCase()));
  const { id, receipt, providerOrderId, providerPaymentId, userId } = payments;
  return or(
    ...[id, receipt, providerOrderId, providerPaymentId].map((column) => beginsWith(column, text)),
    inArray(userId, payers),
  );
}

/** The last character: no id or address has it. */
const END = '\u{10fffd}';

const beginsWith = (column: AnyColumn, text: string) => and(gte(column, text), lt(column, `${text}${END}`));

export function withPayer({ t: { payments, users } }: Pick<Store, 't'>, queries: Queries) {
  const user = { id: users.id, fullName: users.fullName, email: users.email };
  return queries
    .select({ payment: payments, user })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .$dynamic();
}

/** @param now epoch ms, decides whether its plan is over. */
export function toManagedPayment(row: PaymentRow, user: UserRow, now: number): ManagedPayment {
  const payment = toPayment(row, now);
  return {
    ...payment,
    entityModel: 'User',
    entityId: { _id: user.id, name: user.fullName, email: user.email },
    notes: { planName: row.terms.planName },
    refundStatus: row.refunded === 0 ? 'none' : row.refunded < row.amount ? 'partial' : 'full',
    failureReason: payment.status === 'failed' ? row.note : null,
  };
}
