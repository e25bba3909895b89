import { and, eq, gt, inArray, lte, or, lt, asc } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { ATTEMPTS, isUpTo, readProgress, replaceTally, setProgress, type Progress } from './keep-tallies.ts';
import { countAttempt, emptyTally, type Countable, type PaperTally } from './tally-attempts.ts';

/** The keyed paper of a version; null if the version does not exist. */
export type MarkerOf = (packageVersion: string) => Promise<{ readonly keyed: Countable } | null>;

/** The rank decisions up to which papers were recounted. */
const DECISIONS = 'decisions';
/** Few enough that a hand-in does not wait for the counting. */
const AT_ONCE = 50;

/**
 * RK6: counts the papers again of which administrators have decided since that an attempt ranks, or does not. Counting
 * from scratch is right however often it is done.
 * @param until decisions after it may not be committed yet, epoch ms.
 */
export async function recountDecided(
  { store }: Context,
  markerOf: MarkerOf,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  const from = await readProgress(store, store.read, DECISIONS);
  for (const paperId of await decidedPapers(store, from.receivedAt, until)) {
    let isDone = false;
    while (!isDone && !signal.aborted) isDone = await recountPaper(store, markerOf, paperId);
    if (!isDone) return;
  }
  const to: Progress = { receivedAt: Math.max(from.receivedAt, until), attemptId: '' };
  await store.write((queries) => setProgress(store, queries, DECISIONS, to));
}

async function decidedPapers(
  { read, t: { attempts, rankDecisions } }: Store,
  after: number,
  until: number,
): Promise<string[]> {
  const rows = await read
    .selectDistinct({ paperId: attempts.paperId })
    .from(rankDecisions)
    .innerJoin(
      attempts,
      and(eq(attempts.id, rankDecisions.attemptId), eq(attempts.userId, rankDecisions.userId)),
    )
    .where(and(gt(rankDecisions.decidedAt, after), lte(rankDecisions.decidedAt, until)));
  return rows.map(({ paperId }) => paperId);
}

/** @returns false if other attempts were counted meanwhile: then it has to be done again. */
async function recountPaper(store: Store, markerOf: MarkerOf, paperId: string): Promise<boolean> {
  const progress = await readProgress(store, store.read, ATTEMPTS);
  const tally = emptyTally();
  const ids = await countedIds(store, paperId, progress);
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await countThese(store, markerOf, paperId, ids.slice(start, start + AT_ONCE), tally);
  return store.write(async (queries) => {
    if (!(await isUpTo(store, queries, progress))) return false;
    await replaceTally(store, queries, paperId, tally);
    return true;
  });
}

/** The ranked attempts of a paper, as far as the statistics have counted. */
async function countedIds(
  { read, t: { attempts } }: Store,
  paperId: string,
  { receivedAt, attemptId }: Progress,
): Promise<string[]> {
  const isCounted = or(
    lt(attempts.receivedAt, receivedAt),
    and(eq(attempts.receivedAt, receivedAt), lte(attempts.id, attemptId)),
  );
  const rows = await read
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.paperId, paperId), eq(attempts.ranked, true), isCounted))
    .orderBy(asc(attempts.id));
  return rows.map(({ id }) => id);
}

async function countThese(
  { read, t: { attempts } }: Store,
  markerOf: MarkerOf,
  paperId: string,
  ids: readonly string[],
  tally: PaperTally,
): Promise<void> {
  const rows = await read
    .select({ packageVersion: attempts.packageVersion, responses: attempts.responses })
    .from(attempts)
    .where(and(inArray(attempts.id, ids), eq(attempts.paperId, paperId), eq(attempts.ranked, true)));
  for (const { packageVersion, responses } of rows) {
    const paper = await markerOf(packageVersion);
    if (paper !== null) countAttempt(tally, paper.keyed, responses);
  }
}
