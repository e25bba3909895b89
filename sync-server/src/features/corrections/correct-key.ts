import { desc, eq, inArray } from 'drizzle-orm';
import { paperPackageSchema } from '@exam/shared-schema/paper-package';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { Context } from '../../context.ts';
import { recordChange } from '../../crud/index.ts';
import { BANK, PUBLISHING, type Queries, type Store, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { enqueue } from '../../jobs/index.ts';
import { refuseUnfit, refuseUnusable, type Keys } from './refuse-unusable.ts';
import { remarkKind, SETTLED_MS } from './remark-attempts.ts';

/** The corrected key of a question. Its outcome `dropped` gives full marks to all, `bonus` to those who tried. */
export interface CorrectedKey {
  readonly questionId: string;
  readonly key: AnswerKey;
  readonly reason: string;
  /** The administrator; null for a command. */
  readonly changedBy: string | null;
}

/** Changes a question; see changeQuestion. */
export type ChangeQuestion = (
  queries: Transaction,
  questionId: string,
  key: AnswerKey,
  change: { readonly kind: 'key-corrected'; readonly changedBy: string | null; readonly reason: string },
) => Promise<string | null>;

/**
 * BK2: corrects the key of a question in every package version that contains it, as a new key version, and enqueues marking
 * the attempts again. Attempts are marked with the new key from now on.
 * @returns the id of the correction; null if the key is unchanged.
 * @throws AppError NOT_FOUND; VALIDATION if the question or a paper cannot be marked with the key; CONFLICT for a
 * quarantined question (BK14).
 */
export function correctKey(
  context: Context,
  change: ChangeQuestion,
  correction: CorrectedKey,
): Promise<string | null> {
  const { store, clock } = context;
  const { questionId, key, reason, changedBy } = correction;
  return store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    await queries.lock(BANK);
    const before = await readQuestion(store, queries, questionId);
    refuseUnfit(before, key);
    const changeId = await change(queries, questionId, key, { kind: 'key-corrected', changedBy, reason });
    if (changeId === null) return null;
    const versions: string[] = [];
    for (const held of await currentKeysWith(store, queries, questionId)) {
      await keepCorrected(context, queries, held, { [questionId]: key });
      versions.push(held.packageVersion);
    }
    const createdAt = clock.now();
    const attempts = await countAttempts(store, queries, versions);
    await queries
      .insert(store.t.keyCorrections)
      .values({ changeId, questionId, versions, attempts, createdAt });
    await recordCorrection(context, queries, before.key, correction);
    await enqueue(context, queries, remarkKind, { changeId });
    // A second run finds attempts that were being marked while the key changed.
    await enqueue(context, queries, remarkKind, { changeId }, { runAt: createdAt + SETTLED_MS });
    return changeId;
  });
}

/** @throws AppError NOT_FOUND */
export async function readQuestion({ t: { questions } }: Store, queries: Queries, id: string) {
  const [question] = await queries.select().from(questions).where(eq(questions.id, id));
  if (question === undefined) throw new AppError('NOT_FOUND');
  return question;
}

/** BK15: adds the audit entry, within the transaction of the correction. Corrections by a command have no administrator. */
async function recordCorrection(
  context: Context,
  queries: Queries,
  before: AnswerKey,
  { questionId: thingId, key, reason, changedBy }: CorrectedKey,
): Promise<void> {
  if (changedBy === null) return;
  await recordChange(context, queries, {
    userId: changedBy,
    kind: 'questions',
    thingId,
    action: 'update',
    before: { key: before },
    after: { key, reason },
  });
}

/** The number of attempts that a correction of this key would mark again. @throws AppError NOT_FOUND */
export async function reachOfCorrection({ store }: Context, questionId: string): Promise<number> {
  const { read, t } = store;
  if ((await read.$count(t.questions, eq(t.questions.id, questionId))) === 0) throw new AppError('NOT_FOUND');
  const held = await currentKeysWith(store, read, questionId);
  const versions = held.map(({ packageVersion }) => packageVersion);
  return countAttempts(store, read, versions);
}

export type KeyRow = Store['t']['answerKeys']['$inferSelect'];

/** The latest key of each package version that contains a question. */
export async function currentKeysWith({ t }: Store, queries: Queries, questionId: string): Promise<KeyRow[]> {
  const rows = await queries
    .select({ packageVersion: t.packageQuestions.packageVersion })
    .from(t.packageQuestions)
    .where(eq(t.packageQuestions.questionId, questionId));
  const current: KeyRow[] = [];
  for (const { packageVersion: version } of rows) {
    const [latest] = await queries
      .select()
      .from(t.answerKeys)
      .where(eq(t.answerKeys.packageVersion, version))
      .orderBy(desc(t.answerKeys.keyVersion))
      .limit(1);
    if (latest !== undefined) current.push(latest);
  }
  return current;
}

async function keepCorrected(
  { store: { t }, clock }: Context,
  queries: Transaction,
  { packageVersion, keyVersion, keys, explanations }: KeyRow,
  corrected: Keys,
): Promise<void> {
  const row = {
    packageVersion,
    keyVersion: keyVersion + 1,
    keys: { ...keys, ...corrected },
    explanations,
    createdAt: clock.now(),
  };
  const [version] = await queries
    .select({ content: t.packageVersions.content })
    .from(t.packageVersions)
    .where(eq(t.packageVersions.version, packageVersion));
  refuseUnusable(paperPackageSchema.parse(JSON.parse(version?.content ?? 'null')), row.keys, corrected);
  await queries.insert(t.answerKeys).values(row);
}

function countAttempts({ t }: Store, queries: Queries, versions: string[]): Promise<number> {
  return queries.$count(t.attempts, inArray(t.attempts.packageVersion, versions));
}
