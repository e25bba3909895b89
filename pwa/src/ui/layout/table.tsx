import './table.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { cx } from '../class-names.ts';

export interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls sideways what is too wide, by finger, wheel or arrow keys, and says so while there is more to see. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const scrolling = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div className="table-frame">
      <div className={cx('table-scroll', overflows && 'table-overflows')} ref={box} {...scrolling}>
        {children}
      </div>
      {overflows && <p className="table-note">Scroll sideways to see the whole table.</p>}
    </div>
  );
}

export interface TableColumn<Item> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (item: Item) => ReactNode;
  /** Numbers line up at the end. */
  readonly numeric?: boolean | undefined;
  /** The cell that names the row. */
  readonly rowHeader?: boolean | undefined;
}

export interface TableProps<Item> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Item>[];
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** Lower rows, for a summary rather than a list. */
  readonly dense?: boolean | undefined;
}

export function Table<Item>({ caption, columns, items, itemKey, dense }: TableProps<Item>) {
  return (
    <ScrollBox label={caption}>
      <table className={cx('table', dense && 'table-dense')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(column.numeric && 'table-numeric')}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={itemKey(item)}>
              {columns.map((column) => (
                <TableCell key={column.key} column={column} item={item} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function TableCell<Item>({ column, item }: { readonly column: TableColumn<Item>; readonly item: Item }) {
  const className = cx(column.numeric && 'table-numeric');
  if (!column.rowHeader) return <td className={className}>{column.cell(item)}</td>;
  return (
    <th scope="row" className={className}>
      {column.cell(item)}
    </th>
  );
}
