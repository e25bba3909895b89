import './leaderboard.css';
import { Link } from 'wouter';
import type { Timeframe } from '@exam/shared-schema/contract';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { Button, LinkButton, Page, PageHead, Segmented, Stack, Tabs } from '../../ui/index.ts';
import { Achievements } from './achievements.tsx';
import { LeaderboardView } from './leaderboard-view.tsx';
import { CategoryStats, useCategories, type CategoriesSeen } from './category-stats.tsx';
import { RankCard } from './rank-card.tsx';
import { TIMEFRAMES, timeframeSearch, useTimeframe } from './timeframe.ts';
import { useCategory, useOverall, type Leaderboard, type Place } from './use-leaderboard.ts';
import { useJumping } from './use-jump.ts';
import { studentOf, useViewer, type Viewer } from './use-viewer.ts';

export interface LeaderboardScreenProps {
  /** The category whose board is shown; null for the overall board. */
  readonly categoryId: string | null;
}

/** /leadboard: the ranking over all papers or in one category. Loaded boards are also available offline. */
export default function LeaderboardScreen({ categoryId }: LeaderboardScreenProps) {
  const [timeframe, choose] = useTimeframe();
  const viewer = useViewer();
  const props = { viewer, timeframe, onTimeframe: choose };
  return (
    <Page className="leaderboard">
      {categoryId === null ? (
        <OverallLeaderboard {...props} />
      ) : (
        <CategoryLeaderboard key={categoryId} {...props} categoryId={categoryId} />
      )}
    </Page>
  );
}

interface LeaderboardProps {
  readonly viewer: Viewer;
  readonly timeframe: Timeframe;
  readonly onTimeframe: (timeframe: Timeframe) => void;
}

function OverallLeaderboard(props: LeaderboardProps) {
  const { viewer, timeframe } = props;
  const { board, place } = useOverall({ timeframe, userId: studentOf(viewer) });
  const categories = useCategories(timeframe);
  const { leaderboard } = say;
  return (
    <Stack gap={4}>
      <PageHead title={leaderboard.title} />
      <Tabs label={leaderboard.boards} tabs={[OVERALL()]} selected="overall" onSelect={() => undefined}>
        <LeaderboardParts
          {...props}
          board={board}
          place={place}
          failed={leaderboard.failed}
          categories={categories}
        />
      </Tabs>
    </Stack>
  );
}

/** Leaderboards by subject and by achievement exist in the product's data but are not offered. */
const OVERALL = () => ({ id: 'overall', label: say.leaderboard.overall }) as const;

interface CategoryLeaderboardProps extends LeaderboardProps {
  readonly categoryId: string;
}

function CategoryLeaderboard({ categoryId, ...props }: CategoryLeaderboardProps) {
  const { viewer, timeframe } = props;
  const { name, board, place } = useCategory(categoryId, { timeframe, userId: studentOf(viewer) });
  const { leaderboard } = say;
  return (
    <Stack gap={4}>
      <Link href={paths.leaderboard() + timeframeSearch(timeframe)} asChild>
        <LinkButton className="leaderboard-back" variant="quiet" icon="back">
          {leaderboard.categories.back}
        </LinkButton>
      </Link>
      <PageHead title={name === null ? leaderboard.title : leaderboard.titleOf(name)} />
      <LeaderboardParts {...props} board={board} place={place} failed={leaderboard.categoryFailed} />
    </Stack>
  );
}

interface RefreshProps {
  readonly seen: readonly { readonly refresh: () => void; readonly pending?: boolean }[];
}

function Refresh({ seen }: RefreshProps) {
  const refresh = () => {
    for (const each of seen) each.refresh();
  };
  return (
    <Button icon="refresh" variant="quiet" busy={seen.some(({ pending }) => pending)} onClick={refresh}>
      <span className="leaderboard-refresh">{say.leaderboard.refresh}</span>
    </Button>
  );
}

interface LeaderboardPartsProps extends LeaderboardProps {
  readonly board: Leaderboard;
  readonly place: Place;
  readonly failed: string;
  /** Only for the overall board. */
  readonly categories?: CategoriesSeen;
}

function LeaderboardParts({ timeframe, onTimeframe, categories, ...props }: LeaderboardPartsProps) {
  const { board, place } = props;
  const { leaderboard } = say;
  const choose = (chosen: Timeframe) => {
    // Each timeframe starts with its first page, including this one the next time.
    board.list.shorten();
    onTimeframe(chosen);
  };
  return (
    <div className="leaderboard-parts">
      <div className="leaderboard-choice">
        <Segmented
          label={leaderboard.timeframe}
          options={TIMEFRAMES.map((value) => ({ value, label: leaderboard.timeframes[value] }))}
          value={timeframe}
          onChange={choose}
        />
        <Refresh seen={[board.list, place, ...(categories ? [categories] : [])]} />
      </div>
      <Ranking key={timeframe} {...props} />
      {categories && place.position !== null && <Achievements position={place.position} />}
      {categories && <CategoryStats seen={categories} timeframe={timeframe} />}
    </div>
  );
}

/** The student's own rank and the whole board. */
function Ranking({ viewer, board, place, failed }: Omit<LeaderboardPartsProps, 'timeframe' | 'onTimeframe'>) {
  const userId = studentOf(viewer);
  const jump = useJumping(board.rows.some((row) => row.userId === userId));
  return (
    <>
      <RankCard
        viewer={viewer}
        place={place}
        total={board.meta?.totalUsers ?? null}
        isDemo={board.meta?.isDemo ?? false}
        onJump={jump.toOwn}
      />
      <LeaderboardView board={board} place={place} userId={userId} failed={failed} jump={jump} />
    </>
  );
}
