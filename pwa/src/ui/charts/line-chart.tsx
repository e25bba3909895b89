import { ChartFrame, type ChartRow } from './chart-frame.tsx';

interface Point extends ChartRow {
  readonly value: number;
}

export interface LineChartProps {
  readonly label: string;
  readonly summary?: string | undefined;
  /** In order, at equal distances. */
  readonly points: readonly Point[];
  /** The bounds of the scale. Default: those of the values. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Only the line, at the height of text: for a table row. */
  readonly spark?: boolean | undefined;
  /** A heading above already shows the same title. */
  readonly isLabelHidden?: boolean | undefined;
}

const WIDTH = 100;
const HEIGHT = 40;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Placed {
  readonly places: readonly Place[];
  /** The y position of zero if the scale extends below it. */
  readonly zero: number | null;
}

/**
 * The position of each point in a box of 100 by 40. A single point is in the middle; equal values are at the same
 * height.
 */
export function placesOf(values: readonly number[], min?: number, max?: number): Placed {
  const low = min ?? Math.min(...values);
  const high = max ?? Math.max(...values);
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
  const heightOf = (value: number) =>
    high > low ? HEIGHT - ((value - low) / (high - low)) * HEIGHT : HEIGHT / 2;
  const places = values.map((value, index) => ({
    x: values.length > 1 ? index * step : WIDTH / 2,
    y: heightOf(value),
  }));
  return { places, zero: low < 0 && high > 0 ? heightOf(0) : null };
}

/** A value over time, such as the score. The end values are shown; all values are available as text. */
export function LineChart(props: LineChartProps) {
  const { label, summary, points, min, max, spark = false, isLabelHidden } = props;
  const { places, zero } = placesOf(
    points.map((point) => point.value),
    min,
    max,
  );
  const line = places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  // Areas below zero are filled up to zero, so that a loss does not look like a small gain.
  const ground = zero ?? HEIGHT;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <ChartFrame label={label} summary={summary} rows={points} isLabelHidden={isLabelHidden}>
      <div className={spark ? 'chart-line chart-spark' : 'chart-line'} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path
            className="chart-area"
            d={`${line}L${places.at(-1)?.x ?? 0} ${ground}L${places[0]?.x ?? 0} ${ground}Z`}
          />
          {zero !== null && (
            <path className="chart-zero" d={`M0 ${zero}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
          )}
          <path className="chart-stroke" d={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {zero !== null && !spark && (
          <span className="chart-zero-label num" style={{ insetBlockStart: `${(zero / HEIGHT) * 100}%` }}>
            0
          </span>
        )}
        {places.map(({ x, y }, index) => (
          <span
            key={index}
            className="chart-dot"
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${(y / HEIGHT) * 100}%` }}
          />
        ))}
      </div>
      {!spark && (
        <p className="chart-ends num" aria-hidden="true">
          <span>
            {first.label}
            <strong>{first.words}</strong>
          </span>
          {points.length > 1 && (
            <span>
              {last.label}
              <strong>{last.words}</strong>
            </span>
          )}
        </p>
      )}
    </ChartFrame>
  );
}
