import { cx } from '../class-names.ts';
import { ChartFrame, type ChartRow } from './chart-frame.tsx';

export interface HistogramBar extends ChartRow {
  /** The bounds of the bar. Bars may have different widths. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly isOwn: boolean;
}

export interface HistogramProps {
  readonly label: string;
  readonly summary?: string | undefined;
  /** In order and without gaps. */
  readonly bars: readonly HistogramBar[];
  readonly ownLabel: string;
  /** A value to compare with. */
  readonly level: { readonly at: number; readonly label: string };
  /** The labels of the two ends of the scale. */
  readonly ends: readonly [string, string];
}

/** A distribution. The area of a bar is proportional to its count, so a wide bar is lower. */
export function Histogram({ label, summary, bars, ownLabel, level, ends }: HistogramProps) {
  const [low, high] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 0];
  const across = (value: number) => `${(Math.min(high, Math.max(low, value) - low) / (high - low)) * 100}%`;
  const dense = Math.max(...bars.map(density));
  return (
    <ChartFrame label={label} summary={summary} rows={bars}>
      <div className="chart-histogram" aria-hidden="true">
        <div className="chart-histogram-area">
          {bars.map((bar) => (
            <span
              key={bar.from}
              className={cx('chart-histogram-bar', bar.isOwn && 'chart-histogram-own')}
              title={`${bar.label}: ${bar.words}`}
              style={{
                insetInlineStart: across(bar.from),
                inlineSize: `${((bar.to - bar.from) / (high - low)) * 100}%`,
                blockSize: `${(density(bar) / dense) * 100}%`,
              }}
            />
          ))}
          <span className="chart-histogram-level" style={{ insetInlineStart: across(level.at) }} />
        </div>
        <div className="chart-histogram-ends num">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      </div>
      <ul className="chart-legend">
        <li>
          <span className="chart-key chart-histogram-own" aria-hidden="true" />
          {ownLabel}
        </li>
        <li className="num">
          <span className="chart-histogram-level-key" aria-hidden="true" />
          {level.label}
        </li>
      </ul>
    </ChartFrame>
  );
}

function density({ count, from, to }: HistogramBar): number {
  return to > from ? count / (to - from) : 0;
}
