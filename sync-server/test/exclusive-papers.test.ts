import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addCategory,
  addPaper,
  addQuestion,
  OTHER_SPEED,
  SPEED,
  type Made,
  type Words,
} from './support/exclusive-papers.ts';
import { openHall, type Hall } from './support/hall.ts';
import { editQuestions } from './support/questions.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(() => hall.server.close());

const CLOUDS: Words = ['Which cloud brings hail?', 'cumulonimbus', 'cirrus'];
const SAME_WORDS: Words = ['WHICH cloud brings hail', 'Cirrus.', 'cumulonimbus'];

const question = (words: Words) => addQuestion(hall.server.context, words);
const paper = (title: string, questionId: string, made?: Made) =>
  addPaper(hall.server.context, title, [questionId], made);
const anotherCategory = () => addCategory(hall.server.context);

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
