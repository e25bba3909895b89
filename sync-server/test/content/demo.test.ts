import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compilePaper } from '@exam/shared-schema/marking';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { catalogue, contentOf, paperRecipes, practiceTopics } from '@exam/content';
import { FIRST_PAPERS_EDITION } from '@exam/content/editions';
import {
  FEWEST_TO_PRACTISE,
  fillRecipes,
  firstPapers,
  inHindi,
  passagePapers,
  QuestionBank,
  templates,
  templatesOfPapers,
} from '@exam/content/testing';
import { itInFull } from '../../../scripts/vitest/size.ts';
import { templateSeed } from '../../src/bank/content.ts';
import { fillPracticePool, practiceTopicsById } from '../../src/bank/practice-pool.ts';
import { makeDemoAttempts } from '../../src/first-start/demo-attempts/make.ts';
import { seedDemoContent } from '../../src/first-start/demo.ts';
import { explanationsOnWire } from '../../src/papers/stored-explanations.ts';
import { readCatalogue, saveCatalogue } from '../../src/bank/save-catalogue.ts';
import { slugOf } from '../../src/bank/slug.ts';
import { brokenMathsIn } from '../../src/bank/import/broken-maths.ts';
import { addPaper, addQuestion, type Words } from '../support/exclusive-papers.ts';
import { editQuestions } from '../support/questions.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let adminId: string;

async function openServer(): Promise<void> {
  server = await startTestServer();
  adminId = await server.addUser({ username: 'admin', role: 'admin' });
}

const papers = () => server.context.store.read.select().from(server.context.store.t.papers);

async function packages(): Promise<PaperPackage[]> {
  const rows = await server.context.store.read.select().from(server.context.store.t.packageVersions);
  return rows.map(({ content }) => JSON.parse(content) as PaperPackage);
}

async function keyedExplanations({ packageVersion }: PaperPackage) {
  const { read, t } = server.context.store;
  const [row] = await read.select().from(t.answerKeys).where(eq(t.answerKeys.packageVersion, packageVersion));
  return explanationsOnWire(row?.explanations ?? {});
}

/** Every question in Hindi too, explanations with the key. */
async function expectBilingual(paper: PaperPackage): Promise<void> {
  const { explanations, explanationTranslations = {} } = await keyedExplanations(paper);
  expect(paper.languages).toEqual(['en', 'hi']);
  for (const { _id, text, options, translations } of paper.sections.flatMap(({ questions }) => questions)) {
    const hindi = translations?.['hi'];
    expect(hindi?.text).toMatch(/[\u0900-\u097f]/);
    expect(hindi?.text).not.toBe(text);
    expect(hindi?.options.map((option) => option._id)).toEqual(options.map((option) => option._id));
    expect(explanations[_id]).toBeTruthy();
    expect(explanationTranslations[_id]?.['hi'], text).toBeTruthy();
  }
}

