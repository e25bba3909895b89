import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Store, Transaction } from '../../database/index.ts';
import { enqueue, handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { countPopularity } from './count-popularity.ts';
import { addToPaper, ATTEMPTS, isUpTo, readProgress, setProgress, type Progress } from './keep-tallies.ts';
import { recountDecided, type MarkerOf } from './recount.ts';
import { countAttempt, emptyTally, type PaperTally } from './tally-attempts.ts';

export const countStatisticsKind: JobKind<object> = { kind: 'count-statistics', payload: nothing };

/** Batch size, small enough that hand-ins do not wait for the counting. */
const AT_ONCE = 50;
const EVERY_MS = 10 * 60_000;
/** Attempts are committed some time after their time of arrival. Counting stays this far behind, so that it misses none. */
const SETTLED_MS = 2 * 60_000;

/**
 * SC6: updates the statistics per question and section from stored attempts, in the background. Each run schedules the next; the
 * daily one restarts a broken chain.
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
  const from = await readProgress(store, store.read, ATTEMPTS);
  const attempts = await attemptsAfter(store, from, clock.now() - SETTLED_MS);
  const last = attempts.at(-1);
  if (last === undefined) return false;
  const papers = new Map<string, PaperTally>();
  for (const { ranked, packageVersion, paperId, responses } of attempts) {
    const paper = ranked ? await markerOf(packageVersion) : null;
    if (paper === null) continue;
    const tally = papers.get(paperId) ?? emptyTally();
    papers.set(paperId, tally);
    countAttempt(tally, paper.keyed, responses);
  }
  const to = { receivedAt: last.receivedAt, attemptId: last.id };
  await store.write((queries) => keep(store, queries, { from, to, papers }));
  return attempts.length === AT_ONCE;
}

function attemptsAfter({ read, t: { attempts } }: Store, from: Progress, until: number) {
  return read
    .select({
      id: attempts.id,
      receivedAt: attempts.receivedAt,
      paperId: attempts.paperId,
      packageVersion: attempts.packageVersion,
      ranked: attempts.ranked,
      responses: attempts.responses,
    })
    .from(attempts)
    .where(
      and(
        lte(attempts.receivedAt, until),
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
  readonly papers: ReadonlyMap<string, PaperTally>;
}

/** Counts and advances in one transaction, and does nothing if another run has already advanced. */
async function keep(store: Store, queries: Transaction, { from, to, papers }: Counted): Promise<void> {
  if (!(await isUpTo(store, queries, from))) return;
  for (const [paperId, tally] of papers) await addToPaper(store, queries, paperId, tally);
  await setProgress(store, queries, ATTEMPTS, to);
}
