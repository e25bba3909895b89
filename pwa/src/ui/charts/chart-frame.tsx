import './charts.css';
import { type ReactNode, useId } from 'react';

export interface ChartRow {
  readonly label: string;
  /** The formatted value. */
  readonly words: string;
}

export interface ChartFrameProps {
  /** The title of the chart. */
  readonly label: string;
  /** One sentence that summarises the chart: 'Up from 41 % to 63 % in six attempts.' */
  readonly summary?: string | undefined;
  /** Every value as text, for screen readers. Omitted if the chart itself shows the values as text. */
  readonly rows?: readonly ChartRow[] | undefined;
  /** A heading above already shows the same title. */
  readonly isLabelHidden?: boolean | undefined;
  readonly children: ReactNode;
}

/** A chart with its title, summary and values as text. */
export function ChartFrame({ label, summary, rows, isLabelHidden = false, children }: ChartFrameProps) {
  const id = useId();
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption className="chart-caption" id={id}>
        {isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
        {summary !== undefined && <span className="chart-summary"> {summary}</span>}
      </figcaption>
      {children}
      {rows !== undefined && (
        // A table ignores the size of visually hidden styles, so its container is hidden.
        <div className="visually-hidden">
          <table>
            <caption>{label}</caption>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  <th scope="row">{row.label}</th>
                  <td>{row.words}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}
