import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../http/index.ts';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. The package exports its algorithm names only as types. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** A hash that no password matches, so that an unknown address takes as long as a wrong password. */
const unmatchableHash = hashPassword('no account has this password');

/** @param storedHash undefined if the account does not exist; the result is then false, after the usual time. */
export async function checkPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(storedHash ?? (await unmatchableHash), password);
  return fits && storedHash !== undefined;
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
