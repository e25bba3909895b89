import { and, asc, count, eq, gte } from 'drizzle-orm';
import { BoundedCache } from '../../bounded-cache.ts';
import type { Context } from '../../context.ts';
import { totalOf, type ScoreCount } from './levels.ts';

/** The scores of a paper's ranked attempts at one time. */
export interface PaperScores {
  /** When they were counted, epoch ms. */
  readonly asOf: number;
  readonly total: number;
  /** Ascending by score. */
  readonly counts: readonly ScoreCount[];
}

/** A stored ranked attempt. */
interface RankedAttempt {
  readonly id: string;
  readonly userId: string;
  readonly paperId: string;
  readonly score: number;
  /** Epoch ms. */
  readonly receivedAt: number;
}

/** The scores of an attempt's paper, including its own. */
export type ReadScores = (attempt: RankedAttempt) => Promise<PaperScores>;

interface Counted extends PaperScores {
  /** The recently received attempts that are counted, by `nameOf`. */
  readonly recent: ReadonlySet<string>;
}

/** Papers kept in memory. */
const MOST_PAPERS = 64;
const KEPT_MS = 10_000;
/** Attempts are committed some time after their time of arrival. */
const SETTLED_MS = 2 * 60_000;

/**
 * RK2: counts the ranked attempts of a paper by score, using the index alone, and caches the counts for ten seconds. An
 * attempt that is not in the cached counts is added to them, so that every student is counted immediately.
 */
export function paperScores(context: Pick<Context, 'store' | 'clock'>): ReadScores {
  const kept = new BoundedCache<Counted>(MOST_PAPERS);
  const running = new Map<string, Promise<Counted>>();

  const countOnce = (paperId: string): Promise<Counted> => {
    const counting =
      running.get(paperId) ?? countScores(context, paperId).finally(() => running.delete(paperId));
    running.set(paperId, counting);
    return counting;
  };

  return async (attempt) => {
    const { paperId } = attempt;
    const before = kept.get(paperId);
    const isRecent = before !== undefined && Math.abs(context.clock.now() - before.asOf) <= KEPT_MS;
    const scores = isRecent ? before : await countOnce(paperId);
    kept.set(paperId, scores);
    return isCounted(scores, attempt) ? scores : withAttempt(scores, attempt.score);
  };
}

async function countScores(
  { store: { read, t }, clock }: Pick<Context, 'store' | 'clock'>,
  paperId: string,
): Promise<Counted> {
  const { attempts } = t;
  const asOf = clock.now();
  const isRanked = and(eq(attempts.paperId, paperId), eq(attempts.ranked, true));
  // Read first, so that these attempts are certainly in the counts.
  const recent = await read
    .select({ id: attempts.id, userId: attempts.userId })
    .from(attempts)
    .where(and(gte(attempts.receivedAt, asOf - SETTLED_MS), isRanked));
  const counts = await read
    .select({ score: attempts.score, attempts: count() })
    .from(attempts)
    .where(isRanked)
    .groupBy(attempts.score)
    .orderBy(asc(attempts.score));
  return { asOf, total: totalOf(counts), counts, recent: new Set(recent.map(nameOf)) };
}

function nameOf({ userId, id }: Pick<RankedAttempt, 'userId' | 'id'>): string {
  return `${userId} ${id}`;
}

/** An old attempt may have been ranked by a later decision; then its score may be missing in the counts. */
function isCounted({ asOf, recent, counts }: Counted, attempt: RankedAttempt): boolean {
  if (attempt.receivedAt >= asOf - SETTLED_MS) return recent.has(nameOf(attempt));
  return counts.some(({ score }) => score === attempt.score);
}

function withAttempt({ asOf, total, counts }: PaperScores, score: number): PaperScores {
  const others = counts.filter((each) => each.score !== score);
  const equal = counts.find((each) => each.score === score)?.attempts ?? 0;
  const all = [...others, { score, attempts: equal + 1 }].sort((a, b) => a.score - b.score);
  return { asOf, total: total + 1, counts: all };
}
