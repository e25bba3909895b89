import type { DeviceEdge } from './edge.ts';

/** Aborts a call on which nothing arrives for too long: one that receives nothing would hang forever. */
export class IdleTimeout {
  readonly #edge: DeviceEdge;
  readonly #longestMs: number;
  readonly #controller = new AbortController();
  #cancel: () => void;

  /** @param longestMs without anything, milliseconds; the whole may take as long as it needs. */
  constructor(edge: DeviceEdge, longestMs: number) {
    this.#edge = edge;
    this.#longestMs = longestMs;
    this.#cancel = this.#wait();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something arrived. */
  reset(): void {
    this.#cancel();
    this.#cancel = this.#wait();
  }

  end(): void {
    this.#cancel();
  }

  #wait(): () => void {
    return this.#edge.later(this.#longestMs, () => this.#controller.abort());
  }
}
