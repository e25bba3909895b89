import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { JobKind } from './job.ts';

/**
 * Whether work of this kind was done within the last `within` ms. Jobs that delete by age check it: a server that starts with
 * a wrong clock cannot detect that, but finds that its daily work was not done for a long time.
 */
export async function ranRecently(
  { store: { read, t }, clock }: Context,
  { kind }: Pick<JobKind<unknown>, 'kind'>,
  within: number,
): Promise<boolean> {
  const now = clock.now();
  const { jobs } = t;
  const isDone = and(eq(jobs.kind, kind), eq(jobs.state, 'done'));
  const isRecent = and(gt(jobs.finishedAt, now - within), lte(jobs.finishedAt, now));
  return (await read.select({ id: jobs.id }).from(jobs).where(and(isDone, isRecent)).limit(1)).length > 0;
}
