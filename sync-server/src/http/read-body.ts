import type { Readable } from 'node:stream';
import type { BodyShare } from './body-memory.ts';
import { AppError } from './errors.ts';

/** A request's body, decompressed if it was compressed. */
export type BodyStream = Readable & { readonly receivedEncodedLength?: number };

export interface BodyLimits {
  /** The Content-Length, bytes; null if absent. */
  readonly declaredBytes: number | null;
  /** Bytes that are read from any caller. */
  readonly firstBytes: number;
  /** The limit for the sender of these first bytes. Called once, if there are more. @throws AppError */
  readonly allowed: (first: Buffer) => number | Promise<number>;
}

const SMALLEST_BUFFER = 4096;
/** A tiny chunk costs as much as a large one, and no real network splits a body into so many. */
const MANY_PIECES = 1000;
const SMALL_PIECE_BYTES = 32;

/**
 * Reads a body up to the limit of its sender. Beyond the limit nothing more is read, and the response closes the connection
 * (AC40).
 */
export class BodyReader {
  readonly #stream: BodyStream;
  readonly #limits: BodyLimits;
  readonly #result: Promise<Buffer>;
  #settle: { resolve(body: Buffer): void; reject(error: unknown): void } | null = null;
  #share: BodyShare | null = null;
  #buffer = Buffer.alloc(0);
  #length = 0;
  #pieces = 0;
  #most: number;
  #isAsked = false;
  #isOver = false;

  constructor(stream: BodyStream, limits: BodyLimits) {
    this.#stream = stream;
    this.#limits = limits;
    this.#most = limits.firstBytes;
    this.#result = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }

  read(share: BodyShare): Promise<Buffer> {
    this.#share = share;
    this.#stream.on('data', this.#take);
    this.#stream.once('end', this.#end);
    // Never removed: an error of an abandoned stream must not end the process.
    this.#stream.on('error', this.#broke);
    this.#stream.resume();
    return this.#result;
  }

  /** Aborts reading before the body is complete. */
  readonly giveUp = (error: unknown): void => {
    this.#leave();
    this.#settle?.reject(error);
  };

  readonly #take = (chunk: Buffer): void => {
    try {
      this.#pieces += 1;
      this.#append(chunk);
      if (this.#pieces > MANY_PIECES && this.#length < this.#pieces * SMALL_PIECE_BYTES)
        throw new AppError('MALFORMED');
      if (Math.max(this.#length, this.#stream.receivedEncodedLength ?? 0) > this.#most) this.#tooMuch();
    } catch (error) {
      this.giveUp(error);
    }
  };

  /** A chunk has at most 64 KiB, so the limit may be checked after it was appended. */
  #append(chunk: Buffer): void {
    const length = this.#length + chunk.length;
    if (length > this.#buffer.length) {
      const bytes = Math.max(length, Math.min(2 * this.#buffer.length, this.#declared), this.#smallest);
      this.#share?.grow(bytes - this.#buffer.length);
      const larger = Buffer.allocUnsafeSlow(bytes);
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    chunk.copy(this.#buffer, this.#length);
    this.#length = length;
  }

  get #declared(): number {
    return this.#limits.declaredBytes ?? Infinity;
  }

  get #smallest(): number {
    return Math.min(SMALLEST_BUFFER, this.#declared);
  }

  #tooMuch(): void {
    if (this.#isAsked) throw new AppError('TOO_LARGE');
    this.#isAsked = true;
    this.#stream.pause();
    void this.#ask().catch(this.giveUp);
  }

  async #ask(): Promise<void> {
    this.#most = await this.#limits.allowed(this.#buffer.subarray(0, this.#limits.firstBytes));
    if (this.#length > this.#most) throw new AppError('TOO_LARGE');
    if (!this.#isOver) this.#stream.resume();
  }

  readonly #end = (): void => {
    const { declaredBytes } = this.#limits;
    const received = this.#stream.receivedEncodedLength ?? this.#length;
    if (declaredBytes !== null && received !== declaredBytes) return this.giveUp(new AppError('MALFORMED'));
    const { resolve } = this.#settle ?? {};
    this.#leave();
    this.#share?.complete();
    resolve?.(this.#buffer.subarray(0, this.#length));
  };

  readonly #broke = (cause: Error): void => {
    const { statusCode } = cause as { readonly statusCode?: unknown };
    this.giveUp(typeof statusCode === 'number' ? cause : new AppError('MALFORMED', undefined, { cause }));
  };

  #leave(): void {
    this.#isOver = true;
    this.#stream.off('data', this.#take);
    this.#stream.off('end', this.#end);
    this.#stream.pause();
  }
}
