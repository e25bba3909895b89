import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  categoriesStatistics,
  categoryLeaderboard,
  categoryPosition,
  leaderboard,
  leaderboardPosition,
  type Timeframe,
} from '@exam/shared-schema/contract';
import { load } from '../load.ts';
import { ofCategory, ofOverall, type BoardPage, type Row } from './rows.ts';

const LIMIT = 50;

/** A board: the overall one if there is no category. */
export interface BoardName {
  readonly categoryId: string | null;
  readonly timeframe: Timeframe;
}

const keyOf = ({ categoryId, timeframe }: BoardName) => ['leaderboard', timeframe, categoryId] as const;

export function useBoard(board: BoardName) {
  return useInfiniteQuery({
    queryKey: [...keyOf(board), 'rows'],
    queryFn: ({ pageParam, signal }) => readPage(board, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
}

async function readPage(
  { categoryId, timeframe }: BoardName,
  after: string | null,
  signal: AbortSignal,
): Promise<BoardPage> {
  const query = { timeframe, limit: LIMIT, ...(after !== null && { after }) };
  if (categoryId === null) {
    const { data } = await load(leaderboard, { query }, signal);
    return { rows: data.leaderboard.map(ofOverall), meta: data.meta };
  }
  const { data } = await load(categoryLeaderboard, { params: { categoryId }, query }, signal);
  return { rows: data.leaderboard.map(ofCategory), meta: data.meta };
}

/** The signed-in user's row; null without a rank, also if it cannot be read. */
export function usePosition(board: BoardName, userId: string | null): Row | null {
  const { data } = useQuery({
    queryKey: [...keyOf(board), 'position', userId],
    queryFn: ({ signal }) => readPosition(board, userId ?? '', signal),
    enabled: userId !== null,
  });
  return data ?? null;
}

async function readPosition(
  { categoryId, timeframe }: BoardName,
  userId: string,
  signal: AbortSignal,
): Promise<Row | null> {
  const query = { timeframe, nearby: 0 };
  const rows =
    categoryId === null
      ? (await load(leaderboardPosition, { params: { userId }, query }, signal)).data.nearbyUsers.map(
          ofOverall,
        )
      : (
          await load(categoryPosition, { params: { categoryId, userId }, query }, signal)
        ).data.nearbyUsers.map(ofCategory);
  return rows.find((row) => row.userId === userId) ?? null;
}

/** The categories that have a board in a timeframe; a failure only leaves them out. */
export function useCategories(timeframe: Timeframe) {
  return useQuery({
    queryKey: ['leaderboard', timeframe, 'categories'],
    queryFn: async ({ signal }) =>
      (await load(categoriesStatistics, { query: { timeframe } }, signal)).data.categories.filter(
        ({ hasLeaderboard }) => hasLeaderboard,
      ),
  });
}
