import {
  CATEGORY_LEADERBOARD_PAGE,
  categoryLeaderboard,
  categoryPosition,
  leaderboard,
  LEADERBOARD_PAGE,
  leaderboardPosition,
  NEARBY_USERS,
  type LeaderboardMeta,
  type LeaderboardPosition,
  type Timeframe,
} from '@exam/shared-schema/contract';
import type { CallFailure } from '../../api/index.ts';
import { useSeen, useSeenPagesBy, type SeenPages, type SeenQuery } from '../../state/index.ts';
import {
  fromCategory,
  fromOverall,
  nextLeaderboardPage,
  rowsOf,
  type LeaderboardPage,
  type LeaderboardRow,
} from './leaderboard.ts';

export interface Leaderboard {
  /** In the order of the board, as far as loaded. */
  readonly rows: readonly LeaderboardRow[];
  /** From the first page; null while nothing is loaded. */
  readonly meta: LeaderboardMeta | null;
  readonly list: Omit<SeenPages<unknown>, 'pages'>;
}

export interface Place {
  /** Null while the student is not ranked, or nothing is known. */
  readonly position: LeaderboardPosition | null;
  /** The rows around the student, including the student's own, in the order of the board. */
  readonly nearby: readonly LeaderboardRow[];
  /** The server has answered, either with the student's position or that there is none. */
  readonly isKnown: boolean;
  readonly loading: boolean;
  readonly failure: CallFailure | null;
  readonly refresh: () => void;
}

/** The parameters of a board. */
export interface LeaderboardOf {
  readonly timeframe: Timeframe;
  /** The user whose position is requested; null for none. */
  readonly userId: string | null;
}

export function useOverall({ timeframe, userId }: LeaderboardOf): { board: Leaderboard; place: Place } {
  const query = { timeframe, limit: LEADERBOARD_PAGE };
  const pages = useSeenPagesBy(leaderboard, { query }, nextLeaderboardPage);
  const seen = useSeen(
    leaderboardPosition,
    userId === null ? null : { params: { userId }, query: { timeframe, nearby: NEARBY_USERS } },
  );
  return { board: leaderboardOf(pages, fromOverall), place: placeOf(seen, fromOverall) };
}

export function useCategory(categoryId: string, { timeframe, userId }: LeaderboardOf) {
  const query = { timeframe, limit: CATEGORY_LEADERBOARD_PAGE };
  const pages = useSeenPagesBy(categoryLeaderboard, { params: { categoryId }, query }, nextLeaderboardPage);
  const seen = useSeen(
    categoryPosition,
    userId === null ? null : { params: { categoryId, userId }, query: { timeframe, nearby: NEARBY_USERS } },
  );
  return {
    name: pages.pages[0]?.data.category.name ?? null,
    board: leaderboardOf(pages, fromCategory),
    place: placeOf(seen, fromCategory),
  };
}

function leaderboardOf<Entry>(
  { pages, ...list }: SeenPages<LeaderboardPage<Entry>>,
  toRow: (entry: Entry) => LeaderboardRow,
): Leaderboard {
  return { rows: rowsOf(pages, toRow), meta: pages[0]?.data.meta ?? null, list };
}

interface PositionAnswer<Entry> {
  readonly data: { readonly position: LeaderboardPosition | null; readonly nearbyUsers: readonly Entry[] };
}

function placeOf<Entry>(
  { value, loading, failure, refresh }: SeenQuery<PositionAnswer<Entry>>,
  toRow: (entry: Entry) => LeaderboardRow,
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
