import './leaderboard.css';
import { Link } from 'wouter';
import { formatNumber } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { LinkButton, Stack } from '../../ui/index.ts';
import { LeaderboardRows } from './leaderboard-rows.tsx';
import { LeaderboardOr, FromBefore, Simulated } from './leaderboard-view.tsx';
import { Podium } from './podium.tsx';
import { useOverall, type Leaderboard } from './use-leaderboard.ts';
import { studentOf, useViewer } from './use-viewer.ts';

/** The leadboard tab of home: the top three, the student's own rank, and a link to the whole board. */
export default function HomeLeaderboard() {
  const viewer = useViewer();
  const userId = studentOf(viewer);
  // For visitors who are signed out, home has a heading of its own.
  const Title = viewer.kind === 'anonymous' ? 'h2' : 'h1';
  const { board, place } = useOverall({ timeframe: 'alltime', userId });
  const { home, failed, title } = say.leaderboard;
  return (
    <Stack gap={3}>
      <Title className="leaderboard-home-title">{title}</Title>
      <LeaderboardOr board={board} failed={failed} userId={userId}>
        {(meta) => (
          <Stack gap={3} className="leaderboard-home">
            {board.list.failure !== null && <FromBefore list={board.list} />}
            <Simulated meta={meta} />
            <Top rows={board.rows.slice(0, 3)} userId={userId} />
            {place.position !== null && (
              <p className="num">
                {home.yours(formatNumber(place.position.rank), formatNumber(meta.totalUsers))}
              </p>
            )}
            <Link href={paths.leaderboard()} asChild>
              <LinkButton variant="primary" iconEnd="right">
                {home.full}
              </LinkButton>
            </Link>
          </Stack>
        )}
      </LeaderboardOr>
    </Stack>
  );
}

interface TopProps extends Pick<Leaderboard, 'rows'> {
  readonly userId: string | null;
}

function Top({ rows, userId }: TopProps) {
  return rows.length < 3 ? (
    <LeaderboardRows rows={rows} userId={userId} />
  ) : (
    <Podium rows={rows} userId={userId} />
  );
}
