import { and, asc, count, eq } from 'drizzle-orm';
import { BoundedCache } from '../../bounded-cache.ts';
import type { Context } from '../../context.ts';
import { totalOf, type ScoreCount } from './levels.ts';

/** The scores of a paper's ranked attempts at one moment. */
export interface PaperScores {
  /** When they were counted, epoch ms. */
  readonly asOf: number;
  readonly total: number;
  /** Ascending by score. */
  readonly counts: readonly ScoreCount[];
}

/** @param receivedAt of an attempt that is counted for certain, epoch ms. */
export type ReadScores = (paperId: string, receivedAt: number) => Promise<PaperScores>;

/** How many papers' results are looked at on the same day. */
const MOST_PAPERS = 64;
/** So old may the counts be that somebody is shown. */
const KEPT_MS = 60_000;
/** An attempt has its time of arrival, but is committed later. */
const SETTLED_MS = 2 * 60_000;

/**
 * RK2: counts the ranked attempts of a paper by score, from the index alone, and keeps the counts for a minute. Whoever
 * has just handed in is counted: such a caller waits for counts that were begun after the call. However many ask, a paper
 * is counted once at a time, and those who come meanwhile share the next count.
 */
export function paperScores({ store: { read, t }, clock }: Pick<Context, 'store' | 'clock'>): ReadScores {
  const kept = new BoundedCache<PaperScores>(MOST_PAPERS);
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<PaperScores>>();

  const countNow = async (paperId: string): Promise<PaperScores> => {
    const asOf = clock.now();
    const { attempts } = t;
    const counts = await read
      .select({ score: attempts.score, attempts: count() })
      .from(attempts)
      .where(and(eq(attempts.paperId, paperId), eq(attempts.ranked, true)))
      .groupBy(attempts.score)
      .orderBy(asc(attempts.score));
    const scores = { asOf, total: totalOf(counts), counts };
    kept.set(paperId, scores);
    return scores;
  };

  const begin = async (paperId: string): Promise<PaperScores> => {
    // What is not running yet sees what is committed by now; from here on others wait for the next one.
    await running.get(paperId);
    next.delete(paperId);
    const counting = countNow(paperId);
    const ended = counting.then(
      () => undefined,
      () => undefined,
    );
    running.set(paperId, ended);
    void ended.then(() => {
      if (running.get(paperId) === ended) running.delete(paperId);
    });
    return counting;
  };

  return async (paperId, receivedAt) => {
    const scores = kept.get(paperId);
    const isRecent = scores !== undefined && Math.abs(clock.now() - scores.asOf) <= KEPT_MS;
    if (isRecent && receivedAt < scores.asOf - SETTLED_MS) return scores;
    const waiting = next.get(paperId) ?? begin(paperId);
    next.set(paperId, waiting);
    return waiting;
  };
}
