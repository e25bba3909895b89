import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { RESEND_AFTER_SECONDS } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { deriveSecret } from '../../../installation/index.ts';
import { CODE_SECONDS, DAY, hashCode, newCode, PER_NETWORK, waitBefore, type Channel } from './codes.ts';
import { mailboxOf } from '../mailbox.ts';
import { codeEmail, codeSms } from '../messages.ts';
import { digestOf, newSecretToken } from '../secret-tokens.ts';

export interface Destination {
  readonly channel: Channel;
  /** A lower-case e-mail address, or a number such as +919876543210. */
  readonly address: string;
}

export interface SentCode {
  readonly token: string;
  readonly expiresInSeconds: number;
  readonly resendInSeconds: number;
  readonly delivery: 'provider' | 'local';
}

const HOUR = DAY / 24;
const TRY_AGAIN_SECONDS = 30;
const NAMES: Readonly<Record<Channel, string>> = { email: 'email', phone: 'phone' };

/** Keys all stored digests about codes, so that the database alone does not reveal them. */
export function codeKey({ installation }: Context): Buffer {
  return deriveSecret(installation.secret, 'sign-up codes');
}

/**
 * AC3: sends a code and invalidates the previous one, unless that was verified. No account is looked up, so that known and
 * unknown addresses get the same answer.
 * @param network of the caller, for its limit.
 */
export async function sendCode(context: Context, to: Destination, network: string): Promise<SentCode> {
  const send = senderFor(context, to);
  const token = newSecretToken(context.ids);
  const code = newCode(context.ids);
  await context.store.write((queries) => keepCode(context, queries, { to, token, code, network }));
  try {
    await send.deliver(code);
  } catch (error) {
    await markFailed(context, token);
    throw new AppError('OVERLOADED', `Failed to send ${NAMES[to.channel]} OTP`, {
      retryAfter: TRY_AGAIN_SECONDS,
      cause: error,
    });
  }
  return {
    token,
    expiresInSeconds: CODE_SECONDS,
    resendInSeconds: RESEND_AFTER_SECONDS,
    delivery: send.delivery,
  };
}

function senderFor({ messaging: { mail, sms } }: Context, { channel, address }: Destination) {
  if (channel === 'email' && mail !== null)
    return {
      delivery: mail.delivery,
      deliver: (code: string) => mail.send({ to: address, ...codeEmail(code) }),
    };
  if (channel === 'phone' && sms !== null)
    return { delivery: sms.delivery, deliver: (code: string) => sms.send({ to: address, ...codeSms(code) }) };
  const kind = channel === 'email' ? 'e-mails' : 'text messages';
  throw new AppError('OVERLOADED', `This server cannot send ${kind} yet. Please contact support.`);
}

interface Fresh {
  readonly to: Destination;
  readonly token: string;
  readonly code: string;
  readonly network: string;
}

async function keepCode(context: Context, queries: Transaction, fresh: Fresh): Promise<void> {
  const { t } = context.store;
  const { to, token, code } = fresh;
  const limitKey = limitKeyOf(context, to);
  await queries.lock(`codes ${limitKey}`);
  const network = hashCode(codeKey(context), 'network', fresh.network);
  await refuseTooMany(context, queries, { channel: to.channel, limitKey, network });
  await queries
    .update(t.codes)
    .set({ state: 'replaced' })
    .where(and(eq(t.codes.address, to.address), eq(t.codes.state, 'sent')));
  const tokenDigest = digestOf(token);
  await queries.insert(t.codes).values({
    tokenDigest,
    ...to,
    limitKey,
    codeHash: hashCode(codeKey(context), tokenDigest, code),
    state: 'sent',
    network,
    createdAt: context.clock.now(),
  });
}

/** ST72: the same for every spelling of a mailbox. */
function limitKeyOf(context: Context, { channel, address }: Destination): string {
  const recipient = channel === 'email' ? mailboxOf(address) : address;
  return hashCode(codeKey(context), `limit ${channel}`, recipient);
}

interface Counted {
  readonly channel: Channel;
  readonly limitKey: string;
  readonly network: string;
}

/** Limits that survive a restart. They bound guessing, unwanted messages and the cost of SMS. */
async function refuseTooMany(
  { store: { t }, clock, messaging }: Context,
  queries: Transaction,
  { channel, limitKey, network }: Counted,
): Promise<void> {
  const { codes } = t;
  const now = clock.now();
  const sent = await queries
    .select({ createdAt: codes.createdAt, state: codes.state })
    .from(codes)
    .where(and(eq(codes.limitKey, limitKey), gt(codes.createdAt, now - DAY)))
    .orderBy(desc(codes.createdAt));
  const wait = waitBefore(sent, now);
  if (wait !== null) throw tooMany(wait.why, wait.ms);
  const fromHere = and(
    eq(codes.network, network),
    eq(codes.channel, channel),
    gt(codes.createdAt, now - HOUR),
  );
  if ((await queries.$count(codes, fromHere)) >= PER_NETWORK[channel]) throw tooMany('network', HOUR / 6);
  if (channel !== 'phone') return;
  const today = and(eq(codes.channel, 'phone'), gt(codes.createdAt, now - DAY), ne(codes.state, 'failed'));
  if ((await queries.$count(codes, today)) >= messaging.smsPerDay)
    throw new AppError(
      'OVERLOADED',
      'No more text messages can be sent at the moment. Please try again later.',
      {
        retryAfter: 3600,
      },
    );
}

function tooMany(why: 'recent' | 'many' | 'network', ms: number): AppError {
  const seconds = Math.ceil(ms / 1000);
  const clockTime = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const minutes = Math.ceil(seconds / 60);
  const later = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
  const sentences = {
    recent: `Please wait ${clockTime} before asking for another code.`,
    many: `Too many codes were sent here. Please try again in ${later}.`,
    network: `Too many codes were requested from your network. Please try again in ${later}.`,
  };
  return new AppError('RATE_LIMITED', sentences[why], { retryAfter: seconds });
}

async function markFailed({ store }: Context, token: string): Promise<void> {
  const { codes } = store.t;
  await store.write((queries) =>
    queries
      .update(codes)
      .set({ state: 'failed' })
      .where(and(eq(codes.tokenDigest, digestOf(token)), eq(codes.state, 'sent'))),
  );
}
