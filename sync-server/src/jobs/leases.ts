import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { claimJob, isDue, type JobRow, type Tables } from '../database/index.ts';

/** Time without a renewal after which other processes take over a job, ms. */
export const LEASE_MS = 60_000;

/** @returns the claimed job; undefined if none is due. */
export async function claimNext(
  { store, clock }: Context,
  owner: string,
  kinds: readonly string[],
): Promise<JobRow | undefined> {
  const now = clock.now();
  // A read does not occupy the writer, and mostly there is nothing due.
  const due = await store.read
    .select({ id: store.t.jobs.id })
    .from(store.t.jobs)
    .where(isDue(store.t, kinds, now))
    .limit(1);
  if (due.length === 0) return undefined;
  return store.write((queries) =>
    claimJob(store, queries, { kinds, owner, now, leaseUntil: now + LEASE_MS }),
  );
}

/** Matches only this run: a process that lost its lease changes nothing. */
function isHeld({ jobs }: Tables, { id, leaseOwner, attempts }: JobRow): SQL | undefined {
  return and(
    eq(jobs.id, id),
    eq(jobs.state, 'running'),
    eq(jobs.leaseOwner, leaseOwner ?? ''),
    eq(jobs.attempts, attempts),
  );
}

type Change = Partial<
  Pick<JobRow, 'state' | 'runAt' | 'leaseUntil' | 'attempts' | 'lastError' | 'finishedAt'>
>;

/** @returns false if the job no longer belongs to this run. */
async function change({ store }: Context, job: JobRow, values: Change): Promise<boolean> {
  const { jobs } = store.t;
  const changed = await store.write((queries) =>
    queries.update(jobs).set(values).where(isHeld(store.t, job)).returning({ id: jobs.id }),
  );
  return changed.length > 0;
}

export function renewLease(context: Context, job: JobRow): Promise<boolean> {
  return change(context, job, { leaseUntil: context.clock.now() + LEASE_MS });
}

const free = { leaseUntil: null } as const;

export function markDone(context: Context, job: JobRow): Promise<boolean> {
  return change(context, job, { ...free, state: 'done', finishedAt: context.clock.now() });
}

/** The row and its error are kept until deleted manually. */
export function markFailed(context: Context, job: JobRow, lastError: string): Promise<boolean> {
  return change(context, job, { ...free, state: 'failed', lastError, finishedAt: context.clock.now() });
}

export function putBack(context: Context, job: JobRow, lastError: string, wait: number): Promise<boolean> {
  return change(context, job, { ...free, state: 'waiting', lastError, runAt: context.clock.now() + wait });
}

/** An aborted run does not count as an attempt: the job is due immediately, for any process. */
export function release(context: Context, job: JobRow): Promise<boolean> {
  const { attempts } = job;
  return change(context, job, {
    ...free,
    state: 'waiting',
    attempts: attempts - 1,
    runAt: context.clock.now(),
  });
}
