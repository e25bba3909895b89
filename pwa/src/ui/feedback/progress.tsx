import './progress.css';
import { useId } from 'react';

import { cx } from '../class-names.ts';

export type ProgressTone = 'accent' | 'ok' | 'warn' | 'bad';

interface Measure {
  readonly value: number;
  readonly max?: number | undefined;
  readonly tone?: ProgressTone | undefined;
}

const percentOf = (value: number, max: number) =>
  max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;

const fill = (percent: number, tone: ProgressTone, paused?: boolean) => (
  <span
    className={cx('progress-fill', `progress-${tone}`, paused && 'progress-paused')}
    style={{ width: `${percent}%` }}
  />
);

export interface ProgressBarProps extends Measure {
  readonly label: string;
  /** The numbers as text: '64%, paused', '3 of 12 tests loaded (25%)'. */
  readonly text: string;
  /** Paused; the bar is striped. */
  readonly paused?: boolean | undefined;
}

/** Work in progress, with its numbers. */
export function ProgressBar({ label, text, value, max = 100, tone = 'accent', paused }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={cx('progress', paused && 'progress-is-paused')}>
      <p className="progress-words">
        <span id={id}>{label}</span>
        <span className="num">{text}</span>
      </p>
      <div
        className="progress-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
      >
        {fill(percentOf(value, max), paused ? 'warn' : tone, paused)}
      </div>
    </div>
  );
}

export interface MeterProps extends Measure {
  /** The accessible name, because there is no visible text: '41 of 75 answered'. */
  readonly label: string;
}

/** A share of a whole, as a bare bar. */
export function Meter({ label, value, max = 100, tone = 'accent' }: MeterProps) {
  return (
    <div className="progress-track" role="img" aria-label={label}>
      {fill(percentOf(value, max), tone)}
    </div>
  );
}
