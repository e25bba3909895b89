import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { JobName } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import type { Queries } from '../database/index.ts';

/** A kind of job with the schema of its payload. Its name is in the contract (OP2), other than in tests. */
export interface JobKind<Payload, Name extends string = JobName> {
  readonly kind: Name;
  readonly payload: z.ZodMiniType<Payload>;
}

export interface JobRun {
  readonly jobId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /**
   * Aborted when this process stops, or another has taken the job over. An unfinished run throws its reason (`repeat`,
   * `throwIfAborted`) and is continued by another process; a run that returns counts as done.
   */
  readonly signal: AbortSignal;
}

/** The handler of one kind of job. */
export interface JobHandler {
  readonly kind: string;
  /** May run again after it was done, or while an earlier run is still in progress elsewhere: it must be idempotent. */
  readonly run: (payload: unknown, run: JobRun) => Promise<void>;
  /** Enqueued once a day, at this hour (UTC). */
  readonly dailyAt: number | undefined;
}

export function handle<Payload>(
  { kind, payload: schema }: JobKind<Payload, string>,
  work: (payload: Payload, run: JobRun) => Promise<void>,
  { dailyAt }: { readonly dailyAt?: number } = {},
): JobHandler {
  return { kind, run: (payload, run) => work(schema.parse(payload), run), dailyAt };
}

export interface When {
  /** The earliest start, epoch ms; immediately if absent. */
  readonly runAt?: number;
  /** If a job with this key exists, done or not, nothing is added. */
  readonly dedupeKey?: string;
}

/**
 * Adds a job, which runs if and only if the caller's transaction is committed.
 * @returns its id, or null if a job with the same key exists.
 */
export async function enqueue<Payload>(
  { store: { t }, clock, ids }: Context,
  queries: Queries,
  { kind }: JobKind<Payload, string>,
  payload: Payload,
  { runAt, dedupeKey }: When = {},
): Promise<string | null> {
  const id = ids.next();
  const createdAt = clock.now();
  const added = await queries
    .insert(t.jobs)
    .values({
      id,
      kind,
      payload,
      state: 'waiting',
      runAt: runAt ?? createdAt,
      dedupeKey: dedupeKey ?? null,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: t.jobs.id });
  return added.length === 0 ? null : id;
}

/** Adds a job of the same kind for each payload, due immediately. */
export async function enqueueAll<Payload>(
  { store: { t }, clock, ids }: Context,
  queries: Queries,
  { kind }: JobKind<Payload, string>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  const createdAt = clock.now();
  await queries.insert(t.jobs).values(
    payloads.map((payload) => ({
      ...{ id: ids.next(), kind, payload, state: 'waiting' as const },
      ...{ runAt: createdAt, dedupeKey: null, createdAt },
    })),
  );
}

/**
 * As `enqueue`, but adds nothing while a job of the same kind is waiting or running. Two processes that call it at the same
 * moment may both add one.
 */
export async function enqueueIfNone<Payload>(
  context: Context,
  queries: Queries,
  kind: JobKind<Payload, string>,
  payload: Payload,
  when: { readonly runAt?: number } = {},
): Promise<string | null> {
  const { jobs } = context.store.t;
  const isOpen = and(eq(jobs.kind, kind.kind), inArray(jobs.state, ['waiting', 'running']));
  return (await queries.$count(jobs, isOpen)) > 0 ? null : enqueue(context, queries, kind, payload, when);
}
