import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, RESEND_AFTER_SECONDS } from '@exam/shared-schema/contract';
import type { Ids } from '../../../context.ts';
import type { Store } from '../../../database/index.ts';

export type CodeRow = Store['t']['codes']['$inferSelect'];
export type Channel = CodeRow['channel'];

export const CODE_SECONDS = 600;
/** Counted from the verification: the time to complete the form. */
const VERIFIED_SECONDS = 3600;
/** AC2 */
const MOST_TRIES = 5;

const SECOND = 1000;
const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

/** AC3: per mailbox or number. Requests for another person's address can delay their registration by an hour at most. */
const PER_ADDRESS = [
  { within: HOUR, most: 5 },
  { within: DAY, most: 10 },
] as const;

/** Per network and hour; a whole college may register from one address. */
export const PER_NETWORK: Readonly<Record<Channel, number>> = { email: 300, phone: 150 };

/** AC1: 0 to 999999, uniformly distributed. */
export function newCode(ids: Ids): string {
  const codes = 10 ** CODE_DIGITS;
  const fair = Math.floor(2 ** 32 / codes) * codes;
  let drawn = fair;
  while (drawn >= fair) drawn = ids.bytes(4).readUInt32BE();
  return String(drawn % codes).padStart(CODE_DIGITS, '0');
}

/** Six digits can be guessed by brute force, so the hash is keyed with a secret that is stored elsewhere. */
export function hashCode(key: Buffer, tokenDigest: string, code: string): string {
  return createHmac('sha256', key).update(`${tokenDigest}:${code}`).digest('hex');
}

export type CodeCheck = 'right' | 'wrong' | 'last-wrong' | 'expired' | 'replaced' | 'blocked' | 'used';

/** The outcome of a try. A correct one may be repeated, in case its response was lost, until the code is used. */
export function checkTry(row: CodeRow, hash: string, now: number): CodeCheck {
  if (row.state === 'used' || row.state === 'replaced' || row.state === 'blocked') return row.state;
  if (row.state === 'failed' || now >= endOf(row)) return 'expired';
  if (timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hash))) return 'right';
  return row.wrongTries + 1 >= MOST_TRIES ? 'last-wrong' : 'wrong';
}

function endOf({ verifiedAt, createdAt }: CodeRow): number {
  return verifiedAt === null ? createdAt + CODE_SECONDS * SECOND : verifiedAt + VERIFIED_SECONDS * SECOND;
}

/** Whether a verified code can be used for a form. */
export function holdsFor(row: CodeRow | undefined, channel: Channel, address: string, now: number): boolean {
  return row?.state === 'verified' && row.channel === channel && row.address === address && now < endOf(row);
}

/** The codes sent to an address before, newest first. */
export type Sent = Pick<CodeRow, 'createdAt' | 'state'>;

/** @returns the time until another code may be sent, ms, and the reason; null if one may be sent now. */
export function waitBefore(
  sent: readonly Sent[],
  now: number,
): { why: 'recent' | 'many'; ms: number } | null {
  const arrived = sent.filter(({ state }) => state !== 'failed');
  const recent = (arrived[0]?.createdAt ?? -Infinity) + RESEND_AFTER_SECONDS * SECOND - now;
  if (recent > 0) return { why: 'recent', ms: recent };
  const waits = PER_ADDRESS.map(
    ({ within, most }) => (arrived[most - 1]?.createdAt ?? -Infinity) + within - now,
  );
  const many = Math.max(...waits);
  return many > 0 ? { why: 'many', ms: many } : null;
}
