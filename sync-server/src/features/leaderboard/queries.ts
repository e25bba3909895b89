import { and, asc, desc, eq, isNotNull, lt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Timeframe } from '@exam/shared-schema/contract';
import {
  jsonList,
  jsonTexts,
  rowLimit,
  statement,
  type Queries,
  type Store,
  type Tables,
} from '../../database/index.ts';
import { bucketsOf, COARSE_END, fineBucketsOf, highestIn } from './buckets.ts';
import type { Period } from './periods.ts';

/** A board in one period. */
export interface Leaderboard {
  /** A category's id, or OVERALL. */
  readonly board: string;
  readonly timeframe: Timeframe;
  readonly period: Period;
}

/** The position of a student: boards are ordered by score, then by id (SG7), both descending. */
export interface Place {
  readonly score: number;
  readonly userId: string;
}

/** `offset` rows below the first row with at most `score`. */
export interface Position {
  readonly score: number;
  readonly offset: number;
}

export interface LeaderboardEntry extends Place {
  /** See unpackFigures. */
  readonly figures: string;
}

export interface Names {
  readonly fullName: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly showsFullName: boolean;
  readonly isDemo: boolean;
}

export type LeaderboardState = Pick<
  Tables['standingBoards']['$inferSelect'],
  'students' | 'total' | 'tests' | 'version' | 'recountedAt' | 'recountReason'
>;

/** Rows with the state of their board at the time of reading. */
export interface Read {
  readonly entries: readonly LeaderboardEntry[];
  readonly state: LeaderboardState;
}

/** One statement per timeframe. */
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
  const onLeaderboard = eq(standings.board, sql.placeholder('board'));
  const { month, monthScore, monthFigures, week, weekScore, weekFigures } = standings;
  const period = sql.placeholder('period');
  const like = (score: unknown, figures: unknown, isOn: SQL | undefined) =>
    ({ score, figures, isOn }) as Columns;
  if (timeframe === 'monthly') return like(monthScore, monthFigures, and(onLeaderboard, eq(month, period)));
  if (timeframe === 'weekly') return like(weekScore, weekFigures, and(onLeaderboard, eq(week, period)));
  return like(standings.score, standings.figures, onLeaderboard);
}

function isLeaderboard({ board, period }: Tables['standingBoards'] | Tables['standingCounts']) {
  return and(eq(board, sql.placeholder('board')), eq(period, sql.placeholder('period')));
}

function stateOf({
  standingBoards: { students, total, tests, version, recountedAt, recountReason },
}: Tables) {
  return { students, total, tests, version, recountedAt, recountReason };
}

function entriesOn(queries: Queries, { standings }: Tables, { score, figures }: Columns) {
  const named = { score: sql`${score}`.as('score'), figures: sql`${figures}`.as('figures') };
  return queries.select({ userId: standings.userId, ...named }).from(standings);
}

type PackedEntry = [userId: string, score: number, figures: string];

/** Rows of entriesOn as one JSON value. */
function packed(dialect: Store['dialect'], rows: SQLWrapper): SQL<PackedEntry[]> {
  return jsonList(dialect, rows, ['userId', 'score', 'figures']) as SQL<PackedEntry[]>;
}

type OnLeaderboard = { readonly board: string; readonly period: Period };
type At = { readonly score: number; readonly userId: string };
type List = OnLeaderboard & { readonly limit: number };
type ListRead = LeaderboardState & { readonly list: PackedEntry[] };

/** The rows of a board that meet a condition, highest first, with the board's state. */
function listOf(timeframe: Timeframe, name: string, condition: (columns: Columns, tables: Tables) => SQL) {
  return statement<List & Record<string, unknown>, ListRead[]>(
    `board_${name}_${timeframe}`,
    (queries, tables, dialect) => {
      const columns = columnsOf(tables, timeframe);
      const rows = entriesOn(queries, tables, columns)
        .where(and(columns.isOn, condition(columns, tables)))
        .orderBy(desc(columns.score), desc(tables.standings.userId))
        .limit(rowLimit('limit'))
        .offset(rowLimit('offset'));
      return queries
        .select({ ...stateOf(tables), list: packed(dialect, rows) })
        .from(tables.standingBoards)
        .where(isLeaderboard(tables.standingBoards));
    },
  );
}

const fromScore = perTimeframe<List & { readonly score: number; readonly offset: number }, ListRead[]>(
  (timeframe) => listOf(timeframe, 'from', ({ score }) => lte(score, sql.placeholder('score'))),
);

const below = perTimeframe<List & At & { readonly offset: 0 }, ListRead[]>((timeframe) =>
  listOf(timeframe, 'below', ({ score }, { standings }) => {
    const place = sql`(${sql.placeholder('score')}, ${sql.placeholder('userId')})`;
    return sql`(${score}, ${standings.userId}) < ${place}`;
  }),
);

interface AroundRead extends LeaderboardState {
  /** Nearest first, as `lower`. */
  readonly higher: PackedEntry[];
  readonly own: PackedEntry[];
  readonly lower: PackedEntry[];
}

/** A student and the neighbours on both sides. */
const around = perTimeframe<List & { readonly userId: string }, AroundRead[]>((timeframe) =>
  statement(`board_around_${timeframe}`, (queries, tables, dialect) => {
    const columns = columnsOf(tables, timeframe);
    const { standings, standingBoards } = tables;
    const userId = sql.placeholder('userId');
    const isOwn = and(eq(standings.userId, userId), columns.isOn);
    const ownScore = queries.select({ score: columns.score }).from(standings).where(isOwn);
    const rowsWhere = (condition: SQL | undefined) => entriesOn(queries, tables, columns).where(condition);
    const beyond = (sign: SQL, order: typeof asc) =>
      rowsWhere(
        and(columns.isOn, sql`(${columns.score}, ${standings.userId}) ${sign} ((${ownScore}), ${userId})`),
      )
        .orderBy(order(columns.score), order(standings.userId))
        .limit(rowLimit('limit'));
    return queries
      .select({
        ...stateOf(tables),
        higher: packed(dialect, beyond(sql`>`, asc)),
        own: packed(dialect, rowsWhere(isOwn)),
        lower: packed(dialect, beyond(sql`<`, desc)),
      })
      .from(standingBoards)
      .where(isLeaderboard(standingBoards));
  }),
);

