import {
  accuracyBarColour,
  consoleLeaderboardBadges,
  levelByScore,
  type LeaderboardBadge,
} from '@exam/shared-schema/labels';
import { formatNumber, formatScore, formatShortDuration } from '../../format/index.ts';
import { Avatar, BadgeRow, Card, cx, Pill, Table, type TableColumn } from '../../ui/index.ts';
import type { Row } from './rows.ts';

const BADGE_WORDS: Readonly<Record<LeaderboardBadge, string>> = {
  first: 'First place',
  second: 'Second place',
  third: 'Third place',
  target: 'Accuracy above 90 %',
  fire: 'More than 20 tests',
  bolt: 'Score above 30,000',
};

interface RowsProps {
  readonly rows: readonly Row[];
  /** The signed-in user. */
  readonly userId: string | null;
}

/** The top three, in the order of their ranks. */
export function Podium({ rows, userId }: RowsProps) {
  return (
    <ol className="console-podium" aria-label="Top three">
      {rows.map((row) => (
        <li
          key={row.userId}
          className={cx('console-podium-step', row.userId === userId && 'console-board-own')}
        >
          <Avatar name={row.name} large />
          <span className="num">#{formatNumber(row.rank)}</span>
          <span className="console-podium-name">{row.name}</span>
          <span className="num">{formatScore(row.totalScore)}</span>
        </li>
      ))}
    </ol>
  );
}

export function Rankings({ rows, userId }: RowsProps) {
  return (
    <Table
      caption="Rankings"
      columns={columnsFor(userId)}
      items={rows}
      itemKey={(row) => row.userId}
      isCurrent={(row) => row.userId === userId}
    />
  );
}

/** The signed-in user's row while it is not among the loaded ones. */
export function OwnPosition({ row }: { readonly row: Row }) {
  return (
    <Card title="Your Position">
      <Table
        caption="Your Position"
        columns={columnsFor(row.userId)}
        items={[row]}
        itemKey={() => row.userId}
      />
    </Card>
  );
}

function columnsFor(userId: string | null): readonly TableColumn<Row>[] {
  return [
    { key: 'rank', header: 'Rank', numeric: true, cell: ({ rank }) => `#${formatNumber(rank)}` },
    {
      key: 'participant',
      header: 'Participant',
      rowHeader: true,
      cell: (row) => (
        <span className="console-board-name">
          {row.name}
          {row.userId === userId && <Pill tone="accent">You</Pill>}
          <BadgeRow badges={consoleLeaderboardBadges(row)} words={BADGE_WORDS} />
          {row.username !== row.name && <span className="console-board-note">@{row.username}</span>}
        </span>
      ),
    },
    { key: 'score', header: 'Score', numeric: true, cell: ({ totalScore }) => formatScore(totalScore) },
    { key: 'accuracy', header: 'Accuracy', secondary: true, cell: (row) => <Accuracy row={row} /> },
    {
      key: 'tests',
      header: 'Tests',
      numeric: true,
      secondary: true,
      cell: ({ tests }) => formatNumber(tests),
    },
    {
      key: 'time',
      header: 'Avg Time',
      numeric: true,
      secondary: true,
      cell: ({ seconds }) => (seconds > 0 ? formatShortDuration(seconds) : 'N/A'),
    },
    {
      key: 'level',
      header: 'Level',
      secondary: true,
      cell: ({ totalScore }) => <Pill>{levelByScore(totalScore)}</Pill>,
    },
  ];
}

function Accuracy({ row: { accuracy } }: { readonly row: Row }) {
  return (
    <span className="console-accuracy">
      <span className="num">{formatScore(accuracy)}&nbsp;%</span>
      <span className="console-accuracy-track" aria-hidden="true">
        <span
          data-colour={accuracyBarColour(accuracy)}
          style={{ inlineSize: `${Math.min(100, accuracy)}%` }}
        />
      </span>
    </span>
  );
}
