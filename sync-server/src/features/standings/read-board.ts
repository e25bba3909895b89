import type { Store } from '../../database/index.ts';
import {
  readAbove,
  readBelow,
  readEntry,
  readFrom,
  readRank,
  readState,
  type Board,
  type BoardEntry,
  type BoardState,
  type Place,
  type PlaceCount,
} from './board-queries.ts';
import { positionOf } from './positions.ts';

export interface Ranked extends BoardEntry {
  readonly rank: number;
}

export interface BoardPage {
  readonly entries: readonly Ranked[];
  readonly state: BoardState;
}

/** Where a page begins: at a position, or behind a row that was shown before (SG9). */
export type PageStart = { readonly offset: number } | { readonly after: Place };

export interface Neighbourhood {
  /** In the order of the board, the student among them. */
  readonly entries: readonly Ranked[];
  /** The student's index in `entries`. */
  readonly place: number;
}

const MOST_TRIES = 3;

export async function readPage(
  store: Store,
  board: Board,
  start: PageStart,
  limit: number,
): Promise<BoardPage> {
  return whole(store, board, async (state) => {
    const entries = await entriesAt(store, board, state, start, limit);
    const isFirst = 'offset' in start && start.offset === 0;
    return { entries, isFirst, with: (ranked) => ({ entries: ranked, state }) };
  });
}

async function entriesAt(
  store: Store,
  board: Board,
  { version }: BoardState,
  start: PageStart,
  limit: number,
): Promise<BoardEntry[]> {
  if ('after' in start) return readBelow(store, board, start.after, limit);
  const position = await positionOf(store, { ...board, version }, start.offset);
  return position === null ? [] : readFrom(store, board, position, limit);
}

/** @returns null for a student who is not on the board. */
export function readNeighbours(
  store: Store,
  board: Board,
  userId: string,
  nearby: number,
): Promise<Neighbourhood | null> {
  return whole<Neighbourhood | null>(store, board, async () => {
    const entry = await readEntry(store, board, userId);
    if (entry === undefined) return { entries: [], isFirst: false, with: () => null };
    const higher = nearby === 0 ? [] : await readAbove(store, board, entry, nearby);
    const lower = nearby === 0 ? [] : await readBelow(store, board, entry, nearby);
    return {
      entries: [...higher, entry, ...lower],
      isFirst: false,
      with: (entries) => ({ entries, place: higher.length }),
    };
  });
}

/** Rows that follow each other on the board, and the answer once they have their ranks. */
interface Found<T> {
  readonly entries: readonly BoardEntry[];
  /** They are the first of the board, so that their ranks need no counting. */
  readonly isFirst: boolean;
  with(ranked: readonly Ranked[]): T;
}

/**
 * Reads in several steps, and again if the board has changed in between, so that ranks fit their rows. On a board that
 * changes faster than it is read, the last try may mix two states of it.
 */
async function whole<T>(
  store: Store,
  board: Board,
  read: (state: BoardState) => Promise<Found<T>>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const state = await readState(store, board);
    const found = await read(state);
    const [first] = found.entries;
    if (first === undefined) return found.with([]);
    const place = found.isFirst ? await firstPlace(store, board) : await readRank(store, board, first);
    if (tried === MOST_TRIES || place.version === state.version)
      return found.with(withRanks(found.entries, place));
  }
}

async function firstPlace(store: Store, board: Board): Promise<PlaceCount> {
  const { version } = await readState(store, board);
  return { rank: 1, before: 0, version };
}

/** Equal scores share a rank (SG7). */
function withRanks(entries: readonly BoardEntry[], { rank, before }: PlaceCount): Ranked[] {
  let last: Ranked | undefined;
  return entries.map(({ userId, score, figures }, index) => {
    const next = last === undefined ? rank : before + index + 1;
    // Written out: to spread a row took a quarter of the time of a page.
    last = { userId, score, figures, rank: last?.score === score ? last.rank : next };
    return last;
  });
}
