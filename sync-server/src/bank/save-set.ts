import { and, eq } from 'drizzle-orm';
import { FEWEST_IN_SET, MOST_IN_SET, type SetKind } from '@exam/shared-schema/paper-package';
import type { Context } from '../context.ts';
import { BANK, type Queries, type SetTranslations } from '../database/index.ts';
import { saveWithin, type NewQuestion, type SavedQuestion } from './save-questions.ts';

/** A passage, table or chart with its questions, in order. */
export interface NewSet {
  readonly kind: SetKind;
  readonly title?: string;
  readonly text: string;
  readonly diagramUrl?: string;
  readonly diagramAlt?: string;
  readonly diagramLatex?: string;
  /** By language tag. */
  readonly translations?: SetTranslations;
  readonly sourceName: string;
  /** The permanent id of the set within its source. */
  readonly sourceKey: string;
  readonly questions: readonly NewQuestion[];
}

/**
 * Adds a set to the bank with its questions; one that was added from the same source before is left unchanged.
 * @returns its questions, in order.
 * @throws RangeError if there are too few or too many, or they are in different pools: no paper could hold such a set.
 */
export async function saveSet(
  context: Context,
  { questions, ...set }: NewSet,
): Promise<readonly SavedQuestion[]> {
  refuseUnusable(questions);
  return context.store.write(async (queries) => {
    await queries.lock(BANK);
    const setId = await keepSet(context, queries, set);
    return saveWithin(
      context,
      queries,
      questions.map((question, setPosition) => ({ ...question, setId, setPosition })),
    );
  });
}

function refuseUnusable(questions: readonly NewQuestion[]): void {
  if (questions.length < FEWEST_IN_SET || questions.length > MOST_IN_SET)
    throw new RangeError(`A set has ${FEWEST_IN_SET} to ${MOST_IN_SET} questions, not ${questions.length}`);
  if (new Set(questions.map(({ pool }) => pool)).size > 1)
    throw new RangeError('The questions of a set must be in the same pool');
}

async function keepSet(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  set: Omit<NewSet, 'questions'>,
): Promise<string> {
  const { sourceName, sourceKey } = set;
  const [before] = await queries
    .select({ id: t.questionSets.id })
    .from(t.questionSets)
    .where(and(eq(t.questionSets.sourceName, sourceName), eq(t.questionSets.sourceKey, sourceKey)));
  if (before !== undefined) return before.id;
  const id = ids.next();
  await queries.insert(t.questionSets).values({ ...set, id, createdAt: clock.now() });
  return id;
}
