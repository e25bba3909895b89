import { and, asc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queries, Store, Tables } from './store.ts';

export type JobRow = Tables['jobs']['$inferSelect'];

export interface Claim {
  /** The kinds that this process can run: during an update an older process ignores newer kinds. */
  readonly kinds: readonly string[];
  readonly owner: string;
  readonly now: number;
  readonly leaseUntil: number;
}

/** Waiting and due, or running with an expired lease. */
export function isDue({ jobs }: Tables, kinds: readonly string[], now: number): SQL | undefined {
  return and(
    inArray(jobs.kind, [...kinds]),
    or(
      and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now)),
      and(eq(jobs.state, 'running'), lte(jobs.leaseUntil, now)),
    ),
  );
}

/**
 * Claims the job that has been due longest, in one statement, so that no two processes claim the same job. On PostgreSQL
 * concurrent claims skip each other's rows instead of waiting; SQLite has one writer.
 */
export async function claimJob(store: Store, queries: Queries, claim: Claim): Promise<JobRow | undefined> {
  const { jobs } = store.t;
  const stepOver = store.dialect === 'postgres' ? sql`for update skip locked` : sql``;
  const next = sql`(select ${jobs.id} from ${jobs} where ${isDue(store.t, claim.kinds, claim.now)}
    order by ${asc(jobs.runAt)} limit 1 ${stepOver})`;
  const [job] = await queries
    .update(jobs)
    .set({
      state: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      leaseOwner: claim.owner,
      leaseUntil: claim.leaseUntil,
    })
    .where(eq(jobs.id, next))
    .returning();
  return job;
}
