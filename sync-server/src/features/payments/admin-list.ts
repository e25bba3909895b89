import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
  sum,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  paymentCalls,
  type CallInput,
  type ManagedPayment,
  type PaymentStatus,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindList } from '../../crud/index.ts';
import { paymentStatusOf, type Queries, type Store, type Tables } from '../../database/index.ts';
import type { PaymentRow } from './rows.ts';
import { toPayment } from './wire.ts';

type UserRow = Pick<Tables['users']['$inferSelect'], 'id' | 'fullName' | 'email'>;
type Query = CallInput<typeof paymentCalls.list>['query'];
export type PaymentFilters = Pick<Query, 'search' | 'status' | 'entityModel'>;

/** PA11, ST43: the list of payments. */
export function managedPaymentRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock } = context;
  const { payments } = store.t;
  bindList(app, context, paymentCalls.list, {
    from: payments,
    ofOrganisation: null,
    select: (queries) => withPayer(store, queries),
    present: (rows) => rows.map(({ payment, user }) => toManagedPayment(payment, user, clock.now())),
    countRows: (queries, query) => (query.search ? null : countPayments(store, queries, query)),
    search: (text) => named(store, text),
    sorts: { createdAt: payments.createdAt },
    filters: {
      status: (status, { search }) => hasStatus(store, status, search),
      entityModel: (model) => ofModel(store, model),
    },
  });
}

/** PA12: the number of payments by the counts that triggers keep; a million rows are not counted for each page. */
async function countPayments(
  { t: { paymentCounts } }: Store,
  queries: Queries,
  { status, entityModel }: PaymentFilters,
): Promise<number> {
  const { state, entityModel: model, count } = paymentCounts;
  const [row] = await queries
    .select({ count: sum(count).mapWith(Number) })
    .from(paymentCounts)
    .where(
      and(
        status === undefined ? undefined : eq(paymentStatusOf(state), status),
        entityModel === undefined ? undefined : eq(model, entityModel),
      ),
    );
  return row?.count ?? 0;
}

/**
 * Without a search by the index of the status. With one, few payments are left, and the expression is one of which there is
 * no index, because SQLite would read all payments of the status in place of those.
 */
function hasStatus({ t: { payments } }: Store, status: PaymentStatus, search: string | undefined): SQL {
  const stored = paymentStatusOf(payments.state);
  return search ? eq(sql`${stored} || ''`, status) : eq(stored, status);
}

const ofModel = (
  { t: { payments } }: Store,
  model: NonNullable<PaymentFilters['entityModel']>,
): SQL | undefined =>
  model === 'User' ? isNull(payments.organisationId) : isNotNull(payments.organisationId);

/** The condition for the payments that a search and filters leave. */
export function isFiltered(store: Store, { search, status, entityModel }: PaymentFilters): SQL | undefined {
  return and(
    search ? named(store, search) : undefined,
    status === undefined ? undefined : hasStatus(store, status, search),
    entityModel === undefined ? undefined : ofModel(store, entityModel),
  );
}

/**
 * PA11: the fewest characters of a number's beginning. The provider's numbers begin with their kind and time, so that
 * shorter beginnings are those of all payments.
 */
const LEAST_BEGINNING = 12;

/** By what is indexed only: the beginning of a number, and of the payer's address as soon as its name is complete. */
function named({ read, t: { payments, users } }: Store, text: string): SQL | undefined {
  if (text.includes('@')) {
    const isPayer = beginsWith(users.email, text.toLowerCase());
    return inArray(payments.userId, read.select({ id: users.id }).from(users).where(isPayer));
  }
  if (text.length < LEAST_BEGINNING) return sql`1 = 0`;
  const { id, receipt, providerOrderId, providerPaymentId, linkId } = payments;
  const idsBy = (column: AnyColumn) => read.select({ id }).from(payments).where(beginsWith(column, text));
  return inArray(
    id,
    idsBy(id)
      .unionAll(idsBy(receipt))
      .unionAll(idsBy(providerOrderId))
      .unionAll(idsBy(providerPaymentId))
      .unionAll(idsBy(linkId)),
  );
}

/** The last character: no number or address has it. */
const END = '\u{10fffd}';

const beginsWith = (column: AnyColumn, text: string) => and(gte(column, text), lt(column, `${text}${END}`));

export function withPayer({ t: { payments, users } }: Pick<Store, 't'>, queries: Queries) {
  const user = { id: users.id, fullName: users.fullName, email: users.email };
  return queries
    .select({ payment: payments, user })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .$dynamic();
}

/** @param now epoch ms, decides whether its plan is over. */
export function toManagedPayment(row: PaymentRow, user: UserRow | null, now: number): ManagedPayment {
  const payment = toPayment(row, now);
  return {
    ...payment,
    ...payerOf(row, user),
    notes: { planName: row.terms.planName },
    refundStatus: row.refunded === 0 ? 'none' : row.refunded < row.amount ? 'partial' : 'full',
    failureReason: payment.status === 'failed' ? row.note : null,
    link: linkOf(row),
  };
}

function payerOf(
  { organisationId, terms }: PaymentRow,
  user: UserRow | null,
): Pick<ManagedPayment, 'entityModel' | 'entityId'> {
  if (user !== null)
    return { entityModel: 'User', entityId: { _id: user.id, name: user.fullName, email: user.email } };
  const entityId = { _id: organisationId ?? '', name: terms.college?.name ?? '', email: '' };
  return { entityModel: 'College', entityId };
}

function linkOf({ linkId, linkUrl, linkExpiresAt, terms }: PaymentRow): ManagedPayment['link'] {
  if (linkExpiresAt === null) return null;
  const expiresAt = new Date(linkExpiresAt).toISOString();
  return { razorpayLinkId: linkId, url: linkUrl, expiresAt, students: terms.college?.students ?? 0 };
}
