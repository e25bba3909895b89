import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queries, Transaction } from '../../database/index.ts';
import { enqueue } from '../../jobs/index.ts';
import { fulfil } from './fulfil.ts';
import { refundKind } from './job-kinds.ts';
import { noteRefund } from './note-refund.ts';
import { findByLink, findByOrder, findPayment, lockOf, type AttemptRow, type PaymentRow } from './rows.ts';
import { attemptAfter, fits, payersOf, stateAfter, type Attempt } from './state.ts';

/** The order or the link that evidence is about. */
export interface About {
  readonly orderId: string | null;
  readonly linkId?: string | null | undefined;
}

/**
 * PA4: records what checkout, webhook or reconciler report about attempts to pay an order, in any order and any number of
 * times, and fulfils the order once it is paid, in one transaction under the lock of the buyer's wallet. PA16: the order
 * of a link is stored with the first evidence that names both, so that later evidence may name the order alone.
 * @returns the updated payment; undefined for an unknown order.
 */
export async function takeEvidence(
  context: Context,
  about: About,
  reported: readonly Attempt[],
): Promise<PaymentRow | undefined> {
  const { store } = context;
  const found = await findAbout(store, about);
  if (found === undefined) return undefined;
  return store.write(async (queries) => {
    await queries.lock(lockOf(found));
    const payment = (await findPayment(store, queries, found.id)) ?? found;
    if (payment.providerOrderId === null && about.orderId !== null)
      await queries
        .update(store.t.payments)
        .set({ providerOrderId: about.orderId })
        .where(and(eq(store.t.payments.id, payment.id), isNull(store.t.payments.providerOrderId)));
    const attempts = await keepAttempts(context, queries, payment, reported);
    return advance(context, queries, payment, attempts);
  });
}

async function findAbout(
  store: Context['store'],
  { orderId, linkId }: About,
): Promise<PaymentRow | undefined> {
  const byOrder = orderId === null ? undefined : await findByOrder(store, store.read, orderId);
  return byOrder ?? (linkId == null ? undefined : findByLink(store, store.read, linkId));
}

/** @returns all attempts known now. */
async function keepAttempts(
  { store: { t }, clock }: Context,
  queries: Transaction,
  { id: paymentId }: PaymentRow,
  reported: readonly Attempt[],
): Promise<AttemptRow[]> {
  const { paymentAttempts: table } = t;
  const known = new Map<string, AttemptRow>();
  for (const row of await queries.select().from(table).where(eq(table.paymentId, paymentId)))
    known.set(row.id, row);
  for (const each of reported) {
    const before = known.get(each.id);
    const at = clock.now();
    const { id, status, amount, currency, refunded, failure } = attemptAfter(before, each);
    const row = {
      id,
      paymentId,
      status,
      amount,
      currency,
      refunded,
      failure,
      at: before?.at ?? at,
      updatedAt: at,
    };
    // An attempt stays with the order it was first reported for.
    const kept = await queries
      .insert(table)
      .values(row)
      .onConflictDoUpdate({ target: table.id, set: row, setWhere: eq(table.paymentId, paymentId) })
      .returning();
    if (kept.length > 0) known.set(id, row);
  }
  return [...known.values()];
}

async function advance(
  context: Context,
  queries: Transaction,
  before: PaymentRow,
  attempts: readonly AttemptRow[],
): Promise<PaymentRow> {
  const { payments } = context.store.t;
  const isClosed = before.state !== 'paid' && (await isPayerDeleted(context.store, queries, before));
  const state = isClosed ? 'failed' : stateAfter(before.state, before, attempts);
  const payers = isClosed ? [] : payersOf(before, attempts).toSorted(byCounting);
  const [payer] = payers;
  await enqueueRefunds(
    context,
    queries,
    attempts.filter((attempt) => isClosed || !fits(before, attempt)),
  );
  if (state !== 'paid' || payer === undefined) {
    const note = isClosed ? goneNote(before) : (failureOf(before, attempts) ?? before.note);
    await queries.update(payments).set({ state, note }).where(eq(payments.id, before.id));
    return { ...before, state, note };
  }
  const after = before.state === 'paid' ? before : await fulfil(context, queries, before, payer.id);
  await enqueueRefunds(
    context,
    queries,
    payers.filter(({ id }) => id !== after.providerPaymentId),
  );
  return noteRefund(context, queries, after, attempts);
}

/** Attempts that were not refunded first, then by time. */
function byCounting(one: AttemptRow, other: AttemptRow): number {
  const isBack = ({ status }: AttemptRow) => Number(status === 'refunded');
  return isBack(one) - isBack(other) || one.at - other.at || (one.id < other.id ? -1 : 1);
}

/** PA6: enqueues refunds of these attempts, once for each. */
async function enqueueRefunds(
  context: Context,
  queries: Transaction,
  attempts: readonly AttemptRow[],
): Promise<void> {
  for (const { id, amount, status } of attempts) {
    if (status !== 'captured') continue;
    const refund = { attemptId: id, amount, round: 0 };
    await enqueue(context, queries, refundKind, refund, { dedupeKey: `refund ${id} 0` });
  }
}

/** OD5, PA19: the buyer's account or the college was deleted, so that the purchase cannot be used. */
export async function isPayerDeleted(
  { t: { organisations, users } }: Context['store'],
  queries: Queries,
  { userId, organisationId }: PaymentRow,
): Promise<boolean> {
  if (userId === null)
    return (await queries.$count(organisations, eq(organisations.id, organisationId ?? ''))) === 0;
  return (await queries.$count(users, and(eq(users.id, userId), eq(users.accountStatus, 'deleted')))) > 0;
}

const ACCOUNT_GONE = 'The account was deleted before the payment came. It is paid back.';
const COLLEGE_GONE = 'The college was deleted before the payment came. It is paid back.';
const goneNote = ({ userId }: PaymentRow) => (userId === null ? COLLEGE_GONE : ACCOUNT_GONE);
export const OTHER_SUM = 'The amount that was paid is not the amount of the order. It is paid back.';

/** The failure message of the latest failed attempt. */
function failureOf(order: PaymentRow, attempts: readonly AttemptRow[]): string | null {
  if (attempts.some((attempt) => !fits(order, attempt))) return OTHER_SUM;
  const failed = attempts.filter(({ status }) => status === 'failed');
  return failed.toSorted((one, other) => other.updatedAt - one.updatedAt)[0]?.failure ?? null;
}
