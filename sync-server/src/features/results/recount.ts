import { setTimeout } from 'node:timers/promises';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Store, Transaction } from '../../database/index.ts';
import {
  MARKED_ANSWERS,
  nameOf,
  storedAnswers,
  storedAttempts,
  supersedeAnswers,
  tallierOf,
  type MarkedAnswer,
  type MarkedPaper,
} from '../../marked-answers/index.ts';
import { attemptsOfVersion, type VersionPage } from '../../marked-attempts/attempts-of-version.ts';
import { addToPaper, readProgress, setProgress, type Progress } from './keep-tallies.ts';
import { countAttempt, emptyTally, uncountAttempt } from './tally-attempts.ts';

/** Finds the keyed paper of a version; null if the version does not exist. */
export type MarkerOf = (packageVersion: string) => Promise<{ readonly keyed: MarkedPaper } | null>;

/** The progress of recounting attempts after rank decisions. */
const DECISIONS = 'decisions';
/** Batch size, small enough that hand-ins do not wait for the counting. */
const AT_ONCE = 10;

/**
 * RK6: recounts the attempts about which administrators have decided since the last run. Recounting is idempotent.
 * @param until later decisions may not be committed yet, epoch ms.
 */
export async function recountDecided(
  { store }: Context,
  markerOf: MarkerOf,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  const from = await readProgress(store, store.read, DECISIONS);
  for (const attempt of await decidedAttempts(store, from.receivedAt, until)) {
    signal.throwIfAborted();
    await recountAttempts(store, markerOf, attempt.packageVersion, [attempt]);
  }
  const to: Progress = { receivedAt: Math.max(from.receivedAt, until), attemptId: '' };
  await store.write((queries) => setProgress(store, queries, DECISIONS, to));
}

/** An attempt, as far as its counts depend on it. */
interface RankedAttempt {
  readonly id: string;
  readonly userId: string;
  readonly paperId: string;
  readonly ranked: boolean;
}

function decidedAttempts({ read, t: { attempts, rankDecisions } }: Store, after: number, until: number) {
  const { id, userId, paperId, ranked, packageVersion } = attempts;
  return read
    .selectDistinct({ id, userId, paperId, ranked, packageVersion })
    .from(rankDecisions)
    .innerJoin(
      attempts,
      and(eq(attempts.id, rankDecisions.attemptId), eq(attempts.userId, rankDecisions.userId)),
    )
    .where(and(gt(rankDecisions.decidedAt, after), lte(rankDecisions.decidedAt, until)));
}

/** FA2: brings the stored answers of a paper's attempts, and the counts made of them, to the current keys. */
export async function recountPaper(
  store: Store,
  markerOf: MarkerOf,
  paperId: string,
  signal: AbortSignal,
): Promise<void> {
  for (const version of await versionsOf(store, paperId)) {
    let begun = performance.now();
    for await (const rows of attemptsOfVersion(store, version, AT_ONCE, readRanked(store))) {
      signal.throwIfAborted();
      await recountAttempts(store, markerOf, version, rows);
      // Pause for as long as the batch took, to leave time for hand-ins.
      await setTimeout(performance.now() - begun);
      begun = performance.now();
    }
  }
}

async function versionsOf({ read, t: { packageVersions } }: Store, paperId: string): Promise<string[]> {
  const rows = await read
    .select({ version: packageVersions.version })
    .from(packageVersions)
    .where(eq(packageVersions.paperId, paperId));
  return rows.map(({ version }) => version);
}

function readRanked({ read, t: { attempts } }: Store) {
  const { id, userId, paperId, ranked } = attempts;
  return ({ where, orderBy, limit }: VersionPage) =>
    read
      .select({ id, userId, paperId, ranked })
      .from(attempts)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
}

/** Attempts whose answers are not stored are left to the job that stores them. */
async function recountAttempts(
  store: Store,
  markerOf: MarkerOf,
  version: string,
  attempts: readonly RankedAttempt[],
): Promise<void> {
  const paper = await markerOf(version);
  if (paper === null) return;
  const { keyVersion, tally } = tallierOf(paper.keyed);
  const ids = attempts.map(({ id }) => id);
  const stored = await storedAttempts(store, store.read, ids);
  const outdated = attempts.flatMap((attempt) => {
    const row = stored.get(nameOf(attempt));
    const isOutdated = row !== undefined && (row.keyVersion < keyVersion || row.ranked !== attempt.ranked);
    return isOutdated ? [{ attempt, row }] : [];
  });
  if (outdated.length === 0) return;
  const responses = await responsesOf(store, ids);
  const before = await storedAnswers(
    store,
    store.read,
    outdated.map(({ row }) => row.number),
  );
  const changes = outdated.map(({ attempt, row }) => ({
    row,
    attempt,
    keyVersion,
    before: before.get(row.number) ?? [],
    after: tally(responses.get(nameOf(attempt)) ?? []),
  }));
  await store.write((queries) => keepChanges(store, queries, paper.keyed, changes));
}

async function responsesOf({ read, t: { attempts } }: Store, ids: readonly string[]) {
  const { id, userId, responses } = attempts;
  const rows = await read
    .select({ id, userId, responses })
    .from(attempts)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [nameOf(row), row.responses]));
}

interface AttemptChange {
  readonly attempt: RankedAttempt;
  /** As it was read. */
  readonly row: Store['t']['markedAttempts']['$inferSelect'];
  readonly keyVersion: number;
  readonly before: readonly MarkedAnswer[];
  readonly after: readonly MarkedAnswer[];
}

/** Stores and recounts in one transaction; an attempt that another run has changed meanwhile is left alone. */
async function keepChanges(
  store: Store,
  queries: Transaction,
  { paper }: MarkedPaper,
  changes: readonly AttemptChange[],
): Promise<void> {
  await queries.lock(MARKED_ANSWERS);
  const ids = changes.map(({ attempt }) => attempt.id);
  const now = await storedAttempts(store, queries, ids);
  const counts = emptyTally();
  for (const { attempt, row, keyVersion, before, after } of changes) {
    const current = now.get(nameOf(attempt));
    if (current?.keyVersion !== row.keyVersion || current.ranked !== row.ranked) continue;
    if (row.ranked) uncountAttempt(counts, paper, before);
    if (attempt.ranked) countAttempt(counts, paper, after);
    const { number, day } = row;
    const { ranked } = attempt;
    await supersedeAnswers(store, queries, { number, day, ranked, keyVersion, before, after });
  }
  const [first] = changes;
  if (first !== undefined) await addToPaper(store, queries, first.attempt.paperId, counts);
}
