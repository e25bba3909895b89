import { closeSync, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../src/context.ts';
import { statement, type Store } from '../../src/database/index.ts';
import { readRank } from '../../src/features/leaderboard/queries.ts';
import { readNeighbours, readPage } from '../../src/features/leaderboard/read-leaderboard.ts';
import { fillLeaderboard, type PlacedStudent } from '../fill-leaderboard.ts';
import { openContext } from '../prepare.ts';
import { microseconds, timesOf, type Times } from '../times.ts';
import { times, type Bench, type Row } from './row.ts';

const ASKED = 10_000;
/** rank() reads every row. */
const RANKED_BY_ENGINE = 20;
const PAGE = 50;
/** Of those that one size adds. */
const MOST_ASKED = 10_000;
const MUST_US = 200;
const board = { board: '', timeframe: 'alltime', period: 0 } as const;

/** Ranks, neighbours and pages among ever more students, in the database layer: without HTTP, and without names. */
export async function leaderboard(bench: Bench): Promise<Row[]> {
  const directory = path.join(bench.world.directory, 'standings');
  mkdirSync(directory, { recursive: true });
  const rows = await onEngine(bench, await openContext(directory), 'embedded', () => readFiles(directory));
  rmSync(directory, { recursive: true, force: true });
  return rows;
}

/** The same on PostgreSQL. DATABASE_URL names an empty database that may keep what is put into it. */
export async function leaderboardOnPostgres(bench: Bench): Promise<Row[]> {
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) return [];
  return onEngine(bench, await openContext('', databaseUrl), 'PostgreSQL', () => undefined);
}

/** So that they lie in the cache of the operating system, as those of a server that has been asked before. */
function readFiles(directory: string): void {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => path.join(directory, name)).filter((file) => statSync(file).isFile());
  const chunk = Buffer.alloc(1 << 20);
  for (const file of files) {
    const open = openSync(file, 'r');
    while (readSync(open, chunk) > 0);
    closeSync(open);
  }
}

async function onEngine({ full }: Bench, context: Context, engine: string, warm: () => void): Promise<Row[]> {
  const rows: Row[] = [];
  const asked: PlacedStudent[] = [];
  let filled = 0;
  for (const size of full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000]) {
    const added = await fillLeaderboard(context, size - filled, `board-${size}`);
    filled = size;
    // A million of them in memory would have the garbage collector of this process measured too.
    for (let place = 0; place < added.length; place += Math.ceil(added.length / MOST_ASKED)) {
      asked.push(added[place] as PlacedStudent);
    }
    warm();
    rows.push(...(await rowsAt(context.store, { size, asked }, engine)));
  }
  await context.store.close();
  return rows;
}

interface Filled {
  readonly size: number;
  /** Some of the students. */
  readonly asked: readonly PlacedStudent[];
}

async function rowsAt(store: Store, { size, asked: students }: Filled, engine: string): Promise<Row[]> {
  const somebody = () => students[Math.floor(Math.random() * students.length)] as PlacedStudent;
  const somewhere = () => Math.floor((Math.random() * size) / PAGE) * PAGE;
  const asked: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['rank', () => readRank(store, board, somebody())],
    ['rank and 5 neighbours on both sides', () => readNeighbours(store, board, somebody().userId, 5)],
    ['first 50', () => readPage(store, board, { offset: 0 }, PAGE)],
    ['50 at any page', () => readPage(store, board, { offset: somewhere() }, PAGE)],
  ];
  const byEngine = await timesOf(RANKED_BY_ENGINE, () =>
    rankByEngine(store, store.read, { userId: somebody().userId }),
  );
  const rows: Row[] = [];
  for (const [what, ask] of asked) {
    const taken = await timesOf(ASKED, ask);
    rows.push(rowOf(`Leaderboard of ${size}, ${engine}: ${what}`, taken, what === 'rank' ? byEngine : null));
  }
  return rows;
}

function rowOf(what: string, taken: Times, byEngine: Times | null): Row {
  const beside =
    byEngine === null ? '' : `; rank() of the same engine beside it: ${times(byEngine.p50, taken.p50)} of it`;
  return {
    what,
    figure: microseconds(taken),
    ratio: `p99 ${times(taken.p99, MUST_US)} of the 200 us allowed${beside}`,
  };
}

/** What SQL itself offers. */
const rankByEngine = statement<{ readonly userId: string }, { rank: number }[]>(
  'rank_by_engine',
  (queries, { standings: table }) => {
    const rank = sql<number>`rank() over (order by ${table.score} desc)`.mapWith(Number).as('rank');
    const all = queries
      .select({ userId: table.userId, rank })
      .from(table)
      .where(eq(table.board, ''))
      .as('all_ranks');
    return queries
      .select({ rank: all.rank })
      .from(all)
      .where(eq(all.userId, sql.placeholder('userId')));
  },
);
