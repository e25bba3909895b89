import type { DeviceEdge } from './edge.ts';

/** Aborts a call that receives nothing for too long and would otherwise hang forever. */
export class IdleTimeout {
  readonly #edge: DeviceEdge;
  readonly #longestMs: number;
  readonly #controller = new AbortController();
  #cancel: () => void;

  /** @param longestMs the longest time without data, ms; the whole call may take any time. */
  constructor(edge: DeviceEdge, longestMs: number) {
    this.#edge = edge;
    this.#longestMs = longestMs;
    this.#cancel = this.#wait();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Data has arrived. */
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
