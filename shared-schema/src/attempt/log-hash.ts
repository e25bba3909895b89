import { canonicalJson } from './canonical-json.ts';
import type { AttemptAction, AttemptEvent, UnhashedEvent } from './events.ts';
import { eventLine, LINE_SEPARATOR } from './log-text.ts';

/** SHA-256 of a UTF-8 text as lower-case hex. Passed in, because the core has neither Node nor WebCrypto. */
export type Sha256 = (text: string) => string;

/** SHA-256 over a text that grows. */
export interface RunningSha256 {
  /** Adds UTF-8 text. */
  update(text: string): void;
  /** Lower-case hex of everything added so far; more may be added afterwards. */
  digest(): string;
}

/** What an attempt is bound to before its first event; the hash of the log starts with its digest. */
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
  /** Digest of the log up to here, or the header's digest where there is no event. */
  readonly head: string;
}

/** AT2: the hash starts from the header, so that a log cannot be moved to another attempt, user or paper. */
export function genesisHash(header: AttemptHeader, sha256: Sha256): string {
  const { attemptId, userId, testId, packageVersion } = header;
  return sha256(canonicalJson({ attemptId, packageVersion, testId, userId }));
}

/**
 * AT2: the head of a log is SHA-256 over the header's digest and the log's text. The server marks the events of exactly
 * this text and stores it unchanged, so the marked events cannot differ from the hashed ones.
 * @param text see logText.
 */
export function logHead(genesis: string, text: string, sha256: Sha256): string {
  return text === '' ? genesis : sha256(genesis + text);
}

/** Appends to a log: gives each event its seq and its hash, which is the head after it. */
export class LogWriter implements LogPosition {
  #nextSeq = 0;
  #head: string;
  readonly #hash: RunningSha256;

  /**
   * @param genesis see genesisHash.
   * @param events of the log so far; their hashes are not checked.
   */
  constructor(genesis: string, hash: RunningSha256, events: readonly UnhashedEvent[] = []) {
    this.#head = genesis;
    this.#hash = hash;
    hash.update(genesis);
    for (const event of events) this.#write(event);
    if (events.length > 0) this.#head = hash.digest();
  }

  get nextSeq(): number {
    return this.#nextSeq;
  }

  get head(): string {
    return this.#head;
  }

  /** Makes the next event of the log: adds seq, clocks and hash to the action. */
  next(action: AttemptAction, { at, mono }: Pick<DeviceNow, 'at' | 'mono'>): AttemptEvent {
    return this.add({ ...action, seq: this.#nextSeq, at, mono } as UnhashedEvent);
  }

  /** Adds an event that was logged elsewhere, whose seq is the next one. */
  add(event: UnhashedEvent): AttemptEvent {
    this.#write(event);
    this.#head = this.#hash.digest();
    return { ...event, hash: this.#head };
  }

  #write(event: UnhashedEvent): void {
    if (this.#nextSeq > 0) this.#hash.update(LINE_SEPARATOR);
    this.#hash.update(eventLine(event));
    this.#nextSeq += 1;
  }
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
