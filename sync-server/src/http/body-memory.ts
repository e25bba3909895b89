import { AppError } from './errors.ts';

/** Some 5,000 hand-ins of 16 kB that wait at the same bell, and no more, bytes. */
const MOST_BODY_BYTES = 96 * 1024 * 1024;
/** Whoever needs longer for a body makes room when there is none, milliseconds. */
const SLOW_AFTER_MS = 10_000;
/** Seconds. */
const RETRY = { retryAfter: 5 };

/** The share of one request in the memory for bodies, from the first byte of its body to the end of its answer. */
export interface BodyShare {
  /** @throws AppError OVERLOADED where there is no room and nobody to take it from. */
  grow(bytes: number): void;
  /** The body is complete: it is no longer given up for others. */
  complete(): void;
  release(): void;
}

interface Arriving {
  readonly since: number;
  readonly giveUp: (error: AppError) => void;
  readonly release: () => void;
}

/**
 * AC45: how much memory all bodies of this process may take together. A connection that sends its body slowly holds a
 * place for free; so where there is no room, the body that has been arriving for longest is given up first.
 */
export class BodyMemory {
  readonly #most: number;
  readonly #now: () => number;
  /** In the order in which they began. */
  readonly #arriving = new Set<Arriving>();
  #used = 0;

  /** @param now monotonic milliseconds. */
  constructor(most = MOST_BODY_BYTES, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
  }

  get used(): number {
    return this.#used;
  }

  /** @param giveUp ends the reading of the body, whose share is released. */
  begin(giveUp: (error: AppError) => void): BodyShare {
    let held = 0;
    const release = () => {
      this.#arriving.delete(arriving);
      this.#used -= held;
      held = 0;
    };
    const arriving: Arriving = { since: this.#now(), giveUp, release };
    this.#arriving.add(arriving);
    return {
      grow: (bytes) => {
        this.#makeRoomFor(bytes);
        this.#used += bytes;
        held += bytes;
      },
      complete: () => void this.#arriving.delete(arriving),
      release,
    };
  }

  #makeRoomFor(bytes: number): void {
    while (this.#used + bytes > this.#most)
      if (!this.giveUpSlowest()) throw new AppError('OVERLOADED', undefined, RETRY);
  }

  /** @returns false where no body has been arriving for long. */
  giveUpSlowest(): boolean {
    const [oldest] = this.#arriving;
    if (oldest === undefined || this.#now() - oldest.since < SLOW_AFTER_MS) return false;
    oldest.release();
    oldest.giveUp(new AppError('OVERLOADED', undefined, RETRY));
    return true;
  }
}
