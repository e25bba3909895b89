import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedSection, ManagedTemplate, PaperSummary } from '@exam/shared-schema/contract';
import { paperPackageSchema, type PaperPackage } from '@exam/shared-schema/paper-package';
import { typesOfEveryScheme } from '@exam/shared-schema/question-types';
import { everyRow } from './released/rows.ts';
import { addOrganisation } from './support/organisations.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { openWorkshop, stock, type Stock, type Workshop } from './support/workshop.ts';

let workshop: Workshop;
let admin: string;
let student: string;
let templateId: string;

async function open(): Promise<void> {
  workshop = await openWorkshop();
  await workshop.server.addUser({ username: 'asha' });
  admin = await workshop.server.signIn('root');
  student = await workshop.server.signIn('asha');
  const { read, t } = workshop.context.store;
  const { examTemplates: templates } = t;
  const [jeeMain] = await read.select().from(templates).where(eq(templates.pattern, 'jee-main'));
  templateId = jeeMain?.id ?? '';
}

const close = () => workshop.close();

type Body = Readonly<Record<string, unknown>>;
const post = (path: string, body: Body, token = admin) =>
  workshop.server.ask('POST', `/api${path}`, { token, body });

const TOPICS = { Physics: 'Kinematics', Chemistry: 'Solutions', Mathematics: 'Binomial Theorem' } as const;
type Subject = keyof typeof TOPICS;
const SUBJECTS = Object.keys(TOPICS) as readonly Subject[];

/** What the form sends, for the topics of these subjects. */
const choice = (subjects: readonly Subject[] = SUBJECTS, body: Body = {}): Body => ({
  title: 'Mock 1',
  templateId,
  categoryId: workshop.exam('JEE Main'),
  subjectIds: subjects.map((name) => workshop.subject(name)),
  topicIds: subjects.map((name) => workshop.topic(name, TOPICS[name])),
  ...body,
});
const create = (body: Body = choice(), token = admin) =>
  post('/test-papers/create_testpaper_auto', body, token);
const stockEach = (about: Omit<Stock, 'subject' | 'topic'>, subjects: readonly Subject[] = SUBJECTS) =>
  stock(workshop, ...subjects.map((subject) => ({ ...about, subject, topic: TOPICS[subject] })));

/** As many as JEE Main asks, and a few to choose from. */
async function stockRanked(): Promise<void> {
  await stockEach({ count: 25, pool: 'ranked' });
  await stockEach({ type: 'Numerical', count: 7, pool: 'ranked' });
}

async function packageOf(paperId: string): Promise<PaperPackage> {
  const ask = (method: 'GET' | 'POST', what: string) =>
    workshop.server.ask(method, `/api/test-papers/${paperId}/${what}`, { token: student });
  expect((await ask('POST', 'issue')).status).toBe(200);
  return paperPackageSchema.parse(JSON.parse((await ask('GET', 'package')).text));
}

/** Refused, and every table as it was. */
async function refusedOf(body: Body): Promise<Awaited<ReturnType<typeof create>>> {
  const { store } = workshop.context;
  const before = await everyRow(store);
  const answer = await create(body);
  expect(await everyRow(store)).toEqual(before);
  return answer;
}

