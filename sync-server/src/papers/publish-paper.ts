import { desc, eq } from 'drizzle-orm';
import { canonicalJson } from '@exam/shared-schema/attempt';
import {
  LONGEST_MINUTES,
  MOST_PACKAGE_BYTES,
  MOST_QUESTIONS,
  SHORTEST_MINUTES,
} from '@exam/shared-schema/paper-package';
import type { Context } from '../context.ts';
import { notePaper } from '../leaderboard/note-changes.ts';
import { PUBLISHING, type Queries, type Store } from '../database/index.ts';
import { deriveSecret } from '../installation/index.ts';
import { sha256 } from '../sha256.ts';
import { AppError } from '../http/index.ts';
import { buildPackage, type BuiltPackage, type PaperSource } from './build-package.ts';
import { refuseEncryptedQuestions } from './encrypted-questions.ts';
import { poolOf, refuseWithheldKey } from './pools.ts';
import { refuseUnready } from './refuse-unready.ts';
import { readPaperSource } from './paper-source.ts';

/**
 * Publishes the paper in the editors' tables as the version that is issued from now on. Earlier versions are kept
 * forever; an unchanged paper keeps its version.
 * @returns the package version.
 * @throws AppError KEY_WOULD_LEAK, NOT_READY, CONFLICT
 */
export function publishPaper(context: Context, paperId: string): Promise<string> {
  return context.store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    return publishWithin(context, queries, paperId);
  });
}

/** As `publishPaper`, within a transaction that holds the lock PUBLISHING; shared suffices for a new paper. */
export async function publishWithin(context: Context, queries: Queries, paperId: string): Promise<string> {
  const { store, clock } = context;
  const source = await readPaperSource(store, queries, paperId);
  const built = buildFrom(context, source);
  await refuseUnpublishable(store, queries, source, built);
  // An encrypted paper ranks, so that it shares no question with one for practice (BK4). Of these there is one for each test
  // that a student makes, and looking for their questions in all others takes longer the more there are.
  if (poolOf(source.resultsPolicy) === 'ranked')
    await refuseEncryptedQuestions(store.t, queries, source, clock.now());
  await keepVersion(store, queries, { paperId, built, createdAt: clock.now() });
  return built.version;
}

/** The package of a paper from the editors' tables, whether or not it may be published. */
export function buildFrom(context: Context, source: PaperSource): BuiltPackage {
  return buildPackage(source, rankWith(context, source.id), sha256);
}

/** @throws AppError KEY_WOULD_LEAK, NOT_READY, with a message that gives the reason. */
export async function refuseUnpublishable(
  store: Store,
  queries: Queries,
  source: PaperSource,
  built: BuiltPackage,
): Promise<void> {
  refuseWithheldKey(source);
  await refuseUnready(store, queries, source);
  refuseUnsittable(source, built);
}

/** IM5: a paper that could not be loaded, sat or handed in is not published. @throws AppError NOT_READY */
function refuseUnsittable(
  { title, durationMinutes }: Pick<PaperSource, 'title' | 'durationMinutes'>,
  { totalQuestions, content }: BuiltPackage,
): void {
  const limits: readonly (readonly [isWithin: boolean, sentence: string])[] = [
    [totalQuestions >= 1 && totalQuestions <= MOST_QUESTIONS, `has 1 to ${MOST_QUESTIONS} questions`],
    [
      durationMinutes >= SHORTEST_MINUTES && durationMinutes <= LONGEST_MINUTES,
      `takes ${SHORTEST_MINUTES} to ${LONGEST_MINUTES} minutes`,
    ],
    [
      Buffer.byteLength(content) <= MOST_PACKAGE_BYTES,
      `has at most ${MOST_PACKAGE_BYTES / 1_000_000} MB of text`,
    ],
  ];
  const missed = limits.find(([isWithin]) => !isWithin);
  if (missed !== undefined)
    throw new AppError('NOT_READY', `'${title}' cannot be published: a paper ${missed[1]}.`);
}

/** ST9: the question templates are public, so the order of options is derived from a secret of this installation. */
function rankWith({ installation }: Context, paperId: string) {
  return (questionId: string, optionId: string) =>
    deriveSecret(installation.secret, 'option-order', paperId, questionId, optionId).toString('hex');
}

interface NewVersion {
  readonly paperId: string;
  readonly built: BuiltPackage;
  readonly createdAt: number;
}

async function keepVersion(
  store: Store,
  queries: Queries,
  { paperId, built, createdAt }: NewVersion,
): Promise<void> {
  const { t } = store;
  const { version, content, totalQuestions, totalMarks } = built;
  const bytes = Buffer.byteLength(content);
  await queries
    .insert(t.packageVersions)
    .values({ version, paperId, content, bytes, createdAt })
    .onConflictDoNothing();
  await queries
    .insert(t.packageQuestions)
    .values(Object.keys(built.keys).map((questionId) => ({ packageVersion: version, questionId })))
    .onConflictDoNothing();
  await keepKeys(store, queries, built, createdAt);
  const [before] = await queries
    .select({ totalMarks: t.papers.totalMarks })
    .from(t.papers)
    .where(eq(t.papers.id, paperId));
  await queries
    .update(t.papers)
    .set({ currentVersion: version, packageBytes: bytes, totalQuestions, totalMarks })
    .where(eq(t.papers.id, paperId));
  if (before?.totalMarks !== totalMarks) await notePaper(store, queries, paperId, 'correction');
}

/** SC5: keys are versioned separately, because a correction changes the key and not the package. */
async function keepKeys(
  { t }: Store,
  queries: Queries,
  built: BuiltPackage,
  createdAt: number,
): Promise<void> {
  const { version: packageVersion, keys, explanations } = built;
  const [latest] = await queries
    .select()
    .from(t.answerKeys)
    .where(eq(t.answerKeys.packageVersion, packageVersion))
    .orderBy(desc(t.answerKeys.keyVersion))
    .limit(1);
  const isKept = latest !== undefined && sameKeys(latest, { keys, explanations });
  if (isKept) return;
  const keyVersion = (latest?.keyVersion ?? 0) + 1;
  await queries.insert(t.answerKeys).values({ packageVersion, keyVersion, keys, explanations, createdAt });
}

function sameKeys(
  a: Pick<BuiltPackage, 'keys' | 'explanations'>,
  b: Pick<BuiltPackage, 'keys' | 'explanations'>,
): boolean {
  return canonicalJson([a.keys, a.explanations]) === canonicalJson([b.keys, b.explanations]);
}
