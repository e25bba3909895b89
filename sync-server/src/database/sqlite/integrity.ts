import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { attemptPatterns, type PatternDetails } from '@exam/shared-schema/contract';
import { attempts } from './attempts.ts';
import { time } from './columns.ts';
import { papers } from './papers.ts';

/** IN1: what the checks across attempts found about an attempt. */
export const patternFindings = sqliteTable(
  'pattern_findings',
  {
    id: text().primaryKey(),
    attemptId: text().notNull(),
    userId: text().notNull(),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    pattern: text({ enum: attemptPatterns }).notNull(),
    /** As it was found last. */
    details: text({ mode: 'json' }).$type<PatternDetails>().notNull(),
    foundAt: time(),
  },
  (table) => [
    uniqueIndex('pattern_findings_once').on(table.attemptId, table.userId, table.pattern),
    index('pattern_findings_found').on(table.foundAt, table.id),
    index('pattern_findings_pattern').on(table.pattern, table.foundAt, table.id),
    foreignKey({
      columns: [table.attemptId, table.userId],
      foreignColumns: [attempts.id, attempts.userId],
    }),
  ],
);

/**
 * IN5: numbers that attempts have in common that may belong together. They are made again with the marked answers (FA4). Clustered by
 * their key, as daily figures are.
 */
export const attemptPrints = sqliteTable(
  'attempt_prints',
  {
    print: integer().notNull(),
    /** See markedAttempts. */
    attempt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.print, table.attempt] })],
);
