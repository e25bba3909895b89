import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { packageLock, walletLock, type Transaction } from '../../../database/index.ts';
import { addNotices } from '../../../notices/index.ts';
import { repeat } from '../../../jobs/index.ts';
import { addGrants, paymentSource } from '../../../tokens/index.ts';
import { endGrant } from '../note-refund.ts';
import { findPayment, type PaymentRow } from '../rows.ts';

/** Students in one transaction, which takes some ten milliseconds. */
const AT_ONCE = 100;

interface Work {
  readonly paymentId: string;
  readonly signal: AbortSignal;
}

/**
 * PA17: grants each student of a paid package the tokens, once, a hundred in a transaction. A server that stops in between
 * leaves the others to the next run.
 */
export async function creditStudents(context: Context, { paymentId, signal }: Work): Promise<void> {
  await repeat(signal, () => context.store.write((queries) => creditSome(context, queries, paymentId)));
}

/** @returns whether there may be more. */
async function creditSome(context: Context, queries: Transaction, paymentId: string): Promise<boolean> {
  const { store, clock } = context;
  const { packageStudents, users } = store.t;
  // A refund is noted under the same lock.
  await queries.lock(packageLock(paymentId));
  const payment = await findPayment(store, queries, paymentId);
  if (payment?.state !== 'paid' || payment.refunded >= payment.amount) return false;
  const isWaiting = and(eq(packageStudents.paymentId, paymentId), isNull(packageStudents.creditedAt));
  const rows = await queries
    .select({ userId: packageStudents.userId, accountStatus: users.accountStatus })
    .from(packageStudents)
    .innerJoin(users, eq(users.id, packageStudents.userId))
    .where(isWaiting)
    .orderBy(asc(packageStudents.userId))
    .limit(AT_ONCE);
  const userIds = rows.map(({ userId }) => userId);
  // OD5: a deleted account gets nothing, and is done with.
  const open = rows.flatMap(({ userId, accountStatus }) => (accountStatus === 'deleted' ? [] : [userId]));
  await grantTokens(context, queries, payment, open);
  const isTheirs = and(eq(packageStudents.paymentId, paymentId), inArray(packageStudents.userId, userIds));
  if (userIds.length > 0)
    await queries.update(packageStudents).set({ creditedAt: clock.now() }).where(isTheirs);
  return rows.length === AT_ONCE;
}

async function grantTokens(
  context: Context,
  queries: Transaction,
  { id, terms }: PaymentRow,
  userIds: readonly string[],
): Promise<void> {
  const { store, clock, ids } = context;
  const at = clock.now();
  const source = paymentSource(id);
  const grants = userIds.map((userId) => ({
    ...{ id: ids.next(), userId, source, tokens: terms.tokens, expiresAt: null, at },
  }));
  await addGrants(store, queries, grants);
  const details = {
    tokens: terms.tokens,
    packageName: terms.planName,
    collegeName: terms.college?.name ?? '',
  };
  const kind = 'package-received' as const;
  await addNotices(
    context,
    queries,
    userIds.map((userId) => ({ userId, kind, about: id, details })),
  );
}

/** Students whose tokens are written off at the same time, each in a transaction under the wallet's lock. */
const TAKEN_BACK_AT_ONCE = 20;

/** PA17: writes off what is left of the tokens of a package that was paid back in full. */
export async function takeBack(context: Context, { paymentId, signal }: Work): Promise<void> {
  await repeat(signal, () => takeBackSome(context, paymentId));
}

async function takeBackSome(context: Context, paymentId: string): Promise<boolean> {
  const { store } = context;
  const { packageStudents, tokenGrants } = store.t;
  const isGranted = and(
    eq(tokenGrants.userId, packageStudents.userId),
    eq(tokenGrants.source, paymentSource(paymentId)),
    or(isNull(tokenGrants.expiresAt), gt(tokenGrants.remaining, 0)),
  );
  const rows = await store.read
    .select({ userId: packageStudents.userId })
    .from(packageStudents)
    .innerJoin(tokenGrants, isGranted)
    .where(and(eq(packageStudents.paymentId, paymentId), isNotNull(packageStudents.creditedAt)))
    .orderBy(asc(packageStudents.userId))
    .limit(TAKEN_BACK_AT_ONCE);
  await Promise.all(
    rows.map(({ userId }) =>
      store.write(async (queries) => {
        await queries.lock(walletLock(userId));
        await endGrant(context, queries, { paymentId, userId });
      }),
    ),
  );
  return rows.length > 0;
}
