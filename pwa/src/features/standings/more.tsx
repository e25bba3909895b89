import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Button } from '../../ui/index.ts';
import type { Board } from './use-board.ts';

interface MoreProps {
  readonly board: Board;
  readonly total: number;
}

/**
 * The end of the list: a button for the next page, and how much is loaded. Changes are announced to screen readers.
 */
export function More({ board: { rows, list }, total }: MoreProps) {
  const [isAsked, setAsked] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = isAsked && !list.hasMore;
  useEffect(() => {
    // Moves the focus, because the pressed button has been removed.
    if (isAtEnd) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  const { standings } = say;
  const loaded = standings.loaded(formatNumber(rows.length), formatNumber(Math.max(total, rows.length)));
  const failed = isAsked && !list.pending && list.failure !== null;
  const ask = () => {
    setAsked(true);
    list.more();
  };
  return (
    <div className="standings-more">
      <p role="status" className="standings-note num" ref={end} tabIndex={-1}>
        {list.loadingMore ? standings.loadingMore : failed ? standings.moreFailed : loaded}
      </p>
      {list.hasMore && (
        <Button busy={list.loadingMore} onClick={ask}>
          {standings.more(formatNumber(Math.max(0, total - rows.length)))}
        </Button>
      )}
    </div>
  );
}
