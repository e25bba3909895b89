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
  return [
    { label: 'Total Questions', value: total, icon: 'file' },
    { label: 'Correct Answers', value: correct, icon: 'check' },
    { label: 'Wrong Answers', value: wrong, icon: 'cross' },
    { label: 'Unanswered', value: unanswered, icon: 'minus' },
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
  return (
    <StatTiles
      stats={[
        { label: 'Correct', value: correct, icon: 'check' },
        { label: 'Incorrect', value: incorrect, icon: 'cross' },
        { label: 'Unanswered', value: unanswered, icon: 'minus' },
        { label: 'Accuracy', value: accuracy, icon: 'chart' },
      ]}
    />
  );
}

export interface ResultStripProps extends ResultTilesProps {
  readonly accuracy: string;
  readonly timeSpent: string;
  /** Seconds per question, with its unit. */
  readonly averageTime: string;
  /** 'Fast', 'Normal' or 'Slow'. */
  readonly pace: string;
}

/** Everything that a result counts, in one strip. */
export function ResultStrip({ accuracy, timeSpent, averageTime, pace, ...counts }: ResultStripProps) {
  return (
    <StatTiles
      stats={[
        ...countStats(counts),
        { label: 'Accuracy', value: accuracy, icon: 'chart' },
        { label: 'Time Spent', value: timeSpent, icon: 'clock' },
        { label: 'Average time per question', value: averageTime, note: <Pill>{pace}</Pill>, icon: 'clock' },
      ]}
    />
  );
}
