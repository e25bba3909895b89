import './badge-row.css';
import type { LeaderboardBadge } from '@exam/shared-schema/labels';

const MEDAL = 'M12 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8.5 10.5l-4-7M15.5 10.5l4-7M9.5 3.5l5 7';

/** One SVG path each, in a 24 by 24 box, like the icons. */
const SHAPES: Readonly<Record<LeaderboardBadge, string>> = {
  first: MEDAL,
  second: MEDAL,
  third: MEDAL,
  target: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 11.8v.4',
  fire: 'M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.5 1 2.5 2 3C10 9 10.5 6 12 3z',
  bolt: 'M13.5 3 5.5 13.5H11L10 21l8.5-11H13z',
};

interface BadgeRowProps {
  readonly badges: readonly LeaderboardBadge[];
  /** What each means. */
  readonly words: Readonly<Record<LeaderboardBadge, string>>;
}

/** The badges of a row of a board, each with an accessible label. */
export function BadgeRow({ badges, words }: BadgeRowProps) {
  if (badges.length === 0) return null;
  return (
    <span className="badge-row">
      {badges.map((badge) => (
        <span
          key={badge}
          className={`badge-row-badge badge-row-${badge}`}
          role="img"
          aria-label={words[badge]}
          title={words[badge]}
        >
          <svg className="icon icon-small" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SHAPES[badge]} />
          </svg>
        </span>
      ))}
    </span>
  );
}