type Above = OnLeaderboard &
  At & {
    readonly coarse: number;
    readonly coarseEnd: number;
    readonly fine: number;
    readonly fineEnd: number;
    readonly highest: number;
  };

/** The number of students with a higher score, and of those with an equal score who come before. */
const countAbove = perTimeframe<Above, { higher: number; equalBefore: number; version: number }[]>(
  (timeframe) =>
    statement(`board_count_${timeframe}`, (queries, tables) => {
      const { standings, standingBoards, standingCounts: counts } = tables;
      const columns = columnsOf(tables, timeframe);
      const summed = (from: string, until: string) =>
        queries
          .select({ sum: sql`coalesce(sum(${counts.students}), 0)` })
          .from(counts)
          .where(
            and(
              isLeaderboard(counts),
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
          equalBefore: sql<number>`${counted(sameBefore)}`.mapWith(Number),
          version: standingBoards.version,
        })
        .from(standingBoards)
        .where(isLeaderboard(standingBoards));
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
        showsFullName: users.showsFullName,
        isDemo: users.isDemo,
      })
      .from(users)
      .where(sql`${users.id} in ${jsonTexts(dialect, 'ids')}`),
);

const leaderboardState = statement<OnLeaderboard, LeaderboardState[]>('board_state', (queries, tables) =>
  queries.select(stateOf(tables)).from(tables.standingBoards).where(isLeaderboard(tables.standingBoards)),
);

const oldestWaiting = statement<Record<string, never>, { receivedAt: number }[]>(
  'board_waiting',
  (queries, { standingAttempts: table }) =>
    queries
      .select({ receivedAt: table.receivedAt })
      .from(table)
      .where(isNotNull(table.change))
      .orderBy(asc(table.receivedAt))
      .limit(rowLimit(1)),
);

const EMPTY: LeaderboardState = {
  students: 0,
  total: 0,
  tests: 0,
  version: 0,
  recountedAt: null,
  recountReason: null,
};

export async function readState(store: Store, { board, period }: Leaderboard): Promise<LeaderboardState> {
  const [state] = await leaderboardState(store, store.read, { board, period });
  return state ?? EMPTY;
}

/** When the oldest uncounted attempt was received, epoch ms; null if all are counted. */
export async function oldestChange(store: Store): Promise<number | null> {
  const [row] = await oldestWaiting(store, store.read, {});
  return row?.receivedAt ?? null;
}

/** The current names of the students of some rows, by id. */
export async function readNames(
  store: Store,
  entries: readonly Pick<LeaderboardEntry, 'userId'>[],
): Promise<Map<string, Names>> {
  const ids = JSON.stringify(entries.map(({ userId }) => userId));
  const rows = await namesOf(store, store.read, { ids });
  return new Map(rows.map(({ userId, ...names }) => [userId, names]));
}

/** The rows after a place. */
export async function readBelow(
  store: Store,
  { timeframe, ...on }: Leaderboard,
  { score, userId }: Place,
  limit: number,
): Promise<Read> {
  return readOf(await below(store, timeframe, { ...on, score, userId, limit, offset: 0 }));
}

/** The rows from a position on, in the order of the board. */
export async function readFrom(
  store: Store,
  { timeframe, ...on }: Leaderboard,
  { score, offset }: Position,
  limit: number,
): Promise<Read> {
  return readOf(await fromScore(store, timeframe, { ...on, score, offset, limit }));
}

function readOf([found]: readonly ListRead[]): Read {
  if (found === undefined) return { entries: [], state: EMPTY };
  const { list, ...state } = found;
  return { entries: list.map(unpack), state };
}

function unpack([userId, score, figures]: PackedEntry): LeaderboardEntry {
  return { userId, score, figures };
}

/**
 * A student and up to `nearby` rows on both sides, in the order of the board; no rows for a student who is not on it.
 * @returns also the student's index among the rows.
 */
export async function readAround(
  store: Store,
  { timeframe, ...on }: Leaderboard,
  userId: string,
  nearby: number,
): Promise<Read & { readonly place: number }> {
  const [found] = await around(store, timeframe, { ...on, userId, limit: nearby });
  if (found === undefined) return { entries: [], state: EMPTY, place: 0 };
  const { higher, own, lower, ...state } = found;
  const entries = [...higher.reverse(), ...own, ...lower].map(unpack);
  return { entries, state, place: higher.length };
}

/** The rank of a place at one time. */
export interface PlaceCount {
  /** 1 plus the number of students with a higher score. */
  readonly rank: number;
  /** The number of rows before it. */
  readonly before: number;
  /** See LeaderboardState. */
  readonly version: number;
}

export async function readRank(
  store: Store,
  { timeframe, board, period }: Leaderboard,
  { score, userId }: Place,
): Promise<PlaceCount> {
  const [coarse, fine] = bucketsOf(score);
  const [counted] = await countAbove(store, timeframe, {
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
  const { higher, equalBefore, version } = counted ?? { higher: 0, equalBefore: 0, version: 0 };
  return { rank: higher + 1, before: higher + equalBefore, version };
}
