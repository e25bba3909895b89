import { and, eq, ne } from 'drizzle-orm';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { recordChange } from '../../crud/index.ts';
import { walletLock, type Queries, type Tables, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { addNotice } from '../../notices/index.ts';
import { addGrant, paymentSource } from '../../tokens/index.ts';

/** Tokens that an administrator grants to a user. */
interface Gift {
  readonly userId: string;
  readonly givenBy: string;
  readonly tokens: number;
  /** Validity; null for no expiry. */
  readonly days: number | null;
  readonly reason: string;
  readonly requestId: string;
}

type PaymentRow = Tables['payments']['$inferSelect'];

const DAY_MS = 86_400_000;

/**
 * ST63: grants tokens manually, once for each `requestId`: the payment row, the ledger entry, the student's notice and the
 * audit entry, all in one transaction.
 * @returns a message for the administrator; a repeated request gets the same.
 * @throws AppError NOT_FOUND; CONFLICT if the request has granted tokens to another user.
 */
export async function giveTokens(context: Context, gift: Gift): Promise<string> {
  return context.store.write(async (queries) => {
    await queries.lock(walletLock(gift.userId));
    const name = await nameOf(context.store.t, queries, gift.userId);
    const payment = await addPayment(context, queries, gift);
    if (payment !== null) await book(context, queries, gift, payment);
    const { terms } = payment ?? (await givenBefore(context.store.t, queries, gift));
    return `${terms.tokens} ${terms.tokens === 1 ? 'token' : 'tokens'} given to ${name} successfully!`;
  });
}

async function nameOf({ users }: Tables, queries: Queries, id: string): Promise<string> {
  // ST68: simulated students cannot be granted tokens.
  const isThere = and(eq(users.id, id), ne(users.accountStatus, 'deleted'), eq(users.isDemo, false));
  const [user] = await queries.select({ fullName: users.fullName }).from(users).where(isThere);
  if (user !== undefined) return user.fullName;
  throw new AppError('NOT_FOUND', 'User not found. They may have already been deleted.');
}

const receiptOf = ({ requestId }: Gift) => `manual-${requestId}`;

/** @returns null if the request was executed before. */
async function addPayment(
  { store: { t }, clock, ids }: Context,
  queries: Transaction,
  gift: Gift,
): Promise<PaymentRow | null> {
  const now = clock.now();
  const { tokens, userId, givenBy, reason } = gift;
  const terms = { planName: 'Tokens', tokens, monthlyTests: 0, aiEnabled: false, advancedAnalytics: false };
  const [payment] = await queries
    .insert(t.payments)
    .values({
      id: ids.next(),
      userId,
      provider: 'manual',
      receipt: receiptOf(gift),
      amount: 0,
      currency: 'INR',
      terms,
      state: 'paid',
      note: reason,
      givenBy,
      createdAt: now,
      paidAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return payment ?? null;
}

async function givenBefore({ payments }: Tables, queries: Queries, gift: Gift): Promise<PaymentRow> {
  const [payment] = await queries
    .select()
    .from(payments)
    .where(eq(payments.receipt, receiptOf(gift)));
  if (payment?.userId === gift.userId) return payment;
  throw new AppError('CONFLICT', 'This request has given tokens to somebody else.');
}

async function book(
  context: Context,
  queries: Transaction,
  { userId, givenBy, tokens, days, reason }: Gift,
  { id: paymentId, createdAt: at }: PaymentRow,
): Promise<void> {
  const { store, ids } = context;
  const expiresAt = days === null ? null : at + days * DAY_MS;
  const endsAt = isoOrNull(expiresAt);
  const source = paymentSource(paymentId);
  await addGrant(store, queries, { id: ids.next(), userId, source, tokens, expiresAt, at });
  await addNotice(context, queries, {
    userId,
    kind: 'tokens-given',
    about: paymentId,
    details: { paymentId, tokens, reason, endsAt },
  });
  await recordChange(context, queries, {
    userId: givenBy,
    kind: 'tokens',
    thingId: paymentId,
    action: 'create',
    before: undefined,
    after: { userId, tokens, reason, endsAt },
  });
}
