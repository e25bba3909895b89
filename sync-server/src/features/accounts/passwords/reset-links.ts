import { and, desc, eq, gt } from 'drizzle-orm';
import { RESET_LINK_SECONDS } from '@exam/shared-schema/contract';
import type { Mailer } from '../../../adapters/mail/mailer.ts';
import type { Context } from '../../../context.ts';
import type { Queries, Transaction } from '../../../database/index.ts';
import { AppError, isDisabled } from '../../../http/index.ts';
import { enqueue } from '../../../jobs/index.ts';
import { resetLinkKind } from '../job-kinds.ts';
import { resetEmail } from '../messages.ts';
import { findUserByEmail, type UserRow } from '../queries.ts';
import { digestOf, newSecretToken } from '../secret-tokens.ts';

const HOUR_MS = 3_600_000;
/** Per mailbox. */
const MOST_PER_HOUR = 5;
/** A link requested longer ago than this is not sent any more. */
const WORTH_SENDING_MS = 600_000;

/**
 * AC20: queues a link for an address, with or without an account, so that neither the answer nor its time shows which.
 * @param dedupeKey one link for all requests with the same key.
 * @returns how it is sent. @throws AppError OVERLOADED if the server cannot send e-mails.
 */
export async function askForResetLink(
  context: Context,
  queries: Transaction,
  address: string,
  dedupeKey?: string,
): Promise<Mailer['delivery']> {
  const { mail } = context.messaging;
  if (mail === null)
    throw new AppError('OVERLOADED', 'This server cannot send e-mails yet. Please contact support.');
  const asked = { email: address.toLowerCase(), askedAt: context.clock.now() };
  await enqueue(context, queries, resetLinkKind, asked, dedupeKey === undefined ? {} : { dedupeKey });
  return mail.delivery;
}

/** Sends a link if the address has an account that may log in, and otherwise nothing. */
export async function sendResetLink(
  context: Context,
  { email, askedAt }: { readonly email: string; readonly askedAt: number },
): Promise<void> {
  const { store, clock, messaging } = context;
  const user = await findUserByEmail(store, email);
  const isLate = clock.now() - askedAt > WORTH_SENDING_MS;
  if (user === undefined || isDisabled(user.accountStatus) || isLate || messaging.mail === null) return;
  const token = await keepLink(context, user.id);
  if (token === null) return;
  const link = `${messaging.publicUrl}/reset-password/${token}`;
  try {
    await messaging.mail.send({ to: user.email, ...resetEmail(user.fullName, link) });
  } catch (error) {
    await forgetLink(context, token);
    throw error;
  }
}

/** @returns null if the limit is reached. */
async function keepLink({ store, clock, ids }: Context, userId: string): Promise<string | null> {
  const { passwordResets } = store.t;
  const now = clock.now();
  const isRecent = and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, now - HOUR_MS));
  return store.write(async (queries) => {
    await queries.lock(`reset links ${userId}`);
    if ((await queries.$count(passwordResets, isRecent)) >= MOST_PER_HOUR) return null;
    const token = newSecretToken(ids);
    await queries.insert(passwordResets).values({ tokenDigest: digestOf(token), userId, createdAt: now });
    return token;
  });
}

async function forgetLink({ store }: Context, token: string): Promise<void> {
  const { passwordResets } = store.t;
  await store.write((queries) =>
    queries.delete(passwordResets).where(eq(passwordResets.tokenDigest, digestOf(token))),
  );
}

/**
 * AC21: the user whose password a link may set. The link must not be expired, used or replaced by a newer one.
 * @throws AppError REFUSED for an invalid link.
 */
export async function userOfLink(context: Context, queries: Queries, token: string): Promise<UserRow> {
  const { passwordResets, users } = context.store.t;
  const tokenDigest = digestOf(token);
  const [row] = await queries
    .select({ link: passwordResets, user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(eq(passwordResets.tokenDigest, tokenDigest));
  if (row === undefined || row.link.usedAt !== null || isDisabled(row.user.accountStatus)) throw badLink();
  if (context.clock.now() >= row.link.createdAt + RESET_LINK_SECONDS * 1000) throw badLink();
  const [newest] = await queries
    .select({ tokenDigest: passwordResets.tokenDigest })
    .from(passwordResets)
    .where(eq(passwordResets.userId, row.user.id))
    .orderBy(desc(passwordResets.createdAt), desc(passwordResets.tokenDigest))
    .limit(1);
  if (newest?.tokenDigest !== tokenDigest) throw badLink();
  return row.user;
}

function badLink(): AppError {
  return new AppError('REFUSED', 'This reset link is invalid or has expired. Please request a new one.');
}
