import { hash, verify } from '@node-rs/argon2';
import { normalizedPassword } from '@exam/shared-schema/contract';
import { AppError } from '../../../http/index.ts';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. The package exports its algorithm names only as types. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** AC60: hashes the normalized form, so that the password fits from every keyboard. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalizedPassword(password), ARGON2ID);
}

/** A hash that no password matches, so that an unknown address takes as long as a wrong password. */
const unmatchableHash = hashPassword('no account has this password');

export interface RightPassword {
  /** A hash that has to replace the stored one, which is of the password as it was typed; null if it is current. */
  readonly renewedHash: string | null;
}

/**
 * AC60: hashes from before passwords were normalized fit the password as it was typed then.
 * @param storedHash undefined if the account does not exist; the result is then null, after the usual time.
 * @returns null if the password is wrong.
 */
export async function checkPassword(
  storedHash: string | undefined,
  password: string,
): Promise<RightPassword | null> {
  const compared = storedHash ?? (await unmatchableHash);
  const normalized = normalizedPassword(password);
  const isCurrent = await verify(compared, normalized);
  const isOlder = !isCurrent && normalized !== password && (await verify(compared, password));
  if (storedHash === undefined || !(isCurrent || isOlder)) return null;
  return { renewedHash: isOlder ? await hashPassword(password) : null };
}

/** Runs a costly task when its turn comes. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_SECONDS = 3;

/**
 * Limits how many costly tasks run and wait at once, so that a burst of logins does not stall everything else.
 * @throws AppError OVERLOADED if too many are waiting.
 */
export function limitedTo(atOnce: number, mostWaiting: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const enter = async () => {
    if (running < atOnce) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new AppError('OVERLOADED', undefined, { retryAfter: RETRY_AFTER_SECONDS });
  };
  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}

/** Hashes a new password, in the same queue as password checks. */
export type HashInTurn = (password: string) => Promise<string>;
