import { and, asc, desc, eq, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Timeframe } from '@exam/shared-schema/contract';
import { jsonTexts, statement, type Queries, type Store, type Tables } from '../../database/index.ts';
import { bucketsOf, COARSE_END, fineBucketsOf, highestIn } from './buckets.ts';
import type { Position } from './positions.ts';
import type { Period } from './periods.ts';

/** A board in one period. */
export interface Board {
  /** A category's id, or OVERALL. */
  readonly board: string;
  readonly timeframe: Timeframe;
  readonly period: Period;
}

/** Where a student is: boards are ordered by score and, among equals, by id (SG7), highest first. */
export interface Place {
  readonly score: number;
  readonly userId: string;
}

export interface BoardEntry extends Place {
  /** See unpackFigures. */
  readonly figures: string;
}

export interface Names {
  readonly fullName: string;
  readonly username: string;
  readonly nickname: string | null;
}

export type BoardState = Pick<
  Tables['standingBoards']['$inferSelect'],
  'students' | 'total' | 'tests' | 'version' | 'recountedAt' | 'recountReason'
>;

/** Statements of the same form, one for each timeframe. */
function perTimeframe<Values extends Record<string, unknown>, Rows>(
  build: (timeframe: Timeframe) => (store: Store, queries: Queries, values: Values) => Promise<Rows>,
) {
  const built = { alltime: build('alltime'), monthly: build('monthly'), weekly: build('weekly') };
  return (store: Store, timeframe: Timeframe, values: Values): Promise<Rows> =>
    built[timeframe](store, store.read, values);
}

interface Columns {
  readonly score: Tables['standings']['score'];
  readonly figures: Tables['standings']['figures'];
  readonly isOn: SQL | undefined;
}

/** The columns of a timeframe, and the condition for being on the board of a period. */
function columnsOf({ standings }: Tables, timeframe: Timeframe): Columns {
  const onBoard = eq(standings.board, sql.placeholder('board'));
  const { month, monthScore, monthFigures, week, weekScore, weekFigures } = standings;
  const period = sql.placeholder('period');
  const like = (score: unknown, figures: unknown, isOn: SQL | undefined) =>
    ({ score, figures, isOn }) as Columns;
  if (timeframe === 'monthly') return like(monthScore, monthFigures, and(onBoard, eq(month, period)));
  if (timeframe === 'weekly') return like(weekScore, weekFigures, and(onBoard, eq(week, period)));
  return like(standings.score, standings.figures, onBoard);
}

function entriesOn(queries: Queries, tables: Tables, { score, figures }: Columns) {
  const { standings } = tables;
  return queries.select({ userId: standings.userId, score, figures }).from(standings);
}

const PLACE = sql`(${sql.placeholder('score')}, ${sql.placeholder('userId')})`;

type OnBoard = { readonly board: string; readonly period: Period };
type At = { readonly score: number; readonly userId: string };
type List = OnBoard & { readonly limit: number };

const fromScore = perTimeframe<List & { readonly score: number; readonly offset: number }, BoardEntry[]>(
  (timeframe) =>
    statement(`board_from_${timeframe}`, (queries, tables) => {
      const columns = columnsOf(tables, timeframe);
      return entriesOn(queries, tables, columns)
        .where(and(columns.isOn, lte(columns.score, sql.placeholder('score'))))
        .orderBy(desc(columns.score), desc(tables.standings.userId))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'));
    }),
);

const below = perTimeframe<List & At, BoardEntry[]>((timeframe) =>
  statement(`board_below_${timeframe}`, (queries, tables) => {
    const columns = columnsOf(tables, timeframe);
    return entriesOn(queries, tables, columns)
      .where(and(columns.isOn, sql`(${columns.score}, ${tables.standings.userId}) < ${PLACE}`))
      .orderBy(desc(columns.score), desc(tables.standings.userId))
      .limit(sql.placeholder('limit'));
  }),
);

const above = perTimeframe<List & At, BoardEntry[]>((timeframe) =>
  statement(`board_above_${timeframe}`, (queries, tables) => {
    const columns = columnsOf(tables, timeframe);
    return entriesOn(queries, tables, columns)
      .where(and(columns.isOn, sql`(${columns.score}, ${tables.standings.userId}) > ${PLACE}`))
      .orderBy(asc(columns.score), asc(tables.standings.userId))
      .limit(sql.placeholder('limit'));
  }),
);

const ownEntry = perTimeframe<OnBoard & { readonly userId: string }, BoardEntry[]>((timeframe) =>
  statement(`board_own_${timeframe}`, (queries, tables) => {
    const columns = columnsOf(tables, timeframe);
    return entriesOn(queries, tables, columns).where(
      and(eq(tables.standings.userId, sql.placeholder('userId')), columns.isOn),
    );
  }),
);

type Above = OnBoard &
  At & {
    readonly coarse: number;
    readonly coarseEnd: number;
    readonly fine: number;
    readonly fineEnd: number;
    readonly highest: number;
  };

