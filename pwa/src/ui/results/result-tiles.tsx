import { say } from '../../sentences/index.ts';
import { Pill } from '../controls/pill.tsx';
import { type Stat, StatTiles } from '../layout/stat-tiles.tsx';

export interface ResultTilesProps {
  readonly total: number;
  readonly correct: number;
  readonly wrong: number;
  readonly unanswered: number;
}

/** The four counts of a result. */
export function ResultTiles(counts: ResultTilesProps) {
  return <StatTiles stats={countStats(counts)} />;
}

function countStats({ total, correct, wrong, unanswered }: ResultTilesProps): readonly Stat[] {
  const words = say.results.counts;
  return [
    { label: words.total, value: total, icon: 'file' },
    { label: words.correct, value: correct, icon: 'check' },
    { label: words.wrong, value: wrong, icon: 'cross' },
    { label: words.unanswered, value: unanswered, icon: 'minus' },
  ];
}

export interface AnalysisTilesProps {
  readonly correct: number;
  readonly incorrect: number;
  readonly unanswered: number;
  /** '87.3%'. */
  readonly accuracy: string;
}

/** The four tiles of the question analysis. */
export function AnalysisTiles({ correct, incorrect, unanswered, accuracy }: AnalysisTilesProps) {
  const { filters } = say.analysis;
  return (
    <StatTiles
      stats={[
        { label: filters.correct, value: correct, icon: 'check' },
        { label: filters.incorrect, value: incorrect, icon: 'cross' },
        { label: filters.unanswered, value: unanswered, icon: 'minus' },
        { label: say.analysis.accuracy, value: accuracy, icon: 'chart' },
      ]}
    />
  );
}

export interface ResultStripProps extends ResultTilesProps {
  readonly accuracy: string;
  readonly timeSpent: string;
  /** Seconds per question, with unit. */
  readonly averageTime: string;
  /** 'Fast', 'Normal' or 'Slow'; null if no question was answered. */
  readonly pace: string | null;
}

/** All counts of a result in one strip. */
export function ResultStrip({ accuracy, timeSpent, averageTime, pace, ...counts }: ResultStripProps) {
  const words = say.results.counts;
  return (
    <StatTiles
      stats={[
        ...countStats(counts),
        { label: words.accuracy, value: accuracy, icon: 'chart' },
        { label: words.timeSpent, value: timeSpent, icon: 'clock' },
        {
          label: words.averageTime,
          value: averageTime,
          note: pace !== null && <Pill>{pace}</Pill>,
          icon: 'clock',
        },
      ]}
    />
  );
}
