import { profileStatistics, type ProfileStatistics } from '@exam/shared-schema/contract';
import { formatAge, formatScore, formatShortDuration } from '../../format/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { EmptyState, ErrorState, Skeleton, Stack, StatTiles } from '../../ui/index.ts';
import { Badges } from './badges.tsx';
import { ProgressCharts } from './progress-charts.tsx';

/** PF7: counters and charts over all handed-in attempts, computed by the server. */
export function Progress() {
  const { value, storedAt, loading, failure, refresh } = useSeen(profileStatistics, {});
  const words = say.profile.progress;
  if (value === null) {
    if (loading) return <Skeleton lines={8} label={words.loading} />;
    return (
      <ErrorState title={words.failed} onRetry={refresh}>
        {failure !== null && translate(failure.message)}
      </ErrorState>
    );
  }
  const { data } = value;
  return (
    <Stack gap={4}>
      {failure !== null && storedAt !== null && (
        <p className="profile-before">{words.from(formatAge(storedAt))}</p>
      )}
      {data.testsTaken === 0 ? (
        <>
          <EmptyState title={words.empty} icon="chart">
            {words.emptyAdvice}
          </EmptyState>
          <Badges earned={data.achievements} />
        </>
      ) : (
        <>
          <Counters statistics={data} />
          <ProgressCharts statistics={data} />
        </>
      )}
    </Stack>
  );
}

function Counters({ statistics }: { readonly statistics: ProfileStatistics }) {
  const { testsTaken, testsScored, accuracy, totalScore, time } = statistics;
  const words = say.profile.progress;
  const unknown = '–';
  return (
    <>
      <StatTiles
        stats={[
          { label: words.tests, value: testsTaken },
          { label: words.accuracy, value: accuracy === null ? unknown : `${formatScore(accuracy)}%` },
          { label: words.score, value: testsScored === 0 ? unknown : formatScore(totalScore) },
          {
            label: words.average,
            value: time.average === null ? unknown : formatShortDuration(Math.round(time.average)),
          },
        ]}
      />
      {testsTaken > testsScored && (
        <p className="profile-note">{words.notReleased(testsTaken - testsScored)}</p>
      )}
    </>
  );
}
