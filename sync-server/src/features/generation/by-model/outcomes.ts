import { and, count, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { DraftedQuestion } from '../../../database/index.ts';
import type { Task } from './assignments.ts';
import { MODEL_SOURCE, type Author } from './author.ts';
import type { Verdict } from './examine.ts';

/** Results of earlier tries at a test, by the places of their tasks. */
export interface Outcomes {
  /** Ids of questions. */
  readonly kept: ReadonlyMap<number, string>;
  readonly refused: ReadonlySet<number>;
}

const keyOf = (paperId: string, place: number) => `${paperId} ${place}`;
const draftIdOf = (paperId: string, place: number) => `${paperId}_${place}`;

/** LM9: a retry does not repeat tasks whose questions were kept or rejected before. */
export async function readOutcomes(
  { store: { read, t } }: Context,
  paperId: string,
  tasks: readonly Task[],
): Promise<Outcomes> {
  const { questions, questionDrafts: drafts } = t;
  const places = new Map(tasks.map(({ place }) => [keyOf(paperId, place), place]));
  const kept = await read
    .select({ id: questions.id, sourceKey: questions.sourceKey })
    .from(questions)
    .where(and(eq(questions.sourceName, MODEL_SOURCE), inArray(questions.sourceKey, [...places.keys()])));
  const ids = new Map(tasks.map(({ place }) => [draftIdOf(paperId, place), place]));
  const refused = await read
    .select({ id: drafts.id })
    .from(drafts)
    .where(inArray(drafts.id, [...ids.keys()]));
  return {
    kept: new Map(kept.map(({ id, sourceKey }) => [places.get(sourceKey) ?? -1, id])),
    refused: new Set(refused.map(({ id }) => ids.get(id) ?? -1)),
  };
}

interface Written {
  readonly paperId: string;
  readonly task: Task;
  readonly draft: DraftedQuestion;
}

/** @returns the question's id. */
export async function keepQuestion(
  context: Context,
  { keep }: Author,
  { paperId, task, draft }: Written,
  subjectId: string,
): Promise<string> {
  const { place, topicId } = task;
  const source = { sourceName: MODEL_SOURCE, sourceKey: keyOf(paperId, place) };
  const [kept] = await keep(context, [{ ...draft, ...source, topicId, subjectId, pool: 'practice' }]);
  if (kept === undefined) throw new Error(`Question ${source.sourceKey} was not stored`);
  return kept.id;
}

/** LM6: stores a rejected question with both solutions for review. */
export async function quarantine(
  { store, clock }: Context,
  { paperId, task, draft }: Written,
  model: string,
  { reason, solution }: Verdict & { readonly reason: NonNullable<Verdict['reason']> },
): Promise<void> {
  const { questionDrafts: drafts } = store.t;
  const { place, topicId } = task;
  const createdAt = clock.now();
  const row = {
    id: draftIdOf(paperId, place),
    paperId,
    topicId,
    model,
    question: draft,
    solution,
    reason,
    createdAt,
  };
  await store.write((queries) => queries.insert(drafts).values(row).onConflictDoNothing());
}

/** LM7: how many of these questions a language model wrote, for this or an earlier test. */
export async function countByModel(
  { store: { read, t } }: Context,
  ids: readonly string[],
): Promise<{ readonly model: number; readonly embedded: number }> {
  const { questions } = t;
  const isByModel = and(inArray(questions.id, [...ids]), eq(questions.sourceName, MODEL_SOURCE));
  const [row] = await read.select({ model: count() }).from(questions).where(isByModel);
  const model = row?.model ?? 0;
  return { model, embedded: ids.length - model };
}
