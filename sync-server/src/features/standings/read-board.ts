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

const MOST_TRIES = 3;

/**
 * Reads in several steps and again if the board has changed in between, so that ranks fit their rows. On a board that
 * changes faster than it is read, the last try may mix two states of it.
 */
async function whole<T>(store: Store, board: Board, read: (state: BoardState) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const state = await readState(store, board);
    const result = await read(state);
    if (tried === MOST_TRIES || (await readState(store, board)).version === state.version) return result;
  }
}

export function readPage(store: Store, board: Board, start: PageStart, limit: number): Promise<BoardPage> {
  return whole(store, board, async (state) => {
    const entries =
      'after' in start
        ? await readBelow(store, board, start.after, limit)
        : await readFrom(store, board, start.offset, limit);
    return { entries: await ranked(store, board, entries), state };
  });
}

export interface Neighbourhood {
  readonly own: Ranked;
  /** In the order of the board, the student among them. */
  readonly entries: readonly Ranked[];
  readonly place: number;
}

/** @returns null for a student who is not on the board. */
export function readNeighbours(
  store: Store,
  board: Board,
  userId: string,
  nearby: number,
): Promise<Neighbourhood | null> {
  return whole(store, board, async () => {
    const entry = await readEntry(store, board, userId);
    if (entry === undefined) return null;
    const higher = nearby === 0 ? [] : await readAbove(store, board, entry, nearby);
    const lower = nearby === 0 ? [] : await readBelow(store, board, entry, nearby);
    const entries = await ranked(store, board, [...higher, entry, ...lower]);
    return { own: entries[higher.length] as Ranked, entries, place: higher.length };
  });
}

/** Rows that follow each other, with their ranks: equal scores share one (SG7). */
async function ranked(store: Store, board: Board, entries: readonly BoardEntry[]): Promise<Ranked[]> {
  const [first] = entries;
  if (first === undefined) return [];
  const { rank, before } = await readRank(store, board, first);
  const ranks: Ranked[] = [];
  for (const [index, entry] of entries.entries()) {
    const previous = ranks[index - 1] ?? { score: first.score, rank };
    const isEqual = previous.score === entry.score;
    ranks.push({ ...entry, rank: isEqual ? previous.rank : before + index + 1 });
  }
  return ranks;
}
