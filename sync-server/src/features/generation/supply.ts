import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CategorySupply } from '@exam/shared-schema/contract';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Context } from '../../context.ts';
import { countQuestions, countSets } from '../../bank/count-questions.ts';
import { seenQuestions, TESTS_NOT_REPEATED } from './draw-offers.ts';
import type { Generating } from './make-test.ts';

interface SupplyOrder {
  readonly userId: string;
  readonly topicIds: readonly string[];
  /** The types that a test can have. */
  readonly types: readonly QuestionTypeName[];
  /** The number of recent tests whose questions do not count. */
  readonly tests?: number;
}

/** GN12: the practice questions of each topic that the student has not seen recently. */
export async function supplyOf(
  context: Context,
  { maker }: Pick<Generating, 'maker'>,
  { userId, topicIds, types, tests = TESTS_NOT_REPEATED }: SupplyOrder,
): Promise<CategorySupply['topics']> {
  const { store } = context;
  const except = await seenQuestions(context, store.read, { userId, tests });
  const counting = { pool: 'practice' as const, topicIds, except };
  const [{ left, excluded }, sets, made] = await Promise.all([
    countQuestions(store, store.read, { ...counting, types }),
    countSets(store, store.read, counting),
    maker.types(topicIds),
  ]);
  return topicIds.map((topicId) => ({
    topicId,
    singles: left.filter((row) => row.topicId === topicId),
    seen: excluded.reduce((sum, row) => sum + (row.topicId === topicId ? row.count : 0), 0),
    sets: sets.filter((row) => row.topicId === topicId && types.includes(row.type)),
    made: types.filter((type) => made.get(topicId)?.has(type)),
  }));
}

/** @returns the ids of the active topics of a category; null if no active category has this id. */
export async function topicsOfCategory(
  { store: { read, t } }: Context,
  categoryId: string,
): Promise<string[] | null> {
  const { categories, categorySubjects, subjects, topics } = t;
  const isActive = and(eq(categories.id, categoryId), eq(categories.isActive, true));
  if ((await read.$count(categories, isActive)) === 0) return null;
  const ofCategory = read
    .select({ id: categorySubjects.subjectId })
    .from(categorySubjects)
    .innerJoin(subjects, eq(subjects.id, categorySubjects.subjectId))
    .where(and(eq(categorySubjects.categoryId, categoryId), eq(subjects.isActive, true)));
  const rows = await read
    .select({ id: topics.id })
    .from(topics)
    .where(and(inArray(topics.subjectId, ofCategory), eq(topics.isActive, true)))
    .orderBy(asc(topics.id));
  return rows.map(({ id }) => id);
}
