import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { isHeldBack, resultsHeldUntil } from '@exam/shared-schema/access';
import type { AttemptHistoryRow, CallAnswer, CallInput, myAttempts } from '@exam/shared-schema/contract';
import { profileDifficulty, profileDifficultyRank } from '@exam/shared-schema/labels';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../../context.ts';
import { readPage } from '../../../crud/index.ts';
import { heldUntilColumn } from '../../../release/results-held-until.ts';
import { type Queries, type Store } from '../../../database/index.ts';
import type { AttemptRow } from '../../../marked-attempts/result.ts';

type Query = CallInput<typeof myAttempts>['query'];
type PaperRow = Store['t']['papers']['$inferSelect'];

/** The caller's attempts. Scores whose key is not released are neither shown nor sorted by (ST7). */
export async function listAttempts(
  { store, clock }: Context,
  userId: string,
  { page, limit, sort, category }: Query,
): Promise<CallAnswer<typeof myAttempts>> {
  const now = clock.now();
  const { rows, pages, total } = await readPage(
    store.read,
    { page, limit },
    {
      from: store.t.attempts,
      select: (queries) => attemptRows(store, queries),
      where: and(eq(store.t.attempts.userId, userId), ofGroup(store, category)),
      order: await orderOf(store, userId, sort, now),
    },
  );
  const data = rows.map((row) => historyRow(row, now));
  return { data, page, pages, totalPages: pages, total, count: data.length };
}

function attemptRows({ t }: Store, queries: Queries) {
  const {
    log: _log,
    claims: _claims,
    responses: _responses,
    receipt: _receipt,
    ...columns
  } = getTableColumns(t.attempts);
  return queries
    .select({ attempt: columns, paper: t.papers })
    .from(t.attempts)
    .innerJoin(t.papers, eq(t.papers.id, t.attempts.paperId))
    .$dynamic();
}

/** ST57 */
function ofGroup({ read, t: { attempts, categories, papers } }: Store, group: Query['category']) {
  if (group === undefined || group === 'All') return undefined;
  const ofIt = read
    .select({ id: papers.id })
    .from(papers)
    .innerJoin(categories, eq(categories.id, papers.categoryId))
    .where(eq(categories.group, group));
  return inArray(attempts.paperId, ofIt);
}

async function orderOf(store: Store, userId: string, sort: Query['sort'], now: number): Promise<SQL[]> {
  const { attempts, papers } = store.t;
  const newest = [desc(attempts.submittedAt), desc(attempts.id)];
  if (sort === 'recent') return newest;
  if (sort === 'difficulty') return [...(await difficultyRank(store, userId)), ...newest];
  const column = sort === 'score' ? attempts.score : attempts.accuracy;
  const heldUntil = heldUntilColumn(papers);
  const isHeld = sql`case when ${heldUntil} > ${now} then 1 else 0 end`;
  const shown = sql`case when ${heldUntil} > ${now} then 0 else ${column} end`;
  return [isHeld, desc(shown), ...newest];
}

/** ST62: the rank of the label for the total marks, easiest first. Marks are exact fractions, which SQL cannot compare. */
async function difficultyRank({ read, t: { attempts, papers } }: Store, userId: string): Promise<SQL[]> {
  const sat = await read
    .selectDistinct({ id: papers.id, totalMarks: papers.totalMarks })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(eq(attempts.userId, userId));
  const rankOf = (marks: string) =>
    profileDifficultyRank[profileDifficulty(roundToTwo(parseFraction(marks)))];
  const ranks = [...new Set(sat.map(({ totalMarks }) => rankOf(totalMarks)))];
  const branches = ranks.map((rank) => {
    const ids = sat.filter(({ totalMarks }) => rankOf(totalMarks) === rank).map(({ id }) => id);
    return sql`when ${inArray(attempts.paperId, ids)} then ${sql.raw(String(rank))}`;
  });
  return branches.length === 0 ? [] : [asc(sql`case ${sql.join(branches, sql` `)} else 0 end`)];
}

function historyRow(
  { attempt, paper }: { attempt: Omit<AttemptRow, 'responses' | 'receipt'>; paper: PaperRow },
  now: number,
): AttemptHistoryRow {
  // QT6: without the marks that a person gives, the score is not final.
  const isHeld = isHeldBack(resultsHeldUntil(paper), now) || attempt.flags.includes('pending-review');
  return {
    _id: attempt.id,
    testId: {
      _id: paper.id,
      title: paper.title,
      totalMarks: roundToTwo(parseFraction(paper.totalMarks)),
      duration: paper.durationMinutes,
    },
    status: isHeld ? 'pending' : 'scored',
    totalScore: isHeld ? null : roundToTwo(parseFraction(attempt.scoreExact)),
    totalQuestions: attempt.correct + attempt.incorrect + attempt.unanswered,
    correctAnswers: isHeld ? null : attempt.correct,
    accuracy: isHeld ? null : attempt.accuracy,
    totalTimeTaken: attempt.totalTimeSeconds,
    submittedAt: new Date(attempt.submittedAt).toISOString(),
  };
}
