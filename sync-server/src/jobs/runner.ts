import type { Context } from '../context.ts';
import type { JobRow } from '../database/index.ts';
import { loggable, rootCause } from '../root-cause.ts';
import { backOff, MOST_ATTEMPTS } from './back-off.ts';
import { dayOf, enqueueDaily } from './daily.ts';
import type { JobHandler } from './job.ts';
import { claimNext, LEASE_MS, markDone, markFailed, putBack, release, renewLease } from './leases.ts';

export interface Timers {
  /** Calls `task` repeatedly. @returns a function that stops it. */
  every(milliseconds: number, task: () => void): () => void;
}

interface Running {
  readonly controller: AbortController;
  readonly isMaintenance: boolean;
}

export interface RunnerEdge {
  readonly timers: Timers;
  /** A random number, 0 to 1. */
  readonly chance: () => number;
  readonly log: { error(details: object, sentence: string): void };
}

const LOOK_EVERY_MS = 1000;
const RENEW_EVERY_MS = LEASE_MS / 3;
/** Per process, so that background work leaves the CPU to requests. */
const AT_ONCE = 3;
/**
 * Of those, the maintenance that is also enqueued daily: it may go through a whole table for an hour, while a person waits
 * for the other jobs (a message, a test, the preview of a key).
 */
const MAINTENANCE_AT_ONCE = 2;
const LONGEST_ERROR = 500;
const ABANDONED = 'Every process that ran it ended before it was done.';

/** Runs due jobs of the kinds it has handlers for, until it is stopped. Any number of runners may share a database. */
export class JobRunner {
  readonly #context: Context;
  readonly #handlers: ReadonlyMap<string, JobHandler>;
  readonly #edge: RunnerEdge;
  /** New with every start, so that a restarted process does not mistake old leases for its own. */
  readonly #owner: string;
  readonly #running = new Map<Promise<void>, Running>();
  #filling: Promise<void> | null = null;
  #isToBeFilled = false;
  #stopLooking: () => void = () => undefined;
  #stopped = false;
  #scheduledDay = '';

  constructor(context: Context, handlers: readonly JobHandler[], edge: RunnerEdge) {
    this.#context = context;
    this.#handlers = new Map(handlers.map((handler) => [handler.kind, handler]));
    this.#edge = edge;
    this.#owner = context.ids.next();
  }

  start(): void {
    this.#stopLooking = this.#edge.timers.every(LOOK_EVERY_MS, () => void this.#fill());
  }

  /** Runs everything that is due now; resolves when none of it is left. */
  async runDue(): Promise<void> {
    for (await this.#fill(); this.#running.size > 0; await this.#fill())
      await Promise.all(this.#running.keys());
  }

  /**
   * Starts no more jobs, aborts the running ones, and waits for them. An aborted job is due again immediately; one that does
   * not end in time is taken over when its lease expires.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopLooking();
    await this.#filling;
    for (const { controller } of this.#running.values()) controller.abort();
    await Promise.all(this.#running.keys());
  }

  #fill(): Promise<void> {
    this.#isToBeFilled = true;
    this.#filling ??= this.#claimWhileAsked()
      .catch((error: unknown) => this.#logError(error, 'no job could be claimed'))
      .finally(() => (this.#filling = null));
    return this.#filling;
  }

  /** Once more if it was asked for meanwhile: a job that has ended since made room for a kind that did not fit. */
  async #claimWhileAsked(): Promise<void> {
    while (this.#isToBeFilled) {
      this.#isToBeFilled = false;
      await this.#claimWhatFits();
    }
  }

  async #claimWhatFits(): Promise<void> {
    await this.#scheduleToday();
    while (!this.#stopped && this.#running.size < AT_ONCE) {
      const job = await claimNext(this.#context, this.#owner, this.#kindsThatFit());
      if (job === undefined) return;
      const controller = new AbortController();
      const run = this.#run(job, controller).finally(() => {
        this.#running.delete(run);
        if (!this.#stopped) void this.#fill();
      });
      this.#running.set(run, { controller, isMaintenance: this.#isMaintenance(job.kind) });
    }
  }

  #kindsThatFit(): string[] {
    const maintenance = [...this.#running.values()].filter(({ isMaintenance }) => isMaintenance);
    const kinds = [...this.#handlers.keys()];
    return maintenance.length < MAINTENANCE_AT_ONCE
      ? kinds
      : kinds.filter((kind) => !this.#isMaintenance(kind));
  }

  #isMaintenance(kind: string): boolean {
    return this.#handlers.get(kind)?.dailyAt !== undefined;
  }

  async #scheduleToday(): Promise<void> {
    const today = dayOf(this.#context.clock.now());
    if (this.#stopped || today === this.#scheduledDay) return;
    await enqueueDaily(this.#context, [...this.#handlers.values()]);
    this.#scheduledDay = today;
  }

  /** Never rejects: a job whose outcome could not be stored is taken over when its lease expires. */
  async #run(job: JobRow, controller: AbortController): Promise<void> {
    const stopRenewing = this.#edge.timers.every(RENEW_EVERY_MS, () => void this.#renew(job, controller));
    try {
      await this.#attempt(job, controller.signal);
    } catch (error) {
      this.#logError(error, 'the outcome of a job could not be stored', job);
    } finally {
      stopRenewing();
    }
  }

  async #attempt(job: JobRow, signal: AbortSignal): Promise<void> {
    if (job.attempts > MOST_ATTEMPTS) {
      this.#logError(new Error(ABANDONED), 'a job is given up', job);
      await markFailed(this.#context, job, ABANDONED);
      return;
    }
    try {
      await this.#handlers.get(job.kind)?.run(job.payload, { jobId: job.id, attempt: job.attempts, signal });
    } catch (error) {
      return signal.aborted ? void (await release(this.#context, job)) : this.#afterFailure(job, error);
    }
    await markDone(this.#context, job);
  }

  async #afterFailure(job: JobRow, error: unknown): Promise<void> {
    const cause = rootCause(error);
    const sentence = (cause instanceof Error ? cause.message : String(cause)).slice(0, LONGEST_ERROR);
    const isLast = job.attempts >= MOST_ATTEMPTS;
    this.#logError(error, isLast ? 'a job is given up' : 'a job failed and will be tried again', job);
    if (isLast) await markFailed(this.#context, job, sentence);
    else await putBack(this.#context, job, sentence, backOff(job.attempts, this.#edge.chance()));
  }

  async #renew(job: JobRow, controller: AbortController): Promise<void> {
    try {
      if (!(await renewLease(this.#context, job))) controller.abort();
    } catch (error) {
      this.#logError(error, 'a lease could not be renewed', job);
    }
  }

  #logError(error: unknown, sentence: string, job?: JobRow): void {
    const about = job === undefined ? {} : { jobId: job.id, kind: job.kind, attempts: job.attempts };
    this.#edge.log.error({ ...about, err: loggable(error) }, sentence);
  }
}

export const systemTimers: Timers = {
  every: (milliseconds, task) => {
    const timer = setInterval(task, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
