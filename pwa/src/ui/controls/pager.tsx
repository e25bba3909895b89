import './pager.css';

import { cx } from '../class-names.ts';
import { IconButton } from './button.tsx';
import { say } from '../../sentences/index.ts';

const SHOWN = 5;
const EDGE = 4;

export type PagerItem = number | 'gap';

/**
 * The page numbers to show, starting at 1: all of up to five; of more, the first, the last and those around the
 * current one, with gaps between.
 */
export function pagesAround(page: number, totalPages: number): readonly PagerItem[] {
  const last = Math.max(totalPages, 1);
  const run = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);
  if (last <= SHOWN) return run(1, last);
  if (page < EDGE) return [...run(1, EDGE), 'gap', last];
  if (page > last - EDGE + 1) return [1, 'gap', ...run(last - EDGE + 1, EDGE)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', last];
}

export interface PagerProps {
  /** Starting at 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
  /** Such as 'Showing 1-10 of 48'. */
  readonly summary?: string | undefined;
  readonly label?: string | undefined;
}

export function Pager({ page, totalPages, onPage, summary, label = say.common.pages }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      {summary !== undefined && <p className="pager-summary num">{summary}</p>}
      <div className="pager-buttons">
        <IconButton
          icon="left"
          label={say.common.previousPage}
          unavailable={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {pagesAround(page, totalPages).map((shown, place) =>
          shown === 'gap' ? (
            <span key={`gap-${place}`} className="pager-gap" aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={shown}
              type="button"
              className={cx('pager-page', 'num', shown === page && 'pager-page-current')}
              aria-label={say.common.page(shown)}
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => onPage(shown)}
            >
              {shown}
            </button>
          ),
        )}
        <IconButton
          icon="right"
          label={say.common.nextPage}
          unavailable={page >= totalPages}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}
