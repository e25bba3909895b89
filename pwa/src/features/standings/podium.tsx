import { formatNumber, formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Avatar, cx } from '../../ui/index.ts';
import type { BoardRow } from './board.ts';

interface PodiumProps {
  /** The first three rows shown, in order. */
  readonly rows: readonly BoardRow[];
  readonly userId: string | null;
}

/** The top three with the first in the middle; the reading order is by rank. */
export function Podium({ rows, userId }: PodiumProps) {
  return (
    <ol className="standings-podium" aria-label={say.standings.podium}>
      {rows.map((row) => (
        <Step key={row.userId} row={row} isYou={row.userId === userId} />
      ))}
    </ol>
  );
}

function Step({ row, isYou }: { readonly row: BoardRow; readonly isYou: boolean }) {
  const { rank, name, performanceScore } = row;
  return (
    <li className={cx('standings-step', isYou && 'standings-own')}>
      <span className="standings-face">
        <Avatar name={name} large />
        <span className="standings-medal num" data-rank={rank <= 3 ? rank : undefined}>
          <span className="visually-hidden">{say.standings.columns.rank} </span>
          {formatNumber(rank)}
        </span>
      </span>
      <span className="standings-step-name" title={name}>
        {name}
      </span>
      <span className="standings-step-score num">
        <span className="visually-hidden">{say.standings.columns.performance} </span>
        {formatScore(performanceScore)}
      </span>
    </li>
  );
}
