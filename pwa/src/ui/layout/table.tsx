import './table.css';
import { type ReactNode, useRef } from 'react';

import { cx } from '../class-names.ts';
import { Icon } from '../icons.tsx';
import { useMedia } from './use-media.ts';
import { useOverflow } from './use-overflow.ts';
import { say } from '../../sentences/index.ts';

/** From this width on all columns fit. */
const ROOMY = '(min-width: 64em)';

const CURRENT = { 'aria-current': true, tabIndex: -1 } as const;

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Scrolls wide content horizontally by touch, wheel or arrow keys, and is announced as a region while it overflows.
 */
function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const scrolling = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div className="table-frame">
      <div className={cx('table-scroll', overflows && 'table-overflows')} ref={box} {...scrolling}>
        {children}
      </div>
      {overflows && <p className="table-note">{say.common.scrollTable}</p>}
    </div>
  );
}

export interface TableColumn<Item> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (item: Item) => ReactNode;
  /** Numbers are aligned at the end. */
  readonly numeric?: boolean | undefined;
  /** The row header cell. */
  readonly rowHeader?: boolean | undefined;
  /** Below 1024 px this column folds under the row header. */
  readonly secondary?: boolean | undefined;
  /** The rows can be sorted by this column; includes the current order. */
  readonly sort?: TableSort | undefined;
}

export interface TableSort {
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
}

export interface TableProps<Item> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Item>[];
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** Lower rows, for summaries. */
  readonly dense?: boolean | undefined;
  /** Highlights the user's own row, which can be focused. */
  readonly isCurrent?: ((item: Item) => boolean) | undefined;
}

export function Table<Item>({ caption, columns, items, itemKey, dense, isCurrent }: TableProps<Item>) {
  const roomy = useMedia(ROOMY);
  const shown = roomy ? columns : columns.filter((column) => !column.secondary);
  const folded = roomy ? [] : columns.filter((column) => column.secondary);
  return (
    <ScrollBox label={caption}>
      <table className={cx('table', dense && 'table-dense')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={itemKey(item)} {...(isCurrent?.(item) && CURRENT)}>
              {shown.map((column) => (
                <TableCell key={column.key} column={column} item={item} folded={folded} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function ColumnHead<Item>({ column }: { readonly column: TableColumn<Item> }) {
  const { header, numeric, sort } = column;
  return (
    <th scope="col" className={cx(numeric && 'table-numeric')} {...(sort && { 'aria-sort': sort.direction })}>
      {sort ? (
        <button type="button" className="table-sort" onClick={sort.onSort}>
          {header}
          <span className={cx('table-arrow', `table-arrow-${sort.direction}`)} aria-hidden="true">
            <Icon name="down" small />
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}

interface TableCellProps<Item> {
  readonly column: TableColumn<Item>;
  readonly item: Item;
  /** The columns folded under the row header. */
  readonly folded: readonly TableColumn<Item>[];
}

function TableCell<Item>({ column, item, folded }: TableCellProps<Item>) {
  const className = cx(column.numeric && 'table-numeric');
  if (!column.rowHeader) return <td className={className}>{column.cell(item)}</td>;
  return (
    <th scope="row" className={className}>
      {column.cell(item)}
      {folded.length > 0 && (
        <dl className="table-folded">
          {folded.map((other) => (
            <div key={other.key}>
              <dt>{other.header}</dt>
              <dd>{other.cell(item)}</dd>
            </div>
          ))}
        </dl>
      )}
    </th>
  );
}
