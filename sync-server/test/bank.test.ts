import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paperPackageSchema, type PaperPackage } from '@exam/shared-schema/paper-package';
import { fillBank } from '../src/bank/fill-bank.ts';
import { createPaper, type NewSection } from '../src/papers/create-paper.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { saveQuestions, type NewQuestion } from '../src/bank/save-questions.ts';
import { saveSet } from '../src/bank/save-set.ts';
import { openHall, type Hall } from './support/hall.ts';
import { editQuestions } from './support/questions.ts';
import { scoredIn } from './support/read.ts';
import { Device, issueAndFetch } from './support/device.ts';
import { START } from './support/test-server.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(() => hall.server.close());

const PASSAGE = 'The reservoir feeds three canals. '.repeat(60);

const choice = (sourceKey: string, text = `What follows? (${sourceKey})`): NewQuestion => ({
  type: 'MCQ',
  text,
  options: ['yes', 'no'].map((each) => ({ _id: each, text: each })),
  key: { type: 'MCQ', correct: ['yes'] },
  difficulty: 5,
  sourceName: 'bank test',
  sourceKey,
});

const NAMES = ['first', 'second', 'third', 'fourth'];

async function addSet(): Promise<string[]> {
  const saved = await saveSet(hall.server.context, {
    kind: 'passage',
    title: 'Canals',
    text: PASSAGE,
    sourceName: 'bank test',
    sourceKey: 'canals',
    questions: NAMES.map((name) => choice(name)),
  });
  return saved.map(({ id }) => id);
}

async function paperOf(...sections: readonly (readonly string[])[]): Promise<string> {
  const { context } = hall.server;
  const [category] = await context.store.read.select().from(context.store.t.categories);
  return createPaper(context, {
    title: 'A paper with a set',
    description: '',
    categoryId: category?.id ?? '',
    subjectIds: [],
    durationMinutes: 10,
    difficultyLevel: 5,
    createdBy: hall.adminId,
    sections: sections.map((ids, place): NewSection => ({
      title: `Section ${place + 1}`,
      questions: ids.map((questionId) => ({ questionId })),
    })),
  });
}

/** Past every check of the application. */
function publishByForce(paperId: string): Promise<unknown> {
  const { store } = hall.server.context;
  return store.write(async (queries) => {
    const [version] = await queries.select().from(store.t.packageVersions).limit(1);
    await queries
      .update(store.t.papers)
      .set({ currentVersion: version?.version ?? '' })
      .where(eq(store.t.papers.id, paperId));
  });
}

async function expectUnpublishable(paperId: string, sentence: RegExp): Promise<void> {
  await expect(publishPaper(hall.server.context, paperId)).rejects.toMatchObject({
    code: 'NOT_READY',
    message: expect.stringMatching(sentence) as string,
  });
  await expect(publishByForce(paperId)).rejects.toThrow();
}

async function contentOf(version: string): Promise<PaperPackage> {
  const { read, t } = hall.server.context.store;
  const [row] = await read.select().from(t.packageVersions).where(eq(t.packageVersions.version, version));
  return paperPackageSchema.parse(JSON.parse(row?.content ?? 'null'));
}