describe('the demo content', () => {
  beforeAll(async () => {
    await openServer();
    expect(await seedDemoContent(server.context, adminId)).toEqual([]);
  });

  afterAll(() => server.close());

  it('is made and published, with no attempt at all', async () => {
    const made = await papers();
    const bank = new QuestionBank(templatesOfPapers, templateSeed(server.context));
    const filled = fillRecipes(bank, paperRecipes).map(({ recipe }) => recipe.title);
    expect(made.map(({ title }) => title).sort()).toEqual(filled.sort());
    expect(
      made.every(({ currentVersion, attemptCount }) => currentVersion !== null && attemptCount === 0),
    ).toBe(true);
    const { store } = server.context;
    expect(await store.read.$count(store.t.attempts)).toBe(0);
  });

  it('[BK26] keeps the papers of each exam apart, in the database itself', async () => {
    const made = await papers();
    expect(made.filter(({ exclusiveIn, categoryId }) => exclusiveIn !== categoryId)).toEqual([]);
  });

  it('[CT11] has made the first papers last, so that lists show them at the top', async () => {
    const titles = (await papers()).map(({ title }) => title);
    expect(titles.slice(-firstPapers.length)).toEqual(firstPapers.map(({ title }) => title));
  });

  it('has the numbers that its first papers promise', async () => {
    const firstTitles = new Set(firstPapers.map(({ title }) => title));
    const made = new Map(
      (await papers())
        .filter(({ title }) => firstTitles.has(title))
        .map((paper) => [paper.title, `${paper.totalQuestions} for ${paper.totalMarks}`]),
    );
    expect(Object.fromEntries(made)).toEqual({
      'JEE Main Full Mock 1': '75 for 300',
      'MCQ Practice: Mechanics': '30 for 120',
      'MSQ Practice: JEE Advanced style': '15 for 60',
      'Numerical Practice': '20 for 80',
      'NEET Biology: Cell and Genetics': '30 for 120',
      'Bank PO Prelims: Quant Sprint': '35 for 30',
      'GATE Aptitude Mini': '10 for 15',
      'JEE Main in English and Hindi': '10 for 40',
      'Locked sections warm-up': '6 for 5',
      'Two-minute warm-up': '4 for 16',
      'Instant results: Light and Waves': '10 for 40',
      'Instant results: Aptitude': '10 for 10',
      'CAT Mini: three locked sections': '17 for 51',
      'CAT Sets: reading and data': '8 for 24',
      'CLAT: Legal and Logical Reasoning, 40 questions': '40 for 40',
      'Instant results: Legal and Logical Reasoning': '20 for 20',
      'CAT Passages: reading and argument': '12 for 36',
      'Instant results: Reading': '8 for 24',
      'UPSC CSAT: Comprehension': '14 for 35',
      'Bank PO English: two passages': '10 for 10',
      'SSC CGL English: two passages': '10 for 20',
    });
  });

  it('[BK8] has 40 questions and more to practise in each topic, none of them in a paper that ranks', async () => {
    await fillPracticePool(server.context, new AbortController().signal);
    const { read, t } = server.context.store;
    const rows = await read.select().from(t.questions);
    const byId = await practiceTopicsById(await readCatalogue(server.context));
    expect(byId.size).toBe(practiceTopics().length);
    const practised = rows.filter(({ pool }) => pool === 'practice');
    for (const [id, { topic, asked }] of byId) {
      const types = practised.flatMap(({ topicId, type }) => (topicId === id ? [type] : []));
      for (const each of asked)
        expect(types.filter((type) => each.includes(type)).length, topic).toBeGreaterThanOrEqual(
          FEWEST_TO_PRACTISE,
        );
    }
    const contents = rows.map(contentOf);
    expect(new Set(contents).size).toBe(contents.length);
    const inPapers = await read.select().from(t.paperQuestions);
    const practice = new Set(rows.flatMap(({ id, pool }) => (pool === 'practice' ? [id] : [])));
    for (const { questionId, resultsPolicy } of inPapers)
      expect(practice.has(questionId)).toBe(resultsPolicy === 'on-submit');
  });

  it('[CT16] has what it practises in Hindi too, where every sentence is in the phrasebook', async () => {
    await fillPracticePool(server.context, new AbortController().signal);
    const { read, t } = server.context.store;
    const rows = await read.select().from(t.questions).where(eq(t.questions.sourceName, 'Prep practice'));
    expect(rows.length).toBeGreaterThan(1000);
    for (const { text, options, explanation, translations } of rows) {
      const { hi } = translations ?? {};
      const words = hi && { ...hi, options: hi.options.map((option) => option.text) };
      expect(words ?? null).toEqual(inHindi({ text, options, explanation: explanation ?? '' }));
    }
  });

  it('[ST68] has no attempts but those of the documented simulation, which are marked as such, at two papers of each exam', async () => {
    const { store } = server.context;
    await makeDemoAttempts(server.context, new AbortController().signal);
    const attempts = await store.read
      .select({ paperId: store.t.attempts.paperId, isDemo: store.t.attempts.isDemo })
      .from(store.t.attempts);
    expect(attempts.filter(({ isDemo }) => !isDemo)).toEqual([]);
    const sat = (await papers()).filter(({ attemptCount }) => attemptCount > 0);
    for (const { id, attemptCount, demoAttempts } of sat) {
      const own = attempts.filter(({ paperId }) => paperId === id).length;
      expect([attemptCount, demoAttempts]).toEqual([own, own]);
    }
    expect(new Set(sat.map(({ id }) => id))).toEqual(new Set(attempts.map(({ paperId }) => paperId)));
    const ofExam = new Map<string, number>();
    for (const { categoryId } of sat) ofExam.set(categoryId, (ofExam.get(categoryId) ?? 0) + 1);
    expect(ofExam.size).toBe(new Set(paperRecipes.map(({ category }) => category)).size);
    expect(new Set(ofExam.values())).toEqual(new Set([2]));
  });

  it('asks no question twice', async () => {
    const asked = (await packages()).flatMap(({ sections }) =>
      sections.flatMap(({ questions }) =>
        questions.map(({ text, options, diagramUrl }) =>
          JSON.stringify([text, diagramUrl, options.map((one) => one.text).sort()]),
        ),
      ),
    );
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('costs a quarter of a question in the bank paper, to the fraction', async () => {
    const paper = (await packages()).find(({ title }) => title.startsWith('Bank PO Prelims'));
    const [row] = await server.context.store.read
      .select()
      .from(server.context.store.t.answerKeys)
      .where(eq(server.context.store.t.answerKeys.packageVersion, paper?.packageVersion ?? ''));
    if (paper === undefined || row === undefined) throw new Error('The bank paper is not there');
    const [first, second] = paper.sections.flatMap(({ questions }) => questions);
    const key = row.keys[first?._id ?? ''];
    const wrong = second?.options.find(({ _id }) => {
      const other = row.keys[second._id];
      return other?.type === 'MCQ' && !other.correct.includes(_id);
    });
    if (key?.type !== 'MCQ' || first === undefined || second === undefined || wrong === undefined)
      throw new Error('Not an MCQ');
    const marked = compilePaper(paper, row.keys).mark({
      [first._id]: key.correct[0] ?? '',
      [second._id]: wrong._id,
    });
    expect(marked.questions.slice(0, 3).map(({ marks }) => marks)).toEqual(['6/7', '-3/14', '0']);
  });

  it('has papers of passages that pay and cost for each question what their exams do', async () => {
    const { read, t } = server.context.store;
    const worth = new Map<string, unknown>();
    for (const paper of (await packages()).filter(({ title }) =>
      passagePapers.some((recipe) => recipe.title === title),
    )) {
      const [row] = await read
        .select()
        .from(t.answerKeys)
        .where(eq(t.answerKeys.packageVersion, paper.packageVersion));
      const asked = paper.sections.flatMap(({ questions }) => questions);
      const answers = asked.map(({ _id, options }, place) => {
        const key = row?.keys[_id];
        const correct = key?.type === 'MCQ' ? key.correct : [];
        const other = options.find((option) => !correct.includes(option._id));
        return [_id, place === 0 ? other?._id : correct[0]] as const;
      });
      const { questions } = compilePaper(paper, row?.keys ?? {}).mark(Object.fromEntries(answers));
      const [wrong, ...right] = questions.map(({ marks }) => marks);
      worth.set(paper.title, [...new Set(right), wrong]);
    }
    expect(Object.fromEntries(worth)).toEqual({
      'CLAT: Legal and Logical Reasoning, 40 questions': ['1', '-1/4'],
      'Instant results: Legal and Logical Reasoning': ['1', '-1/4'],
      'CAT Passages: reading and argument': ['3', '-1'],
      'Instant results: Reading': ['3', '-1'],
      'UPSC CSAT: Comprehension': ['5/2', '-5/6'],
      'Bank PO English: two passages': ['1', '-1/4'],
      'SSC CGL English: two passages': ['2', '-1/2'],
    });
  });

  it('allows the calculator where the exam has one, and nowhere else', async () => {
    const allowed = (await packages()).flatMap(({ title, calculator }) =>
      calculator ? [[title, calculator]] : [],
    );
    const firstTitles = new Set(firstPapers.map(({ title }) => title));
    expect(Object.fromEntries(allowed.filter(([title]) => firstTitles.has(title ?? '')))).toEqual({
      'GATE Aptitude Mini': 'scientific',
      'CAT Mini: three locked sections': 'basic',
      'CAT Sets: reading and data': 'basic',
    });
    const exams = new Map(paperRecipes.map(({ title, category }) => [title, category]));
    const later = allowed.filter(([title]) => !firstTitles.has(title ?? ''));
    expect(new Set(later.map(([title, kind]) => `${exams.get(title ?? '')} ${kind}`))).toEqual(
      new Set(['GATE scientific', 'CAT basic']),
    );
  });

  it('[PK9] has a paper in two languages, each option under one id in both', async () => {
    const paper = (await packages()).find(({ title }) => title === 'JEE Main in English and Hindi');
    if (paper === undefined) throw new Error('The paper in two languages is not there');
    await expectBilingual(paper);
  });

  it('[CT18] has a later paper in Hindi too where all of its questions are, and else in none', async () => {
    const firstTitles = new Set(firstPapers.map(({ title }) => title));
    const made = await packages();
    for (const paper of made.filter(({ title }) => !firstTitles.has(title))) {
      const { explanations } = await keyedExplanations(paper);
      const isWhole = paper.sections
        .flatMap(({ questions }) => questions)
        .every((one) => inHindi({ ...one, explanation: explanations[one._id] ?? '' }) !== null);
      expect(paper.languages, paper.title).toEqual(isWhole ? ['en', 'hi'] : ['en']);
      if (isWhole) await expectBilingual(paper);
    }
    const first = made.filter(({ title, languages }) => firstTitles.has(title) && languages.length > 1);
    expect(first.map(({ title }) => title)).toEqual(['JEE Main in English and Hindi']);
  });

  it('shows drawings, each with words for those who do not see it', async () => {
    const drawn = (await packages()).flatMap(({ sections }) =>
      sections.flatMap(({ questions }) => questions.filter(({ diagramUrl }) => diagramUrl !== undefined)),
    );
    expect(drawn.length).toBeGreaterThanOrEqual(3);
    expect(drawn.every(({ diagramAlt }) => (diagramAlt ?? '').length > 20)).toBe(true);
    const answer = await server.ask('GET', drawn[0]?.diagramUrl ?? '');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
  });

  it('[ST17] [ST20] has CAT in small: the three sections of the pattern, locked, each for a quarter of its time', async () => {
    const paper = (await packages()).find(({ title }) => title.startsWith('CAT Mini'));
    expect(paper?.timing).toMatchObject({ durationSeconds: 1800, sectionTiming: 'locked' });
    expect(
      paper?.sections.map(({ title, timeLimit, questions }) => [title, timeLimit, questions.length]),
    ).toEqual([
      ['Verbal Ability and Reading Comprehension', 10, 6],
      ['Data Interpretation and Logical Reasoning', 10, 6],
      ['Quantitative Ability', 10, 5],
    ]);
    const drawn = paper?.sections.flatMap(({ questions }) =>
      questions.flatMap((one) => one.diagramLatex ?? []),
    );
    expect(drawn).toHaveLength(3);
    for (const tex of drawn ?? []) expect(brokenMathsIn(`$$${tex}$$`)).toBeNull();
    expect(paper?.hasMaths).toBe(true);
  });
});

describe('the demo content of a later start', () => {
  beforeEach(openServer);
  afterEach(() => server.close());

  const rename = () =>
    server.context.store.write((queries) =>
      queries.update(server.context.store.t.papers).set({ title: 'Renamed' }),
    );
  const added = async () => (await papers()).flatMap(({ title }) => (title === 'Renamed' ? [] : [title]));

  it('brings to an earlier edition what is new in this one, and not what was taken away there', async () => {
    await seedDemoContent(server.context, adminId, 2);
    await rename();
    await seedDemoContent(server.context, adminId, FIRST_PAPERS_EDITION);
    expect(await added()).toEqual(
      firstPapers.flatMap(({ title, edition }) => ((edition ?? 2) > 2 ? [title] : [])),
    );
  });

  itInFull('[CT12] asks no question again that an administrator has reworded since', async () => {
    await seedDemoContent(server.context, adminId, FIRST_PAPERS_EDITION);
    const before = new Set((await papers()).map(({ id }) => id));
    const { store } = server.context;
    const { paperQuestions } = store.t;
    const isOfTemplate = ({ sourceKey }: { readonly sourceKey: string }) => sourceKey.startsWith('physics/');
    await editQuestions(server.context, ({ id }) => ({ text: `Reworded ${id}` }), isOfTemplate);
    await seedDemoContent(server.context, adminId);
    const made = await papers();
    expect(made.map(({ title }) => title)).toEqual(
      expect.arrayContaining(paperRecipes.map(({ title }) => title)),
    );
    const places = await store.read.select().from(paperQuestions);
    const early = new Set(
      places.flatMap(({ paperId, questionId }) => (before.has(paperId) ? [questionId] : [])),
    );
    const again = places.filter(({ paperId, questionId }) => !before.has(paperId) && early.has(questionId));
    expect(again).toEqual([]);
  });

  it('[BK26] leaves out a paper whose questions another paper of the exam asks by now', async () => {
    await seedDemoContent(server.context, adminId, FIRST_PAPERS_EDITION);
    await rename();
    const { store } = server.context;
    const { installation } = store.t;
    await store.write((queries) =>
      queries.update(installation).set({ value: '2' }).where(eq(installation.name, 'demo-content')),
    );
    const leftOut = await seedDemoContent(server.context, adminId, FIRST_PAPERS_EDITION);
    expect(leftOut.length).toBeGreaterThan(0);
    expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(new Set(['asked elsewhere']));
    expect(await added()).toEqual([]);
    expect(await papers()).toHaveLength(firstPapers.length);
  });

  it('[BK27] leaves out a paper of which another one of the exam asks a question that is nearly the same', async () => {
    const { context } = server;
    const { categories } = await saveCatalogue(context, catalogue);
    const bank = new QuestionBank(templatesOfPapers, templateSeed(context));
    const [paper] = fillRecipes(bank, firstPapers).filter(({ sections }) => sections[0]?.sets.length);
    const [question] = paper?.sections[0]?.sets[0]?.questions ?? [];
    if (paper === undefined || question === undefined) throw new Error('There is no paper of passages');
    const { title, category } = paper.recipe;
    const words: Words = [`${question.text} Choose`, ...question.options];
    const categoryId = categories.get(slugOf(category)) ?? '';
    await addPaper(context, 'In the way', [await addQuestion(context, words)], {
      isExclusive: true,
      categoryId,
    });
    expect(await seedDemoContent(context, adminId, FIRST_PAPERS_EDITION)).toEqual([
      { title, reason: 'asked elsewhere' },
    ]);
    const titles = (await papers()).map((each) => each.title);
    expect(titles).not.toContain(title);
    expect(titles).toHaveLength(firstPapers.length);
  });

  it('is made once: a paper that was taken away does not come back', async () => {
    await seedDemoContent(server.context, adminId, FIRST_PAPERS_EDITION);
    const { store } = server.context;
    await store.write((queries) => queries.update(store.t.papers).set({ title: 'Renamed' }));
    await seedDemoContent(server.context, adminId, FIRST_PAPERS_EDITION);
    expect(await papers()).toHaveLength(firstPapers.length);
  });
});

describe('[ST57] exam keys', () => {
  beforeEach(openServer);
  afterEach(() => server.close());

  const KEYS = 'jee-main jee-advanced neet eamcet gate cat upsc coding ssc bank clat general'.split(' ');

  const categories = () => server.context.store.read.select().from(server.context.store.t.categories);

  it('name every category of the exams, with its group, and its topics have a range of difficulty', async () => {
    const saved = await saveCatalogue(server.context, catalogue);
    const rows = await categories();
    expect(rows.map(({ cid }) => cid).sort()).toEqual([...KEYS].sort());
    const keysOf = (group: string) =>
      rows
        .filter((row) => row.group === group)
        .map(({ cid }) => cid)
        .sort();
    expect(keysOf('Engineering')).toEqual(['eamcet', 'gate', 'jee-advanced', 'jee-main']);
    expect([keysOf('Medical'), keysOf('Coding')]).toEqual([['neet'], ['coding']]);
    const topics = await server.context.store.read.select().from(server.context.store.t.topics);
    expect(topics).toHaveLength(saved.topics.size);
    expect(topics.filter(({ difficultyMin: min, difficultyMax: max }) => min === 1 && max === 10)).toEqual(
      [],
    );
  });

  it('come to what was saved before there were any; what somebody has set stays', async () => {
    const { store, ids, clock } = server.context;
    const { categories: table, topics } = store.t;
    const old = (cid: string, name: string) => ({
      id: ids.next(),
      cid,
      name,
      description: '',
      createdAt: clock.now(),
    });
    const rows = [
      old('ssc-cgl', 'SSC CGL'),
      old('eapcet', 'EAPCET'),
      old('bank-po', 'Bank PO'),
      old('bank', 'My bank'),
    ];
    await store.write((queries) => queries.insert(table).values(rows));
    await saveCatalogue(server.context, catalogue);
    await store.write((queries) =>
      queries.update(topics).set({ difficultyMin: 9, difficultyMax: 10 }).where(eq(topics.tid, 'kinematics')),
    );
    await saveCatalogue(server.context, catalogue);
    const cidOf = new Map((await categories()).map(({ id, cid }) => [id, cid]));
    expect(rows.map(({ id }) => cidOf.get(id))).toEqual(['ssc', 'eamcet', 'bank-po', 'bank']);
    const [kinematics] = await store.read.select().from(topics).where(eq(topics.tid, 'kinematics'));
    expect(kinematics).toMatchObject({ difficultyMin: 9, difficultyMax: 10 });
    expect(cidOf.size).toBe(KEYS.length + 1);
  });
});

describe('[ST9] the questions', () => {
  const drawWith = (seed: string) =>
    new QuestionBank(templates, seed).draw(20, () => true).map(({ made }) => JSON.stringify(made.options));

  it('come from the secret of the installation', () => {
    expect(drawWith('one secret')).toEqual(drawWith('one secret'));
    expect(drawWith('one secret')).not.toEqual(drawWith('another secret'));
  });
});
