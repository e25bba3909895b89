import { and, asc, eq, gt, or } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  earnedAchievements,
  MOST_TOPICS,
  type ProfileStatistics,
  type TopicStrength,
} from '@exam/shared-schema/contract';
import { achievementsOf } from '@exam/shared-schema/labels';
import { parseFraction, roundToTwo, type CountsAs } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { meanOf, scoresOverTime, twoDecimals } from './scores-over-time.ts';

type Attempts = Store['t']['attempts']['$inferSelect'];

/** What the questions of an attempt are asked for. */
export type TalliedRow = Pick<Attempts, 'packageVersion' | 'flags' | 'ranked' | 'responses'>;

/** How the questions of one attempt went. */
export interface AttemptTally {
  readonly questions: readonly {
    readonly topic: string;
    readonly countsAs: CountsAs;
    readonly seconds: number;
  }[];
}

/** PF10: the questions of an attempt; null if they are not shown to the student (ST7, ST71). */
export type TallyOf = (row: TalliedRow) => Promise<AttemptTally | null>;

/** Few enough that other calls do not wait long: reading and marking 20 attempts takes some milliseconds. */
const AT_ONCE = 20;
const NO_RANK = 0;

/** PF7-PF10: counters and pictures over all attempts of a student. */
export async function readStatistics(
  context: Context,
  tallyOf: TallyOf,
  userId: string,
): Promise<ProfileStatistics> {
  const rows = await attemptRows(context.store, userId);
  const scored = rows.filter(({ keyReleaseAt }) => (keyReleaseAt ?? 0) <= context.clock.now());
  const sums = new Sums();
  for await (const row of responsesOf(context.store, userId)) sums.add(await tallyOf(row));
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
    topics: sums.topics(),
    time: { total: seconds, average: averageTime(scored), ...sums.seconds },
  };
}

type Row = Awaited<ReturnType<typeof attemptRows>>[number];

function attemptRows({ read, t: { attempts, papers } }: Store, userId: string) {
  return read
    .select({
      submittedAt: attempts.submittedAt,
      score: attempts.score,
      accuracy: attempts.accuracy,
      correct: attempts.correct,
      incorrect: attempts.incorrect,
      unanswered: attempts.unanswered,
      totalTimeSeconds: attempts.totalTimeSeconds,
      totalMarks: papers.totalMarks,
      keyReleaseAt: papers.keyReleaseAt,
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.submittedAt), asc(attempts.id));
}

/** In slices, so that a student with a thousand attempts does not keep the others waiting. */
async function* responsesOf({ read, t: { attempts } }: Store, userId: string): AsyncGenerator<TalliedRow> {
  const { id, submittedAt, packageVersion, flags, ranked, responses } = attempts;
  let after: { id: string; submittedAt: number } | undefined;
  for (;;) {
    const isLater =
      after === undefined
        ? undefined
        : or(gt(submittedAt, after.submittedAt), and(eq(submittedAt, after.submittedAt), gt(id, after.id)));
    const rows = await read
      .select({ id, submittedAt, packageVersion, flags, ranked, responses })
      .from(attempts)
      .where(and(eq(attempts.userId, userId), isLater))
      .orderBy(asc(submittedAt), asc(id))
      .limit(AT_ONCE);
    yield* rows;
    after = rows.at(-1);
    if (after === undefined || rows.length < AT_ONCE) return;
    await nextTurn();
  }
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

/** PF9: Top 10 and Top 50 are told by the boards. */
function achievementsWithoutRank(tests: number, accuracy: number | null, totalScore: number) {
  const earned = achievementsOf({ rank: NO_RANK, tests, accuracy: accuracy ?? 0, totalScore });
  return earnedAchievements.filter((achievement) => earned.includes(achievement));
}

type Counts = Omit<TopicStrength, 'topic'>;

const sizeOf = ({ correct, incorrect, unanswered }: Counts) => correct + incorrect + unanswered;

class Sums {
  readonly seconds = { correct: 0, incorrect: 0, unanswered: 0 };
  readonly #topics = new Map<string, { correct: number; incorrect: number; unanswered: number }>();

  add(tally: AttemptTally | null): void {
    for (const { topic, countsAs, seconds } of tally?.questions ?? []) {
      const counts = this.#topics.get(topic) ?? { correct: 0, incorrect: 0, unanswered: 0 };
      counts[countsAs] += 1;
      this.#topics.set(topic, counts);
      this.seconds[countsAs] += seconds;
    }
  }

  topics(): TopicStrength[] {
    const all = [...this.#topics].map(([topic, counts]) => ({ topic, ...counts }));
    return all.sort((a, b) => sizeOf(b) - sizeOf(a) || (a.topic < b.topic ? -1 : 1)).slice(0, MOST_TOPICS);
  }
}
