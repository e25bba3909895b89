import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseFraction, toNumber, type MarkingResult, type PaperMarker } from '@exam/shared-schema/marking';
import type { Answer } from '@exam/shared-schema/question-types';
import type { Context } from '../../context.ts';
import { noteAttempt } from '../../leaderboard/note-changes.ts';
import { type Queries, type Store } from '../../database/index.ts';
import { handle, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';

/** Finds the current marker of a package version; null if the version does not exist. */
export type CurrentMarker = (
  packageVersion: string,
) => Promise<{ readonly keyed: { readonly keyVersion: number; readonly marker: PaperMarker } } | null>;

/** Recounts the statistics of a paper from its attempts. */
export type RecountPaper = (paperId: string, signal: AbortSignal) => Promise<void>;

export const remarkKind: JobKind<{ changeId: string }> = {
  kind: 'remark-attempts',
  payload: z.object({ changeId: z.string() }),
};

/** A hand-in that is being marked while the key changes is committed well within this time. */
export const SETTLED_MS = 2 * 60_000;
/** Batch size, small enough that hand-ins do not wait: each row includes its log. */
const AT_ONCE = 10;

/**
 * BK2: marks attempts of older keys again, in batches, and then recounts the statistics of their papers. Attempts marked
 * again no longer match the query, so an interrupted run is simply continued by the next.
 */
export function remarkAttempts(
  context: Context,
  currentMarker: CurrentMarker,
  recount: RecountPaper,
): JobHandler {
  return handle(remarkKind, async ({ changeId }, { signal }) => {
    const { store, clock } = context;
    const [correction] = await store.read
      .select()
      .from(store.t.keyCorrections)
      .where(eq(store.t.keyCorrections.changeId, changeId));
    if (correction === undefined) return;
    for (const version of correction.versions)
      await repeat(signal, () => remarkSome(context, currentMarker, { changeId, version }));
    for (const paperId of await papersOf(store, correction.versions)) await recount(paperId, signal);
    const { keyCorrections } = store.t;
    await store.write((queries) =>
      queries
        .update(keyCorrections)
        .set({ finishedAt: clock.now() })
        .where(eq(keyCorrections.changeId, changeId)),
    );
  });
}

async function papersOf(
  { read, t: { packageVersions } }: Store,
  versions: readonly string[],
): Promise<string[]> {
  const rows = await read
    .selectDistinct({ paperId: packageVersions.paperId })
    .from(packageVersions)
    .where(inArray(packageVersions.version, [...versions]));
  return rows.map(({ paperId }) => paperId);
}

interface Slice {
  readonly changeId: string;
  /** Package version. */
  readonly version: string;
}

/** @returns whether there may be more. */
async function remarkSome(
  context: Context,
  currentMarker: CurrentMarker,
  { changeId, version }: Slice,
): Promise<boolean> {
  const begun = performance.now();
  const isMore = await remarkNext(context, currentMarker, { changeId, version });
  // Pause for as long as the batch took, to leave time for hand-ins.
  await setTimeout(performance.now() - begun);
  return isMore;
}

async function remarkNext(
  context: Context,
  currentMarker: CurrentMarker,
  { changeId, version }: Slice,
): Promise<boolean> {
  const { store } = context;
  const current = await currentMarker(version);
  if (current === null) return false;
  const { keyVersion, marker } = current.keyed;
  const attempts = await markedBefore(store, version, keyVersion);
  if (attempts.length === 0) return false;
  const marked = attempts.map((attempt) => ({ attempt, marks: marker.mark(answersOf(attempt)) }));
  await store.write(async (queries) => {
    let count = 0;
    for (const { attempt, marks } of marked) {
      if (!(await keepMarks(store, queries, attempt, { marks, keyVersion }))) continue;
      count += 1;
      await noteChange(context, queries, changeId, attempt, marks.total);
    }
    const { keyCorrections } = store.t;
    await queries
      .update(keyCorrections)
      .set({ marked: sql`${keyCorrections.marked} + ${count}` })
      .where(eq(keyCorrections.changeId, changeId));
  });
  return attempts.length === AT_ONCE;
}

type Remarked = Awaited<ReturnType<typeof markedBefore>>[number];

function markedBefore({ read, t: { attempts } }: Store, version: string, keyVersion: number) {
  return (
    read
      .select({
        id: attempts.id,
        userId: attempts.userId,
        scoreExact: attempts.scoreExact,
        responses: attempts.responses,
        isDemo: attempts.isDemo,
      })
      .from(attempts)
      .where(and(eq(attempts.packageVersion, version), lt(attempts.keyVersion, keyVersion)))
      // In the order of the index, so that PostgreSQL reads it and not the table, which it would read from the beginning.
      .orderBy(asc(attempts.keyVersion), asc(attempts.id))
      .limit(AT_ONCE)
  );
}

export function answersOf({ responses }: Pick<Remarked, 'responses'>): Record<string, Answer | null> {
  return Object.fromEntries(responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]));
}

interface NewMarks {
  readonly marks: MarkingResult;
  readonly keyVersion: number;
}

/** @returns false if another run has marked it with this key or a newer one. */
async function keepMarks(
  store: Store,
  queries: Queries,
  { id, userId }: Remarked,
  { marks: { total, counts, accuracy, engineVersion }, keyVersion }: NewMarks,
): Promise<boolean> {
  const { attempts } = store.t;
  const { correct, incorrect, unanswered } = counts;
  const score = toNumber(parseFraction(total));
  const kept = await queries
    .update(attempts)
    .set({ scoreExact: total, score, correct, incorrect, unanswered, accuracy, keyVersion, engineVersion })
    .where(and(eq(attempts.id, id), eq(attempts.userId, userId), lt(attempts.keyVersion, keyVersion)))
    .returning({ id: attempts.id });
  if (kept.length === 0) return false;
  await noteAttempt(store, queries, { id, userId }, 'correction');
  return true;
}

/** BK3, ST68: notes the change for the student, unless it is a simulated one. */
async function noteChange(
  { store: { t }, clock }: Context,
  queries: Queries,
  changeId: string,
  { id: attemptId, userId, isDemo, scoreExact: scoreBefore }: Remarked,
  scoreAfter: string,
): Promise<void> {
  if (isDemo || scoreAfter === scoreBefore) return;
  const createdAt = clock.now();
  await queries
    .insert(t.resultNotes)
    .values({ attemptId, userId, changeId, scoreBefore, scoreAfter, createdAt })
    .onConflictDoNothing();
}
