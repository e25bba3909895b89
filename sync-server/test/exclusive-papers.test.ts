import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPaper } from '../src/features/papers/create-paper.ts';
import { saveQuestions, type NewQuestion } from '../src/features/questions/save-questions.ts';
import { openHall, type Hall } from './support/hall.ts';
import { editQuestions } from './support/questions.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(() => hall.server.close());

const asked = (sourceKey: string, text: string, ...options: readonly string[]): NewQuestion => ({
  type: 'MCQ',
  text,
  options: options.map((each) => ({ _id: each, text: each })),
  key: { type: 'MCQ', correct: [options[0] ?? ''] },
  difficulty: 5,
  sourceName: 'exclusive test',
  sourceKey,
});

const CLOUDS = ['Which cloud brings hail?', 'cumulonimbus', 'cirrus'] as const;
const SAME_WORDS = ['WHICH cloud brings hail', 'Cirrus.', 'cumulonimbus'] as const;
const SPEED = ['A train covers 90 km in 2 hours. How fast is it?', '45 km/h', '90 km/h'] as const;
const OTHER_SPEED = ['A train covers 80 km in 2 hours. How fast is it?', '40 km/h', '80 km/h'] as const;

let named = 0;
async function question(words: readonly [string, ...string[]]): Promise<string> {
  const [text, ...options] = words;
  const [saved] = await saveQuestions(hall.server.context, [asked(String((named += 1)), text, ...options)]);
  return saved?.id ?? '';
}

interface Made {
  readonly isExclusive?: true;
  readonly categoryId?: string;
}

async function paper(title: string, questionId: string, made: Made = { isExclusive: true }): Promise<string> {
  const { context } = hall.server;
  const [category] = await context.store.read.select().from(context.store.t.categories);
  return createPaper(context, {
    title,
    description: '',
    categoryId: category?.id ?? '',
    subjectIds: [],
    durationMinutes: 60,
    difficultyLevel: 5,
    createdBy: hall.asha.id,
    sections: [{ title: 'Section', questions: [{ questionId }] }],
    ...made,
  });
}

async function anotherCategory(): Promise<string> {
  const { context } = hall.server;
  const [category] = await context.store.read.select().from(context.store.t.categories);
  const id = context.ids.next();
  const row = { ...category, id, name: 'Other', cid: 'other' } as NonNullable<typeof category>;
  await context.store.write((queries) => queries.insert(context.store.t.categories).values(row));
  return id;
}

describe('[BK26] exclusive papers of one exam', () => {
  test('share no question', async () => {
    const clouds = await question(CLOUDS);
    await paper('One', clouds);
    await expect(paper('Two', clouds)).rejects.toThrow();
    await expect(
      paper('Of another exam', clouds, { isExclusive: true, categoryId: await anotherCategory() }),
    ).resolves.toBeTruthy();
    await expect(paper('Not exclusive', clouds, {})).resolves.toBeTruthy();
    await expect(paper('Nor this one', clouds, {})).resolves.toBeTruthy();
  });

  test('have none that says the same in other signs, cases and orders of its options', async () => {
    await paper('One', await question(CLOUDS));
    const same = await question(SAME_WORDS);
    await expect(paper('Two', same)).rejects.toThrow();
    await expect(
      paper('Three', await question(['Which cloud brings rain?', 'nimbus', 'cirrus'])),
    ).resolves.toBeTruthy();
  });

  test('may have the same calculation with other numbers', async () => {
    await paper('One', await question(SPEED));
    await expect(paper('Two', await question(OTHER_SPEED))).resolves.toBeTruthy();
    await expect(paper('Three', await question(SPEED))).rejects.toThrow();
  });

  test('stay so when a question is edited, which says why it is refused', async () => {
    const { context } = hall.server;
    const clouds = await question(CLOUDS);
    await paper('One', clouds);
    const rain = await question(['Which cloud brings rain?', 'cumulonimbus', 'cirrus']);
    await paper('Two', rain);
    const edit = (text: string) => editQuestions(context, { text }, ({ id }) => id === rain);
    await expect(edit('Which cloud brings hail?')).rejects.toThrow(
      'The paper One of this exam already asks this',
    );
    await edit('Which cloud brings snow?');
    await edit('Which cloud brings rain?');
    const { paperQuestions, questions } = context.store.t;
    const [[place], [row]] = await Promise.all([
      context.store.read.select().from(paperQuestions).where(eq(paperQuestions.questionId, rain)),
      context.store.read.select().from(questions).where(eq(questions.id, rain)),
    ]);
    expect(place?.likeness).toBe(row?.likeness);
    await edit('Which cloud brings mist?');
    await expect(
      paper('Three', await question(['Which cloud brings mist', 'cumulonimbus', 'cirrus'])),
    ).rejects.toThrow();
  });

  test('cannot be got round by any write', async () => {
    const { t, write, read } = hall.server.context.store;
    const clouds = await question(CLOUDS);
    await paper('One', clouds);
    const twoId = await paper('Two', await question(['Which cloud brings rain?', 'nimbus', 'cirrus']));
    const [place] = await read.select().from(t.paperQuestions).where(eq(t.paperQuestions.paperId, twoId));
    if (place === undefined) throw new Error('Not there');
    const [row] = await read.select().from(t.questions).where(eq(t.questions.id, clouds));
    const own = { ...place, questionId: clouds, position: 1, likeness: row?.likeness ?? '' };
    const insert = (values: typeof own) =>
      write((queries) => queries.insert(t.paperQuestions).values(values));
    await expect(insert(own)).rejects.toThrow();
    await expect(insert({ ...own, likeness: '' })).rejects.toThrow();
    await expect(insert({ ...own, exclusiveIn: '' })).rejects.toThrow();
    await expect(
      write((queries) => queries.update(t.papers).set({ exclusiveIn: '' }).where(eq(t.papers.id, twoId))),
    ).rejects.toThrow();
  });
});
