import { levelByScore } from '@exam/shared-schema/labels';
import { formatNumber, formatScore, formatShortSeconds } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Avatar, cx, Pill, Table, useMedia, type TableColumn } from '../../ui/index.ts';
import { Badges } from './badges.tsx';
import type { LeaderboardRow } from './leaderboard.ts';

/** From this width on the table has room for all columns. */
export const ROOMY = '(min-width: 64em)';

export interface LeaderboardRowsProps {
  readonly rows: readonly LeaderboardRow[];
  /** The user whose row is highlighted; null for none. */
  readonly userId: string | null;
}

/** A table where there is room for its columns, otherwise a list. */
export function LeaderboardRows(props: LeaderboardRowsProps) {
  return useMedia(ROOMY) ? <LeaderboardTable {...props} /> : <LeaderboardList {...props} />;
}

function LeaderboardTable({ rows, userId }: LeaderboardRowsProps) {
  return (
    <Table
      caption={say.leaderboard.list}
      columns={columnsFor(userId)}
      items={rows}
      itemKey={({ userId: of }) => of}
      isCurrent={({ userId: of }) => of === userId}
    />
  );
}

function columnsFor(userId: string | null): readonly TableColumn<LeaderboardRow>[] {
  const { columns } = say.leaderboard;
  return [
    { key: 'rank', header: columns.rank, numeric: true, cell: ({ rank }) => formatNumber(rank) },
    {
      key: 'student',
      header: columns.student,
      rowHeader: true,
      cell: (row) => <Student row={row} isYou={row.userId === userId} />,
    },
    {
      key: 'performance',
      header: columns.performance,
      numeric: true,
      cell: ({ performanceScore }) => <b>{formatScore(performanceScore)}</b>,
    },
    numbers('total', columns.totalScore, ({ totalScore }) => formatScore(totalScore)),
    numbers('accuracy', columns.accuracy, ({ accuracy }) => `${formatScore(accuracy)}%`),
    numbers('tests', columns.tests, ({ tests }) => formatNumber(tests)),
    numbers('average', columns.average, ({ averageScore }) => formatScore(averageScore)),
    numbers('time', columns.time, ({ secondsPerQuestion }) => formatShortSeconds(secondsPerQuestion)),
    { key: 'level', header: columns.level, cell: (row) => <Level totalScore={row.totalScore} /> },
    { key: 'badges', header: columns.badges, cell: (row) => <Badges row={row} /> },
  ];
}

function numbers(
  key: string,
  header: string,
  cell: (row: LeaderboardRow) => string,
): TableColumn<LeaderboardRow> {
  return { key, header, numeric: true, cell };
}

interface StudentProps {
  readonly row: LeaderboardRow;
  readonly isYou: boolean;
}

function Student({ row: { name, username }, isYou }: StudentProps) {
  return (
    <span className="leaderboard-student">
      <Avatar name={name} />
      <span className="leaderboard-words">
        <span className="leaderboard-name" title={name}>
          {name}
        </span>
        {isYou ? <You /> : username !== name && <span className="leaderboard-sub">@{username}</span>}
      </span>
    </span>
  );
}

function You() {
  return <Pill tone="accent">{say.leaderboard.you}</Pill>;
}

export function Level({ totalScore }: { readonly totalScore: number }) {
  return <Pill>{say.leaderboard.levels[levelByScore(totalScore)]}</Pill>;
}

function LeaderboardList({ rows, userId }: LeaderboardRowsProps) {
  return (
    <ol className="leaderboard-list" aria-label={say.leaderboard.list}>
      {rows.map((row) => (
        <ListRow key={row.userId} row={row} isYou={row.userId === userId} />
      ))}
    </ol>
  );
}

function ListRow({ row, isYou }: StudentProps) {
  const { rank, name, performanceScore, totalScore, accuracy, tests } = row;
  const { columns } = say.leaderboard;
  return (
    <li className={cx('leaderboard-row', isYou && 'leaderboard-own')} {...(isYou && OWN)}>
      <span className="leaderboard-rank num">
        <span className="visually-hidden">{columns.rank} </span>
        {formatNumber(rank)}
      </span>
      <Avatar name={name} />
      <span className="leaderboard-words">
        <span className="leaderboard-first">
          <span className="leaderboard-name" title={name}>
            {name}
          </span>
          {isYou && <You />}
        </span>
        <span className="leaderboard-sub num">
          <Fact name={columns.totalScore} value={formatScore(totalScore)} />
          <Fact name={columns.accuracy} value={`${formatNumber(Math.round(accuracy))}%`} />
          <Fact name={columns.tests} value={formatNumber(tests)} hides />
          <Badges row={row} />
        </span>
      </span>
      <span className="leaderboard-score num">
        <span className="visually-hidden">{columns.performance} </span>
        {formatScore(performanceScore)}
      </span>
    </li>
  );
}

const OWN = { 'aria-current': true, tabIndex: -1 } as const;

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** Visually hidden on a phone, where there is no room for it. */
  readonly hides?: boolean | undefined;
}

function Fact({ name, value, hides }: FactProps) {
  return (
    <span className={cx('leaderboard-fact', hides && 'visually-hidden')}>
      <span className="visually-hidden">{name} </span>
      {value}
    </span>
  );
}
