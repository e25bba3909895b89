import './leaderboard.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { timeframeSchema, type CategoryStatistics, type Timeframe } from '@exam/shared-schema/contract';
import { formatCount, formatNumber, formatScore } from '../../format/index.ts';
import { useSession } from '../../state/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Field,
  Page,
  PageHead,
  Segmented,
  Select,
  Skeleton,
  Stack,
  StatTiles,
  TextInput,
} from '../../ui/index.ts';
import { failureOf } from '../loaded.tsx';
import { OwnPosition, Podium, Rankings } from './rankings.tsx';
import { matching, rowsOf, type Row } from './rows.ts';
import { useBoard, useCategories, usePosition, type BoardName } from './use-board.ts';

const TIMEFRAMES: readonly { readonly value: Timeframe; readonly label: string }[] = [
  { value: 'alltime', label: 'All Time' },
  { value: 'monthly', label: 'This Month' },
  { value: 'weekly', label: 'This Week' },
];

const VIEWS = [
  { value: 'overall', label: 'Overall' },
  { value: 'category', label: 'Category' },
] as const;

const FAILED = 'Failed to load leaderboard data';
const NO_FIGURE = '–';

/** SG60: the boards, as administrators see them. What is shown is in the address. */
export default function LeaderboardScreen() {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const timeframe = timeframeSchema.safeParse(search.get('timeframe')).data ?? 'alltime';
  const categories = useCategories(timeframe);
  const isCategory = search.get('view') === 'category';
  const asked = search.get('category');
  const boards = categories.data ?? [];
  // A category without a board gives way to the first that has one.
  const category = boards.find(({ categoryId }) => categoryId === asked) ?? boards[0];
  const chosen = category?.categoryId ?? (categories.isError ? asked : null);
  const board = { timeframe, categoryId: isCategory ? chosen : null };
  const isNowhere = isCategory && board.categoryId === null;
  const show = (next: Readonly<Record<string, string>>) =>
    setSearch({ ...Object.fromEntries(search), ...next }, { replace: true });
  const chooseCategory = (categoryId: string) => show({ view: 'category', category: categoryId });
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title="Leaderboard"
          lead="By performance score. Ranking covers tests that admins created."
          actions={
            <Button icon="refresh" onClick={() => void queries.resetQueries({ queryKey: ['leaderboard'] })}>
              Refresh
            </Button>
          }
        />
        <div className="console-board-choice">
          <Segmented
            label="View"
            options={VIEWS}
            value={isCategory ? 'category' : 'overall'}
            onChange={(view) => show({ view })}
          />
          <Field label="Timeframe">
            <Select
              options={TIMEFRAMES}
              value={timeframe}
              onChange={({ target }) => show({ timeframe: target.value })}
            />
          </Field>
          {isCategory && boards.length > 0 && (
            <Field label="Category">
              <Select
                options={boards.map(({ categoryId, categoryName, totalParticipants }) => ({
                  value: categoryId,
                  label: `${categoryName} (${formatCount(totalParticipants, 'participant', 'participants')})`,
                }))}
                value={category?.categoryId}
                onChange={({ target }) => chooseCategory(target.value)}
              />
            </Field>
          )}
        </div>
        {isNowhere ? (
          categories.isPending ? (
            <Skeleton lines={6} label="Loading leaderboard..." />
          ) : (
            <EmptyState title="No category has a leaderboard" icon="grid">
              A category has one as soon as a student has a ranked attempt at one of its tests.
            </EmptyState>
          )
        ) : (
          <Board key={`${board.categoryId} ${timeframe}`} board={board}>
            {!isCategory && <Overview categories={boards} onChoose={chooseCategory} />}
          </Board>
        )}
      </Stack>
    </Page>
  );
}

interface BoardProps {
  readonly board: BoardName;
  readonly children: ReactNode;
}