/** How many students have a higher score, and how many the same one and come before. */
const countAbove = perTimeframe<Above, { higher: number; before: number; version: number }[]>((timeframe) =>
  statement(`board_count_${timeframe}`, (queries, tables) => {
    const { standings, standingBoards, standingCounts: counts } = tables;
    const columns = columnsOf(tables, timeframe);
    const summed = (from: string, until: string) =>
      queries
        .select({ sum: sql`coalesce(sum(${counts.students}), 0)` })
        .from(counts)
        .where(
          and(
            eq(counts.board, sql.placeholder('board')),
            eq(counts.period, sql.placeholder('period')),
            sql`${counts.bucket} > ${sql.placeholder(from)}`,
            lt(counts.bucket, sql.placeholder(until)),
          ),
        );
    const counted = (condition: SQL | undefined) =>
      queries
        .select({ count: sql`count(*)` })
        .from(standings)
        .where(and(columns.isOn, condition));
    const inBucket = and(
      sql`${columns.score} > ${sql.placeholder('score')}`,
      lte(columns.score, sql.placeholder('highest')),
    );
    const sameBefore = and(
      eq(columns.score, sql.placeholder('score')),
      sql`${standings.userId} > ${sql.placeholder('userId')}`,
    );
    return queries
      .select({
        higher:
          sql<number>`${summed('coarse', 'coarseEnd')} + ${summed('fine', 'fineEnd')} + ${counted(inBucket)}`.mapWith(
            Number,
          ),
        before: sql<number>`${counted(sameBefore)}`.mapWith(Number),
        version: standingBoards.version,
      })
      .from(standingBoards)
      .where(
        and(
          eq(standingBoards.board, sql.placeholder('board')),
          eq(standingBoards.period, sql.placeholder('period')),
        ),
      );
  }),
);

const namesOf = statement<{ readonly ids: string }, (Names & { userId: string })[]>(
  'board_names',
  (queries, { users }, dialect) =>
    queries
      .select({
        userId: users.id,
        fullName: users.fullName,
        username: users.username,
        nickname: users.nickname,
      })
      .from(users)
      .where(sql`${users.id} in ${jsonTexts(dialect, 'ids')}`),
);

const boardState = statement<OnBoard, BoardState[]>('board_state', (queries, { standingBoards: table }) =>
  queries
    .select({
      students: table.students,
      total: table.total,
      tests: table.tests,
      version: table.version,
      recountedAt: table.recountedAt,
      recountReason: table.recountReason,
    })
    .from(table)
    .where(and(eq(table.board, sql.placeholder('board')), eq(table.period, sql.placeholder('period')))),
);

const oldestWaiting = statement<Record<string, never>, { receivedAt: number }[]>(
  'board_waiting',
  (queries, { standingAttempts: table }) =>
    queries
      .select({ receivedAt: table.receivedAt })
      .from(table)
      .where(isNotNull(table.change))
      .orderBy(asc(table.receivedAt))
      .limit(1),
);

const EMPTY: BoardState = {
  students: 0,
  total: 0,
  tests: 0,
  version: 0,
  recountedAt: null,
  recountReason: null,
};

export async function readState(store: Store, { board, period }: Board): Promise<BoardState> {
  const [state] = await boardState(store, store.read, { board, period });
  return state ?? EMPTY;
}

/** When the oldest attempt that waits to be counted was received, epoch ms; null if all are counted. */
export async function oldestChange(store: Store): Promise<number | null> {
  const [row] = await oldestWaiting(store, store.read, {});
  return row?.receivedAt ?? null;
}

/** The student's row; undefined for one who is not on the board. */
export async function readEntry(
  store: Store,
  { timeframe, ...on }: Board,
  userId: string,
): Promise<BoardEntry | undefined> {
  const [entry] = await ownEntry(store, timeframe, { ...on, userId });
  return entry;
}

/** What the students of some rows are called now, by id. */
export async function readNames(
  store: Store,
  entries: readonly Pick<BoardEntry, 'userId'>[],
): Promise<Map<string, Names>> {
  const ids = JSON.stringify(entries.map(({ userId }) => userId));
  const rows = await namesOf(store, store.read, { ids });
  return new Map(rows.map(({ userId, ...names }) => [userId, names]));
}

/** Those who come after a place, from the next one on. */
export function readBelow(
  store: Store,
  { timeframe, ...on }: Board,
  { score, userId }: Place,
  limit: number,
): Promise<BoardEntry[]> {
  return below(store, timeframe, { ...on, score, userId, limit });
}

/** Those who come before a place, up to it, in the order of the board. */
export async function readAbove(
  store: Store,
  { timeframe, ...on }: Board,
  { score, userId }: Place,
  limit: number,
): Promise<BoardEntry[]> {
  return (await above(store, timeframe, { ...on, score, userId, limit })).reverse();
}

/** What is known of a place, at one moment. */
export interface PlaceCount {
  /** 1 and how many have a higher score. */
  readonly rank: number;
  /** How many come before it in the order of the board. */
  readonly before: number;
  /** Of the board, see BoardState. */
  readonly version: number;
}

export async function readRank(
  store: Store,
  { timeframe, board, period }: Board,
  { score, userId }: Place,
): Promise<PlaceCount> {
  const [coarse, fine] = bucketsOf(score);
  const [row] = await countAbove(store, timeframe, {
    board,
    period,
    score,
    userId,
    coarse,
    coarseEnd: COARSE_END,
    fine,
    fineEnd: fineBucketsOf(coarse).until,
    highest: highestIn(fine),
  });
  const higher = row?.higher ?? 0;
  return { rank: higher + 1, before: higher + (row?.before ?? 0), version: row?.version ?? 0 };
}

/** The rows from a place in the order of the board on: `offset` rows below the first of those with at most `score`. */
export function readFrom(
  store: Store,
  { timeframe, ...on }: Board,
  { score, offset }: Position,
  limit: number,
): Promise<BoardEntry[]> {
  return fromScore(store, timeframe, { ...on, score, offset, limit });
}
