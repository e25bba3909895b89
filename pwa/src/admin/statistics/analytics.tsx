import './analytics.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import {
  readStatistics,
  statisticsTimeframes,
  type InstallationStatistics,
  type StatisticsTimeframe,
} from '@exam/shared-schema/contract';
import { formatPaise } from '@exam/shared-schema/labels';
import {
  formatConsoleDate,
  formatCount,
  formatIndiaTime,
  formatNumber,
  formatScore,
} from '../../format/index.ts';
import { BarList, Card, PageHead, Pill, Segmented, StatTiles } from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';

/**
 * ST44: the fixed display values of the specification, in percent. They are shown, as examples, until there is a period
 * before to compare with.
 */
const EXAMPLE_GROWTH = { studyTime: 8.3, premium: 18.7 };

const TIMEFRAMES = statisticsTimeframes.map((value) => ({ value, label: `${value} days` }));
const DEFAULT_TIMEFRAME: StatisticsTimeframe = '30';
const NO_FIGURE = '–';

/** FG5: the figures of the installation, in the timeframe that the address names. */
export function Analytics() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('days');
  const timeframe = statisticsTimeframes.find((each) => each === asked) ?? DEFAULT_TIMEFRAME;
  const result = useQuery({
    queryKey: ['statistics', timeframe],
    queryFn: async ({ signal }) => (await load(readStatistics, { query: { timeframe } }, signal)).data,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title="Analytics Overview"
        lead={result.data === undefined ? 'Students, tests and revenue' : updatedWords(result.data)}
        actions={
          <Segmented
            label="Timeframe"
            options={TIMEFRAMES}
            value={timeframe}
            onChange={(days) => setSearch({ days }, { replace: true })}
          />
        }
      />
      <Loaded
        result={result}
        lines={8}
        loading="Loading statistics..."
        failed="Error Loading Statistics"
        failedText="Failed to load statistics"
        failedOfServer="Failed to fetch statistics"
      >
        {(figures) => <Figures figures={figures} timeframe={timeframe} />}
      </Loaded>
    </>
  );
}

function updatedWords({ lastUpdated }: InstallationStatistics): string {
  return lastUpdated === null
    ? 'The figures are counted every ten minutes, and were not counted yet'
    : `Last updated ${formatIndiaTime(lastUpdated)}`;
}

interface FiguresProps {
  readonly figures: InstallationStatistics;
  readonly timeframe: StatisticsTimeframe;
}

function Figures({ figures, timeframe }: FiguresProps) {
  const { growthRates: growth, difficultyBreakdown, trendsData } = figures;
  const against = `against the ${timeframe} days before`;
  const tile = (label: string, value: string, rate?: Rate) => ({
    label,
    value,
    ...(rate !== undefined && { note: <Growth {...rate} /> }),
  });
  const hasExamples = growth.studyTime === null || growth.premium === null;
  return (
    <div className="analytics analytics-sections">
      <section aria-label="Students">
        <h2>Students</h2>
        <StatTiles
          stats={[
            tile('Total students', formatNumber(figures.totalStudents), { rate: growth.students }),
            tile('New students', formatNumber(figures.newStudents)),
            tile('Active users', formatNumber(figures.activeUsers)),
            tile('Premium users', formatNumber(figures.premiumUsers), {
              rate: growth.premium,
              example: EXAMPLE_GROWTH.premium,
            }),
          ]}
        />
      </section>
      <section aria-label="Tests">
        <h2>Tests</h2>
        <StatTiles
          stats={[
            tile('Tests attempted', formatNumber(figures.testsAttempted)),
            tile('Tests completed', formatNumber(figures.testsCompleted), { rate: growth.tests }),
            tile('Success rate', percent(figures.successRate), { rate: growth.success }),
            tile('Average accuracy', percent(figures.avgAccuracy)),
            tile('Average study time', minutes(figures.avgStudyTime), {
              rate: growth.studyTime,
              example: EXAMPLE_GROWTH.studyTime,
            }),
          ]}
        />
      </section>
      <section aria-label="Revenue and colleges">
        <h2>Revenue and colleges</h2>
        <StatTiles
          stats={[
            tile('Total revenue', formatPaise(figures.totalRevenue), { rate: growth.revenue }),
            tile(
              'Average order value',
              figures.averageOrderValue === null ? NO_FIGURE : formatPaise(figures.averageOrderValue),
            ),
            tile('Total colleges', formatNumber(figures.totalColleges), { rate: growth.colleges }),
          ]}
        />
      </section>
      <p className="analytics-note">
        Growth is {against}; totals are compared with what they were then. Success rate is the share of
        attempted tests that were handed in, study time the time on the questions of a completed test, and
        active users handed in a test.
        {hasExamples &&
          ' A growth that is marked as an example is a fixed value, shown until there is a period before to compare with.'}
      </p>
      <div className="analytics-charts">
        <Card>
          <Difficulties breakdown={difficultyBreakdown} />
        </Card>
        <Card>
          <Trend days={trendsData} />
        </Card>
      </div>
    </div>
  );
}

const percent = (value: number | null) => (value === null ? NO_FIGURE : `${formatScore(value)}\u00a0%`);
const minutes = (value: number | null) => (value === null ? NO_FIGURE : `${formatScore(value)}\u00a0min`);

interface Rate {
  /** Percent; null if there is nothing to compare with. */
  readonly rate: number | null;
  readonly example?: number;
}

function Growth({ rate, example }: Rate) {
  if (rate === null && example === undefined)
    return <span className="analytics-growth">No comparison yet</span>;
  const shown = rate ?? example ?? 0;
  const tone = rate === null || rate === 0 ? 'neutral' : rate > 0 ? 'ok' : 'bad';
  return (
    <span className="analytics-growth">
      <Pill tone={tone}>
        {shown > 0 ? '+' : ''}
        {formatScore(shown)}&nbsp;%{rate === null ? ' (example)' : ''}
      </Pill>
    </span>
  );
}

function Difficulties({ breakdown }: { readonly breakdown: InstallationStatistics['difficultyBreakdown'] }) {
  return (
    <BarList
      label="Accuracy by difficulty"
      summary={
        breakdown.length === 0 ? 'No question was answered in this time.' : 'Of all answers that were given.'
      }
      max={100}
      bars={breakdown.map(({ _id, count, avgAccuracy }) => ({
        label: _id.difficulty,
        value: avgAccuracy ?? 0,
        words: `${percent(avgAccuracy)} of ${formatNumber(count)}`,
      }))}
    />
  );
}

function Trend({ days }: { readonly days: InstallationStatistics['trendsData'] }) {
  return (
    <BarList
      label={`The last ${days.length} days`}
      summary="Tests that were handed in, and the accuracy of their answers."
      bars={days.map(({ _id, attempts, avgAccuracy }) => ({
        // As a local time, so that the date is the same in every time zone.
        label: formatConsoleDate(`${_id.date}T00:00:00`),
        value: attempts,
        words:
          avgAccuracy === null
            ? formatCount(attempts, 'test', 'tests')
            : `${formatNumber(attempts)} ${attempts === 1 ? 'test' : 'tests'}, ${percent(avgAccuracy)}`,
      }))}
    />
  );
}
