import { cx } from '../class-names.ts';
import { formatTick } from '../../format/index.ts';
import { ChartFrame } from './chart-frame.tsx';

type PlotShape = 'dot' | 'cross' | 'ring' | 'half';

interface PlotPoint {
  /** 'Question 12'. */
  readonly label: string;
  readonly seconds: number;
  readonly kind: string;
  /** The name of the kind with the time: 'Correct, 1m 20s'. */
  readonly words: string;
}

export interface PlotKind {
  readonly id: string;
  readonly label: string;
  readonly shape: PlotShape;
}

export interface PlotPart {
  readonly title: string;
  /** The number of points, in order. */
  readonly count: number;
}

export interface TimePlotProps {
  readonly label: string;
  readonly summary?: string | undefined;
  readonly points: readonly PlotPoint[];
  readonly kinds: readonly PlotKind[];
  /** Sections of the paper, side by side. */
  readonly parts?: readonly PlotPart[] | undefined;
  /** A reference line: the average. */
  readonly level?: { readonly seconds: number; readonly label: string } | undefined;
}

const STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 1200, 3600];

/** The ticks of the scale, seconds: at most five, at round durations. */
export function ticksOf(longest: number): readonly number[] {
  const step = STEPS.find((each) => longest / each <= 4) ?? Math.ceil(longest / 4);
  return Array.from({ length: Math.max(1, Math.ceil(longest / step)) + 1 }, (_, index) => index * step);
}

/** The time of each question in the paper's order; kinds are distinguished by shape, not only by colour. */
export function TimePlot({ label, summary, points, kinds, parts = [], level }: TimePlotProps) {
  if (points.length === 0) return null;
  const ticks = ticksOf(Math.max(...points.map(({ seconds }) => seconds), level?.seconds ?? 0, 1));
  const top = ticks.at(-1) ?? 1;
  const shapes = new Map(kinds.map(({ id, shape }) => [id, shape]));
  const height = (seconds: number) => `${(seconds / top) * 100}%`;
  const across = (place: number) => `${((place + 0.5) / points.length) * 100}%`;
  const rows = points.map((point) => ({ label: point.label, words: point.words }));
  return (
    <ChartFrame label={label} summary={summary} rows={rows}>
      <Legend kinds={kinds} level={level?.label} />
      <div className="chart-plot num" aria-hidden="true">
        <div className="chart-plot-area">
          {ticks.map((tick) => (
            <span key={tick} className="chart-tick" style={{ insetBlockEnd: height(tick) }}>
              {formatTick(tick)}
            </span>
          ))}
          {level && <span className="chart-level" style={{ insetBlockEnd: height(level.seconds) }} />}
          {points.map(({ label: name, seconds, kind, words }, place) => (
            <span
              key={name}
              className={cx('chart-point', `chart-point-${shapes.get(kind) ?? 'dot'}`)}
              title={`${name}: ${words}`}
              style={{ insetInlineStart: across(place), insetBlockEnd: height(seconds) }}
            />
          ))}
        </div>
        {parts.length > 1 && <Parts parts={parts} />}
      </div>
    </ChartFrame>
  );
}

function Parts({ parts }: { readonly parts: readonly PlotPart[] }) {
  return (
    <div className="chart-plot-parts">
      {parts.map(({ title, count }, index) => (
        <span key={index} style={{ flexGrow: count }}>
          {title}
        </span>
      ))}
    </div>
  );
}

function Legend({
  kinds,
  level,
}: {
  readonly kinds: readonly PlotKind[];
  readonly level: string | undefined;
}) {
  return (
    <ul className="chart-legend">
      {kinds.map(({ id, label, shape }) => (
        <li key={id}>
          <span className={`chart-point chart-point-${shape}`} aria-hidden="true" />
          {label}
        </li>
      ))}
      {level !== undefined && (
        <li>
          <span className="chart-level-key" aria-hidden="true" />
          {level}
        </li>
      )}
    </ul>
  );
}
