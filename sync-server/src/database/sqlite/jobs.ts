import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { optionalTime, time } from './columns.ts';

/** Work that must survive the request that created it, and a restart of the process. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    /** Earliest start. */
    runAt: time(),
    /** Number of starts; together with `leaseOwner` it identifies a run. */
    attempts: integer().notNull().default(0),
    /** While it runs: when other processes may take it over, epoch ms, and the process that runs it. */
    leaseUntil: optionalTime(),
    leaseOwner: text(),
    lastError: text(),
    /** At most one job has a given key, as long as its row is kept. */
    dedupeKey: text().unique(),
    createdAt: time(),
    /** When it was done or given up. */
    finishedAt: optionalTime(),
  },
  (table) => [
    index('jobs_due').on(table.state, table.runAt),
    index('jobs_leased').on(table.state, table.leaseUntil),
    index('jobs_finished').on(table.finishedAt),
    // OP2: the list of the console, and its counts by kind.
    index('jobs_created').on(table.createdAt, table.id),
    index('jobs_state').on(table.state, table.createdAt, table.id),
    index('jobs_kind').on(table.kind, table.state, table.createdAt, table.id),
  ],
);