function Board({ board, children }: BoardProps) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const result = useBoard(board);
  const own = usePosition(board, userId);
  const [text, setText] = useState('');
  if (result.data === undefined) {
    if (result.error === null) return <Skeleton lines={8} label="Loading leaderboard..." />;
    return (
      <ErrorState
        title="Failed to load leaderboard"
        retryLabel="Try Again"
        busy={result.isFetching}
        onRetry={() => void result.refetch()}
      >
        {failureOf(result.error, FAILED)}
      </ErrorState>
    );
  }
  const { pages } = result.data;
  const rows = rowsOf(pages);
  const shown = matching(rows, text);
  const meta = pages[0]?.meta;
  if (meta === undefined) return null;
  const isLoaded = rows.some((row) => row.userId === userId);
  return (
    <>
      <StatTiles
        stats={[
          { label: 'Total Participants', value: formatNumber(meta.totalUsers), icon: 'people' },
          {
            label: 'Average Score',
            value: meta.averageScore === null ? NO_FIGURE : formatScore(meta.averageScore),
            icon: 'chart',
          },
          { label: 'Tests Completed', value: formatNumber(meta.totalTests), icon: 'check' },
          { label: 'Your Rank', value: rankWords(userId, own), icon: 'medal' },
        ]}
      />
      {meta.isDemo === true && (
        <p className="console-board-note">
          These are simulated students of the demo, shown until a student is ranked.
        </p>
      )}
      {children}
      {rows.length === 0 ? (
        <EmptyState title="No participants yet" icon="medal">
          Students appear here when they have a ranked attempt in this time.
        </EmptyState>
      ) : (
        <>
          {shown.length >= 3 && <Podium rows={shown.slice(0, 3)} userId={userId} />}
          {own !== null && !isLoaded && <OwnPosition row={own} />}
          <Field label="Search by name" hint="Among the participants that are loaded.">
            <TextInput
              type="search"
              icon="search"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          {shown.length === 0 ? (
            <EmptyState title="No participant matches" icon="search">
              None of the {formatNumber(rows.length)} loaded participants has this name.
            </EmptyState>
          ) : (
            <Rankings rows={shown} userId={userId} />
          )}
          <More
            remaining={Math.max(0, meta.totalUsers - rows.length)}
            hasMore={result.hasNextPage}
            isLoading={result.isFetchingNextPage}
            failure={result.isFetchNextPageError ? FAILED : null}
            onMore={() => void result.fetchNextPage()}
          />
        </>
      )}
      <p className="console-board-note console-board-footer">Rankings update in real time</p>
    </>
  );
}

function rankWords(userId: string | null, own: Row | null): string {
  if (userId === null) return 'Login';
  return own === null ? 'Unranked' : `#${formatNumber(own.rank)}`;
}

interface OverviewProps {
  readonly categories: readonly CategoryStatistics[];
  readonly onChoose: (categoryId: string) => void;
}

function Overview({ categories, onChoose }: OverviewProps) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="console-board-categories">
      <h2 id="console-board-categories" className="console-board-title">
        Categories Overview
      </h2>
      <ul className="console-board-cards">
        {categories.map(({ categoryId, categoryName, totalParticipants, totalTestsAvailable, topScore }) => (
          <li key={categoryId}>
            <button
              type="button"
              className="console-board-card"
              aria-label={`Show the leaderboard of ${categoryName}`}
              onClick={() => onChoose(categoryId)}
            >
              <b>{categoryName}</b>
              <span>{formatCount(totalParticipants, 'participant', 'participants')}</span>
              <span>{formatCount(totalTestsAvailable, 'test available', 'tests available')}</span>
              {topScore !== null && <span>Top score {formatScore(topScore)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MoreProps {
  readonly remaining: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly onMore: () => void;
}

function More({ remaining, hasMore, isLoading, failure, onMore }: MoreProps) {
  return (
    <div className="console-board-more">
      <p role="status" className="console-board-note">
        {failure ?? (hasMore ? '' : 'All participants loaded')}
      </p>
      {hasMore && (
        <Button busy={isLoading} onClick={onMore}>
          Load More Participants ({formatNumber(remaining)} remaining)
        </Button>
      )}
    </div>
  );
}
