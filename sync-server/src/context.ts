import { randomBytes } from 'node:crypto';
import type { Store } from './database/index.ts';
import type { Installation } from './installation/index.ts';

/** Epoch milliseconds. */
export interface Clock {
  now(): number;
}

export interface Ids {
  /** A new opaque id. */
  next(): string;
  bytes(count: number): Buffer;
}

/** Places at which a test may stop the process, to see what a crash there leaves behind. */
export type FailPoint = 'hand-in-committed';

/** What became of a hand-in. */
export type HandInOutcome = 'new' | 'repeat' | 'superseded' | 'refused';

/** What the edge hands to every feature: nothing in a feature reaches for time, chance or a file by itself. */
export interface Context {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly installation: Installation;
  readonly reached: (point: FailPoint) => void;
  /** Counts hand-ins for those who run the server. */
  readonly handedIn?: (outcome: HandInOutcome) => void;
}

export const systemClock: Clock = { now: () => Date.now() };

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits that hold 128 bits: 62^22 > 2^128. */
const ID_LENGTH = 22;

/** 128 bits in base 62: nothing to guess, nothing to count, nothing to escape. */
export function opaqueId(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes.subarray(0, 16)).toString('hex')}`);
  let id = '';
  for (let digit = 0; digit < ID_LENGTH; digit += 1) {
    id = BASE_62.charAt(Number(rest % 62n)) + id;
    rest /= 62n;
  }
  return id;
}

export const systemIds: Ids = {
  next: () => opaqueId(randomBytes(16)),
  bytes: (count) => randomBytes(count),
};
