import type { CategoryEntry, LeaderboardEntry, LeaderboardMeta } from '@exam/shared-schema/contract';

/** A row of any board. */
export interface Row {
  readonly userId: string;
  readonly name: string;
  readonly username: string;
  readonly rank: number;
  readonly totalScore: number;
  /** Percent. */
  readonly accuracy: number;
  readonly tests: number;
  /** For each question. */
  readonly seconds: number;
}

export interface BoardPage {
  readonly rows: readonly Row[];
  readonly meta: LeaderboardMeta;
}

export function ofOverall(entry: LeaderboardEntry): Row {
  const { totalScore, overallAccuracy, avgTimePerQuestion } = entry;
  return { ...common(entry), totalScore, accuracy: overallAccuracy, seconds: avgTimePerQuestion };
}

export function ofCategory(entry: CategoryEntry): Row {
  const { totalCategoryScore, categoryAccuracy, avgCategoryTimePerQuestion } = entry;
  return {
    ...common(entry),
    totalScore: totalCategoryScore,
    accuracy: categoryAccuracy,
    seconds: avgCategoryTimePerQuestion,
  };
}

function common({
  userId,
  user,
  rank,
  uniqueTestsCount,
}: Pick<LeaderboardEntry, 'userId' | 'user' | 'rank' | 'uniqueTestsCount'>) {
  return { userId, name: user.fullName, username: user.username, rank, tests: uniqueTestsCount };
}

/** SG9: a student who moved between two pages is on both, and is shown once. */
export function rowsOf(pages: readonly BoardPage[]): Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap((page) => page.rows)) if (!rows.has(row.userId)) rows.set(row.userId, row);
  return [...rows.values()];
}

/** The loaded rows whose name or username contains the text. */
export function matching(rows: readonly Row[], text: string): readonly Row[] {
  const wanted = text.trim().toLocaleLowerCase();
  return rows.filter(({ name, username }) => `${name} ${username}`.toLocaleLowerCase().includes(wanted));
}
