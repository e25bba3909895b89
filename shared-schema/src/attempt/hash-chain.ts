import { canonicalJson } from './canonical-json.ts';
import { eventText } from './event-text.ts';
import type { AttemptAction, AttemptEvent, HandInEvent, UnhashedEvent } from './events.ts';

/** SHA-256 of a UTF-8 text as lower-case hex. Handed in, because the core has neither Node nor WebCrypto. */
export type Sha256 = (text: string) => string;

/** What an attempt is bound to before its first event; its digest is the chain's first link. */
export interface AttemptHeader {
  readonly attemptId: string;
  readonly userId: string;
  readonly testId: string;
  readonly packageVersion: string;
}

/** Both clocks of a device at one instant, and the page life that `mono` belongs to. */
export interface DeviceNow {
  /** Wall clock, epoch milliseconds. */
  readonly at: number;
  /** Monotonic clock of this page life, whole milliseconds. */
  readonly mono: number;
  readonly session: string;
}

export interface LogPosition {
  /** The next event's seq. */
  readonly nextSeq: number;
  /** Hash of the last event, or the header's digest where there is none. */
  readonly head: string;
}

/** AT2: the chain starts from the header, so that a log cannot be moved to another attempt, user or paper. */
export function genesisHash(header: AttemptHeader, sha256: Sha256): string {
  const { attemptId, userId, testId, packageVersion } = header;
  return sha256(canonicalJson({ attemptId, packageVersion, testId, userId }));
}

/** AT2: SHA-256 over the previous hash and the event's canonical JSON. */
export function eventHash(previous: string, event: UnhashedEvent | AttemptEvent, sha256: Sha256): string {
  return sha256(previous + eventText(event));
}

/** Makes the next event of a log: adds seq, clocks and hash to what happened. */
export function nextEvent(
  position: LogPosition,
  action: AttemptAction,
  now: DeviceNow,
  sha256: Sha256,
): AttemptEvent {
  const body = { ...action, seq: position.nextSeq, at: now.at, mono: now.mono } as UnhashedEvent;
  return { ...body, hash: eventHash(position.head, body, sha256) } as AttemptEvent;
}

export type ChainCheck =
  | { readonly ok: true; readonly head: string }
  | { readonly ok: false; readonly brokenAt: number; readonly reason: 'seq' | 'hash' };

/**
 * Checks that events follow on from `start` with no gap and, where they bear hashes, unbroken ones.
 * @param keep gets each event's canonical text, without its hash, for whoever would otherwise write it a second time.
 * @returns the head after the last event, or the index of the first event that does not fit.
 */
export function verifyChain(
  start: LogPosition,
  events: readonly HandInEvent[],
  sha256: Sha256,
  keep?: (text: string) => void,
): ChainCheck {
  let head = start.head;
  for (const [index, event] of events.entries()) {
    if (event.seq !== start.nextSeq + index) return { ok: false, brokenAt: index, reason: 'seq' };
    const text = eventText(event);
    const hash = sha256(head + text);
    if (event.hash !== undefined && event.hash !== hash)
      return { ok: false, brokenAt: index, reason: 'hash' };
    keep?.(text);
    head = hash;
  }
  return { ok: true, head };
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The short form of a head, for people: eight Crockford base-32 digits (40 bits) as 'XXXX-XXXX'. */
export function shortFingerprint(head: string): string {
  let code = '';
  let bits = BigInt(`0x${head.slice(0, 10)}`);
  for (let digit = 0; digit < 8; digit += 1) {
    code = CROCKFORD.charAt(Number(bits & 31n)) + code;
    bits >>= 5n;
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
