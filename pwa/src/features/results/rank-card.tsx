import './rank.css';
import { paperRank, type KnownPaperRank } from '@exam/shared-schema/contract';
import {
  formatAge,
  formatAppointment,
  formatDateTime,
  formatNumber,
  formatScore,
} from '../../format/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { isOnline, useConnection, useSeen } from '../../state/index.ts';
import { Button, Card, ErrorState, Histogram, Skeleton, StatTiles } from '../../ui/index.ts';
import { barLabel, rankBars } from './rank-bars.ts';
import { RankSections } from './rank-sections.tsx';
import type { AttemptOutcome, ShownResult } from './use-result.ts';

interface RankCardProps {
  readonly result: ShownResult;
  readonly outcome: AttemptOutcome;
}

/**
 * ST61: rank and percentile, as last loaded while offline. Empty for what cannot rank: results marked on this device,
 * and attempts that the server does not rank, but for the note on a repeated one (RK90).
 */
export function RankCard({ result, outcome }: RankCardProps) {
  const { attemptId } = result;
  const mayRank = outcome.instant === null && outcome.result !== undefined;
  const seen = useSeen(paperRank, mayRank ? { params: { attemptId } } : null);
  const standing = seen.value?.data;
  if (!mayRank || standing?.status === 'held') return null;
  if (standing?.status === 'not-ranked')
    return standing.reason === 'repeated' ? <p className="rank-note">{say.rank.repeated}</p> : null;
  return (
    <Card title={say.rank.title} aria-label={say.rank.title}>
      {standing === undefined ? (
        <NotHere seen={seen} />
      ) : standing.status === 'few' ? (
        <p>
          <b>{say.rank.few}</b> <span className="rank-note">{say.rank.fewAdvice(standing.fewest)}</span>
        </p>
      ) : (
        <>
          <Standing standing={standing} result={result} />
          <Counted standing={standing} seen={seen} />
        </>
      )}
    </Card>
  );
}

interface SeenProps {
  readonly seen: ReturnType<typeof useSeen<typeof paperRank>>;
}

function NotHere({ seen: { failure, refresh } }: SeenProps) {
  const online = isOnline(useConnection());
  if (!online) return <p>{say.rank.offline}</p>;
  if (failure === null) return <Skeleton lines={5} label={say.rank.loading} />;
  return (
    <ErrorState title={say.rank.failed} onRetry={refresh}>
      {translate(failure.message)}
    </ErrorState>
  );
}

interface StandingProps {
  readonly standing: KnownPaperRank;
  readonly result: ShownResult;
}

function Standing({ standing, result }: StandingProps) {
  const { rank, attempts, percentile, median, topTenth, sections } = standing;
  const words = say.rank;
  const stats = [
    { label: words.rank, value: formatNumber(rank), note: words.of(formatNumber(attempts)) },
    { label: words.percentile, value: formatScore(percentile) },
    { label: words.median, value: formatScore(median) },
    ...(topTenth === null
      ? []
      : [{ label: words.topTenth, value: words.topTenthFrom(formatScore(topTenth)) }]),
  ];
  return (
    <>
      <StatTiles stats={stats} />
      <p className="rank-note">{words.percentileMeans}</p>
      <p className="rank-note">{windowText(standing)}</p>
      <Distribution standing={standing} />
      <RankSections sections={sections} own={result.sectionWiseStats} />
    </>
  );
}

/** ST74: the window of the paper, which shows whether all students took it at the same time. */
function windowText({ opensAt = null, closesAt = null }: KnownPaperRank): string {
  const { alwaysOpen, openBetween, openFrom, openUntil } = say.rank;
  if (opensAt !== null && closesAt !== null)
    return openBetween(formatAppointment(opensAt), formatAppointment(closesAt));
  if (opensAt !== null) return openFrom(formatAppointment(opensAt));
  return closesAt === null ? alwaysOpen : openUntil(formatAppointment(closesAt));
}

/** With a single bar there is no distribution to show. */
function Distribution({ standing }: Pick<StandingProps, 'standing'>) {
  const { edges, counts, own, maximum } = standing.distribution;
  if (edges.length === 0) return null;
  const bars = rankBars(standing);
  const low = bars[0]?.from ?? 0;
  return (
    <Histogram
      label={say.rank.distribution}
      summary={say.rank.ownBar(barLabel(edges, own), formatNumber(counts[own] ?? 0))}
      bars={bars}
      ownLabel={say.rank.you}
      level={{ at: standing.median, label: say.rank.medianMark(formatScore(standing.median)) }}
      ends={[low < 0 ? say.rank.bars.below(formatScore(edges[0] ?? 0)) : '0', formatScore(maximum)]}
    />
  );
}

/** When the rank was counted; and its age if it could not be refreshed. */
function Counted({ standing, seen }: Pick<StandingProps, 'standing'> & SeenProps) {
  const { failure, storedAt, refresh } = seen;
  const isOld = failure !== null && storedAt !== null;
  return (
    <div className="rank-counted">
      <p>
        {say.rank.asOf(formatDateTime(standing.asOf))} {isOld && say.rank.before(formatAge(storedAt))}
      </p>
      {isOld && (
        <Button variant="quiet" icon="refresh" onClick={refresh}>
          {say.common.retry}
        </Button>
      )}
    </div>
  );
}
