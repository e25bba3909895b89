import './heat-map.css';
import { cx } from '../class-names.ts';
import { ChartFrame } from './chart-frame.tsx';

interface HeatDay {
  /** The formatted date. */
  readonly label: string;
  readonly value: number;
  /** The formatted value. */
  readonly words: string;
}

export interface HeatMapProps {
  readonly label: string;
  readonly summary?: string | undefined;
  /** Whole weeks of seven days, oldest first; the last week may be shorter. */
  readonly days: readonly HeatDay[];
  /** The ends of the scale: 'Less', 'More'. */
  readonly scale: readonly [less: string, more: string];
}

/** The lowest value of each shade. */
const STEPS = [1, 5, 15, 30] as const;
const LEVELS = [0, 1, 2, 3, 4] as const;

/** A square per day and a column per week, which shows how much was done and how regularly. */
export function HeatMap({ label, summary, days, scale: [less, more] }: HeatMapProps) {
  const rows = days.filter(({ value }) => value > 0).map(({ label: day, words }) => ({ label: day, words }));
  return (
    <ChartFrame label={label} summary={summary} rows={rows}>
      <div className="heat" aria-hidden="true">
        {days.map((day) => (
          <span
            key={day.label}
            className={cx('heat-day', `heat-${levelOf(day.value)}`)}
            title={`${day.label}: ${day.words}`}
          />
        ))}
      </div>
      <p className="heat-scale" aria-hidden="true">
        {less}
        {LEVELS.map((level) => (
          <span key={level} className={cx('heat-day', `heat-${level}`)} />
        ))}
        {more}
      </p>
    </ChartFrame>
  );
}

function levelOf(value: number): number {
  return STEPS.filter((from) => value >= from).length;
}
