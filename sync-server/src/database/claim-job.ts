import { and, asc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queries, Store, Tables } from './store.ts';

export type JobRow = Tables['jobs']['$inferSelect'];

export interface Claim {
  /** What the claimer can run: in the middle of an update an older process leaves newer kinds alone. */
  readonly kinds: readonly string[];
  readonly owner: string;
  readonly now: number;
  readonly leaseUntil: number;
}

/** Waiting and due, or begun by somebody who has not been heard of since the lease ended. */
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
 * Takes the job that is due longest, in one statement, so that no two take the same. On PostgreSQL those who claim at
 * the same time step over each other's rows instead of waiting for them; on SQLite there is one writer.
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
