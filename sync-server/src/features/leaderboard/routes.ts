import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  categoriesStatistics,
  categoryLeaderboard,
  categoryPosition,
  leaderboard,
  leaderboardPosition,
  type CategoryStatistics,
  type Timeframe,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { countOpenByCategory } from '../../papers/queries.ts';
import { FIRST_POSITION } from './positions.ts';
import { oldestChange, readFrom, readNames, type Leaderboard, type Names } from './queries.ts';
import { OVERALL } from './compute.ts';
import { readShown } from './demo-leaderboard.ts';
import { unpackFigures } from './formulas.ts';
import { periodAt } from './periods.ts';
import { readNeighbours, readPage, type PageStart, type Ranked } from './read-leaderboard.ts';
import {
  cursorAfter,
  inMarks,
  readCursor,
  toCategoryEntry,
  toEntry,
  toMeta,
  toPosition,
  toRankedUser,
} from './wire.ts';

/** The boards: public, with names and figures only (SG10). */
export function leaderboardRoutes(app: FastifyInstance, context: Context): void {
  const leaderboardOf = (board: string, timeframe: Timeframe): Leaderboard => ({
    board,
    timeframe,
    period: periodAt(timeframe, context.clock.now()),
  });
  bind(app, leaderboard, async ({ query }) => {
    const { rows, meta } = await pageOf(context, leaderboardOf(OVERALL, query.timeframe), query, toEntry);
    return { data: { leaderboard: rows, meta } };
  });
  bind(app, leaderboardPosition, async ({ params: { userId }, query: { timeframe, nearby } }) => {
    const board = leaderboardOf(OVERALL, timeframe);
    return { data: await positionOf(context.store, board, { userId, nearby }, toEntry) };
  });
  bind(app, categoryLeaderboard, async ({ params: { categoryId }, query }) => {
    const category = await categoryNamed(context.store, categoryId);
    const { rows, meta } = await pageOf(
      context,
      leaderboardOf(categoryId, query.timeframe),
      query,
      toCategoryEntry,
    );
    return { data: { leaderboard: rows, meta, category } };
  });
  bind(app, categoryPosition, async ({ params: { categoryId, userId }, query: { timeframe, nearby } }) => {
    const category = await categoryNamed(context.store, categoryId);
    const board = leaderboardOf(categoryId, timeframe);
    const found = await positionOf(context.store, board, { userId, nearby }, toCategoryEntry);
    return { data: { ...found, category } };
  });
  bind(app, categoriesStatistics, async ({ query: { timeframe } }) => ({
    data: { categories: await statisticsOf(context.store, (id) => leaderboardOf(id, timeframe)) },
  }));
}

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly after?: string | undefined;
}

/** Converts a row to its wire form. */
type ToWire<Row> = (entry: Ranked, names: Names | undefined) => Row;

async function allToWire<Row>(store: Store, entries: readonly Ranked[], toWire: ToWire<Row>): Promise<Row[]> {
  const names = await readNames(store, entries);
  return entries.map((entry) => toWire(entry, names.get(entry.userId)));
}

async function pageOf<Row>(
  { store, clock }: Context,
  board: Leaderboard,
  { page, limit, after }: PageQuery,
  toWire: ToWire<Row>,
) {
  const waitingSince = await oldestChange(store);
  const now = clock.now();
  const start = startOf({ page, limit, after });
  const { entries, state, isDemo } = await readShown(board, (on) => readPage(store, on, start, limit));
  const next = cursorAfter(entries, limit);
  const meta = toMeta({ page, limit }, { board, state, now, waitingSince, next, isDemo });
  return { rows: await allToWire(store, entries, toWire), meta };
}

function startOf({ page, limit, after }: PageQuery): PageStart {
  return after === undefined ? { offset: (page - 1) * limit } : { after: readCursor(after) };
}

/** @throws AppError NOT_FOUND */
async function categoryNamed({ read, t: { categories } }: Store, id: string) {
  const [category] = await read
    .select({ _id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.id, id));
  if (category === undefined) throw new AppError('NOT_FOUND');
  return category;
}

interface Asked {
  readonly userId: string;
  readonly nearby: number;
}

async function positionOf<Row>(
  store: Store,
  board: Leaderboard,
  { userId, nearby }: Asked,
  toWire: ToWire<Row>,
) {
  const listed = await listedNames(store, userId);
  const found = await readShown(board, (on) => readNeighbours(store, on, userId, nearby));
  const own = found.entries[found.place];
  const user = toRankedUser(userId, own === undefined ? undefined : listed);
  if (own === undefined) return { position: null, user, userPosition: null, nearbyUsers: [] };
  const nearbyUsers = await allToWire(store, found.entries, toWire);
  return { position: toPosition(own), user, userPosition: found.place, nearbyUsers };
}

/**
 * SG10: the names of students who do not appear on boards are not sent.
 * @returns undefined for an account that no board may show. @throws AppError NOT_FOUND
 */
async function listedNames({ read, t: { users } }: Store, id: string): Promise<Names | undefined> {
  const {
    role,
    accountStatus: status,
    isListed,
    fullName,
    username,
    nickname,
    showsFullName,
    isDemo,
  } = users;
  const [user] = await read
    .select({ role, status, isListed, fullName, username, nickname, showsFullName, isDemo })
    .from(users)
    .where(eq(users.id, id));
  if (user === undefined || user.status === 'deleted') throw new AppError('NOT_FOUND');
  return user.role === 'student' && user.isListed && user.status !== 'banned' ? user : undefined;
}

async function statisticsOf(
  store: Store,
  leaderboardOf: (categoryId: string) => Leaderboard,
): Promise<CategoryStatistics[]> {
  const { categories } = store.t;
  const active = await store.read
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.name));
  const papers = await countOpenByCategory(store);
  return Promise.all(
    active.map(async ({ id, name }) => ({
      ...(await statisticsOfOne(store, leaderboardOf(id), name)),
      totalTestsAvailable: papers.get(id) ?? 0,
    })),
  );
}

async function statisticsOfOne(
  store: Store,
  board: Leaderboard,
  categoryName: string,
): Promise<Omit<CategoryStatistics, 'totalTestsAvailable'>> {
  const { entries, state, isDemo } = await readShown(board, (on) => readFrom(store, on, FIRST_POSITION, 1));
  const { students, total, tests } = state;
  const names = await readNames(store, entries);
  const [top] = entries;
  return {
    categoryId: board.board,
    categoryName,
    hasLeaderboard: students > 0,
    totalParticipants: students,
    topPerformer: top === undefined ? null : toRankedUser(top.userId, names.get(top.userId)),
    topScore: top === undefined ? null : inMarks(unpackFigures(top.figures).total),
    averageScore: students === 0 ? null : inMarks(total / students),
    totalTests: tests,
    ...(isDemo && { isDemo }),
  };
}
