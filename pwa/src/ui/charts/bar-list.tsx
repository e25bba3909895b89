import { cx } from '../class-names.ts';
import { ChartFrame, type ChartRow } from './chart-frame.tsx';
import type { ChartTone } from './tones.ts';

export interface Bar extends ChartRow {
  readonly value: number;
  readonly tone?: ChartTone | undefined;
}

export interface BarListProps {
  readonly label: string;
  readonly summary?: string | undefined;
  readonly bars: readonly Bar[];
  /** The value of a full bar. Default: the largest value. */
  readonly max?: number | undefined;
  readonly isLabelHidden?: boolean | undefined;
}

/** Horizontal bars, each with its name and value as text: by topic, by section. */
export function BarList({ label, summary, bars, max, isLabelHidden }: BarListProps) {
  const full = max ?? Math.max(...bars.map((bar) => bar.value), 0);
  return (
    <ChartFrame label={label} summary={summary} isLabelHidden={isLabelHidden}>
      <ul className="chart-bars">
        {bars.map((bar) => (
          <li key={bar.label}>
            <span>{bar.label}</span>
            <span className="num">{bar.words}</span>
            <span className="chart-track" aria-hidden="true">
              {bar.value > 0 && (
                <span
                  className={cx('chart-fill', `chart-${bar.tone ?? 'accent'}`)}
                  style={{ inlineSize: `${share(bar.value, full)}%` }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

/** Percent, from 0 to 100. */
export function share(value: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.max(0, (value / whole) * 100)) : 0;
}
