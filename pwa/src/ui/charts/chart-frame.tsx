import './charts.css';
import { type ReactNode, useId } from 'react';

export interface ChartRow {
  readonly label: string;
  /** The value as a person reads it. */
  readonly words: string;
}

export interface ChartFrameProps {
  /** What the picture is of. */
  readonly label: string;
  /** One sentence that says what there is to see: 'Up from 41 % to 63 % in six attempts.' */
  readonly summary?: string | undefined;
  /** Every value in words, for whom the picture is none. Left out where the picture has them written on it. */
  readonly rows?: readonly ChartRow[] | undefined;
  /** For whom sees it a heading above says the same. */
  readonly isLabelHidden?: boolean | undefined;
  readonly children: ReactNode;
}

/** A picture of numbers with what it says in words beside it. */
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
        // A table is as wide and as high as its rows, whatever its styles say: its container is hidden.
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
