import type { Store } from '../../database/index.ts';
import {
  readAround,
  readBelow,
  readFrom,
  readRank,
  readState,
  type Leaderboard,
  type LeaderboardEntry,
  type LeaderboardState,
  type Place,
  type PlaceCount,
  type Read,
} from './queries.ts';
import { findPosition, FIRST_POSITION } from './positions.ts';

export interface Ranked extends LeaderboardEntry {
  readonly rank: number;
}

/** Consecutive rows of a board. */
export interface LeaderboardPage {
  readonly entries: readonly Ranked[];
  readonly state: LeaderboardState;
}

/** Start of a page: an offset, or the last row of the previous page (SG9). */
export type PageStart = { readonly offset: number } | { readonly after: Place };

export interface Neighbourhood {
  /** In the order of the board, including the student; empty if the student is not on it. */
  readonly entries: readonly Ranked[];
  /** The student's index in `entries`. */
  readonly place: number;
  readonly state: LeaderboardState;
}

const MOST_TRIES = 3;

export async function readPage(
  store: Store,
  board: Leaderboard,
  start: PageStart,
  limit: number,
): Promise<LeaderboardPage> {
  const { entries, state } = await whole(store, board, (newest) => {
    if ('after' in start) return readBelow(store, board, start.after, limit);
    return readAt(store, board, { index: start.offset, limit }, newest);
  });
  return { entries, state };
}

async function readAt(
  store: Store,
  board: Leaderboard,
  { index, limit }: { readonly index: number; readonly limit: number },
  newest: number,
): Promise<Begun> {
  if (index === 0) return { ...(await readFrom(store, board, FIRST_POSITION, limit)), isFirst: true };
  const { position, version } = await findPosition(store, board, index, newest);
  if (position !== null) return { ...(await readFrom(store, board, position, limit)), foundAt: version };
  return { entries: [], state: await readState(store, board), foundAt: version };
}

export async function readNeighbours(
  store: Store,
  board: Leaderboard,
  userId: string,
  nearby: number,
): Promise<Neighbourhood> {
  return whole(store, board, () => readAround(store, board, userId, nearby));
}

interface Begun extends Read {
  /** Whether the rows are the first of the board, so that their ranks need no counting. */
  readonly isFirst?: boolean;
  /** The version of the board in which the rows were located. */
  readonly foundAt?: number;
}

/**
 * Reads rows and then the rank of the first of them, and repeats that if the board has changed in between, so that ranks
 * match their rows. On a board that changes faster than it is read, the last try may mix two states of it.
 * @param read gets the newest version of the board seen so far.
 */
async function whole<Rows extends Begun>(
  store: Store,
  board: Leaderboard,
  read: (newest: number) => Promise<Rows>,
): Promise<Rows & LeaderboardPage> {
  let newest = 0;
  for (let tried = 1; ; tried += 1) {
    const rows = await read(newest);
    const { version } = rows.state;
    const place = await placeOf(store, board, rows);
    if (tried === MOST_TRIES || (place.version === version && (rows.foundAt ?? version) === version))
      return { ...rows, entries: withRanks(rows.entries, place) };
    newest = place.version;
  }
}

async function placeOf(
  store: Store,
  board: Leaderboard,
  { entries, isFirst, state }: Begun,
): Promise<PlaceCount> {
  const [first] = entries;
  if (first === undefined || isFirst === true) return { rank: 1, before: 0, version: state.version };
  return readRank(store, board, first);
}

/** Equal scores share a rank (SG7). */
function withRanks(entries: readonly LeaderboardEntry[], { rank, before }: PlaceCount): Ranked[] {
  let last: Ranked | undefined;
  return entries.map(({ userId, score, figures }, index) => {
    const next = last === undefined ? rank : before + index + 1;
    // Written out, because spreading a row took a quarter of the time of a page.
    last = { userId, score, figures, rank: last?.score === score ? last.rank : next };
    return last;
  });
}
