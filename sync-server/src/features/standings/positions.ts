import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { statement, type Store } from '../../database/index.ts';
import { COARSE_END, fineBucketsOf, HIGHEST, highestIn } from './buckets.ts';

/** `offset` rows below the first of those that have at most `score`. */
export interface Position {
  readonly score: number;
  readonly offset: number;
}

interface BoardAt {
  readonly board: string;
  readonly period: number;
  /** Of the board, see BoardState. */
  readonly version: number;
}

interface BucketCount {
  readonly bucket: number;
  readonly students: number;
}

type Range = { readonly from: number; readonly until: number };

/** How many students are in each bucket of a range, the highest scores first. */
const countsIn = statement<Range & { readonly board: string; readonly period: number }, BucketCount[]>(
  'board_counts_in',
  (queries, { standingCounts: counts }) =>
    queries
      .select({ bucket: counts.bucket, students: counts.students })
      .from(counts)
      .where(
        and(
          eq(counts.board, sql.placeholder('board')),
          eq(counts.period, sql.placeholder('period')),
          gte(counts.bucket, sql.placeholder('from')),
          lt(counts.bucket, sql.placeholder('until')),
        ),
      )
      .orderBy(desc(counts.bucket)),
);

export const FIRST_POSITION: Position = { score: HIGHEST, offset: 0 };

/** The row at an index of the board, counted from 0; null if the board is shorter. */
export async function positionOf(store: Store, on: BoardAt, index: number): Promise<Position | null> {
  if (index === 0) return FIRST_POSITION;
  const coarse = await bucketAt(store, on, { from: 0, until: COARSE_END }, index);
  if (coarse === null) return null;
  const fine = await bucketAt(store, on, fineBucketsOf(coarse.bucket), coarse.offset);
  return fine === null ? null : { score: highestIn(fine.bucket), offset: fine.offset };
}

async function bucketAt(store: Store, on: BoardAt, range: Range, index: number) {
  let offset = index;
  for (const { bucket, students } of await countsOf(store, on, range)) {
    if (offset < students) return { bucket, offset };
    offset -= students;
  }
  return null;
}

interface Known {
  version: number;
  readonly ranges: Map<number, readonly BucketCount[]>;
}

/** More than there are boards that somebody reads within the same second. */
const MOST_KNOWN = 200;
const knownOf = new WeakMap<Store, Map<string, Known>>();

/**
 * In memory until the board has a new version: reading and adding up some 300 rows takes longer than the page itself. Counts that
 * were read while the board changed are kept under the version before, which is asked for only by a reader that notices
 * the change and reads again.
 */
async function countsOf(
  store: Store,
  { board, period, version }: BoardAt,
  range: Range,
): Promise<readonly BucketCount[]> {
  let boards = knownOf.get(store);
  if (boards === undefined) knownOf.set(store, (boards = new Map()));
  const key = `${board} ${period}`;
  let known = boards.get(key);
  if (known === undefined || known.version !== version) {
    if (boards.size >= MOST_KNOWN) boards.clear();
    boards.set(key, (known = { version, ranges: new Map() }));
  }
  let counts = known.ranges.get(range.from);
  if (counts === undefined) {
    counts = await countsIn(store, store.read, { board, period, ...range });
    known.ranges.set(range.from, counts);
  }
  return counts;
}
