import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { statement, type Queries, type Store } from '../../database/index.ts';
import type { Leaderboard, Position } from './queries.ts';
import { COARSE_END, fineBucketsOf, HIGHEST, highestIn } from './buckets.ts';

export const FIRST_POSITION: Position = { score: HIGHEST, offset: 0 };

interface BucketCount {
  readonly bucket: number;
  readonly students: number;
  /** Of the board, see LeaderboardState. */
  readonly version: number;
}

type LeaderboardPeriod = Pick<Leaderboard, 'board' | 'period'>;
type Range = { readonly from: number; readonly until: number };

/** The number of students in each bucket of a range, highest scores first. */
const countsIn = statement<Range & LeaderboardPeriod, BucketCount[]>(
  'board_counts_in',
  (queries, { standingCounts: counts, standingBoards: boards }) =>
    queries
      .select({ bucket: counts.bucket, students: counts.students, version: boards.version })
      .from(counts)
      .innerJoin(boards, and(eq(boards.board, counts.board), eq(boards.period, counts.period)))
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

/** The position of the row at an index, in a version of the board; null if the board was shorter. */
export interface Found {
  readonly position: Position | null;
  readonly version: number;
}

/**
 * Finds the row at an index of a board, counted from 0.
 * @param newest the newest version of the board that the caller has seen: older cached counts are read again.
 * @returns an outdated version if the board has changed meanwhile.
 */
export async function findPosition(
  store: Store,
  { board, period }: LeaderboardPeriod,
  index: number,
  newest: number,
): Promise<Found> {
  const on = { board, period };
  const all = await countsOf(store, on, { from: 0, until: COARSE_END }, newest);
  const coarse = bucketAt(all.counts, index);
  if (coarse === null) return { position: null, version: all.version };
  const part = await countsOf(store, on, fineBucketsOf(coarse.bucket), all.version);
  const fine = bucketAt(part.counts, coarse.offset);
  return {
    position: fine === null ? null : { score: highestIn(fine.bucket), offset: fine.offset },
    version: Math.min(all.version, part.version),
  };
}

function bucketAt(counts: readonly BucketCount[], index: number) {
  let offset = index;
  for (const { bucket, students } of counts) {
    if (offset < students) return { bucket, offset };
    offset -= students;
  }
  return null;
}

interface KnownCounts {
  readonly version: number;
  readonly counts: readonly BucketCount[];
}

/** Cached ranges: several of each board that is read within the same second. */
const MOST_KNOWN = 5000;
const knownOf = new WeakMap<Queries, Map<string, KnownCounts>>();

/** Cached, because reading and summing some hundred counts takes as long as the page itself. */
async function countsOf(
  store: Store,
  { board, period }: LeaderboardPeriod,
  range: Range,
  newest: number,
): Promise<KnownCounts> {
  let known = knownOf.get(store.read);
  if (known === undefined) knownOf.set(store.read, (known = new Map()));
  const key = `${board} ${period} ${range.from}`;
  const kept = known.get(key);
  if (kept !== undefined && kept.version >= newest) return kept;
  const counts = await countsIn(store, store.read, { board, period, ...range });
  const found = { version: counts[0]?.version ?? 0, counts };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}
