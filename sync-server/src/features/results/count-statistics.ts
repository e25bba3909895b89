import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { PaperMarker } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import type { Queries, Store, Transaction } from '../../database/index.ts';
import { enqueue, handle, nothing, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { addTally, countAttempt, NOTHING, type QuestionTally } from './tally-attempts.ts';

export const countStatisticsKind: JobKind<object> = { kind: 'count-statistics', payload: nothing };

/** The keyed paper of a version; null if the version does not exist. */
export type MarkerOf = (
  packageVersion: string,
) => Promise<{ readonly keyed: { readonly marker: PaperMarker } } | null>;

const PROGRESS = 'questions';
/** Few enough that a hand-in does not wait for the counting. */
const AT_ONCE = 50;
const EVERY_MS = 10 * 60_000;
/** An attempt has its time of arrival, but is committed later. Counting stays this far behind, so that it does not miss one. */
const SETTLED_MS = 2 * 60_000;

/**
 * Updates the statistics per question from stored attempts, in the background. Each run schedules the next; the
 * daily one restarts a broken chain.
 */
export function countStatistics(context: Context, markerOf: MarkerOf): JobHandler {
  return handle(
    countStatisticsKind,
    async (_payload, { signal }) => {
      while (!signal.aborted && (await countSome(context, markerOf)));
      await scheduleNext(context);
    },
    { dailyAt: 0 },
  );
}

/** One for every ten minutes, however many chains there are. */
async function scheduleNext(context: Context): Promise<void> {
  const slot = Math.floor(context.clock.now() / EVERY_MS) + 1;
  const { kind } = countStatisticsKind;
  const when = { runAt: slot * EVERY_MS, dedupeKey: `${kind} ${slot}` };
  await context.store.write((queries) => enqueue(context, queries, countStatisticsKind, {}, when));
}

interface Progress {
  readonly receivedAt: number;
  readonly attemptId: string;
}

const BEGINNING: Progress = { receivedAt: 0, attemptId: '' };

/** @returns whether there may be more. */
async function countSome({ store, clock }: Context, markerOf: MarkerOf): Promise<boolean> {
  const from = await readProgress(store, store.read);
  const attempts = await attemptsAfter(store, from, clock.now() - SETTLED_MS);
  const last = attempts.at(-1);
  if (last === undefined) return false;
  const papers = new Map<string, Map<string, QuestionTally>>();
  for (const { ranked, packageVersion, paperId, responses } of attempts) {
    const paper = ranked ? await markerOf(packageVersion) : null;
    if (paper === null) continue;
    const tallies = papers.get(paperId) ?? new Map<string, QuestionTally>();
    papers.set(paperId, tallies);
    countAttempt(tallies, paper.keyed.marker, responses);
  }
  const to = { receivedAt: last.receivedAt, attemptId: last.id };
  await store.write((queries) => keep(store, queries, { from, to, papers }));
  return attempts.length === AT_ONCE;
}

async function readProgress({ t }: Store, queries: Queries): Promise<Progress> {
  const [row] = await queries
    .select({ receivedAt: t.statisticsProgress.receivedAt, attemptId: t.statisticsProgress.attemptId })
    .from(t.statisticsProgress)
    .where(eq(t.statisticsProgress.name, PROGRESS));
  return row ?? BEGINNING;
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
  readonly papers: ReadonlyMap<string, ReadonlyMap<string, QuestionTally>>;
}

/** Counts and advances in one transaction, and does nothing if another run has already advanced. */
async function keep(store: Store, queries: Transaction, { from, to, papers }: Counted): Promise<void> {
  await queries.lock('count-statistics');
  const now = await readProgress(store, queries);
  if (now.receivedAt !== from.receivedAt || now.attemptId !== from.attemptId) return;
  for (const [paperId, tallies] of papers) await addToPaper(store, queries, paperId, tallies);
  await queries
    .insert(store.t.statisticsProgress)
    .values({ name: PROGRESS, ...to })
    .onConflictDoUpdate({ target: store.t.statisticsProgress.name, set: to });
}

async function addToPaper(
  { t: { questions, questionStatistics: table } }: Store,
  queries: Queries,
  paperId: string,
  tallies: ReadonlyMap<string, QuestionTally>,
): Promise<void> {
  const ids = [...tallies.keys()];
  const rows = await queries
    .select()
    .from(table)
    .where(and(eq(table.paperId, paperId), inArray(table.questionId, ids)));
  const before = new Map(rows.map((row) => [row.questionId, row]));
  // A question may have been deleted from the bank since.
  const there = await queries.select({ id: questions.id }).from(questions).where(inArray(questions.id, ids));
  for (const { id: questionId } of there) {
    const sum = addTally(before.get(questionId) ?? NOTHING, tallies.get(questionId) ?? NOTHING);
    await queries
      .insert(table)
      .values({ paperId, questionId, ...sum })
      .onConflictDoUpdate({ target: [table.paperId, table.questionId], set: sum });
  }
}
