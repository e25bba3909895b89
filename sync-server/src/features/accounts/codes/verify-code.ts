import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { hashCode, checkTry, type Channel, type CodeCheck } from './codes.ts';
import { isAddressTaken } from '../queries.ts';
import { digestOf } from '../secret-tokens.ts';
import { codeKey } from './send-code.ts';
import { TAKEN } from '../sentences.ts';

const SENTENCES: Readonly<Record<Exclude<CodeCheck, 'right'>, string>> = {
  wrong: 'Invalid OTP. Please try again.',
  'last-wrong': 'Too many wrong attempts. Please request a new code.',
  blocked: 'Too many wrong attempts. Please request a new code.',
  expired: 'This code has expired. Please request a new one.',
  replaced: 'A newer code was sent. Please use that one.',
  used: 'This code was already used. Please request a new one.',
};

interface Checked {
  readonly check: CodeCheck;
  readonly address: string;
}

/**
 * Checks a code against the request it was sent for. Only the owner of the address learns that it has an account (AC4,
 * ST31).
 * @throws AppError REFUSED with the reason, CONFLICT if the address belongs to an account.
 */
export async function verifyCode(
  context: Context,
  channel: Channel,
  token: string,
  code: string,
): Promise<void> {
  // AC2: a wrong try must be counted, so the error is thrown after the transaction.
  const { check, address } = await context.store.write((queries) =>
    checkCode(context, queries, { channel, token, code }),
  );
  if (check !== 'right') {
    const sentence = SENTENCES[check];
    throw new AppError('REFUSED', sentence, { errors: { otp: sentence } });
  }
  if (await isAddressTaken(context.store, channel, address))
    throw new AppError('CONFLICT', TAKEN[channel], { errors: { [channel]: TAKEN[channel] } });
}

async function checkCode(
  context: Context,
  queries: Transaction,
  { channel, token, code }: { readonly channel: Channel; readonly token: string; readonly code: string },
): Promise<Checked> {
  const { codes } = context.store.t;
  const tokenDigest = digestOf(token);
  const isThis = and(eq(codes.tokenDigest, tokenDigest), eq(codes.channel, channel));
  await queries.lock(`code ${tokenDigest}`);
  const [row] = await queries.select().from(codes).where(isThis);
  if (row === undefined) return { check: 'expired', address: '' };
  const now = context.clock.now();
  const check = checkTry(row, hashCode(codeKey(context), tokenDigest, code), now);
  if (check === 'right' && row.state === 'sent')
    await queries.update(codes).set({ state: 'verified', verifiedAt: now }).where(isThis);
  if (check === 'wrong' || check === 'last-wrong')
    await queries
      .update(codes)
      .set({ wrongTries: row.wrongTries + 1, ...(check === 'last-wrong' && { state: 'blocked' }) })
      .where(isThis);
  return { check, address: row.address };
}
