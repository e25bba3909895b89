import './pager.css';

import { cx } from '../class-names.ts';
import { IconButton } from './button.tsx';

const SHOWN = 5;

/** The pages whose buttons are shown: five around the current one. Pages count from 1. */
export function pagesAround(page: number, totalPages: number): readonly number[] {
  const last = Math.max(totalPages, 1);
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), last - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, last) }, (_, index) => first + index);
}

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
  /** Such as 'Showing 1-10 of 48'. */
  readonly summary?: string | undefined;
  readonly label?: string | undefined;
}

export function Pager({ page, totalPages, onPage, summary, label = 'Pages' }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      {summary !== undefined && <p className="pager-summary num">{summary}</p>}
      <div className="pager-buttons">
        <IconButton
          icon="left"
          label="Previous page"
          unavailable={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {pagesAround(page, totalPages).map((shown) => (
          <button
            key={shown}
            type="button"
            className={cx('pager-page', 'num', shown === page && 'pager-page-current')}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPage(shown)}
          >
            {shown}
          </button>
        ))}
        <IconButton
          icon="right"
          label="Next page"
          unavailable={page >= totalPages}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}
