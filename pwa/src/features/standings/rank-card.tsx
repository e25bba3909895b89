import { Link } from 'wouter';
import type { BoardPosition } from '@exam/shared-schema/contract';
import { formatNumber, formatScore } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { Banner, Button, Card, Icon, LinkButton, Skeleton } from '../../ui/index.ts';
import { Level } from './board-rows.tsx';
import type { Place } from './use-board.ts';
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
  if (viewer.kind === 'admin') return <Banner>{say.standings.mine.admin}</Banner>;
  if (viewer.kind === 'anonymous') return isDemo ? null : <Invitation />;
  return (
    <Card
      className="standings-mine"
      data-own
      title={say.standings.mine.title}
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
    <div className="standings-invitation">
      <p>
        <b>{say.standings.invitation.title}</b> {say.standings.invitation.text}
      </p>
      <Link href={paths.login(paths.leaderboard())} asChild>
        <LinkButton variant="tonal">{say.standings.invitation.login}</LinkButton>
      </Link>
    </div>
  );
}

function NoRank({ place }: Pick<RankCardProps, 'place'>) {
  const { mine } = say.standings;
  if (place.loading) return <Skeleton lines={2} />;
  if (!place.isKnown && place.failure !== null)
    return (
      <div role="alert" className="standings-no-rank">
        <p>{mine.failed}</p>
        <p className="standings-sub">{translate(place.failure.message)}</p>
        <Button icon="refresh" onClick={place.refresh}>
          {say.standings.tryAgain}
        </Button>
      </div>
    );
  return (
    <div className="standings-no-rank">
      <p>
        <b>{mine.notRanked}</b>
      </p>
      <p className="standings-sub">
        {mine.notRankedAdvice} {mine.hidden}
      </p>
      <div className="standings-actions">
        <Link href={paths.home} asChild>
          <LinkButton variant="primary">{say.standings.empty.choosePaper}</LinkButton>
        </Link>
        <Settings />
      </div>
    </div>
  );
}

interface RankProps extends Pick<RankCardProps, 'total' | 'onJump'> {
  readonly position: BoardPosition;
}

function Rank({ position, total, onJump }: RankProps) {
  const { mine } = say.standings;
  const facts = [
    [mine.totalScore, formatScore(position.totalScore)],
    [mine.accuracy, `${formatScore(position.accuracy)}%`],
    [mine.tests, formatNumber(position.testsCompleted)],
    [mine.average, formatScore(position.averageScore)],
  ] as const;
  return (
    <>
      <div className="standings-mine-rank">
        <p className="num">
          <b>#{formatNumber(position.rank)}</b>
          {total !== null && <span> {mine.of(formatNumber(total))}</span>}
        </p>
        <Button variant="tonal" onClick={onJump}>
          {mine.jump}
        </Button>
      </div>
      <dl className="standings-facts">
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
    <Link href={paths.profile()} className="standings-settings">
      {say.standings.mine.settings}
      <Icon name="right" small />
    </Link>
  );
}
