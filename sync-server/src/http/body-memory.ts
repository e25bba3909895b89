import { AppError } from './errors.ts';

/** About 5,000 concurrent hand-ins of 16 kB, bytes. */
const MOST_BODY_BYTES = 96 * 1024 * 1024;
/** A body that takes longer than this to arrive is given up when memory is short, ms. */
const SLOW_AFTER_MS = 10_000;
/** Seconds. */
const RETRY = { retryAfter: 5 };

/** A request's share of the body memory, from the first byte of its body to the end of its response. */
export interface BodyShare {
  /** @throws AppError OVERLOADED if there is no memory and no slow body to give up. */
  grow(bytes: number): void;
  /** The body is complete and can no longer be given up. */
  complete(): void;
  release(): void;
}

interface Arriving {
  readonly since: number;
  readonly giveUp: (error: AppError) => void;
  readonly release: () => void;
}

/**
 * AC45: bounds the memory of all bodies in this process. A slow sender occupies memory at no cost, so when memory is short,
 * the body that has been arriving for longest is given up first.
 */
export class BodyMemory {
  readonly #most: number;
  readonly #now: () => number;
  /** In order of arrival. */
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

  /** @param giveUp aborts reading the body after its share was released. */
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

  /** @returns false if no body has been arriving for long. */
  giveUpSlowest(): boolean {
    const [oldest] = this.#arriving;
    if (oldest === undefined || this.#now() - oldest.since < SLOW_AFTER_MS) return false;
    oldest.release();
    oldest.giveUp(new AppError('OVERLOADED', undefined, RETRY));
    return true;
  }
}
