import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import type { CallAnswer, createOrder as createOrderCall } from '@exam/shared-schema/contract';
import { paiseOf } from '@exam/shared-schema/labels';
import { ProviderTrouble, type PaymentProvider } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { walletLock, type Tables, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { enqueue } from '../../jobs/index.ts';
import { reconcileKind } from './job-kinds.ts';
import { firstRoundAt } from './rounds.ts';
import type { PaymentRow } from './rows.ts';

type Order = CallAnswer<typeof createOrderCall>;
type PlanRow = Tables['plans']['$inferSelect'];

/** PA1: for how long a request for the same plan returns the open order, ms. */
const REUSED_MS = 15 * 60_000;
/** PA1: for how long an unconfirmed payment blocks another order of the same plan, ms. */
const CONFIRMED_MS = 60 * 60_000;
const UNCONFIRMED = 'Your payment for this plan is being confirmed. Please wait a few minutes.';
const INVALID = 'Invalid plan selected';
const FAILED = 'Failed to create order';

interface Wanted {
  readonly userId: string;
  readonly planId: string;
  /** Rupees, as shown to the buyer; undefined if the caller accepts any price. */
  readonly price: number | undefined;
}

/**
 * PA1: opens an order at the plan's current price. The order is stored before the provider is called, so that no payment
 * can arrive for an order unknown here, even if the provider's response is lost.
 * @throws AppError CONFLICT while a payment for the plan is being confirmed, REFUSED for a plan that cannot be bought,
 * PRICE_CHANGED, PAYMENTS_OFF if the provider fails.
 */
export async function createOrder(
  context: Context,
  provider: PaymentProvider,
  wanted: Wanted,
): Promise<Order> {
  const { store } = context;
  const { payment, isOld } = await store.write((queries) => keepOrder(context, queries, provider, wanted));
  const orderId = payment.providerOrderId ?? (await openAt(context, provider, payment, isOld));
  const { users } = store.t;
  const [user] = await store.read.select().from(users).where(eq(users.id, wanted.userId));
  return {
    orderId,
    amount: payment.amount,
    currency: 'INR',
    key: provider.key,
    payment: provider.way,
    paymentId: payment.id,
    planName: payment.terms.planName,
    prefill: {
      name: user?.fullName ?? '',
      email: user?.email ?? '',
      contact: user?.phone ? `${user.countryCode ?? ''}${user.phone}` : '',
    },
  };
}

async function keepOrder(
  context: Context,
  queries: Transaction,
  { way }: PaymentProvider,
  { userId, planId, price }: Wanted,
): Promise<{ payment: PaymentRow; isOld: boolean }> {
  const { store, ids, clock } = context;
  const { plans, payments } = store.t;
  await queries.lock(walletLock(userId));
  const [plan] = await queries.select().from(plans).where(eq(plans.id, planId));
  if (plan === undefined || !plan.isActive || plan.price === 0) throw new AppError('REFUSED', INVALID);
  if (price !== undefined && paiseOf(price) !== plan.price) throw new AppError('PRICE_CHANGED');
  const open = await findOpen(context, queries, { userId, plan, way });
  if (open !== undefined) return { payment: open, isOld: true };
  const id = ids.next();
  const now = clock.now();
  const [payment] = await queries
    .insert(payments)
    .values({
      id,
      userId,
      planId,
      provider: way,
      receipt: id,
      amount: plan.price,
      currency: 'INR',
      terms: termsOf(plan),
      state: 'created',
      createdAt: now,
    })
    .returning();
  if (payment === undefined) throw new Error('The order was not stored');
  const runAt = firstRoundAt(now);
  await enqueue(
    context,
    queries,
    reconcileKind,
    { paymentId: id, round: 0 },
    { runAt, dedupeKey: `reconcile ${id} 0` },
  );
  return { payment, isOld: false };
}

/** The plan's current terms. The order keeps them, so that later changes of the plan do not affect it. */
const termsOf = ({
  name,
  tokens,
  monthlyTests,
  aiEnabled,
  advancedAnalytics,
}: PlanRow): PaymentRow['terms'] => ({
  planName: name,
  tokens,
  monthlyTests,
  aiEnabled,
  advancedAnalytics,
});

/**
 * An unpaid order of the same plan on the same terms. It stays open after a failed attempt to pay, but not after one that
 * took another sum: the provider takes one payment for an order.
 */
async function findOpen(
  { store: { t }, clock }: Context,
  queries: Transaction,
  {
    userId,
    plan,
    way,
  }: { readonly userId: string; readonly plan: PlanRow; readonly way: PaymentProvider['way'] },
): Promise<PaymentRow | undefined> {
  const { payments, paymentAttempts } = t;
  const isSame = and(eq(payments.userId, userId), eq(payments.planId, plan.id), eq(payments.provider, way));
  const now = clock.now();
  const isUnconfirmed = and(eq(payments.state, 'authorized'), gt(payments.createdAt, now - CONFIRMED_MS));
  if ((await queries.$count(payments, and(isSame, isUnconfirmed))) > 0)
    throw new AppError('CONFLICT', UNCONFIRMED);
  const isOpen = and(inArray(payments.state, ['created', 'failed']), gt(payments.createdAt, now - REUSED_MS));
  const taken = queries
    .select({ id: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.paymentId, payments.id),
        inArray(paymentAttempts.status, ['captured', 'refunded']),
      ),
    );
  const rows = await queries
    .select()
    .from(payments)
    .where(and(isSame, isOpen, eq(payments.amount, plan.price), notInArray(payments.id, taken)))
    .orderBy(desc(payments.createdAt));
  return rows.find(({ terms }) => isDeepStrictEqual(terms, termsOf(plan)));
}

/** If two requests open the same order concurrently, the first response counts. */
async function openAt(
  { store }: Context,
  provider: PaymentProvider,
  { id, receipt, amount, terms }: PaymentRow,
  isRetry: boolean,
): Promise<string> {
  const { payments } = store.t;
  const order = { receipt, amount, currency: 'INR', notes: { plan: terms.planName, payment: id } } as const;
  const opened = await provider.openOrder(order, isRetry).catch((error: unknown) => {
    if (error instanceof ProviderTrouble) throw new AppError('PAYMENTS_OFF', FAILED, { cause: error });
    throw error;
  });
  return store.write(async (queries) => {
    const isNew = and(eq(payments.id, id), isNull(payments.providerOrderId));
    await queries.update(payments).set({ providerOrderId: opened }).where(isNew);
    const [row] = await queries.select().from(payments).where(eq(payments.id, id));
    return row?.providerOrderId ?? opened;
  });
}
