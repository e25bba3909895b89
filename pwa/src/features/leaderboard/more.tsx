import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Button } from '../../ui/index.ts';
import type { Leaderboard } from './use-leaderboard.ts';

interface MoreProps {
  readonly board: Leaderboard;
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
  const { leaderboard } = say;
  const loaded = leaderboard.loaded(formatNumber(rows.length), formatNumber(Math.max(total, rows.length)));
  const failed = isAsked && !list.pending && list.failure !== null;
  const ask = () => {
    setAsked(true);
    list.more();
  };
  return (
    <div className="leaderboard-more">
      <p role="status" className="leaderboard-note num" ref={end} tabIndex={-1}>
        {list.loadingMore ? leaderboard.loadingMore : failed ? leaderboard.moreFailed : loaded}
      </p>
      {list.hasMore && (
        <Button busy={list.loadingMore} onClick={ask}>
          {leaderboard.more(formatNumber(Math.max(0, total - rows.length)))}
        </Button>
      )}
    </div>
  );
}
