import { eq } from 'drizzle-orm';
import type { Context } from '../../src/context.ts';
import type { Queries, Tables } from '../../src/database/index.ts';
import { createPaper } from '../../src/papers/create-paper.ts';
import { saveQuestions } from '../../src/bank/save-questions.ts';
import { rootCause } from '../../src/root-cause.ts';

/** The text of a question and its options, the right one first. */
export type Words = readonly [text: string, ...options: string[]];

/** Two questions that are nearly the same, and a calculation of which the second has other numbers only. */
export const RAIN: Words = [
  'Which of these clouds brings heavy rain with thunder, lightning and strong gusts in late summer afternoons?',
  'cumulonimbus',
  'cirrus',
];
export const HAIL: Words = [
  'Which of these clouds brings heavy hail with thunder, lightning and strong gusts in late summer afternoons?',
  'cumulonimbus',
  'cirrus',
];
export const SPEED: Words = ['A train covers 90 km in 2 hours. How fast is it?', '45 km/h', '90 km/h'];
export const OTHER_SPEED: Words = ['A train covers 80 km in 2 hours. How fast is it?', '40 km/h', '80 km/h'];

/** @returns its id. */
export async function addQuestion(context: Context, [text, ...options]: Words): Promise<string> {
  const [saved] = await saveQuestions(context, [
    {
      type: 'MCQ',
      text,
      options: options.map((each) => ({ _id: each, text: each })),
      key: { type: 'MCQ', correct: [options[0] ?? ''] },
      difficulty: 5,
      sourceName: 'exclusive test',
      sourceKey: context.ids.next(),
    },
  ]);
  return saved?.id ?? '';
}

export interface Made {
  readonly isExclusive?: true;
  /** The first category if absent. */
  readonly categoryId?: string;
}

/** @returns the id of a paper that asks these questions. */
export async function addPaper(
  context: Context,
  title: string,
  questionIds: readonly string[],
  made: Made = { isExclusive: true },
): Promise<string> {
  const { read, t } = context.store;
  const [[category], [user]] = await Promise.all([
    read.select().from(t.categories).limit(1),
    read.select().from(t.users).limit(1),
  ]);
  return createPaper(context, {
    title,
    description: '',
    categoryId: category?.id ?? '',
    subjectIds: [],
    durationMinutes: 60,
    difficultyLevel: 5,
    createdBy: user?.id ?? '',
    sections: [{ title: 'Section', questions: questionIds.map((questionId) => ({ questionId })) }],
    ...made,
  });
}

/** @returns the id of another exam. */
export async function addCategory({ store, ids }: Context): Promise<string> {
  const [category] = await store.read.select().from(store.t.categories).limit(1);
  if (category === undefined) throw new Error('There is no category');
  const id = ids.next();
  await store.write((queries) =>
    queries.insert(store.t.categories).values({ ...category, id, name: 'Other', cid: 'other' }),
  );
  return id;
}

type Place = Tables['paperQuestions']['$inferSelect'];

/** The row that would place a question in a paper after its first one. */
export async function placeFor({ store }: Context, paperId: string, questionId: string): Promise<Place> {
  const { paperQuestions, questions } = store.t;
  const [[first], [question]] = await Promise.all([
    store.read.select().from(paperQuestions).where(eq(paperQuestions.paperId, paperId)),
    store.read.select().from(questions).where(eq(questions.id, questionId)),
  ]);
  if (first === undefined || question === undefined) throw new Error('It is not there');
  return { ...first, questionId, position: 1, likeness: question.likeness };
}

/** Sets what the triggers compare of a question, past the code that does so otherwise. */
export async function setShingles(
  { store: { t }, ids }: Context,
  queries: Queries,
  questionId: string,
  shingles: readonly number[],
): Promise<void> {
  const id = ids.next();
  await queries.insert(t.questionChanges).values({
    id,
    questionId,
    kind: 'edited',
    changedBy: null,
    changedAt: 0,
    reason: 'A test',
    before: {},
    after: {},
  });
  await queries.update(t.questions).set({ shingles, changeId: id }).where(eq(t.questions.id, questionId));
}

/** @returns what the database said of a write that it refused; null if it did not. */
export async function refusalOf(write: Promise<unknown>): Promise<string | null> {
  try {
    await write;
    return null;
  } catch (error) {
    return (rootCause(error) as Error).message;
  }
}
