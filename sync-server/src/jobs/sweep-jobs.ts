import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { nothing } from './daily.ts';
import { handle, type JobHandler, type JobKind } from './job.ts';

const sweepJobsKind: JobKind<object> = { kind: 'sweep-jobs', payload: nothing };

const DAY_MS = 86_400_000;
/** Far longer than any dedupe key is needed. */
const KEPT_MS = 30 * DAY_MS;
/** About 02:30 in India. */
const HOUR_UTC = 21;

/** Deletes jobs that were done long ago. Failed ones are kept for inspection. */
export function sweepJobs({ store, clock }: Context): JobHandler {
  return handle(
    sweepJobsKind,
    async () => {
      const { jobs } = store.t;
      const isOld = and(eq(jobs.state, 'done'), lt(jobs.finishedAt, clock.now() - KEPT_MS));
      await store.write((queries) => queries.delete(jobs).where(isOld));
    },
    { dailyAt: HOUR_UTC },
  );
}
