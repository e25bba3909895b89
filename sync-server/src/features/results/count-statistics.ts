import { setTimeout } from 'node:timers/promises';
import { and, asc, between, eq, gt, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Store, Transaction } from '../../database/index.ts';
import { enqueue, handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { appendAttempts, tallierOf, type MarkedAttempt } from '../../marked-answers/index.ts';
import { countPopularity } from './count-popularity.ts';
import {
  addToPaper,
  ATTEMPTS,
  forgetCounts,
  isBeginning,
  isUpTo,
  readProgress,
  setProgress,
  type Progress,
} from './keep-tallies.ts';
import { recountDecided, type MarkerOf } from './recount.ts';
import { countAttempt, emptyTally, type PaperTally } from './tally-attempts.ts';

export const countStatisticsKind: JobKind<object> = { kind: 'count-statistics', payload: nothing };

/** Batch size, small enough that hand-ins do not wait for the transaction: some hundred answers. */
const AT_ONCE = 10;
const EVERY_MS = 10 * 60_000;
/** Attempts are committed some time after their time of arrival. Counting stays this far behind, so that it misses none. */
const SETTLED_MS = 2 * 60_000;

/**
 * FA1, SC6: stores the marked answers of attempts and updates the statistics per question and section with them, in the
 * background. Each run schedules the next; the daily one restarts a broken chain.
 */
export function countStatistics(context: Context, markerOf: MarkerOf): JobHandler {
  return handle(
    countStatisticsKind,
    async (_payload, { signal }) => {
      await repeat(signal, () => countSome(context, markerOf));
      const settled = context.clock.now() - SETTLED_MS;
      await countPopularity(context, settled, signal);
      await recountDecided(context, markerOf, settled, signal);
      await scheduleNext(context);
    },
    { dailyAt: 0 },
  );
}

/** The dedupe key allows one run per ten minutes, however many chains there are. */
async function scheduleNext(context: Context): Promise<void> {
  const slot = Math.floor(context.clock.now() / EVERY_MS) + 1;
  const { kind } = countStatisticsKind;
  const when = { runAt: slot * EVERY_MS, dedupeKey: `${kind} ${slot}` };
  await context.store.write((queries) => enqueue(context, queries, countStatisticsKind, {}, when));
}

/** @returns whether there may be more. */
async function countSome({ store, clock }: Context, markerOf: MarkerOf): Promise<boolean> {
  const begun = performance.now();
  const from = await readProgress(store, store.read, ATTEMPTS);
  const rows = await attemptsAfter(store, from, clock.now() - SETTLED_MS);
  const last = rows.at(-1);
  if (last === undefined) return false;
  const papers = new Map<string, PaperTally>();
  const attempts: MarkedAttempt[] = [];
  for (const { packageVersion, paperId, responses, isDemo, ...row } of rows) {
    // ST68: simulated attempts are never counted.
    const paper = isDemo ? null : await markerOf(packageVersion);
    if (paper === null) continue;
    const { keyVersion, tally } = tallierOf(paper.keyed);
    const answers = tally(responses);
    attempts.push({ ...row, keyVersion, answers });
    if (row.ranked) countAttempt(tallyIn(papers, paperId), paper.keyed.paper, answers);
  }
  const to = { receivedAt: last.receivedAt, attemptId: last.id };
  await store.write((queries) => keep(store, queries, { from, to, attempts, papers }));
  if (rows.length < AT_ONCE) return false;
  // Pause for as long as the batch took, to leave time for hand-ins.
  await setTimeout(performance.now() - begun);
  return true;
}

function tallyIn(papers: Map<string, PaperTally>, paperId: string): PaperTally {
  const tally = papers.get(paperId) ?? emptyTally();
  papers.set(paperId, tally);
  return tally;
}

function attemptsAfter({ read, t: { attempts } }: Store, from: Progress, until: number) {
  return read
    .select({
      id: attempts.id,
      userId: attempts.userId,
      receivedAt: attempts.receivedAt,
      paperId: attempts.paperId,
      packageVersion: attempts.packageVersion,
      ranked: attempts.ranked,
      isDemo: attempts.isDemo,
      responses: attempts.responses,
    })
    .from(attempts)
    .where(
      and(
        // The lower bound as well: PostgreSQL would not take it from the alternatives.
        between(attempts.receivedAt, from.receivedAt, until),
        or(
          gt(attempts.receivedAt, from.receivedAt),
          and(eq(attempts.receivedAt, from.receivedAt), gt(attempts.id, from.attemptId)),
        ),
      ),
    )
    .orderBy(asc(attempts.receivedAt), asc(attempts.id))
    .limit(AT_ONCE);
}

interface Counted {
  readonly from: Progress;
  readonly to: Progress;
  readonly attempts: readonly MarkedAttempt[];
  readonly papers: ReadonlyMap<string, PaperTally>;
}

/** Stores, counts and advances in one transaction, and does nothing if another run has already advanced. */
async function keep(
  store: Store,
  queries: Transaction,
  { from, to, attempts, papers }: Counted,
): Promise<void> {
  if (!(await isUpTo(store, queries, from))) return;
  if (isBeginning(from)) await forgetCounts(store, queries);
  await appendAttempts(store, queries, attempts);
  for (const [paperId, tally] of papers) await addToPaper(store, queries, paperId, tally);
  await setProgress(store, queries, ATTEMPTS, to);
}
