import { formatNumber, formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Avatar, cx } from '../../ui/index.ts';
import type { LeaderboardRow } from './leaderboard.ts';

interface PodiumProps {
  /** The first three rows shown, in order. */
  readonly rows: readonly LeaderboardRow[];
  readonly userId: string | null;
}

/** The top three with the first in the middle; the reading order is by rank. */
export function Podium({ rows, userId }: PodiumProps) {
  return (
    <ol className="leaderboard-podium" aria-label={say.leaderboard.podium}>
      {rows.map((row) => (
        <Step key={row.userId} row={row} isYou={row.userId === userId} />
      ))}
    </ol>
  );
}

function Step({ row, isYou }: { readonly row: LeaderboardRow; readonly isYou: boolean }) {
  const { rank, name, performanceScore } = row;
  return (
    <li className={cx('leaderboard-step', isYou && 'leaderboard-own')}>
      <span className="leaderboard-face">
        <Avatar name={name} large />
        <span className="leaderboard-medal num" data-rank={rank <= 3 ? rank : undefined}>
          <span className="visually-hidden">{say.leaderboard.columns.rank} </span>
          {formatNumber(rank)}
        </span>
      </span>
      <span className="leaderboard-step-name" title={name}>
        {name}
      </span>
      <span className="leaderboard-step-score num">
        <span className="visually-hidden">{say.leaderboard.columns.performance} </span>
        {formatScore(performanceScore)}
      </span>
    </li>
  );
}
