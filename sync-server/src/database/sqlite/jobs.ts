import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { optionalTime, time } from './columns.ts';

/** Work that outlives the request it came from, and the process. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    /** Not begun before. */
    runAt: time(),
    /** How often it was started; together with `leaseOwner` it identifies a run. */
    attempts: integer().notNull().default(0),
    /** While it runs: when others may take it over, epoch ms, and the process that runs it. */
    leaseUntil: optionalTime(),
    leaseOwner: text(),
    lastError: text(),
    /** Of jobs with the same key there is one, for as long as its row is kept. */
    dedupeKey: text().unique(),
    createdAt: time(),
    /** When it was done or given up. */
    finishedAt: optionalTime(),
  },
  (table) => [
    index('jobs_due').on(table.state, table.runAt),
    index('jobs_leased').on(table.state, table.leaseUntil),
    index('jobs_finished').on(table.finishedAt),
  ],
);
