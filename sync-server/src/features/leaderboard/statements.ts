import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { jsonRows, jsonTexts, rowLimit, statement } from '../../database/index.ts';
import type { LeaderboardAttempt, LeaderboardRow } from './compute.ts';

// The reads and writes of a batch, each in one statement for all its students.

/** A JSON list of ids. */
type Ids = { readonly ids: string };
/** JSON of a list of rows, see jsonRows. */
type Rows = { readonly rows: string };

export const changedStudents = statement<
  { readonly limit: number },
  { userId: string; change: string | null }[]
>('standing_changed', (queries, { standingAttempts: table }) =>
  queries
    .select({ userId: table.userId, change: table.change })
    .from(table)
    .where(isNotNull(table.change))
    .orderBy(asc(table.receivedAt))
    .limit(rowLimit('limit')),
);

/** SG12: releases the attempts whose results are not held back any more. */
export const releaseHeld = statement<{ readonly now: number }, unknown>(
  'standing_release',
  (queries, { standingAttempts: table }) =>
    queries
      .update(table)
      .set({ heldUntil: null, change: sql`coalesce(${table.change}, 'hand-in')` })
      .where(lte(table.heldUntil, sql.placeholder('now'))),
);

export const nextRelease = statement<Record<string, never>, { heldUntil: number | null }[]>(
  'standing_held',
  (queries, { standingAttempts: table }) =>
    queries
      .select({ heldUntil: table.heldUntil })
      .from(table)
      .where(isNotNull(table.heldUntil))
      .orderBy(asc(table.heldUntil))
      .limit(rowLimit(1)),
);

export const clearChanges = statement<Ids, unknown>(
  'standing_clear',
  (queries, { standingAttempts: table }, dialect) =>
    queries
      .update(table)
      .set({ change: null })
      .where(and(sql`${table.userId} in ${jsonTexts(dialect, 'ids')}`, isNotNull(table.change))),
);

/** SG12: without those that are held back. */
export const attemptsOf = statement<Ids, LeaderboardAttempt[]>(
  'standing_attempts_of',
  (queries, { standingAttempts: table }, dialect) =>
    queries
      .select({
        userId: table.userId,
        categoryId: table.categoryId,
        difficultyLevel: table.difficultyLevel,
        totalMarks: table.totalMarks,
        scoreExact: table.scoreExact,
        ranked: table.ranked,
        receivedAt: table.receivedAt,
        correct: table.correct,
        incorrect: table.incorrect,
        unanswered: table.unanswered,
        totalTimeSeconds: table.totalTimeSeconds,
      })
      .from(table)
      .where(and(sql`${table.userId} in ${jsonTexts(dialect, 'ids')}`, isNull(table.heldUntil))),
);

/** SG1: students who are neither banned nor deleted and have not hidden themselves. */
export const listedOf = statement<Ids, { id: string; isDemo: boolean }[]>(
  'standing_listed',
  (queries, { users }, dialect) =>
    queries
      .select({ id: users.id, isDemo: users.isDemo })
      .from(users)
      .where(
        and(
          sql`${users.id} in ${jsonTexts(dialect, 'ids')}`,
          eq(users.role, 'student'),
          notInArray(users.accountStatus, ['banned', 'deleted']),
          eq(users.isListed, true),
        ),
      ),
);

export const rowsBefore = statement<Ids, LeaderboardRow[]>(
  'standing_rows_before',
  (queries, { standings }, dialect) =>
    queries
      .select()
      .from(standings)
      .where(sql`${standings.userId} in ${jsonTexts(dialect, 'ids')}`),
);

const ROW = {
  userId: 'text',
  board: 'text',
  score: 'bigint',
  figures: 'text',
  month: 'bigint',
  monthScore: 'bigint',
  monthFigures: 'text',
  week: 'bigint',
  weekScore: 'bigint',
  weekFigures: 'text',
} as const;

export const keepRows = statement<Rows, unknown>('standing_keep', (queries, { standings }, dialect) =>
  queries
    .insert(standings)
    .select(jsonRows(dialect, 'rows', ROW))
    .onConflictDoUpdate({
      target: [standings.userId, standings.board],
      set: Object.fromEntries(
        Object.keys(ROW)
          .slice(2)
          .map((name) => [name, sql`excluded.${sql.identifier(name)}`]),
      ),
    }),
);

export const dropRows = statement<Rows, unknown>('standing_drop', (queries, { standings }, dialect) =>
  queries
    .delete(standings)
    .where(
      sql`(${standings.userId}, ${standings.board}) in (${jsonRows(dialect, 'rows', { user: 'text', board: 'text' })})`,
    ),
);

export const addToCounts = statement<Rows, unknown>(
  'standing_count',
  (queries, { standingCounts: table }, dialect) =>
    queries
      .insert(table)
      .select(
        jsonRows(dialect, 'rows', { board: 'text', period: 'bigint', bucket: 'bigint', students: 'bigint' }),
      )
      .onConflictDoUpdate({
        target: [table.board, table.period, table.bucket],
        set: { students: sql`${table.students} + excluded.students` },
      }),
);

export const addToLeaderboards = statement<Rows, unknown>(
  'standing_board_add',
  (queries, { standingBoards: table }, dialect) =>
    queries
      .insert(table)
      .select(
        jsonRows(dialect, 'rows', {
          board: 'text',
          period: 'bigint',
          students: 'bigint',
          total: 'bigint',
          tests: 'bigint',
          version: 'bigint',
          recountedAt: 'bigint',
          recountReason: 'text',
        }),
      )
      .onConflictDoUpdate({
        target: [table.board, table.period],
        set: {
          students: sql`${table.students} + excluded.students`,
          total: sql`${table.total} + excluded.total`,
          tests: sql`${table.tests} + excluded.tests`,
          version: sql`${table.version} + excluded.version`,
          recountedAt: sql`coalesce(excluded."recountedAt", ${table.recountedAt})`,
          recountReason: sql`coalesce(excluded."recountReason", ${table.recountReason})`,
        },
      }),
);

/** Deletes what remains of deleted accounts. */
export const forgetDeleted = statement<Ids, unknown>(
  'standing_forget',
  (queries, { standingAttempts: table, users }, dialect) =>
    queries
      .delete(table)
      .where(
        and(
          sql`${table.userId} in ${jsonTexts(dialect, 'ids')}`,
          inArray(
            table.userId,
            queries.select({ id: users.id }).from(users).where(eq(users.accountStatus, 'deleted')),
          ),
        ),
      ),
);
