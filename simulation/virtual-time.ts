/** A Monday morning. */
export const START = Date.UTC(2026, 0, 5, 9);

interface Event {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  cancelled: boolean;
}

/** More turns than this at one instant mean an endless loop that never waits for time. */
const MOST_TURNS = 20_000;

/**
 * Time that only advances when all work has settled. Promises, IndexedDB and the server run for real between two
 * instants; timers and the network wait in this queue.
 */
export class VirtualTime {
  #now = START;
  #order = 0;
  #held = 0;
  #queue: Event[] = [];
  /** Called at every turn of the event loop, where a crash may happen. */
  readonly #watchers = new Set<() => void>();

  now(): number {
    return this.#now;
  }

  /** Runs something once, later. @returns a function that cancels it. */
  later(ms: number, run: () => void): () => void {
    const event = { at: this.#now + Math.max(0, Math.round(ms)), order: this.#order, run, cancelled: false };
    this.#order += 1;
    this.#insert(event);
    return () => {
      event.cancelled = true;
    };
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.later(ms, resolve));
  }

  /** Stops time until the work is done. For work that waits for neither time nor network. */
  async hold<T>(work: Promise<T>): Promise<T> {
    this.#held += 1;
    try {
      return await work;
    } finally {
      this.#held -= 1;
    }
  }

  /** Calls `hit` after this many turns of the event loop, unless all work settles before. */
  afterTurns(turns: number, hit: () => void): void {
    let left = turns;
    const watcher = (): void => {
      left -= 1;
      if (left > 0) return;
      this.#watchers.delete(watcher);
      hit();
    };
    this.#watchers.add(watcher);
  }

  /** Runs everything up to an instant. Events of the same millisecond happen together. */
  async runUntil(until: number): Promise<void> {
    await this.#settle();
    for (let next = this.#queue[0]; next !== undefined && next.at <= until; next = this.#queue[0]) {
      this.#now = next.at;
      while (this.#queue[0]?.at === this.#now) {
        const event = this.#queue.shift();
        if (event?.cancelled === false) event.run();
      }
      await this.#settle();
    }
    this.#now = until;
  }

  #insert(event: Event): void {
    let low = 0;
    let high = this.#queue.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#queue[middle];
      const isBefore = other !== undefined && (other.at < event.at || other.at === event.at);
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    this.#queue.splice(low, 0, event);
  }

  /** Idle turns are not counted, because held work may wait for a file. */
  async #settle(): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS;) {
      const isQuiet = await turn();
      if (isQuiet && this.#held === 0) {
        this.#watchers.clear();
        return;
      }
      if (isQuiet) continue;
      turns += 1;
      for (const watcher of [...this.#watchers]) watcher();
    }
    throw new Error('The simulation does not settle: something loops without waiting for time');
  }
}

/** Runs one turn of the event loop. @returns true if only timers and I/O are left to wait for. */
function turn(): Promise<boolean> {
  return new Promise((resolve) => {
    setImmediate(() => resolve(!process.getActiveResourcesInfo().includes('Immediate')));
  });
}
