import './table.css';
import { type ReactNode, useRef } from 'react';

import { cx } from '../class-names.ts';
import { Icon } from '../icons.tsx';
import { useMedia } from './use-media.ts';
import { useOverflow } from './use-overflow.ts';
import { say } from '../../sentences/index.ts';

/** Where every column has room. */
const ROOMY = '(min-width: 64em)';

const CURRENT = { 'aria-current': true, tabIndex: -1 } as const;

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls sideways what is too wide, by finger, wheel or arrow keys, and says so while there is more to see. */
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
  /** Numbers line up at the end. */
  readonly numeric?: boolean | undefined;
  /** The cell that names the row. */
  readonly rowHeader?: boolean | undefined;
  /** Where there is no room for it (below 1024 px) it folds under the cell that names the row. */
  readonly secondary?: boolean | undefined;
  /** Says that the rows can be sorted by it, and how they are now. */
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
  /** Lower rows, for a summary rather than a list. */
  readonly dense?: boolean | undefined;
  /** The row that is the reader's own stands out, and can be given the focus. */
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
  /** What stands under the row's name for want of room. */
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
