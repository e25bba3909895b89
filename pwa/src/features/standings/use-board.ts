import {
  CATEGORY_LEADERBOARD_PAGE,
  categoryLeaderboard,
  categoryPosition,
  leaderboard,
  LEADERBOARD_PAGE,
  leaderboardPosition,
  NEARBY_USERS,
  type BoardMeta,
  type BoardPosition,
  type Timeframe,
} from '@exam/shared-schema/contract';
import type { CallFailure } from '../../api/index.ts';
import { useSeen, useSeenPagesBy, type SeenPages, type SeenQuery } from '../../state/index.ts';
import { fromCategory, fromOverall, nextBoardPage, rowsOf, type BoardPage, type BoardRow } from './board.ts';

export interface Board {
  /** In the order of the board, as far as loaded. */
  readonly rows: readonly BoardRow[];
  /** From the first page; null while nothing is loaded. */
  readonly meta: BoardMeta | null;
  readonly list: Omit<SeenPages<unknown>, 'pages'>;
}

export interface Place {
  /** Null while the student is not ranked, or nothing is known. */
  readonly position: BoardPosition | null;
  /** The rows around the student, including the student's own, in the order of the board. */
  readonly nearby: readonly BoardRow[];
  /** The server has answered, either with the student's position or that there is none. */
  readonly isKnown: boolean;
  readonly loading: boolean;
  readonly failure: CallFailure | null;
  readonly refresh: () => void;
}

/** The parameters of a board. */
export interface BoardOf {
  readonly timeframe: Timeframe;
  /** The user whose position is requested; null for none. */
  readonly userId: string | null;
}

export function useOverall({ timeframe, userId }: BoardOf): { board: Board; place: Place } {
  const query = { timeframe, limit: LEADERBOARD_PAGE };
  const pages = useSeenPagesBy(leaderboard, { query }, nextBoardPage);
  const seen = useSeen(
    leaderboardPosition,
    userId === null ? null : { params: { userId }, query: { timeframe, nearby: NEARBY_USERS } },
  );
  return { board: boardOf(pages, fromOverall), place: placeOf(seen, fromOverall) };
}

export function useCategory(categoryId: string, { timeframe, userId }: BoardOf) {
  const query = { timeframe, limit: CATEGORY_LEADERBOARD_PAGE };
  const pages = useSeenPagesBy(categoryLeaderboard, { params: { categoryId }, query }, nextBoardPage);
  const seen = useSeen(
    categoryPosition,
    userId === null ? null : { params: { categoryId, userId }, query: { timeframe, nearby: NEARBY_USERS } },
  );
  return {
    name: pages.pages[0]?.data.category.name ?? null,
    board: boardOf(pages, fromCategory),
    place: placeOf(seen, fromCategory),
  };
}

function boardOf<Entry>(
  { pages, ...list }: SeenPages<BoardPage<Entry>>,
  toRow: (entry: Entry) => BoardRow,
): Board {
  return { rows: rowsOf(pages, toRow), meta: pages[0]?.data.meta ?? null, list };
}

interface PositionAnswer<Entry> {
  readonly data: { readonly position: BoardPosition | null; readonly nearbyUsers: readonly Entry[] };
}

function placeOf<Entry>(
  { value, loading, failure, refresh }: SeenQuery<PositionAnswer<Entry>>,
  toRow: (entry: Entry) => BoardRow,
): Place {
  return {
    position: value?.data.position ?? null,
    nearby: value?.data.nearbyUsers.map(toRow) ?? [],
    isKnown: value !== null,
    loading,
    failure,
    refresh,
  };
}
