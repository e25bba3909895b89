import { useEffect, useState, type RefObject } from 'react';
import { formatNumber, formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Avatar, useMedia, usePageMark } from '../../ui/index.ts';
import { ROOMY } from './leaderboard-rows.tsx';
import type { LeaderboardRow } from './leaderboard.ts';

interface PinnedRowProps {
  /** The student's own row; null if the student is not ranked. */
  readonly row: LeaderboardRow | null;
  /** The rows that the list currently shows. */
  readonly rows: readonly LeaderboardRow[];
  readonly section: RefObject<HTMLElement | null>;
  readonly onJump: () => void;
}

/** On a phone the student's own row is pinned to the bottom while it is out of view. */
export function PinnedRow({ row, rows, section, onJump }: PinnedRowProps) {
  const isTable = useMedia(ROOMY);
  const isInView = useOwnInView(section, `${isTable} ${rows.length} ${rows[0]?.userId} ${row?.rank}`);
  const isPinned = row !== null && !isInView;
  usePageMark('lower-bar', isPinned);
  if (!isPinned) return null;
  return (
    <button type="button" className="leaderboard-pinned" onClick={onJump}>
      <span className="leaderboard-rank num">
        <span className="visually-hidden">{say.leaderboard.columns.rank} </span>
        {formatNumber(row.rank)}
      </span>
      <Avatar name={row.name} />
      <span className="leaderboard-jump">{say.leaderboard.mine.jump}</span>
      <span className="leaderboard-score num">
        <span className="visually-hidden">{say.leaderboard.columns.performance} </span>
        {formatScore(row.performanceScore)}
      </span>
    </button>
  );
}

/**
 * Whether the student's row, or the card with the same data, is in view.
 * @param shown changes when other rows are shown.
 */
function useOwnInView(section: RefObject<HTMLElement | null>, shown: string): boolean {
  const [seen, setSeen] = useState<ReadonlySet<Element>>(NONE);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) =>
      setSeen((before) => {
        const now = new Set(before);
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) now.add(target);
          else now.delete(target);
        return now;
      }),
    );
    const page = section.current?.closest('.leaderboard');
    for (const element of page?.querySelectorAll('[aria-current], [data-own]') ?? [])
      observer.observe(element);
    return () => {
      observer.disconnect();
      setSeen(NONE);
    };
  }, [section, shown]);
  return seen.size > 0;
}

const NONE: ReadonlySet<Element> = new Set();