describe('a paper that is made by a template', () => {
  beforeEach(open);
  afterEach(close);

  test('[OR12] of a college has no ranked question that a paper of another organisation has', async () => {
    const { server, context } = workshop;
    await addOrganisation(context, 'college');
    await server.addUser({ username: 'guru', role: 'teacher', organisationId: 'college' });
    const teacher = await server.signIn('guru');
    const questionsIn = async (paperId: string) => {
      const { paperQuestions: table } = context.store.t;
      const rows = await context.store.read.select().from(table).where(eq(table.paperId, paperId));
      return rows.map(({ questionId }) => questionId);
    };
    await stockRanked();
    const ours = dataIn<PaperSummary>(await create(choice()));
    expect((await create(choice(), teacher)).status).toBe(422);
    await stockRanked();
    const theirs = dataIn<PaperSummary>(await create(choice(), teacher));
    const [before, after] = [await questionsIn(ours._id), await questionsIn(theirs._id)];
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(after).toHaveLength(75);
    // Its own papers may share questions.
    expect((await create(choice(), teacher)).status).toBe(201);
  });

  test('[OR13] students make their tests by public templates of the default organisation alone', async () => {
    const { server, context } = workshop;
    await addOrganisation(context, 'college');
    const guru = await server.addUser({ username: 'guru', role: 'teacher', organisationId: 'college' });
    const { examTemplates: table } = context.store.t;
    await context.store.write((queries) =>
      queries
        .update(table)
        .set({ organisationId: 'college', isPublic: true })
        .where(eq(table.id, templateId)),
    );
    const listed = async (token: string) =>
      dataIn<{ _id: string }[]>(await server.ask('GET', '/api/templates/get_all_templates', { token })).map(
        ({ _id }) => _id,
      );
    expect(await listed(student)).not.toContain(templateId);
    expect(await listed(await server.signIn('guru'))).toContain(templateId);
    const supply = `/api/personalised/categories/${workshop.exam('JEE Main')}/supply`;
    expect((await server.ask('GET', supply, { token: student })).text).not.toContain(templateId);
    expect(guru).not.toBe('');
  });

  test('[GN8] obeys the whole of it, is for everybody and can be sat at once', async () => {
    await stockRanked();
    const answer = await create(choice(SUBJECTS, { title: ' Mock 1 ', description: ' Full length ' }));
    expect(answer.status).toBe(201);
    const made = dataIn<PaperSummary>(answer);
    expect(made).toMatchObject({
      title: 'Mock 1',
      description: 'Full length',
      templateId,
      duration: 180,
      totalQuestions: 75,
      totalMarks: 300,
      categoryId: { _id: workshop.exam('JEE Main'), name: 'JEE Main' },
      createdBy: { username: 'root' },
      difficultyLevel: 5,
      hasSections: true,
      isActive: true,
      isAiGenerated: false,
      isAdaptive: false,
      ownerId: null,
      price: 0,
      resultsPolicy: 'after-sync',
    });
    expect(made.subjectIds.map(({ name }) => name).sort()).toEqual([...SUBJECTS].sort());
    const listed = await workshop.server.ask('GET', '/api/admin/test_papers/admin-tests');
    expect((listed.json as { papers: PaperSummary[] }).papers.map(({ _id }) => _id)).toEqual([made._id]);
    const paper = await packageOf(made._id);
    const shape = paper.sections.map(({ title, questions }) => [
      title,
      questions.length,
      [...new Set(questions.map(({ type }) => type))],
      [...new Set(questions.map(({ topic }) => topic))],
    ]);
    expect(shape).toEqual(
      SUBJECTS.flatMap((subject) => [
        [`${subject} Section A`, 20, ['MCQ'], [TOPICS[subject]]],
        [`${subject} Section B`, 5, ['Numerical'], [TOPICS[subject]]],
      ]),
    );
    const ids = paper.sections.flatMap(({ questions }) => questions.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(75);
  });

  test('[GN8] [TK3] costs its author nothing', async () => {
    await stockRanked();
    const { read, t } = workshop.context.store;
    const before = await read.select().from(t.tokenEntries);
    expect((await create()).status).toBe(201);
    expect(await read.select().from(t.tokenEntries)).toEqual(before);
    expect([await read.$count(t.tokenCharges), await read.$count(t.paperGenerations)]).toEqual([0, 0]);
  });

  test('[GN4] [GN8] has only the sections of the chosen subjects, and their part of the time', async () => {
    await stockRanked();
    const made = dataIn<PaperSummary>(await create(choice(['Physics'])));
    expect(made.sections.map(({ title, questionCount }) => [title, questionCount])).toEqual([
      ['Physics Section A', 20],
      ['Physics Section B', 5],
    ]);
    expect([made.duration, made.totalMarks]).toEqual([60, 100]);
  });

  test('[GN8] has questions of the chosen difficulty alone', async () => {
    await stockEach({ count: 25, pool: 'ranked', difficulty: 9 }, ['Physics']);
    await stockEach({ count: 20, pool: 'ranked', difficulty: 3 }, ['Physics']);
    await stockEach({ count: 5, type: 'Numerical', pool: 'ranked', difficulty: 4 }, ['Physics']);
    const made = dataIn<PaperSummary>(
      await create(choice(['Physics'], { difficultyMin: 3, difficultyMax: 4 })),
    );
    const { read, t } = workshop.context.store;
    const rows = await read
      .select({ difficulty: t.questions.difficulty })
      .from(t.paperQuestions)
      .innerJoin(t.questions, eq(t.questions.id, t.paperQuestions.questionId))
      .where(eq(t.paperQuestions.paperId, made._id));
    expect(rows.map(({ difficulty }) => difficulty).sort()).toEqual([
      ...Array.from({ length: 20 }, () => 3),
      ...Array.from({ length: 5 }, () => 4),
    ]);
    expect(made.difficultyLevel).toBe(3);
  });

  test('[ST64] [GN8] has every exam rule of a template of one’s own, which may be private', async () => {
    const group = { type: 'MCQ', penalty: '1/3', partial: 'none' } as const;
    const section = dataIn<ManagedSection>(
      await post('/sections/create_section', {
        title: 'Part one',
        description: 'Answer any four',
        questionCount: 6,
        difficultyRange: { min: 1, max: 10 },
        timeLimit: 20,
        subjectId: workshop.subject('Physics'),
        groups: [
          { ...group, count: 2, marks: '2' },
          { ...group, count: 4, marks: '1' },
        ],
        attemptLimit: 4,
      }),
    );
    const plain = dataIn<ManagedSection>(
      await post('/sections/create_section', {
        title: 'Part two',
        questionCount: 3,
        difficultyRange: { min: 1, max: 10 },
        marksPerQuestion: '5/2',
        negativeMarks: 0.5,
      }),
    );
    const template = dataIn<ManagedTemplate>(
      await post('/templates/create_template', {
        name: 'Our own',
        categoryId: workshop.exam('JEE Main'),
        duration: 50,
        totalMarks: 15.5,
        sections: [section._id, plain._id],
        isPublic: false,
        sectionTiming: 'locked',
        calculator: 'basic',
        resultsPolicy: 'on-submit',
      }),
    );
    // What shows its results at once is filled from the practice pool.
    for (const difficulty of [2, 8]) await stockEach({ count: 20, difficulty }, ['Physics']);
    await stockEach({ count: 6, type: 'Numerical' }, ['Physics']);
    const answer = await create(choice(['Physics'], { templateId: template._id }));
    const made = dataIn<PaperSummary>(answer);
    expect(made).toMatchObject({ templateId: template._id, duration: 50, resultsPolicy: 'on-submit' });
    const { read, t } = workshop.context.store;
    const [row] = await read.select().from(t.papers).where(eq(t.papers.id, made._id));
    expect(row).toMatchObject({ sectionTiming: 'locked', calculator: 'basic', timingPolicy: 'continuous' });
    const sections = await read
      .select()
      .from(t.paperSections)
      .where(eq(t.paperSections.paperId, made._id))
      .orderBy(t.paperSections.position);
    expect(sections).toMatchObject([
      { title: 'Part one', description: 'Answer any four', timeLimitMinutes: 20, attemptLimit: 4 },
      { title: 'Part two', marksPerQuestion: '5/2', negativeMarks: '1/2', attemptLimit: null },
    ]);
    const places = await read
      .select({ marks: t.paperQuestions.marks, difficulty: t.questions.difficulty })
      .from(t.paperQuestions)
      .innerJoin(t.questions, eq(t.questions.id, t.paperQuestions.questionId))
      .where(eq(t.paperQuestions.sectionId, sections[0]?.id ?? ''));
    const worth = (marks: string) => places.filter((place) => place.marks === marks);
    expect([worth('1').length, worth('2').length]).toEqual([4, 2]);
    // The easier ones are worth less.
    const hardest = Math.max(...worth('1').map(({ difficulty }) => difficulty));
    expect(worth('2').every(({ difficulty }) => difficulty >= hardest)).toBe(true);
    expect((await packageOf(made._id)).totals.questions).toBe(9);
  });

  test('[GN2] [GN3] is made where the bank has exactly enough for sections that ask for the same', async () => {
    const sections: string[] = [];
    for (const questionCount of [12, 1]) {
      const about = { title: `Of ${questionCount}`, questionCount, difficultyRange: { min: 1, max: 10 } };
      sections.push(dataIn<ManagedSection>(await post('/sections/create_section', about))._id);
    }
    const form = { name: 'Our own', categoryId: workshop.exam('JEE Main'), totalMarks: 13, sections };
    const template = dataIn<ManagedTemplate>(await post('/templates/create_template', form));
    await stockEach({ count: 13, pool: 'ranked' }, ['Physics']);
    // What is drawn is drawn by chance.
    for (let each = 0; each < 5; each += 1) {
      const answer = await create(choice(['Physics'], { templateId: template._id }));
      expect([answer.status, errorIn(answer).errors]).toEqual([201, undefined]);
    }
  });

  test('[GN2] has the types of the bank in a section of any type', async () => {
    const about = { title: 'Any', questionCount: 9, difficultyRange: { min: 1, max: 10 } };
    const section = dataIn<ManagedSection>(await post('/sections/create_section', about))._id;
    const form = {
      name: 'Our own',
      categoryId: workshop.exam('JEE Main'),
      totalMarks: 36,
      sections: [section],
    };
    const template = dataIn<ManagedTemplate>(await post('/templates/create_template', form));
    for (const type of typesOfEveryScheme)
      await stockEach({ type, count: 10, pool: 'ranked' }, ['Physics', 'Chemistry']);
    // Neither questions of another difficulty nor of the other pool count.
    await stockEach({ count: 30, difficulty: 9, pool: 'ranked' }, ['Physics']);
    await stockEach({ count: 30, pool: 'practice' }, ['Physics']);
    const answer = await create(
      choice(['Physics', 'Chemistry'], { templateId: template._id, difficultyMin: 1, difficultyMax: 8 }),
    );
    const { sections } = await packageOf(dataIn<PaperSummary>(answer)._id);
    expect(sections.flatMap(({ questions }) => questions.map(({ type }) => type)).sort()).toEqual([
      ...['MCQ', 'MCQ', 'MCQ', 'MSQ', 'MSQ', 'MSQ', 'Numerical', 'Numerical', 'Numerical'],
    ]);
  });

  test('[GN8] says what is missing, section by section, and makes nothing', async () => {
    await stockEach({ count: 20, pool: 'ranked' }, ['Physics', 'Chemistry']);
    await stockEach({ count: 12, pool: 'ranked' }, ['Mathematics']);
    await stockEach({ count: 5, type: 'Numerical', pool: 'ranked' }, ['Physics']);
    await stockEach({ count: 3, type: 'Numerical', pool: 'ranked' }, ['Chemistry']);
    const refused = await refusedOf(choice());
    expect(refusalIn(refused)).toBe('422 BANK_TOO_SMALL');
    expect(errorIn(refused).errors).toEqual({
      'Chemistry Section B': '3 of 5 numerical questions',
      'Mathematics Section A': '12 of 20 questions with one right option',
      'Mathematics Section B': '0 of 5 numerical questions',
    });
    expect(errorIn(refused).message).toBe(
      'The question bank has too few questions for this test. Chemistry Section B: 3 of 5 numerical questions; ' +
        'Mathematics Section A: 12 of 20 questions with one right option; ' +
        'Mathematics Section B: 0 of 5 numerical questions.',
    );
  });

  test('[ST59] [GN8] takes nothing from the practice pool where it ranks', async () => {
    await stockEach({ count: 20, pool: 'ranked' }, ['Physics']);
    await stockEach({ count: 40, type: 'Numerical', pool: 'practice' }, ['Physics']);
    expect(errorIn(await refusedOf(choice(['Physics']))).errors).toEqual({
      'Physics Section B': '0 of 5 numerical questions',
    });
  });

  test('[GN8] takes nothing that is beyond the chosen difficulty', async () => {
    await stockRanked();
    const refused = await refusedOf(choice(['Physics'], { difficultyMin: 6 }));
    expect(errorIn(refused).errors).toEqual({
      'Physics Section A': '0 of 20 questions with one right option',
      'Physics Section B': '0 of 5 numerical questions',
    });
  });

  test('[GN8] is not made of a template none of whose sections has a chosen subject', async () => {
    await stock(workshop, { subject: 'Biology', topic: 'Human Physiology', count: 40, pool: 'ranked' });
    const refused = await refusedOf({
      ...choice(),
      subjectIds: [workshop.subject('Biology')],
      topicIds: [workshop.topic('Biology', 'Human Physiology')],
    });
    expect(refused.status).toBe(422);
  });
});

describe('a choice that cannot be', () => {
  beforeAll(async () => {
    await open();
    await stockRanked();
    const { store } = workshop.context;
    const { topics, subjects, categories } = store.t;
    await store.write(async (queries) => {
      const off = { isActive: false };
      const idle = workshop.topic('Physics', 'Gravitation');
      await queries.update(topics).set(off).where(eq(topics.id, idle));
      await queries
        .update(subjects)
        .set(off)
        .where(eq(subjects.id, workshop.subject('Biology')));
      await queries
        .update(categories)
        .set(off)
        .where(eq(categories.id, workshop.exam('CLAT')));
    });
  });
  afterAll(close);

  const TITLE = 'Title is required';
  const TEMPLATE = 'Template selection is required';
  const CATEGORY = 'Category selection is required';
  const SUBJECTS_MISSING = 'At least one subject must be selected';
  const TOPICS_MISSING = 'At least one topic must be selected';
  const ORDER = 'Minimum difficulty cannot be greater than maximum difficulty';
  const GONE = {
    template: 'This template no longer exists. Please choose again.',
    category: 'This category no longer exists. Please choose again.',
    subject: 'A chosen subject no longer exists. Please choose again.',
    topic: 'A chosen topic no longer exists. Please choose again.',
  };

  const choices: readonly (readonly [what: string, change: () => Body, field: string, sentence: string])[] = [
    ['no title', () => ({ title: undefined }), 'title', TITLE],
    ['a title of spaces', () => ({ title: '  ' }), 'title', TITLE],
    ['a long title', () => ({ title: 'x'.repeat(101) }), 'title', 'Title must be at most 100 characters'],
    ['no template', () => ({ templateId: undefined }), 'templateId', TEMPLATE],
    ['an empty template', () => ({ templateId: '' }), 'templateId', TEMPLATE],
    ['a template that is none', () => ({ templateId: 'no id!' }), 'templateId', TEMPLATE],
    ['a template that is gone', () => ({ templateId: 'gone' }), 'templateId', GONE.template],
    ['no category', () => ({ categoryId: undefined }), 'categoryId', CATEGORY],
    ['an empty category', () => ({ categoryId: '' }), 'categoryId', CATEGORY],
    ['a category that is gone', () => ({ categoryId: 'gone' }), 'categoryId', GONE.category],
    ['an inactive category', () => ({ categoryId: workshop.exam('CLAT') }), 'categoryId', GONE.category],
    ['no list of subjects', () => ({ subjectIds: undefined }), 'subjectIds', SUBJECTS_MISSING],
    ['no subject', () => ({ subjectIds: [] }), 'subjectIds', SUBJECTS_MISSING],
    ['no list of topics', () => ({ topicIds: undefined }), 'topicIds', TOPICS_MISSING],
    ['no topic', () => ({ topicIds: [] }), 'topicIds', TOPICS_MISSING],
    ['a topic that is gone', () => ({ topicIds: ['gone'] }), 'topicIds', GONE.topic],
    [
      'an inactive topic',
      () => ({ topicIds: [workshop.topic('Physics', 'Gravitation')] }),
      'topicIds',
      GONE.topic,
    ],
    [
      'a topic of a subject that was not chosen',
      () => ({ topicIds: [workshop.topic('Biology', 'Human Physiology')] }),
      'topicIds',
      GONE.topic,
    ],
    [
      'an inactive subject',
      () => ({
        subjectIds: [workshop.subject('Biology')],
        topicIds: [workshop.topic('Biology', 'Human Physiology')],
      }),
      'subjectIds',
      GONE.subject,
    ],
    ['a range the wrong way round', () => ({ difficultyMin: 7, difficultyMax: 6 }), 'difficultyMin', ORDER],
  ];

  test.each(choices)(
    '[GN8] %s is refused beside its field, and nothing is made',
    async (_what, change, field, sentence) => {
      const refused = await refusedOf({ ...choice(), ...change() });
      expect(refusalIn(refused)).toBe('400 VALIDATION');
      expect(errorIn(refused).errors).toEqual({ [field]: sentence });
    },
  );

  test('[GN8] what is missing is told in the order of the form', async () => {
    expect(Object.entries(errorIn(await refusedOf({})).errors ?? {})).toEqual([
      ['title', TITLE],
      ['templateId', TEMPLATE],
      ['categoryId', CATEGORY],
      ['subjectIds', SUBJECTS_MISSING],
      ['topicIds', TOPICS_MISSING],
    ]);
  });

  test.each([
    [{ difficultyMin: 0 }, 'difficultyMin'],
    [{ difficultyMax: 11 }, 'difficultyMax'],
    [{ difficultyMax: 5.5 }, 'difficultyMax'],
    [{ description: ['not text'] }, 'description'],
  ])('[GN8] %j is beyond what the form can send', async (change, field) => {
    const refused = await refusedOf({ ...choice(), ...change });
    expect(refusalIn(refused)).toBe('400 VALIDATION');
    expect(Object.keys(errorIn(refused).errors ?? {})).toEqual([field]);
  });

  test('[GN8] students cannot make papers for everybody', async () => {
    const { store } = workshop.context;
    const before = await store.read.$count(store.t.papers);
    expect(refusalIn(await create(choice(), student))).toBe('403 FORBIDDEN');
    expect(await store.read.$count(store.t.papers)).toBe(before);
  });
});
