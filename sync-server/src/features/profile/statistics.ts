import { asc, eq } from 'drizzle-orm';
import { isHeldBack } from '@exam/shared-schema/access';
import { earnedAchievements, type ProfileStatistics } from '@exam/shared-schema/contract';
import { achievementsOf } from '@exam/shared-schema/labels';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import { heldUntilColumn } from '../../release/results-held-until.ts';
import { type Store } from '../../database/index.ts';
import { meanOf, scoresOverTime, twoDecimals } from './scores-over-time.ts';
import type { ReadSums } from './topic-sums.ts';

const NO_RANK = 0;

/** PF7-PF10: counters and charts over all attempts of a student. */
export async function readStatistics(
  context: Context,
  readSums: ReadSums,
  userId: string,
): Promise<ProfileStatistics> {
  const rows = await attemptRows(context.store, userId);
  const now = context.clock.now();
  const scored = rows.filter(({ heldUntil }) => !isHeldBack(heldUntil, now));
  const sums = await readSums(userId, rows);
  const accuracy = scored.length === 0 ? null : twoDecimals(meanOf(scored.map((row) => row.accuracy)));
  const totalScore = twoDecimals(scored.reduce((sum, { score }) => sum + score, 0));
  const seconds = rows.reduce((sum, { totalTimeSeconds }) => sum + totalTimeSeconds, 0);
  return {
    testsTaken: rows.length,
    testsScored: scored.length,
    accuracy,
    totalScore,
    achievements: achievementsWithoutRank(rows.length, accuracy, totalScore),
    scores: scoresOverTime(scored.map(scoreOf)),
    topics: sums.topics,
    time: { total: seconds, average: averageTime(scored), ...sums.seconds },
  };
}

type Row = Awaited<ReturnType<typeof attemptRows>>[number];

function attemptRows({ read, t: { attempts, papers } }: Store, userId: string) {
  return read
    .select({
      id: attempts.id,
      packageVersion: attempts.packageVersion,
      flags: attempts.flags,
      ranked: attempts.ranked,
      submittedAt: attempts.submittedAt,
      score: attempts.score,
      accuracy: attempts.accuracy,
      correct: attempts.correct,
      incorrect: attempts.incorrect,
      unanswered: attempts.unanswered,
      totalTimeSeconds: attempts.totalTimeSeconds,
      totalMarks: papers.totalMarks,
      heldUntil: heldUntilColumn(papers),
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.submittedAt), asc(attempts.id));
}

function scoreOf({ submittedAt, score, totalMarks }: Row) {
  const whole = roundToTwo(parseFraction(totalMarks));
  return { submittedAt, percentage: whole === 0 ? 0 : (score / whole) * 100 };
}

/** Seconds per question. */
function averageTime(rows: readonly Row[]): number | null {
  const questions = rows.reduce((sum, row) => sum + row.correct + row.incorrect + row.unanswered, 0);
  const seconds = rows.reduce((sum, row) => sum + row.totalTimeSeconds, 0);
  return questions === 0 ? null : twoDecimals(seconds / questions);
}

/** PF9: the achievements Top 10 and Top 50 are determined by the boards. */
function achievementsWithoutRank(tests: number, accuracy: number | null, totalScore: number) {
  const earned = achievementsOf({ rank: NO_RANK, tests, accuracy: accuracy ?? 0, totalScore });
  return earnedAchievements.filter((achievement) => earned.includes(achievement));
}
