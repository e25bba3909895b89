import { cx } from '../class-names.ts';
import { share } from './bar-list.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartTone } from './tones.ts';

export interface DonutProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Text in the middle: '63 %', '41 of 75'. */
  readonly words: string;
  readonly tone?: ChartTone | undefined;
}

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

/** A share of a whole as a ring, with its value in the middle. */
export function Donut({ label, value, max, words, tone = 'accent' }: DonutProps) {
  const filled = (share(value, max) / 100) * AROUND;
  return (
    <ChartFrame label={label}>
      <div className="chart-donut">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle className="chart-ring" cx="50" cy="50" r={RADIUS} />
          <circle
            className={cx('chart-ring', `chart-ring-${tone}`)}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${filled} ${AROUND}`}
          />
        </svg>
        <strong className="num">{words}</strong>
      </div>
    </ChartFrame>
  );
}
