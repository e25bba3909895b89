import './standings.css';
import { Link } from 'wouter';
import type { Timeframe } from '@exam/shared-schema/contract';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { Button, LinkButton, Page, PageHead, Segmented, Stack, Tabs } from '../../ui/index.ts';
import { Achievements } from './achievements.tsx';
import { BoardView } from './board-view.tsx';
import { CategoryStats, useCategories, type CategoriesSeen } from './category-stats.tsx';
import { RankCard } from './rank-card.tsx';
import { TIMEFRAMES, timeframeSearch, useTimeframe } from './timeframe.ts';
import { useCategory, useOverall, type Board, type Place } from './use-board.ts';
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
    <Page className="standings">
      {categoryId === null ? (
        <OverallBoard {...props} />
      ) : (
        <CategoryBoard key={categoryId} {...props} categoryId={categoryId} />
      )}
    </Page>
  );
}

interface BoardProps {
  readonly viewer: Viewer;
  readonly timeframe: Timeframe;
  readonly onTimeframe: (timeframe: Timeframe) => void;
}

function OverallBoard(props: BoardProps) {
  const { viewer, timeframe } = props;
  const { board, place } = useOverall({ timeframe, userId: studentOf(viewer) });
  const categories = useCategories(timeframe);
  const { standings } = say;
  return (
    <Stack gap={4}>
      <PageHead title={standings.title} />
      <Tabs label={standings.boards} tabs={[OVERALL()]} selected="overall" onSelect={() => undefined}>
        <Standings {...props} board={board} place={place} failed={standings.failed} categories={categories} />
      </Tabs>
    </Stack>
  );
}

/** Boards by subject and by achievement exist in the product's data but are not offered. */
const OVERALL = () => ({ id: 'overall', label: say.standings.overall }) as const;

interface CategoryBoardProps extends BoardProps {
  readonly categoryId: string;
}

function CategoryBoard({ categoryId, ...props }: CategoryBoardProps) {
  const { viewer, timeframe } = props;
  const { name, board, place } = useCategory(categoryId, { timeframe, userId: studentOf(viewer) });
  const { standings } = say;
  return (
    <Stack gap={4}>
      <Link href={paths.leaderboard() + timeframeSearch(timeframe)} asChild>
        <LinkButton className="standings-back" variant="quiet" icon="back">
          {standings.categories.back}
        </LinkButton>
      </Link>
      <PageHead title={name === null ? standings.title : standings.titleOf(name)} />
      <Standings {...props} board={board} place={place} failed={standings.categoryFailed} />
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
      <span className="standings-refresh">{say.standings.refresh}</span>
    </Button>
  );
}

interface StandingsProps extends BoardProps {
  readonly board: Board;
  readonly place: Place;
  readonly failed: string;
  /** Only for the overall board. */
  readonly categories?: CategoriesSeen;
}

function Standings({ timeframe, onTimeframe, categories, ...props }: StandingsProps) {
  const { board, place } = props;
  const { standings } = say;
  const choose = (chosen: Timeframe) => {
    // Each timeframe starts with its first page, including this one the next time.
    board.list.shorten();
    onTimeframe(chosen);
  };
  return (
    <div className="standings-parts">
      <div className="standings-choice">
        <Segmented
          label={standings.timeframe}
          options={TIMEFRAMES.map((value) => ({ value, label: standings.timeframes[value] }))}
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
function Ranking({ viewer, board, place, failed }: Omit<StandingsProps, 'timeframe' | 'onTimeframe'>) {
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
      <BoardView board={board} place={place} userId={userId} failed={failed} jump={jump} />
    </>
  );
}