describe('[BK5] a set', () => {
  test('[BK5] is in a package once, whole and in order, and its questions name it', async () => {
    const ids = await addSet();
    const version = await publishPaper(hall.server.context, await paperOf(ids));
    const content = await contentOf(version);
    expect(content.formatVersion).toBe(2);
    const [set, ...others] = content.sets ?? [];
    expect(others).toEqual([]);
    expect(set).toMatchObject({ kind: 'passage', title: 'Canals', text: PASSAGE });
    const questions = content.sections.flatMap((section) => section.questions);
    expect(questions.map(({ _id, set: own }) => [_id, own])).toEqual(ids.map((id) => [id, set?._id]));
    expect(JSON.stringify(content).split(PASSAGE)).toHaveLength(2);
  });

  test('[BK5] a package of 75 questions in 15 sets is as large as its questions and 15 passages', async () => {
    const { context } = hall.server;
    const ids: string[] = [];
    const alone = await saveQuestions(
      context,
      Array.from({ length: 75 }, (_, place) => choice(`alone ${place}`)),
    );
    for (let set = 0; set < 15; set += 1) {
      const questions = [0, 1, 2, 3, 4].map((place) => choice(`set ${set}, ${place}`));
      const words = { kind: 'passage', text: `${set}. ${PASSAGE}`, sourceName: 'bank test' } as const;
      const saved = await saveSet(context, { ...words, sourceKey: `set ${set}`, questions });
      ids.push(...saved.map(({ id }) => id));
    }
    const bytesOf = async (questionIds: readonly string[]) => {
      const version = await publishPaper(context, await paperOf(questionIds));
      return JSON.stringify(await contentOf(version)).length;
    };
    const without = await bytesOf(alone.map(({ id }) => id));
    const references = 75 * 40;
    expect(await bytesOf(ids)).toBeLessThan(without + 15 * (PASSAGE.length + 120) + references);
  });

  test('[BK5] a paper without one has neither the member nor the new format', async () => {
    const [alone] = await saveQuestions(hall.server.context, [choice('alone')]);
    const content = await contentOf(
      await publishPaper(hall.server.context, await paperOf([alone?.id ?? ''])),
    );
    expect(content.formatVersion).toBe(1);
    expect(content).not.toHaveProperty('sets');
  });

  test('[BK5] is not published in part, in another order, with something between, or over two sections', async () => {
    const [alone, another] = await saveQuestions(hall.server.context, [choice('alone'), choice('another')]);
    const between = alone?.id ?? '';
    const [a = '', b = '', c = '', d = ''] = await addSet();
    for (const sections of [
      [[a, b, c]],
      [[b, a, c, d]],
      [[a, b, between, c, d]],
      [
        [a, b],
        [c, d],
      ],
      // Each has the position in its section that it would have in one.
      [
        [a, b],
        [between, another?.id ?? '', c, d],
      ],
    ])
      await expectUnpublishable(await paperOf(...sections), /is not whole and in order/);
    await expect(publishPaper(hall.server.context, await paperOf([between, a, b, c, d]))).resolves.toMatch(
      /^[0-9a-f]{64}$/,
    );
  });

  test('[BK5] has two to ten questions of one pool, and an import of it can be repeated', async () => {
    const set = { kind: 'table', text: 'x', sourceName: 'bank test', sourceKey: 'short' } as const;
    const save = (questions: readonly NewQuestion[]) => saveSet(hall.server.context, { ...set, questions });
    const eleven = Array.from({ length: 11 }, (_, place) => choice(String(place)));
    await expect(save(eleven.slice(0, 1))).rejects.toThrow('2 to 10');
    await expect(save(eleven)).rejects.toThrow('2 to 10');
    const [one, two, three] = eleven as [NewQuestion, NewQuestion, NewQuestion];
    await expect(save([{ ...one, pool: 'practice' }, two, three])).rejects.toThrow('the same pool');
    const first = await save(eleven.slice(0, 3));
    expect(await save(eleven.slice(0, 3))).toEqual(first.map((saved) => ({ ...saved, status: 'duplicate' })));
  });

  test('[BK1] [BK5] changes only with its row in question_changes', async () => {
    await addSet();
    const { write, t } = hall.server.context.store;
    await expect(
      write((queries) => queries.update(t.questionSets).set({ text: 'Another text' })),
    ).rejects.toThrow();
  });

  test('[BK5] comes with the result of who sat it', async () => {
    const { server } = hall;
    const ids = await addSet();
    const paperId = await paperOf(ids);
    await publishPaper(server.context, paperId);
    const userId = await server.addUser({ username: 'meera' });
    const token = await server.signIn('meera');
    const issued = await issueAndFetch(server, token, userId, paperId);
    const device = new Device(issued, START + 1000).start().seal();
    const result = scoredIn(await hall.handIn(device.handIn()));
    expect(result.sets?.map(({ text }) => text)).toEqual([PASSAGE]);
    const own = result.detailedResults.map(({ set }) => set);
    expect(own).toEqual(ids.map(() => result.sets?.[0]?._id));
  });
});

describe('[BK6] a question that is being written or checked', () => {
  test.each(['draft', 'quarantined'] as const)('[BK6] %s, is in no published paper', async (state) => {
    const [alone] = await saveQuestions(hall.server.context, [{ ...choice('alone'), state }]);
    const paperId = await paperOf([alone?.id ?? '']);
    await expectUnpublishable(paperId, /this question is not active: What follows\?/);
    await editQuestions(hall.server.context, { state: 'active' }, ({ id }) => id === alone?.id);
    await expect(publishPaper(hall.server.context, paperId)).resolves.toMatch(/^[0-9a-f]{64}$/);
  });
});

test('[BK6] marks of its own hold where the section lets questions have them', async () => {
  const { context } = hall.server;
  const [own] = await saveQuestions(context, [{ ...choice('own'), marks: '7', negativeMarks: '2' }]);
  const paperId = await paperOf([own?.id ?? '']);
  await context.store.write((queries) =>
    queries.update(context.store.t.paperSections).set({ allowCustomMarksPerQuestion: true }),
  );
  const content = await contentOf(await publishPaper(context, paperId));
  expect(content.totals.marks).toBe('7');
});

test('[BK9] copies for trials are marked as such, for practice alone, and go on where they ended', async () => {
  const { context } = hall.server;
  expect(await fillBank(context, 600)).toBe(600);
  expect(await fillBank(context, 700)).toBe(100);
  const { questions, questionSearch } = context.store.t;
  const rows = await context.store.read.select().from(questions);
  const copies = rows.filter(({ licence }) => licence?.startsWith('Copy of a generated question'));
  expect(copies).toHaveLength(700);
  expect(new Set(copies.map(({ pool }) => pool))).toEqual(new Set(['practice']));
  expect(await context.store.read.$count(questionSearch)).toBe(rows.length);
});
