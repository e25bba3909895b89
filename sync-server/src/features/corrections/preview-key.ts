import { setTimeout } from 'node:timers/promises';
import { eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { KeyPreview } from '@exam/shared-schema/contract';
import { compilePaper, type PaperMarker } from '@exam/shared-schema/marking';
import { paperPackageSchema } from '@exam/shared-schema/paper-package';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { enqueue, handle, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { attemptsOfVersion, type VersionPage } from '../../marked-attempts/attempts-of-version.ts';
import { currentKeysWith, readQuestion } from './correct-key.ts';
import { EffectCounter } from './key-effect.ts';
import { refuseUnfit, refuseUnusable } from './refuse-unusable.ts';
import { answersOf } from './remark-attempts.ts';

const previewKind: JobKind<{ previewId: string }> = {
  kind: 'preview-key',
  payload: z.object({ previewId: z.string() }),
};

/** Batch size: some milliseconds of reading and marking, during which other calls wait. */
const AT_ONCE = 50;
const KEPT_MS = 7 * 24 * 60 * 60_000;

/**
 * BK50: starts to count what a key would change, in a job, because a paper may have 100,000 attempts.
 * @throws AppError as the correction itself (`correctKey`): NOT_FOUND, VALIDATION, CONFLICT.
 */
export async function startPreview(
  context: Context,
  questionId: string,
  key: AnswerKey,
): Promise<KeyPreview> {
  const { store, clock, ids } = context;
  const { keyPreviews, attempts: table } = store.t;
  return store.write(async (queries) => {
    refuseUnfit(await readQuestion(store, queries, questionId), key);
    let attempts = 0;
    for (const held of await currentKeysWith(store, queries, questionId)) {
      const paper = await readPackage(store, queries, held.packageVersion);
      refuseUnusable(paper, { ...held.keys, [questionId]: key }, { [questionId]: key });
      attempts += await queries.$count(table, eq(table.packageVersion, held.packageVersion));
    }
    const createdAt = clock.now();
    await queries.delete(keyPreviews).where(lt(keyPreviews.createdAt, createdAt - KEPT_MS));
    const id = ids.next();
    await queries.insert(keyPreviews).values({ id, questionId, key, attempts, createdAt });
    await enqueue(context, queries, previewKind, { previewId: id });
    return { _id: id, attempts, counted: 0, effect: null };
  });
}

/** @throws AppError NOT_FOUND, also a week later. */
export async function readPreview({ store: { read, t } }: Context, id: string): Promise<KeyPreview> {
  const [row] = await read.select().from(t.keyPreviews).where(eq(t.keyPreviews.id, id));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { attempts, counted, effect } = row;
  return { _id: id, attempts, counted, effect };
}

/** BK50: marks every attempt with the key that is asked about, and stores none of it. */
export function previewKeys({ store }: Context): JobHandler {
  return handle(previewKind, async ({ previewId }, { signal }) => {
    const { keyPreviews: table } = store.t;
    const [preview] = await store.read.select().from(table).where(eq(table.id, previewId));
    if (preview === undefined || preview.effect !== null) return;
    const set = (columns: Partial<typeof table.$inferInsert>) =>
      store.write((queries) => queries.update(table).set(columns).where(eq(table.id, previewId)));
    const counter = new EffectCounter();
    let counted = 0;
    for (const held of await currentKeysWith(store, store.read, preview.questionId)) {
      const keys = { ...held.keys, [preview.questionId]: preview.key };
      const paper = await readPackage(store, store.read, held.packageVersion);
      counter.addPaper(paper.testId, paper.title);
      const marker = compilePaper(paper, keys);
      let begun = performance.now();
      for await (const rows of attemptsOfVersion(store, held.packageVersion, AT_ONCE, readMarked(store))) {
        signal.throwIfAborted();
        for (const row of rows) counter.add(paper.testId, rescored(row, marker));
        counted += rows.length;
        await set({ counted });
        // Pause for as long as the batch took, to leave time for hand-ins.
        await setTimeout(performance.now() - begun);
        begun = performance.now();
      }
    }
    // Attempts that came meanwhile were counted as well.
    await set({ counted, attempts: counted, effect: counter.effect() });
  });
}

async function readPackage({ t: { packageVersions } }: Store, queries: Queries, version: string) {
  const [row] = await queries
    .select({ content: packageVersions.content })
    .from(packageVersions)
    .where(eq(packageVersions.version, version));
  return paperPackageSchema.parse(JSON.parse(row?.content ?? 'null'));
}

function readMarked({ read, t: { attempts } }: Store) {
  const { id, userId, ranked, scoreExact, responses } = attempts;
  return ({ where, orderBy, limit }: VersionPage) =>
    read
      .select({ id, userId, ranked, scoreExact, responses })
      .from(attempts)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
}

type Read = Awaited<ReturnType<ReturnType<typeof readMarked>>>[number];

function rescored(row: Read, marker: PaperMarker) {
  return { ranked: row.ranked, before: row.scoreExact, after: marker.mark(answersOf(row)).total };
}
