import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { backgroundJobs, retryJob, type BackgroundJob } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { bindList, equals, type FileColumns, fileTime, recordChange } from '../../crud/index.ts';
import type { JobRow } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';

const GONE = 'This job no longer exists.';
const NOT_FAILED = 'Only a job that has failed can be started again. Please load the page again.';

/** OP2, OP3: background jobs in the console. */
export function jobRoutes(app: FastifyInstance, context: Context): void {
  const { jobs } = context.store.t;
  bindList(app, context, backgroundJobs, {
    from: jobs,
    ofOrganisation: null,
    select: (queries) => queries.select().from(jobs).$dynamic(),
    file: IN_FILE,
    present: (rows) => rows.map(toJob),
    sorts: { createdAt: jobs.createdAt },
    filters: { state: equals(jobs.state), kind: equals(jobs.kind) },
  });
  bind(app, retryJob, async ({ params }, { caller }) => ({
    message: await retry(context, params.id, caller._id),
  }));
}

/** OP2: without the payload. */
export const toJob = ({ id, kind, state, attempts, lastError, ...times }: JobRow): BackgroundJob => ({
  ...{ _id: id, kind, state, attempts, lastError },
  runAt: new Date(times.runAt).toISOString(),
  createdAt: new Date(times.createdAt).toISOString(),
  finishedAt: isoOrNull(times.finishedAt),
});

/**
 * OP3: makes a failed job due, with all its tries. Whether it may run again is decided in the statement that changes it,
 * so that a job that another process has just begun is left alone.
 * @returns the message. @throws AppError NOT_FOUND; CONFLICT for a job that has not failed.
 */
function retry(context: Context, id: string, userId: string): Promise<string> {
  const { store, clock } = context;
  const { jobs } = store.t;
  const hasFailed = or(eq(jobs.state, 'failed'), and(eq(jobs.state, 'waiting'), isNotNull(jobs.lastError)));
  return store.write(async (queries) => {
    const [before] = await queries.select().from(jobs).where(eq(jobs.id, id));
    if (before === undefined) throw new AppError('NOT_FOUND', GONE);
    const due = { state: 'waiting' as const, attempts: 0, runAt: clock.now(), finishedAt: null };
    const [after] = await queries
      .update(jobs)
      .set(due)
      .where(and(eq(jobs.id, id), hasFailed))
      .returning();
    if (after === undefined) throw new AppError('CONFLICT', NOT_FAILED);
    const change = { userId, kind: 'operations', thingId: id, action: 'update' as const };
    await recordChange(context, queries, { ...change, before: toJob(before), after: toJob(after) });
    return 'The job will start again in a moment.';
  });
}

/** OP8 */
const IN_FILE: FileColumns<BackgroundJob> = {
  Id: ({ _id }) => _id,
  Kind: ({ kind }) => kind,
  State: ({ state }) => state,
  Tries: ({ attempts }) => attempts,
  'Last failure': ({ lastError }) => lastError,
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
  'Finished, India time': ({ finishedAt }) => fileTime(finishedAt),
};
