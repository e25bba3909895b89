import { and, asc, eq } from 'drizzle-orm';
import { isHeldBack } from '@exam/shared-schema/access';
import { FEWEST_ATTEMPTS, type PaperRank, type KnownPaperRank } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/index.ts';
import { attemptOfCall } from './attempt-of-call.ts';
import { distributionOf } from './distribution.ts';
import { levelsOf, totalOf, toTwo, type ScoreCount } from './levels.ts';
import type { PaperScores, ReadScores } from './paper-scores.ts';
import { countsOf } from './section-scores.ts';

/** ST61: the rank of a ranked attempt among those of its paper. */
export async function readPaperRank(
  context: Context,
  scoresOf: ReadScores,
  caller: Caller,
  attemptId: string,
): Promise<PaperRank> {
  const now = context.clock.now();
  const attempt = await attemptOfCall(context, caller, attemptId);
  const { paperId, score, heldUntil } = attempt;
  if (attempt.resultsPolicy !== 'after-sync') return { status: 'not-ranked' };
  if (!attempt.ranked)
    return { status: 'not-ranked', ...((await isRepeated(context, attempt)) && { reason: 'repeated' }) };
  if (isHeldBack(heldUntil, now)) return { status: 'held', availableAt: new Date(heldUntil).toISOString() };
  const scores = await scoresOf(attempt);
  if (scores.total < FEWEST_ATTEMPTS) return { status: 'few', fewest: FEWEST_ATTEMPTS };
  const maximum = roundToTwo(parseFraction(attempt.totalMarks));
  return {
    status: 'ranked',
    asOf: new Date(scores.asOf).toISOString(),
    opensAt: isoOrNull(attempt.opensAt),
    closesAt: isoOrNull(attempt.closesAt),
    ...placeOf(scores, score),
    ...levelsOf(scores.counts),
    distribution: distributionOf(scores.counts, maximum, score),
    sections: await sectionsOf(context, paperId),
  };
}

/** ST7, RK90: whether another attempt of the student at the paper ranks. */
async function isRepeated(
  { store: { read, t } }: Context,
  { userId, paperId }: { readonly userId: string; readonly paperId: string },
): Promise<boolean> {
  const { attempts } = t;
  const isOther = and(eq(attempts.userId, userId), eq(attempts.paperId, paperId), eq(attempts.ranked, true));
  return (await read.$count(attempts, isOther)) > 0;
}

type Place = Pick<KnownPaperRank, 'attempts' | 'rank' | 'percentile' | 'score'>;

/**
 * RK1: equal scores share the best rank, and half of them count as below each other. Scores are the nearest floating-point
 * numbers of exact fractions, so equal fractions have equal scores.
 */
function placeOf({ total, counts }: Pick<PaperScores, 'total' | 'counts'>, score: number): Place {
  const sum = (which: (each: ScoreCount) => boolean) => totalOf(counts.filter(which));
  const below = sum((each) => each.score < score);
  const equal = sum((each) => each.score === score);
  return {
    attempts: total,
    rank: total - below - equal + 1,
    percentile: roundToTwo({ n: (2 * below + equal) * 50, d: total }),
    score: toTwo(score),
  };
}

/** RK5: counted in the background, so they may be some minutes older than the rank. */
async function sectionsOf(
  { store: { read, t } }: Context,
  paperId: string,
): Promise<KnownPaperRank['sections']> {
  const { sectionStatistics: table } = t;
  const rows = await read.select().from(table).where(eq(table.paperId, paperId)).orderBy(asc(table.position));
  return rows.flatMap(({ title, scores }) => {
    const counts = countsOf(scores);
    return totalOf(counts) < FEWEST_ATTEMPTS ? [] : [{ section: title, ...levelsOf(counts) }];
  });
}
