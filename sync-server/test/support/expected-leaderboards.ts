import { resultsHeldUntil } from '@exam/shared-schema/access';
import type { Context } from '../../src/context.ts';
import type { Timeframe } from '@exam/shared-schema/contract';
import { measure, packFigures, rankedScoreOf } from '../../src/features/leaderboard/formulas.ts';
import { boundsOf, periodAt } from '../../src/features/leaderboard/periods.ts';
import { readPage, type Ranked } from '../../src/features/leaderboard/read-leaderboard.ts';

export const timeframes: readonly Timeframe[] = ['alltime', 'monthly', 'weekly'];

/** A row of a board as one line, for comparison. */
const lineOf = ({ rank, userId, score, figures }: Ranked) => `${rank} ${userId} ${score} ${figures}`;

/** A board computed from the tables of attempts, papers and users alone. @param board a category's id, or ''. */
export async function expectedLeaderboard(
  { store: { read, t }, clock }: Context,
  board: string,
  timeframe: Timeframe,
): Promise<string[]> {
  const bounds = boundsOf(periodAt(timeframe, clock.now())) ?? { from: 0, until: Infinity };
  const [attempts, papers, users] = [
    await read.select().from(t.attempts),
    await read.select().from(t.papers),
    await read.select().from(t.users),
  ];
  const rows = users.flatMap((user) => {
    const isShown = user.role === 'student' && user.isListed;
    if (!isShown || user.accountStatus === 'banned' || user.accountStatus === 'deleted') return [];
    const own = attempts.flatMap((attempt) => {
      const paper = papers.find(({ id }) => id === attempt.paperId);
      const isIn = attempt.receivedAt >= bounds.from && attempt.receivedAt < bounds.until;
      if (paper === undefined || attempt.userId !== user.id || !isIn) return [];
      if (paper.ownerId !== null || paper.isAiGenerated || paper.isAdaptive) return [];
      if ((resultsHeldUntil(paper) ?? 0) > clock.now()) return [];
      if (board !== '' && paper.categoryId !== board) return [];
      const { totalMarks, difficultyLevel } = paper;
      return [{ ranked: attempt.ranked, ...measure({ ...attempt, totalMarks, difficultyLevel }) }];
    });
    const ranked = own.filter((each) => each.ranked);
    if (ranked.length === 0) return [];
    const { score, figures } = rankedScoreOf(ranked, own.length);
    return [{ userId: user.id, score, figures: packFigures(figures) }];
  });
  rows.sort((a, b) => b.score - a.score || (a.userId < b.userId ? 1 : -1));
  return rows.map((row) =>
    lineOf({ ...row, rank: 1 + rows.filter(({ score }) => score > row.score).length }),
  );
}

/** A board as it is read, page by page, by number or from row to row. */
export async function shownLeaderboard(
  { store, clock }: Context,
  board: string,
  timeframe: Timeframe,
  { limit = 3, byCursor = false } = {},
): Promise<string[]> {
  const on = { board, timeframe, period: periodAt(timeframe, clock.now()) };
  const lines: string[] = [];
  let last: Ranked | undefined;
  for (let offset = 0; ; offset += limit) {
    const start = byCursor && last !== undefined ? { after: last } : { offset };
    const { entries, state } = await readPage(store, on, start, limit);
    lines.push(...entries.map(lineOf));
    last = entries.at(-1);
    if (entries.length < limit) {
      if (state.students !== lines.length) lines.push(`${state.students} students`);
      return lines;
    }
  }
}
