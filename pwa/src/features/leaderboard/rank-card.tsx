import { Link } from 'wouter';
import type { LeaderboardPosition } from '@exam/shared-schema/contract';
import { formatNumber, formatScore } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { Banner, Button, Card, Icon, LinkButton, Skeleton } from '../../ui/index.ts';
import { Level } from './leaderboard-rows.tsx';
import type { Place } from './use-leaderboard.ts';
import type { Viewer } from './use-viewer.ts';

interface RankCardProps {
  readonly viewer: Viewer;
  readonly place: Place;
  /** The number of students on the board; null while unknown. */
  readonly total: number | null;
  /** ST68: the board shows simulated students. */
  readonly isDemo: boolean;
  readonly onJump: () => void;
}

/** The viewer's own rank, above the board. */
export function RankCard({ viewer, place, total, isDemo, onJump }: RankCardProps) {
  if (viewer.kind === 'unknown') return null;
  if (viewer.kind === 'admin' || viewer.kind === 'staff')
    return <Banner>{say.leaderboard.mine[viewer.kind]}</Banner>;
  if (viewer.kind === 'anonymous') return isDemo ? null : <Invitation />;
  return (
    <Card
      className="leaderboard-mine"
      data-own
      title={say.leaderboard.mine.title}
      aside={place.position !== null && <Level totalScore={place.position.totalScore} />}
    >
      {place.position === null ? (
        <NoRank place={place} />
      ) : (
        <Rank position={place.position} total={total} onJump={onJump} />
      )}
    </Card>
  );
}

function Invitation() {
  return (
    <div className="leaderboard-invitation">
      <p>
        <b>{say.leaderboard.invitation.title}</b> {say.leaderboard.invitation.text}
      </p>
      <Link href={paths.login(paths.leaderboard())} asChild>
        <LinkButton variant="tonal">{say.leaderboard.invitation.login}</LinkButton>
      </Link>
    </div>
  );
}

function NoRank({ place }: Pick<RankCardProps, 'place'>) {
  const { mine } = say.leaderboard;
  if (place.loading) return <Skeleton lines={2} />;
  if (!place.isKnown && place.failure !== null)
    return (
      <div role="alert" className="leaderboard-no-rank">
        <p>{mine.failed}</p>
        <p className="leaderboard-sub">{translate(place.failure.message)}</p>
        <Button icon="refresh" onClick={place.refresh}>
          {say.leaderboard.tryAgain}
        </Button>
      </div>
    );
  return (
    <div className="leaderboard-no-rank">
      <p>
        <b>{mine.notRanked}</b>
      </p>
      <p className="leaderboard-sub">
        {mine.notRankedAdvice} {mine.hidden}
      </p>
      <div className="leaderboard-actions">
        <Link href={paths.home} asChild>
          <LinkButton variant="primary">{say.leaderboard.empty.choosePaper}</LinkButton>
        </Link>
        <Settings />
      </div>
    </div>
  );
}

interface RankProps extends Pick<RankCardProps, 'total' | 'onJump'> {
  readonly position: LeaderboardPosition;
}

function Rank({ position, total, onJump }: RankProps) {
  const { mine } = say.leaderboard;
  const facts = [
    [mine.totalScore, formatScore(position.totalScore)],
    [mine.accuracy, `${formatScore(position.accuracy)}%`],
    [mine.tests, formatNumber(position.testsCompleted)],
    [mine.average, formatScore(position.averageScore)],
  ] as const;
  return (
    <>
      <div className="leaderboard-mine-rank">
        <p className="num">
          <b>#{formatNumber(position.rank)}</b>
          {total !== null && <span> {mine.of(formatNumber(total))}</span>}
        </p>
        <Button variant="tonal" onClick={onJump}>
          {mine.jump}
        </Button>
      </div>
      <dl className="leaderboard-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <Settings />
    </>
  );
}

/** A link to the settings for the nickname and for leaving the boards. */
function Settings() {
  return (
    <Link href={paths.profile()} className="leaderboard-settings">
      {say.leaderboard.mine.settings}
      <Icon name="right" small />
    </Link>
  );
}
