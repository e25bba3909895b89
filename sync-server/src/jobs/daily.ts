import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { enqueue, type JobHandler } from './job.ts';

const HOUR_MS = 3_600_000;

/** The empty payload of a daily job. */
export const nothing = z.object({});

/** The day in UTC, '2026-01-05'. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Adds today's run of every daily job. The dedupe key makes only the first process succeed. */
export async function enqueueDaily(context: Context, handlers: readonly JobHandler[]): Promise<void> {
  const day = dayOf(context.clock.now());
  await context.store.write(async (queries) => {
    for (const { kind, dailyAt } of handlers) {
      if (dailyAt === undefined) continue;
      const runAt = Date.parse(day) + dailyAt * HOUR_MS;
      await enqueue(context, queries, { kind, payload: nothing }, {}, { runAt, dedupeKey: `${kind} ${day}` });
    }
  });
}
