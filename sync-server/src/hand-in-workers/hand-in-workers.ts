import { Worker } from 'node:worker_threads';
import type { PreparedItem, PrepareSync, SyncRequest } from '../features/attempts/hand-in/prepare-sync.ts';
import type { WorkerObserver } from '../features/operations/metrics.ts';
import { AppError } from '../http/index.ts';
import { READY, type Answered, type Asked, type ThreadData } from './messages.ts';

interface Waiting {
  readonly resolve: (items: readonly PreparedItem[]) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  isReady: boolean;
}

/** Per thread: a young generation for hand-ins in progress, and an old one for the cached papers. */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };
/** A thread that keeps crashing is not restarted faster than this, ms. */
const RESTART_AFTER_MS = 1000;

export interface HandInWorkersOptions extends ThreadData {
  /** The server's own bundle, which runs as a verifier in a thread (see main.ts). */
  readonly program: URL;
  readonly count: number;
  /** Verifies in this thread while no other is ready. */
  readonly here: PrepareSync;
  /** A thread crashed; another one replaces it, and its waiting callers get a Retry-After. */
  readonly onDeath: (error: Error) => void;
  readonly observer?: WorkerObserver | undefined;
}

/**
 * Verifies and marks hand-ins on other cores than the one that answers calls and writes. Hashing, folding, marking
 * and signing are the larger part of a hand-in and need only data that is already in the database, so threads do them
 * with read-only connections of their own.
 */
export class HandInWorkers {
  readonly #options: HandInWorkersOptions;
  /** A null entry has crashed and its replacement is not started yet. */
  readonly #threads: (Thread | null)[];
  #turn = 0;
  #closed = false;

  constructor(options: HandInWorkersOptions) {
    this.#options = options;
    this.#threads = Array.from({ length: options.count }, (_, place) => this.#start(place));
  }

  /** @throws AppError as prepareSync; OVERLOADED if the thread crashed. */
  prepare(request: SyncRequest): Promise<readonly PreparedItem[]> {
    const thread = this.#leastBusy();
    this.#options.observer?.verified(thread === null ? 'here' : 'thread');
    if (thread === null) return this.#options.here(request);
    return new Promise((resolve, reject) => {
      const turn = this.#turn++;
      thread.waiting.set(turn, { resolve, reject });
      thread.worker.postMessage({ turn, request } satisfies Asked);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const living = this.#threads.filter((thread) => thread !== null);
    await Promise.all(living.map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): Thread | null {
    let found: Thread | null = null;
    for (const thread of this.#threads)
      if (thread?.isReady === true && thread.waiting.size < (found?.waiting.size ?? Infinity)) found = thread;
    return found;
  }

  #start(place: number): Thread {
    const { program, dataDirectory, sessionSecret } = this.#options;
    const workerData: ThreadData = { dataDirectory, sessionSecret };
    const worker = new Worker(program, { workerData, resourceLimits: MEMORY });
    const thread: Thread = { worker, waiting: new Map(), isReady: false };
    worker.on('message', (message: typeof READY | Answered) => {
      if (message === READY) this.#setReady(thread, true);
      else settle(thread, message);
    });
    worker.once('error', (error) => this.#options.onDeath(error));
    worker.once('exit', () => this.#replace(place, thread));
    return thread;
  }

  #setReady(thread: Thread, isReady: boolean): void {
    thread.isReady = isReady;
    this.#options.observer?.readyWorkers(this.#threads.filter((each) => each?.isReady === true).length);
  }

  #replace(place: number, thread: Thread): void {
    this.#threads[place] = null;
    this.#setReady(thread, false);
    for (const { reject } of thread.waiting.values()) reject(new AppError('OVERLOADED', undefined, RETRY));
    thread.waiting.clear();
    if (this.#closed) return;
    const timer = setTimeout(() => {
      if (!this.#closed) this.#threads[place] = this.#start(place);
    }, RESTART_AFTER_MS);
    timer.unref();
  }
}

/** Seconds, after which another thread has replaced the crashed one. */
const RETRY = { retryAfter: 2 };

function settle({ waiting }: Thread, answered: Answered): void {
  const asker = waiting.get(answered.turn);
  waiting.delete(answered.turn);
  if (asker === undefined) return;
  if ('items' in answered) asker.resolve(answered.items);
  else if ('failure' in answered) asker.reject(answered.failure);
  else {
    const { code, message, ...more } = answered.refusal;
    asker.reject(new AppError(code, message, more));
  }
}
