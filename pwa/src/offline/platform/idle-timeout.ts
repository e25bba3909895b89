import type { DeviceEdge } from '../../api/index.ts';

/** A slow download may take as long as it needs, but one that receives nothing would hang forever. */
const LONGEST_IDLE_MS = 30_000;

/** Aborts a download on which nothing arrives for too long. */
export class IdleTimeout {
  readonly #edge: DeviceEdge;
  readonly #controller = new AbortController();
  #cancel: () => void;

  constructor(edge: DeviceEdge) {
    this.#edge = edge;
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
    return this.#edge.later(LONGEST_IDLE_MS, () => this.#controller.abort());
  }
}
