import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { AttemptHistoryRow, CallAnswer, CallInput, myAttempts } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../../context.ts';
import { readPage } from '../../../crud/index.ts';
import type { Queries, Store } from '../../../database/index.ts';
import { isHeldBack, type AttemptRow } from './result.ts';

type Query = CallInput<typeof myAttempts>['query'];
type PaperRow = Store['t']['papers']['$inferSelect'];

/** The caller's attempts. Scores that wait for their key are neither shown nor sorted by (ST7). */
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
      where: and(eq(store.t.attempts.userId, userId), ofCategory(store, category)),
      order: orderOf(store, sort, now),
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

function ofCategory({ read, t: { attempts, papers } }: Store, category: Query['category']): SQL | undefined {
  if (category === undefined) return undefined;
  const ofIt = read.select({ id: papers.id }).from(papers).where(eq(papers.categoryId, category));
  return inArray(attempts.paperId, ofIt);
}

function orderOf({ t: { attempts, papers } }: Store, sort: Query['sort'], now: number): SQL[] {
  const newest = [desc(attempts.submittedAt), desc(attempts.id)];
  if (sort === 'recent') return newest;
  if (sort === 'difficulty') return [desc(papers.difficultyLevel), ...newest];
  const column = sort === 'score' ? attempts.score : attempts.accuracy;
  const isHeld = sql`case when ${papers.keyReleaseAt} > ${now} then 1 else 0 end`;
  const shown = sql`case when ${papers.keyReleaseAt} > ${now} then 0 else ${column} end`;
  return [isHeld, desc(shown), ...newest];
}

function historyRow(
  { attempt, paper }: { attempt: Omit<AttemptRow, 'responses' | 'receipt'>; paper: PaperRow },
  now: number,
): AttemptHistoryRow {
  const isHeld = isHeldBack(paper.keyReleaseAt, now);
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
