import { cx } from '../class-names.ts';
import { share } from './bar-list.tsx';
import { ChartFrame, type ChartRow } from './chart-frame.tsx';
import type { ChartTone } from './tones.ts';

interface Part extends ChartRow {
  readonly value: number;
  readonly tone: ChartTone;
}

export interface StackedBarProps {
  readonly label: string;
  readonly summary?: string | undefined;
  readonly parts: readonly Part[];
}

/** The parts of a whole, with a legend of names and values: correct, incorrect, unanswered. */
export function StackedBar({ label, summary, parts }: StackedBarProps) {
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <ChartFrame label={label} summary={summary}>
      <div className="chart-track chart-stack" aria-hidden="true">
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <span
              key={part.label}
              className={cx('chart-part', `chart-${part.tone}`)}
              style={{ inlineSize: `${share(part.value, whole)}%` }}
            />
          ))}
      </div>
      <ul className="chart-legend">
        {parts.map((part) => (
          <li key={part.label}>
            <span className={cx('chart-key', `chart-${part.tone}`)} aria-hidden="true" />
            {part.label}
            <strong className="num">{part.words}</strong>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
