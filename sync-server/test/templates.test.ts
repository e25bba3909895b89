import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedSection, ManagedTemplate, PersonalisedCategory } from '@exam/shared-schema/contract';
import { examPatterns, patternsByExam, schemeOf } from '@exam/shared-schema/exam-patterns';
import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import { jobHandlers } from '../src/build-app.ts';
import { saveTemplates } from '../src/first-start/exam-templates.ts';
import { templateOfPaper } from '../src/first-start/template-of-paper.ts';
import { testRunner } from './support/jobs.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { openWorkshop, stock, type Workshop } from './support/workshop.ts';

let workshop: Workshop;
let admin: string;
let student: string;

async function open(): Promise<void> {
  workshop = await openWorkshop();
  await workshop.server.addUser({ username: 'asha' });
  admin = await workshop.server.signIn('root');
  student = await workshop.server.signIn('asha');
}

const close = () => workshop.close();

type Body = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const ask = (method: Method, path: string, body?: Body, token = admin) =>
  workshop.server.ask(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
const createSection = (body: Body = {}) =>
  ask('POST', '/sections/create_section', { title: 'Mechanics', ...body });
const sectionOf = async (body: Body = {}) => dataIn<ManagedSection>(await createSection(body));
const form = (sections: readonly unknown[], body: Body = {}) => ({
  name: 'Mock test',
  categoryId: workshop.exam('JEE Main'),
  totalMarks: 100,
  sections,
  ...body,
});
const createTemplate = async (body: Body = {}) =>
  ask('POST', '/templates/create_template', form([(await sectionOf())._id], body));
const templateOf = async (body: Body = {}) => dataIn<ManagedTemplate>(await createTemplate(body));

async function listSections(query = '') {
  const { json } = await ask('GET', `/admin/sections_get_all?${query}`);
  return json as { sections: ManagedSection[]; total: number; totalSections: number; totalPages: number };
}

async function listTemplates(query = '') {
  const { json } = await ask('GET', `/admin/get_exam_template?${query}`);
  return json as { templates: ManagedTemplate[]; total: number; pages: number };
}

const messageOf = (answer: { readonly json: unknown }) => (answer.json as { message: string }).message;
const letters = (count: number) => 'x'.repeat(count);
/** The template that a pattern was made into. */
async function seeded(pattern: string) {
  const { read, t } = workshop.context.store;
  const [row] = await read.select().from(t.examTemplates).where(eq(t.examTemplates.pattern, pattern));
  if (row === undefined) throw new Error(`There is no template of ${pattern}`);
  return row;
}

describe('sections', () => {
  beforeEach(open);
  afterEach(close);

  test('[ST64] one is made from its title alone, with what a new one begins with, and listed', async () => {
    const answer = await createSection({ title: '  Mechanics ' });
    expect(answer.status).toBe(201);
    const made = dataIn<ManagedSection>(answer);
    expect(made).toMatchObject({
      title: 'Mechanics',
      description: '',
      questionCount: 10,
      difficultyRange: { min: 1, max: 5 },
      marksPerQuestion: null,
      negativeMarks: 0,
      allowCustomMarksPerQuestion: false,
      timeLimit: null,
      subjectId: null,
      groups: null,
      attemptLimit: null,
      questionsInSets: 0,
    });
    const { sections, total, totalSections, totalPages } = await listSections('search=mechan&limit=1');
    expect([sections, total, totalSections, totalPages]).toEqual([[made], 1, 1, 1]);
  });

  test('[ST64] one keeps every rule of an official pattern, and marks as exact fractions', async () => {
    const rules = {
      questionCount: 10,
      marksPerQuestion: '2/3',
      negativeMarks: 0.25,
      timeLimit: 45,
      groups: [
        { type: 'MCQ', count: 7, marks: '2', penalty: '2/3', partial: 'none' },
        { type: 'Numerical', count: 3, marks: '1', penalty: '0', partial: 'none' },
      ],
      attemptLimit: 8,
      questionsInSets: 4,
      difficultyRange: { min: 2, max: 9 },
    };
    const subjectId = workshop.subject('Physics');
    const made = await sectionOf({ ...rules, subjectId });
    expect(made).toMatchObject({
      ...rules,
      marksPerQuestion: 0.67,
      negativeMarks: 0.25,
      subjectId: { _id: subjectId, name: 'Physics' },
    });
    const { read, t } = workshop.context.store;
    const [row] = await read.select().from(t.examSections).where(eq(t.examSections.id, made._id));
    expect(row).toMatchObject({ marksPerQuestion: '2/3', negativeMarks: '1/4' });
    // Edited and saved as it was shown, it is the same.
    expect(made.exactMarks).toEqual({ perQuestion: '2/3', negative: '1/4' });
    const { perQuestion, negative } = made.exactMarks;
    await ask('PUT', `/admin/sections/${made._id}`, {
      marksPerQuestion: perQuestion,
      negativeMarks: negative,
    });
    const [after] = await read.select().from(t.examSections).where(eq(t.examSections.id, made._id));
    expect(after).toMatchObject({ marksPerQuestion: '2/3', negativeMarks: '1/4' });
  });

  test('a change leaves what it does not name, and takes back what it empties', async () => {
    const { _id } = await sectionOf({ timeLimit: 30, marksPerQuestion: 4, attemptLimit: 5 });
    workshop.server.clock.advance(1000);
    const answer = await ask('PUT', `/admin/sections/${_id}`, { title: 'Optics', timeLimit: null });
    expect(messageOf(answer)).toBe('Section updated successfully!');
    const [changed] = (await listSections('search=optics')).sections;
    expect(changed).toMatchObject({ timeLimit: null, marksPerQuestion: 4, attemptLimit: 5 });
    expect(Date.parse(changed?.updatedAt ?? '')).toBe(Date.parse(changed?.createdAt ?? '') + 1000);
  });

  test('a change has to agree with what it leaves', async () => {
    const { _id } = await sectionOf({ attemptLimit: 8, questionsInSets: 6 });
    const change = async (body: Body) =>
      errorIn(await ask('PUT', `/admin/sections/${_id}`, body)).errors ?? {};
    expect(await change({ questionCount: 7 })).toEqual({
      attemptLimit: 'No more questions can count than the section has',
    });
    expect(await change({ questionCount: 5, attemptLimit: null })).toEqual({
      questionsInSets: 'No more questions can come in sets than the section has',
    });
    const groups = [{ type: 'MCQ', count: 9, marks: '1', penalty: '0', partial: 'none' }];
    expect(await change({ groups })).toEqual({
      groups: 'The questions by type must add up to the question count',
    });
    expect(await change({ groups, questionCount: 9 })).toEqual({});
  });

  test('one of a template is not deleted, and the sentence counts the templates; afterwards it goes, once', async () => {
    const { _id } = await sectionOf();
    const make = async () =>
      dataIn<ManagedTemplate>(await ask('POST', '/templates/create_template', form([_id])))._id;
    const templates = [await make()];
    const refused = await ask('DELETE', `/admin/sections/${_id}`);
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(messageOf(refused)).toBe('This section is still used by 1 exam template and cannot be deleted.');
    templates.push(await make());
    expect(messageOf(await ask('DELETE', `/admin/sections/${_id}`))).toBe(
      'This section is still used by 2 exam templates and cannot be deleted.',
    );
    for (const id of templates) await ask('DELETE', `/admin/exam-templates/${id}`);
    expect(messageOf(await ask('DELETE', `/admin/sections/${_id}`))).toBe('Section deleted successfully!');
    for (const answer of [
      await ask('DELETE', `/admin/sections/${_id}`),
      await ask('PUT', `/admin/sections/${_id}`, { title: 'Again' }),
    ]) {
      expect(refusalIn(answer)).toBe('404 NOT_FOUND');
      expect(messageOf(answer)).toBe('Section not found. It may have been deleted.');
    }
  });

  test('[ST64] a subject that a section asks for is not deleted', async () => {
    const physics = workshop.subject('Physics');
    const { store } = workshop.context;
    const before = await store.read.$count(store.t.subjects);
    expect(refusalIn(await ask('DELETE', `/admin/subjects/${physics}`))).toBe('409 CONFLICT');
    expect(await store.read.$count(store.t.subjects)).toBe(before);
  });
});

describe('what is refused', () => {
  let sectionId: string;

  beforeAll(async () => {
    await open();
    sectionId = (await sectionOf())._id;
  });
  afterAll(close);

  const MCQ = { type: 'MCQ', count: 10, marks: '1', penalty: '0', partial: 'none' } as const;
  const NO_TITLE = 'Section title is required';
  const NO_COUNT = 'Question count must be at least 1';
  const UNREADABLE = 'Enter a number such as 4, 0.25 or 2/3';
  const BEYOND = 'Difficulty range must be between 1 and 10';
  const ORDER = 'Minimum difficulty must be less than maximum';
  const NO_MINUTE = 'Time limit must be at least 1 minute';
  const NOT_TEXT = 'Description must be text';
  const LONG_TEXT = 'Description must be at most 500 characters';

  const ofSections: readonly (readonly [change: Body, field: string, sentence: string])[] = [
    [{ title: undefined }, 'title', NO_TITLE],
    [{ title: '   ' }, 'title', NO_TITLE],
    [{ title: 7 }, 'title', NO_TITLE],
    [{ title: letters(101) }, 'title', 'Section title must be at most 100 characters'],
    [{ description: 7 }, 'description', NOT_TEXT],
    [{ description: letters(501) }, 'description', LONG_TEXT],
    [{ questionCount: 0 }, 'questionCount', NO_COUNT],
    [{ questionCount: 1.5 }, 'questionCount', NO_COUNT],
    [{ questionCount: '10' }, 'questionCount', NO_COUNT],
    [{ questionCount: 201 }, 'questionCount', 'A section has at most 200 questions'],
    [{ marksPerQuestion: -1 }, 'marksPerQuestion', 'Marks per question cannot be negative'],
    [{ marksPerQuestion: '-1/2' }, 'marksPerQuestion', 'Marks per question cannot be negative'],
    [{ marksPerQuestion: 'four' }, 'marksPerQuestion', UNREADABLE],
    [{ marksPerQuestion: '1/0' }, 'marksPerQuestion', UNREADABLE],
    [{ marksPerQuestion: true }, 'marksPerQuestion', UNREADABLE],
    [{ negativeMarks: -0.25 }, 'negativeMarks', 'Negative marks cannot be negative'],
    [{ negativeMarks: 'a third' }, 'negativeMarks', UNREADABLE],
    [{ difficultyRange: { min: 5, max: 5 } }, 'difficultyRange', ORDER],
    [{ difficultyRange: { min: 6, max: 5 } }, 'difficultyRange', ORDER],
    [{ difficultyRange: { min: 0, max: 5 } }, 'difficultyRange.min', BEYOND],
    [{ difficultyRange: { min: 1, max: 11 } }, 'difficultyRange.max', BEYOND],
    [{ difficultyRange: 'easy' }, 'difficultyRange', BEYOND],
    [{ timeLimit: 0 }, 'timeLimit', NO_MINUTE],
    [{ timeLimit: 2.5 }, 'timeLimit', NO_MINUTE],
    [{ timeLimit: 601 }, 'timeLimit', 'Time limit must be at most 600 minutes'],
    [{ subjectId: 'gone' }, 'subjectId', 'This subject no longer exists. Please choose again.'],
    [{ groups: [{ ...MCQ, count: 9 }] }, 'groups', 'The questions by type must add up to the question count'],
    [
      { groups: [{ ...MCQ, penalty: '-1' }] },
      'groups.0.penalty',
      'Enter a number that is not negative, such as 1, 0.25 or 2/3',
    ],
    [{ attemptLimit: 0 }, 'attemptLimit', 'At least one question has to count'],
    [{ attemptLimit: 11 }, 'attemptLimit', 'No more questions can count than the section has'],
    [{ questionsInSets: -1 }, 'questionsInSets', 'Questions in sets cannot be negative'],
    [{ questionsInSets: 11 }, 'questionsInSets', 'No more questions can come in sets than the section has'],
  ];

  test.each(ofSections)('[ST64] of a section: %j, beside %s: %s', async (change, field, sentence) => {
    const { total } = await listSections();
    const refused = await createSection(change);
    expect(refusalIn(refused)).toBe('400 VALIDATION');
    expect(errorIn(refused).errors).toEqual({ [field]: sentence });
    if (!('title' in change && change['title'] === undefined)) {
      const changed = await ask('PUT', `/admin/sections/${sectionId}`, change);
      expect(errorIn(changed).errors).toEqual({ [field]: sentence });
    }
    expect((await listSections()).total).toBe(total);
  });

  const NAME = 'Template name must be at least 3 characters';
  const CATEGORY = 'Category selection is required';
  const SHORT = 'Duration must be at least 15 minutes';
  const NO_MARKS = 'Total marks must be at least 1';
  const NO_SECTION = 'At least one section must be selected';
  const many = Array.from({ length: 31 }, (_, each) => `section-${each}`);

  const ofTemplates: readonly (readonly [change: Body, field: string, sentence: string])[] = [
    [{ name: undefined }, 'name', NAME],
    [{ name: ' ab ' }, 'name', NAME],
    [{ name: letters(101) }, 'name', 'Template name must be at most 100 characters'],
    [{ categoryId: undefined }, 'categoryId', CATEGORY],
    [{ categoryId: '' }, 'categoryId', CATEGORY],
    [{ categoryId: 'no id!' }, 'categoryId', CATEGORY],
    [{ categoryId: 'gone' }, 'categoryId', 'This category no longer exists. Please choose again.'],
    [{ description: 7 }, 'description', NOT_TEXT],
    [{ description: letters(501) }, 'description', LONG_TEXT],
    [{ duration: 14 }, 'duration', SHORT],
    [{ duration: 20.5 }, 'duration', SHORT],
    [{ duration: 601 }, 'duration', 'Duration must be at most 600 minutes'],
    [{ totalMarks: undefined }, 'totalMarks', NO_MARKS],
    [{ totalMarks: 0 }, 'totalMarks', NO_MARKS],
    [{ totalMarks: 1001 }, 'totalMarks', 'Total marks must be at most 1000'],
    [{ sections: undefined }, 'sections', NO_SECTION],
    [{ sections: [] }, 'sections', NO_SECTION],
    [{ sections: many }, 'sections', 'At most 30 sections'],
    [{ sections: ['gone'] }, 'sections', 'A chosen section no longer exists. Please choose again.'],
  ];

  test.each(ofTemplates)('[ST64] of a template: %j, beside %s: %s', async (change, field, sentence) => {
    const { total } = await listTemplates();
    const refused = await ask('POST', '/templates/create_template', { ...form([sectionId]), ...change });
    expect(refusalIn(refused)).toBe('400 VALIDATION');
    expect(errorIn(refused).errors).toEqual({ [field]: sentence });
    expect((await listTemplates()).total).toBe(total);
  });

  test('[ST64] a section can be chosen once only', async () => {
    const refused = await ask('POST', '/templates/create_template', form([sectionId, sectionId]));
    expect(errorIn(refused).errors).toEqual({ sections: 'A section can be chosen once only' });
  });

  test('[ST64] what is missing is told in the order of the form', async () => {
    const refused = await ask('POST', '/templates/create_template', {});
    expect(Object.entries(errorIn(refused).errors ?? {})).toEqual([
      ['name', NAME],
      ['categoryId', CATEGORY],
      ['totalMarks', NO_MARKS],
      ['sections', NO_SECTION],
    ]);
  });

  test('a template that is gone can neither be made the default nor be deleted', async () => {
    for (const answer of [
      await ask('PATCH', '/admin/gone/isdefault', { isdefault: true }),
      await ask('DELETE', '/admin/exam-templates/gone'),
    ]) {
      expect(refusalIn(answer)).toBe('404 NOT_FOUND');
      expect(messageOf(answer)).toBe('Template not found. It may have been deleted.');
    }
    for (const body of [{}, { isdefault: 'yes' }])
      expect(refusalIn(await ask('PATCH', '/admin/gone/isdefault', body))).toBe('400 VALIDATION');
  });

  test('the calls are for administrators alone', async () => {
    const calls = [
      ['GET', '/admin/sections_get_all'],
      ['POST', '/sections/create_section', { title: 'Mechanics' }],
      ['PUT', `/admin/sections/${sectionId}`, { title: 'Mine' }],
      ['DELETE', `/admin/sections/${sectionId}`],
      ['GET', '/admin/get_exam_template'],
      ['POST', '/templates/create_template', form([sectionId])],
      ['PATCH', '/admin/gone/isdefault', { isdefault: true }],
      ['DELETE', '/admin/exam-templates/gone'],
      ['POST', '/test-papers/create_testpaper_auto', {}],
    ] as const;
    for (const [method, path, body] of calls) {
      expect(refusalIn(await ask(method, path, body, student)), path).toBe('403 FORBIDDEN');
      const nobodys = await workshop.server.ask(method, `/api${path}`, { body: body ?? undefined });
      expect(refusalIn(nobodys), path).toBe('401 UNAUTHENTICATED');
    }
    expect(refusalIn(await workshop.server.ask('GET', '/api/templates/get_all_templates'))).toBe(
      '401 UNAUTHENTICATED',
    );
  });
});

describe('templates', () => {
  beforeEach(open);
  afterEach(close);

  test('[ST64] one is made with what a new one begins with, and its sections in their order', async () => {
    const [first, second] = [await sectionOf({ title: 'First', questionCount: 3 }), await sectionOf()];
    const chosen = [second._id, first._id];
    const answer = await ask('POST', '/templates/create_template', form(chosen, { name: ' Mock test ' }));
    expect(answer.status).toBe(201);
    const made = dataIn<ManagedTemplate>(answer);
    expect(made).toMatchObject({
      name: 'Mock test',
      categoryId: { _id: workshop.exam('JEE Main'), name: 'JEE Main' },
      description: '',
      duration: 180,
      totalMarks: 100,
      sections: [
        { _id: second._id, title: 'Mechanics', questionCount: 10 },
        { _id: first._id, title: 'First', questionCount: 3 },
      ],
      isAiEnabled: false,
      isdefault: false,
      isPublic: true,
      sectionTiming: 'free',
      calculator: null,
      scheme: DEFAULT_SCHEME,
      resultsPolicy: 'after-sync',
    });
    expect((await listTemplates('search=mock')).templates).toEqual([made]);
  });

  test('[ST64] one keeps the exam rules that it is given', async () => {
    const rules = {
      duration: 120,
      totalMarks: 66.5,
      isAiEnabled: true,
      isPublic: false,
      sectionTiming: 'locked',
      calculator: 'scientific',
      scheme: schemeOf(patternsByExam.gate[0]),
      resultsPolicy: 'on-submit',
    };
    expect(await templateOf(rules)).toMatchObject(rules);
  });

  test('the list is searched, filtered, sorted and cut into pages', async () => {
    const seededCount = examPatterns.length;
    const gate = workshop.exam('GATE');
    await templateOf({ name: 'AAA first', isPublic: false });
    await templateOf({ name: 'Zzz last', categoryId: gate, isAiEnabled: true });
    const totals = await Promise.all(
      [
        '',
        'visibility=private',
        'visibility=public',
        'ai=disabled',
        `categoryId=${gate}`,
        `categoryId=${gate}&search=zzz&ai=enabled`,
      ].map(async (query) => (await listTemplates(query)).total),
    );
    expect(totals).toEqual([seededCount + 2, 1, seededCount + 1, 1, 2, 1]);
    const { templates, pages } = await listTemplates('sort=-name&limit=5');
    expect([templates[0]?.name, templates.length, pages]).toEqual([
      'Zzz last',
      5,
      Math.ceil((seededCount + 2) / 5),
    ]);
    expect((await listTemplates('sort=name')).templates[0]?.name).toBe('AAA first');
  });

  test('students see the public ones, and administrators the private ones as well', async () => {
    await templateOf({ name: 'For students' });
    await templateOf({ name: 'Not for students', isPublic: false });
    const namesFor = async (token: string) =>
      dataIn<{ name: string }[]>(await ask('GET', '/templates/get_all_templates', undefined, token)).map(
        ({ name }) => name,
      );
    const [shown, all] = [await namesFor(student), await namesFor(admin)];
    expect(all).toContain('For students');
    expect(all.filter((name) => !shown.includes(name))).toEqual(['Not for students']);
    expect(all).toEqual([...all].sort());
  });

  test('one alone is the default of new exams, also where ten are made so at once', async () => {
    const first = await templateOf({ isdefault: true });
    const second = await templateOf({ isdefault: true });
    const defaults = async () =>
      (await listTemplates('limit=100')).templates.filter(({ isdefault }) => isdefault).map(({ _id }) => _id);
    expect(await defaults()).toEqual([second._id]);
    const made = await ask('PATCH', `/admin/${first._id}/isdefault`, { isdefault: true });
    expect(messageOf(made)).toBe('Template updated successfully!');
    expect(await defaults()).toEqual([first._id]);
    await ask('PATCH', `/admin/${second._id}/isdefault`, { isdefault: false });
    expect(await defaults()).toEqual([first._id]);
    await ask('PATCH', `/admin/${first._id}/isdefault`, { isdefault: false });
    expect(await defaults()).toEqual([]);
    const { _id } = await sectionOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ask('POST', '/templates/create_template', form([_id], { isdefault: true })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await defaults()).toHaveLength(1);
  });

  test('the database itself takes one default, one default of a category and one template of a pattern', async () => {
    const { store } = workshop.context;
    const { examTemplates: templates } = store.t;
    const { pattern: _pattern, isDefaultOfCategory: _default, ...jeeMain } = await seeded('jee-main');
    let serial = 0;
    const insert = (changes: Partial<typeof templates.$inferInsert>) =>
      store.write((queries) =>
        queries.insert(templates).values({ ...jeeMain, id: `copy-${(serial += 1)}`, ...changes }),
      );
    await insert({});
    await insert({ isDefault: true });
    await expect(insert({ isDefault: true })).rejects.toThrow();
    await expect(insert({ isDefaultOfCategory: true })).rejects.toThrow();
    await expect(insert({ pattern: 'jee-main' })).rejects.toThrow();
    await store.write((queries) => queries.update(templates).set({ isDefaultOfCategory: false }));
    await insert({ isDefaultOfCategory: true });
    await insert({ isDefaultOfCategory: true, categoryId: workshop.exam('GATE') });
    await expect(insert({ isDefaultOfCategory: true })).rejects.toThrow();
    await expect(insert({ categoryId: 'gone' })).rejects.toThrow();
  });

  test('[GN10] a deleted one leaves its papers, which are sat as before', async () => {
    const { _id, sections } = await templateOf();
    const paperId = await publishSample(workshop.context, workshop.adminId, { templateId: _id });
    const look = async () => {
      const overview = await ask('GET', `/test-papers/get_testpaper_by_id/${paperId}`);
      return dataIn<{ templateId: string | null; packageVersion: string }>(overview);
    };
    const before = await look();
    expect(before.templateId).toBe(_id);
    const deleted = await ask('DELETE', `/admin/exam-templates/${_id}`);
    expect(messageOf(deleted)).toBe('Template deleted successfully!');
    expect(await look()).toEqual({ ...before, templateId: null });
    expect((await ask('POST', `/test-papers/${paperId}/issue`, undefined, student)).status).toBe(200);
    expect((await ask('GET', `/test-papers/${paperId}/package`, undefined, student)).status).toBe(200);
    expect((await listSections(`search=${sections[0]?.title}`)).sections.map((one) => one._id)).toContain(
      sections[0]?._id,
    );
    expect(refusalIn(await ask('DELETE', `/admin/exam-templates/${_id}`))).toBe('404 NOT_FOUND');
  });

  test('[AC50] each change of a section or a template has its audit entry', async () => {
    const { _id, sections } = await templateOf();
    await ask('PATCH', `/admin/${_id}/isdefault`, { isdefault: true });
    await ask('DELETE', `/admin/exam-templates/${_id}`);
    await ask('PUT', `/admin/sections/${sections[0]?._id}`, { title: 'Optics' });
    const { read, t } = workshop.context.store;
    const rows = await read.select().from(t.auditEntries);
    const of = (thingId: string | undefined) =>
      rows
        .filter((row) => row.thingId === thingId)
        .map(({ kind, action }) => `${kind} ${action}`)
        .sort();
    expect(of(_id)).toEqual(['templates create', 'templates delete', 'templates update']);
    expect(of(sections[0]?._id)).toEqual(['sections create', 'sections update']);
  });
});

describe('the template of a category', () => {
  beforeEach(open);
  afterEach(close);

  const shown = async (name: string) => {
    const answer = await workshop.server.ask('GET', '/api/personalised/categories');
    return dataIn<PersonalisedCategory[]>(answer).find((category) => category.name === name)?.defaultTemplate;
  };
  const choose = (defaultTemplate: string | null, exam = 'JEE Main') =>
    ask('PUT', `/admin/${workshop.exam(exam)}`, { defaultTemplate });

  test('[ST40] is shown to those who choose a category, and is the one that its form names', async () => {
    expect((await shown('JEE Main'))?.name).toBe('JEE Main 2026');
    const { _id } = await templateOf({ name: 'Our own' });
    expect((await choose(_id)).status).toBe(200);
    expect(await shown('JEE Main')).toEqual({ _id, name: 'Our own' });
    expect((await seeded('gate')).isDefaultOfCategory).toBe(true);
    expect((await choose(null)).status).toBe(200);
    expect(await shown('JEE Main')).toBeNull();
    await choose(_id);
    await ask('DELETE', `/admin/exam-templates/${_id}`);
    expect(await shown('JEE Main')).toBeNull();
  });

  test('[ST40] is one of its own: another category’s, or one that is gone, is refused and changes nothing', async () => {
    const before = await shown('JEE Main');
    for (const id of [(await seeded('gate')).id, 'gone'])
      expect(errorIn(await choose(id)).errors).toEqual({
        defaultTemplate: 'This template no longer exists. Please choose again.',
      });
    expect(await shown('JEE Main')).toEqual(before);
    expect((await shown('GATE'))?._id).toBe((await seeded('gate')).id);
  });

  test('[ST40] keeps its category from being deleted', async () => {
    expect(messageOf(await ask('DELETE', `/admin/${workshop.exam('CLAT')}`))).toBe(
      'This category is still used by 1 exam template and cannot be deleted. You can set it to inactive instead.',
    );
  });

  const adaptive = () =>
    ask(
      'POST',
      '/user-defined/generate_admin_defined_test',
      {
        categoryId: workshop.exam('JEE Main'),
        subjectIds: [workshop.subject('Physics')],
        topicIds: [workshop.topic('Physics', 'Kinematics')],
      },
      student,
    );

  test('[ST40] [GN4] that is private is shown to no student, and their tests are made without one', async () => {
    await stock(workshop, { subject: 'Physics', topic: 'Kinematics', count: 40 });
    const { _id } = await templateOf({ name: 'Secret', isPublic: false });
    await choose(_id);
    expect(await shown('JEE Main')).toBeNull();
    const made = await adaptive();
    expect([made.status, errorIn(made).errors]).toEqual([200, undefined]);
  });

  test('[GN6] that is deleted while a test is made by it: the tokens are back, and the sentence says why', async () => {
    await stock(workshop, { subject: 'Physics', topic: 'Kinematics', count: 5 });
    const body = { cid: 'jee-main', sids: ['physics'], tids: ['kinematics'] };
    const asked = await ask('POST', '/ai/generate', body, student);
    expect(asked.status).toBe(202);
    await ask('DELETE', `/admin/exam-templates/${(await seeded('jee-main')).id}`);
    await testRunner(workshop.context, ...jobHandlers(workshop.context)).runner.runDue();
    const wallet = dataIn<{ remainingTokens: number }>(await ask('GET', '/wallet', undefined, student));
    expect(wallet.remainingTokens).toBe(100);
    const [failed] = dataIn<{ generation: object }[]>(
      await ask('GET', '/test-papers/being-made', undefined, student),
    );
    expect(failed?.generation).toEqual({
      state: 'failed',
      failure: 'This template no longer exists. Please choose again. Your tokens are back.',
      madeBy: null,
      fit: null,
    });
  });
});

async function everything() {
  const { read, t } = workshop.context.store;
  return {
    templates: await read.select().from(t.examTemplates).orderBy(t.examTemplates.id),
    sections: await read.select().from(t.examSections).orderBy(t.examSections.id),
    links: await read
      .select()
      .from(t.templateSections)
      .orderBy(t.templateSections.templateId, t.templateSections.position),
  };
}

describe('the template of an official pattern', () => {
  // Only read: one for all of them.
  beforeAll(open);
  afterAll(close);

  test.each(examPatterns)('[ST64] $key has its time, marks, scheme and sections', async (pattern) => {
    const { id, ...row } = await seeded(pattern.key);
    const [first] = Object.values(patternsByExam).find((patterns) =>
      patterns.some(({ key }) => key === pattern.key),
    ) as readonly (typeof pattern)[];
    expect(row).toMatchObject({
      durationMinutes: pattern.durationMinutes,
      totalMarks: pattern.totalMarks,
      sectionTiming: pattern.sectionTiming,
      calculator: pattern.calculator ?? null,
      scheme: schemeOf(pattern),
      isPublic: true,
      isDefault: false,
      isDefaultOfCategory: first?.key === pattern.key,
    });
    const { sections, links } = await everything();
    const own = links
      .filter(({ templateId }) => templateId === id)
      .map(({ sectionId }) => sections.find((section) => section.id === sectionId));
    expect(own.map((section) => [section?.title, section?.groups, section?.timeLimitMinutes])).toEqual(
      pattern.sections.map(({ title, groups, timeLimitMinutes }) => [
        title,
        groups,
        timeLimitMinutes ?? null,
      ]),
    );
    expect(own.reduce((sum, section) => sum + (section?.questionCount ?? 0), 0)).toBe(pattern.totalQuestions);
  });
});

describe('the templates of the official patterns', () => {
  beforeEach(open);
  afterEach(close);

  test('[ST64] are there once, however often and at once they are saved', async () => {
    const before = await everything();
    expect(before.templates).toHaveLength(examPatterns.length);
    const { context, saved } = workshop;
    await Promise.all([saveTemplates(context, saved), saveTemplates(context, saved)]);
    await saveTemplates(context, saved);
    expect(await everything()).toEqual(before);
  });

  test('[ST64] keep what administrators have changed about them', async () => {
    const { context, saved } = workshop;
    const jeeMain = await seeded('jee-main');
    const { links } = await everything();
    const sectionId = links.find(({ templateId }) => templateId === jeeMain.id)?.sectionId;
    await ask('PUT', `/admin/sections/${sectionId}`, { title: 'Changed', timeLimit: 60 });
    await ask('PATCH', `/admin/${jeeMain.id}/isdefault`, { isdefault: true });
    const { _id } = await templateOf({ name: 'Our own' });
    await ask('PUT', `/admin/${workshop.exam('JEE Main')}`, { defaultTemplate: _id });
    await ask('PUT', `/admin/${workshop.exam('GATE')}`, { defaultTemplate: null });
    const before = await everything();
    await saveTemplates(context, saved);
    expect(await everything()).toEqual(before);
  });

  test('[ST64] [ST40] are added beside the template that administrators have chosen for a category', async () => {
    const { store } = workshop.context;
    const { examTemplates: templates } = store.t;
    const jeeMain = await seeded('jee-main');
    const { _id } = await templateOf({ name: 'Our own' });
    await store.write((queries) => queries.delete(templates).where(eq(templates.id, jeeMain.id)));
    await ask('PUT', `/admin/${workshop.exam('JEE Main')}`, { defaultTemplate: _id });
    await saveTemplates(workshop.context, workshop.saved);
    expect(await seeded('jee-main')).toMatchObject({ isDefaultOfCategory: false });
    const [own] = await store.read.select().from(templates).where(eq(templates.id, _id));
    expect(own?.isDefaultOfCategory).toBe(true);
  });
});

describe('a ready-made paper', () => {
  beforeEach(open);
  afterEach(close);

  test('[GN10] names the template whose sections and time it has, and no other one', async () => {
    const { read, t } = workshop.context.store;
    const [jeeMain] = await read
      .select()
      .from(t.examTemplates)
      .where(eq(t.examTemplates.pattern, 'jee-main'));
    const pattern = examPatterns.find(({ key }) => key === 'jee-main');
    const sections = (pattern?.sections ?? []).map(({ title, groups }) => ({
      title,
      questions: Array.from({ length: groups.reduce((sum, { count }) => sum + count, 0) }, (_, place) => ({
        questionId: `${title} ${place}`,
      })),
    }));
    const paper = { categoryId: workshop.exam('JEE Main'), durationMinutes: 180, sections };
    const find = (changes: Partial<typeof paper> = {}) =>
      templateOfPaper(workshop.context, { ...paper, ...changes });
    expect(await find()).toBe(jeeMain?.id);
    for (const other of [
      { durationMinutes: 60 },
      { sections: sections.slice(1) },
      { categoryId: workshop.exam('NEET') },
    ])
      expect(await find(other)).toBeUndefined();
  });
});
