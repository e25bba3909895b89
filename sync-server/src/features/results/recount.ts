import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { repeat } from '../../jobs/index.ts';
import { ATTEMPTS, isUpTo, readProgress, replaceTally, setProgress, type Progress } from './keep-tallies.ts';
import { countAttempt, emptyTally, type Countable } from './tally-attempts.ts';

/** Finds the keyed paper of a version; null if the version does not exist. */
export type MarkerOf = (packageVersion: string) => Promise<{ readonly keyed: Countable } | null>;

/** The progress of recounting papers after rank decisions. */
const DECISIONS = 'decisions';
/** Batch size, small enough that hand-ins do not wait for the counting. */
const AT_ONCE = 50;

/**
 * RK6: recounts the papers of attempts about which administrators have decided since the last run. Counting from scratch is
 * idempotent.
 * @param until later decisions may not be committed yet, epoch ms.
 */
export async function recountDecided(
  { store }: Context,
  markerOf: MarkerOf,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  const from = await readProgress(store, store.read, DECISIONS);
  for (const paperId of await decidedPapers(store, from.receivedAt, until)) {
    await recountPaper(store, markerOf, paperId, signal);
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

/** Recounts the statistics of a paper, and repeats it if other attempts were counted meanwhile. */
export function recountPaper(
  store: Store,
  markerOf: MarkerOf,
  paperId: string,
  signal: AbortSignal,
): Promise<void> {
  return repeat(signal, async () => !(await recountOnce(store, markerOf, paperId)));
}

async function recountOnce(store: Store, markerOf: MarkerOf, paperId: string): Promise<boolean> {
  const progress = await readProgress(store, store.read, ATTEMPTS);
  const tally = emptyTally();
  for (const version of await versionsOf(store, paperId)) {
    const paper = await markerOf(version);
    if (paper === null) continue;
    for await (const responses of countedOf(store, version, progress)) {
      countAttempt(tally, paper.keyed, responses);
    }
  }
  return store.write(async (queries) => {
    if (!(await isUpTo(store, queries, progress))) return false;
    await replaceTally(store, queries, paperId, tally);
    return true;
  });
}

async function versionsOf({ read, t: { packageVersions } }: Store, paperId: string): Promise<string[]> {
  const rows = await read
    .select({ version: packageVersions.version })
    .from(packageVersions)
    .where(eq(packageVersions.paperId, paperId));
  return rows.map(({ version }) => version);
}

/** The answers of ranked attempts at a version, as far as the statistics have counted, in batches. */
async function* countedOf({ read, t: { attempts } }: Store, version: string, counted: Progress) {
  const isCounted = or(
    lt(attempts.receivedAt, counted.receivedAt),
    and(eq(attempts.receivedAt, counted.receivedAt), lte(attempts.id, counted.attemptId)),
  );
  let after = { keyVersion: 0, id: '', userId: '' };
  for (;;) {
    // Let pending requests run first.
    await setImmediate();
    const rows = await read
      .select({
        keyVersion: attempts.keyVersion,
        id: attempts.id,
        userId: attempts.userId,
        ranked: attempts.ranked,
        isCounted: sql<boolean>`${isCounted}`.mapWith(Boolean),
        responses: attempts.responses,
      })
      .from(attempts)
      .where(
        and(
          eq(attempts.packageVersion, version),
          sql`(${attempts.keyVersion}, ${attempts.id}, ${attempts.userId}) > (${after.keyVersion}, ${after.id}, ${after.userId})`,
        ),
      )
      .orderBy(asc(attempts.keyVersion), asc(attempts.id), asc(attempts.userId))
      .limit(AT_ONCE);
    for (const row of rows) if (row.ranked && row.isCounted) yield row.responses;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
