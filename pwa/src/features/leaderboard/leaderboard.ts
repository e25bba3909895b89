import type {
  LeaderboardMeta,
  LeaderboardPosition,
  CategoryEntry,
  LeaderboardEntry,
  RankedUser,
} from '@exam/shared-schema/contract';
import type { LeaderboardFigures } from '@exam/shared-schema/labels';

/** A row of any board. */
export interface LeaderboardRow {
  readonly userId: string;
  /** Both names are the nickname or the first name, unless the student shows the full name (PF13). */
  readonly name: string;
  readonly username: string;
  readonly rank: number;
  readonly performanceScore: number;
  readonly totalScore: number;
  /** Percent. */
  readonly accuracy: number;
  /** Papers, as in the student's own card; a second attempt at one does not rank. */
  readonly tests: number;
  readonly averageScore: number;
  readonly secondsPerQuestion: number;
}

/** One page of a board, as returned by its call. */
export interface LeaderboardPage<Entry> {
  readonly data: { readonly leaderboard: readonly Entry[]; readonly meta: LeaderboardMeta };
}

type NamedEntry = { readonly userId: string; readonly user: RankedUser } & Pick<
  LeaderboardEntry,
  'rank' | 'performanceScore' | 'uniqueTestsCount' | 'avgScorePerTest'
>;

export function fromOverall(entry: LeaderboardEntry): LeaderboardRow {
  return {
    ...common(entry),
    totalScore: entry.totalScore,
    accuracy: entry.overallAccuracy,
    secondsPerQuestion: entry.avgTimePerQuestion,
  };
}

export function fromCategory(entry: CategoryEntry): LeaderboardRow {
  return {
    ...common(entry),
    totalScore: entry.totalCategoryScore,
    accuracy: entry.categoryAccuracy,
    secondsPerQuestion: entry.avgCategoryTimePerQuestion,
  };
}

function common({ userId, user, rank, performanceScore, uniqueTestsCount, avgScorePerTest }: NamedEntry) {
  return {
    userId,
    name: user.fullName,
    username: user.username,
    rank,
    performanceScore,
    tests: uniqueTestsCount,
    averageScore: avgScorePerTest,
  };
}

/**
 * The paging query for the next page; the only code that knows how boards are paged (SG9).
 * @returns null after the last page.
 */
export function nextLeaderboardPage<Entry>(pages: readonly LeaderboardPage<Entry>[]): object | null {
  const last = pages.at(-1)?.data.meta;
  if (last === undefined) return {};
  return last.next === null ? null : { after: last.next };
}

/** The rows of the pages. A student who moved between two page requests is on both, and is shown once. */
export function rowsOf<Entry>(
  pages: readonly LeaderboardPage<Entry>[],
  toRow: (entry: Entry) => LeaderboardRow,
): readonly LeaderboardRow[] {
  const rows = new Map<string, LeaderboardRow>();
  for (const { data } of pages)
    for (const row of data.leaderboard.map(toRow)) if (!rows.has(row.userId)) rows.set(row.userId, row);
  return [...rows.values()];
}

/** The rows whose name or username contains the text. */
export function matching(rows: readonly LeaderboardRow[], text: string): readonly LeaderboardRow[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return rows;
  return rows.filter(({ name, username }) => `${name} ${username}`.toLocaleLowerCase().includes(wanted));
}

/** The values that badges and level are derived from. */
export function figuresOfRow({ rank, accuracy, tests, totalScore }: LeaderboardRow): LeaderboardFigures {
  return { rank, accuracy, tests, totalScore };
}

export function figuresOfPosition(position: LeaderboardPosition): LeaderboardFigures {
  const { rank, accuracy, testsCompleted, totalScore } = position;
  return { rank, accuracy, tests: testsCompleted, totalScore };
}
