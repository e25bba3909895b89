import { and, eq, isNotNull } from 'drizzle-orm';
import type { PaymentAttempt, PaymentComparison } from '@exam/shared-schema/contract';
import { ProviderTrouble, type PaymentProvider } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { recordChange } from '../../crud/index.ts';
import { AppError } from '../../http/index.ts';
import { toManagedPayment, withPayer } from './admin-list.ts';
import { findPayment, type PaymentRow } from './rows.ts';
import { reportOf, settle } from './settle.ts';
import { stateAfter, type Attempt } from './state.ts';

export const NO_ANSWER =
  'The payment provider does not answer at the moment. Nothing was changed; please try again later.';
const NOT_ASKED = 'No provider that is set up here knows this payment.';

/**
 * PA10: a payment beside what the provider reports about it. Nothing is changed.
 * @throws AppError NOT_FOUND
 */
export async function compare(
  context: Context,
  provider: PaymentProvider | null,
  id: string,
): Promise<PaymentComparison> {
  const { store, clock } = context;
  const { payments, paymentAttempts } = store.t;
  const [row] = await withPayer(store, store.read).where(eq(payments.id, id));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const stored = await store.read
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, id))
    .orderBy(paymentAttempts.at);
  const reported = await reportedBy(provider, row.payment);
  return {
    payment: toManagedPayment(row.payment, row.user, clock.now()),
    stored: stored.map(toAttempt),
    reported: reported?.map(toAttempt) ?? null,
    credited: row.payment.userId === null ? await countCredited(store, id) : null,
    differs: reported !== null && isNews(row.payment, stored, reported),
  };
}

function countCredited(
  { read, t: { packageStudents: table } }: Context['store'],
  id: string,
): Promise<number> {
  return read.$count(table, and(eq(table.paymentId, id), isNotNull(table.creditedAt)));
}

type Reported = readonly Attempt[];

async function reportedBy(provider: PaymentProvider | null, payment: PaymentRow): Promise<Reported | null> {
  if (provider?.way !== payment.provider) return null;
  try {
    return (await reportOf(provider, payment))?.reported ?? null;
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    return null;
  }
}

/** Whether the report would change the state, an attempt or what was refunded. */
function isNews(payment: PaymentRow, stored: readonly AttemptFacts[], reported: Reported): boolean {
  const known = new Map(stored.map((attempt) => [attempt.id, attempt]));
  const isChanged = reported.some((attempt) => isOther(known.get(attempt.id), attempt));
  return isChanged || stateAfter(payment.state, payment, reported) !== payment.state;
}

type AttemptFacts = Pick<Attempt, 'id' | 'status' | 'amount' | 'refunded' | 'failure'>;

/** Whether the provider reports another status or refund of an attempt than is stored, or one that is not stored. */
export const isOther = (stored: AttemptFacts | undefined, { status, refunded }: AttemptFacts): boolean =>
  stored?.status !== status || stored.refunded !== refunded;

export const toAttempt = ({ id: _id, status, amount, refunded, failure }: AttemptFacts): PaymentAttempt => ({
  ...{ _id, status, amount, refunded, failure },
});

/**
 * PA10: settles a payment by the state machine of all evidence (PA4, PA7), and notes who asked for it.
 * @returns a message for the administrator.
 * @throws AppError NOT_FOUND; CONFLICT if no provider knows it; OVERLOADED if the provider does not answer.
 */
export async function settleNow(
  context: Context,
  provider: PaymentProvider | null,
  { id, askedBy }: { readonly id: string; readonly askedBy: string },
): Promise<string> {
  const { store } = context;
  const before = await findPayment(store, store.read, id);
  if (before === undefined) throw new AppError('NOT_FOUND');
  if (provider?.way !== before.provider || (before.providerOrderId ?? before.linkId) === null)
    throw new AppError('CONFLICT', NOT_ASKED);
  const after = await settled(context, provider, before);
  await store.write((queries) =>
    recordChange(context, queries, {
      userId: askedBy,
      kind: 'payments',
      thingId: id,
      action: 'update',
      before: { state: before.state, refunded: before.refunded },
      after: { state: after.state, refunded: after.refunded },
    }),
  );
  const isSame = after.state === before.state && after.refunded === before.refunded;
  return isSame ? 'The provider reports nothing new.' : 'The payment was updated from the provider.';
}

async function settled(context: Context, provider: PaymentProvider, before: PaymentRow): Promise<PaymentRow> {
  try {
    return await settle(context, provider, before);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    throw new AppError('OVERLOADED', NO_ANSWER);
  }
}
