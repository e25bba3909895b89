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
    const entries =
      'after' in start
        ? await readBelow(store, board, start.after, limit)
        : await readFrom(store, board, start.offset, limit);
    return { entries, with: (ranked) => ({ entries: ranked, state }) };
  });
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
    if (entry === undefined) return { entries: [], with: () => null };
    const higher = nearby === 0 ? [] : await readAbove(store, board, entry, nearby);
    const lower = nearby === 0 ? [] : await readBelow(store, board, entry, nearby);
    return {
      entries: [...higher, entry, ...lower],
      with: (entries) => ({ entries, place: higher.length }),
    };
  });
}

/** Rows that follow each other on the board, and the answer once they have their ranks. */
interface Found<T> {
  readonly entries: readonly BoardEntry[];
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
    const place = await readRank(store, board, first);
    if (tried === MOST_TRIES || place.version === state.version)
      return found.with(withRanks(found.entries, place));
  }
}

/** Equal scores share a rank (SG7). */
function withRanks(entries: readonly BoardEntry[], { rank, before }: PlaceCount): Ranked[] {
  const ranked: Ranked[] = [];
  for (const [index, entry] of entries.entries()) {
    const previous = ranked.at(-1);
    const first = previous === undefined ? rank : before + index + 1;
    ranked.push({ ...entry, rank: previous?.score === entry.score ? previous.rank : first });
  }
  return ranked;
}
