import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { json, optionalTime, text, time } from './columns.ts';

export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: json<unknown>().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    runAt: time(),
    attempts: integer().notNull().default(0),
    leaseUntil: optionalTime(),
    leaseOwner: text(),
    lastError: text(),
    dedupeKey: text().unique(),
    createdAt: time(),
    finishedAt: optionalTime(),
  },
  (table) => [
    index('jobs_due').on(table.state, table.runAt),
    index('jobs_leased').on(table.state, table.leaseUntil),
    index('jobs_finished').on(table.finishedAt),
  ],
);
