import { AppError } from '../http/index.ts';

export interface FairQueueOptions {
  /** How many tasks run concurrently, each of a different caller. */
  readonly atOnce: number;
  /** The most bytes of running tasks together; a single larger task runs alone. */
  readonly mostBytesRunning: number;
  /** The most bytes of one caller that may wait. */
  readonly mostBytesWaiting: number;
  /** Yields to other work of this thread between two tasks, for tasks that run in it. */
  readonly pause?: (() => Promise<void>) | undefined;
}

interface Task {
  readonly bytes: number;
  readonly run: () => Promise<unknown>;
}

interface Line {
  readonly waiting: Task[];
  /** Bytes. */
  waitingBytes: number;
  isRunning: boolean;
}

/** Seconds. */
const RETRY = { retryAfter: 2 };

/**
 * AC43: callers take turns, one task each. A caller who sends more than others lengthens only their own queue.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #lines = new Map<string, Line>();
  /** Callers with waiting tasks and none running, in turn order. */
  readonly #turns: string[] = [];
  #running = 0;
  #runningBytes = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** @throws AppError RATE_LIMITED if too much of the caller's work is waiting. */
  run<Result>(caller: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lineOf(caller);
    if (line.waiting.length > 0 && line.waitingBytes + bytes > this.#options.mostBytesWaiting)
      return Promise.reject(new AppError('RATE_LIMITED', undefined, RETRY));
    return new Promise((resolve, reject) => {
      const run = () => work().then(resolve, reject);
      if (!line.isRunning && line.waiting.length === 0) this.#turns.push(caller);
      line.waiting.push({ bytes, run });
      line.waitingBytes += bytes;
      this.#next();
    });
  }

  #lineOf(caller: string): Line {
    const line = this.#lines.get(caller) ?? { waiting: [], waitingBytes: 0, isRunning: false };
    this.#lines.set(caller, line);
    return line;
  }

  #next(): void {
    for (let [caller] = this.#turns; caller !== undefined; [caller] = this.#turns) {
      const line = this.#lineOf(caller);
      const [task] = line.waiting;
      if (task === undefined || !this.#hasRoomFor(task)) return;
      this.#turns.shift();
      this.#begin(caller, line, task);
    }
  }

  /** The next task waits until there is room, so that a large one is not passed over forever. */
  #hasRoomFor({ bytes }: Task): boolean {
    const { atOnce, mostBytesRunning } = this.#options;
    if (this.#running === 0) return true;
    return this.#running < atOnce && this.#runningBytes + bytes <= mostBytesRunning;
  }

  #begin(caller: string, line: Line, task: Task): void {
    line.waiting.shift();
    line.waitingBytes -= task.bytes;
    line.isRunning = true;
    this.#running += 1;
    this.#runningBytes += task.bytes;
    void task.run().then(() => this.#done(caller, line, task));
  }

  async #done(caller: string, line: Line, { bytes }: Task): Promise<void> {
    if (this.#turns.length > 0) await this.#options.pause?.();
    this.#running -= 1;
    this.#runningBytes -= bytes;
    line.isRunning = false;
    if (line.waiting.length > 0) this.#turns.push(caller);
    else this.#lines.delete(caller);
    this.#next();
  }
}
