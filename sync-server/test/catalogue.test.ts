import type { ManagedCategory, ManagedSubject, ManagedTopic } from '@exam/shared-schema/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  readCatalogue,
  saveCatalogue,
  topicIn as topicOfSubject,
  type KnownTopics,
} from '../src/bank/save-catalogue.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { publishSample } from './support/papers.ts';
import { removeQuestions } from './support/questions.ts';
import { startTestServer, type Answer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let token: string;
let adminId: string;

beforeAll(async () => {
  server = await startTestServer();
  adminId = await server.addUser({ username: 'admin', role: 'admin' });
  token = await server.signIn('admin');
});

afterAll(async () => {
  await server.close();
});

beforeEach(async () => {
  const { store } = server.context;
  const { t } = store;
  await store.write(async (queries) => {
    await queries.update(t.topics).set({ parentTopicId: null });
    await queries.delete(t.paperQuestions);
    await queries.delete(t.paperSubjects);
    await queries.delete(t.packageQuestions);
    await queries.delete(t.answerKeys);
    await queries.delete(t.packageVersions);
    await queries.delete(t.papers);
    await removeQuestions(server.context, queries);
    await queries.delete(t.topics);
    await queries.delete(t.subjects);
    await queries.delete(t.categories);
  });
});

type Body = Record<string, unknown>;
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.ask(method, `/api${path}`, { token, ...(body !== undefined && { body }) });

const newCategory = (body: Body = {}) =>
  ask('POST', '/categories/create_category', {
    name: 'JEE Main',
    icon: 'fa-solid fa-atom',
    gradientColor: 'from-blue-400 to-blue-600',
    ...body,
  });
const newSubject = (body: Body = {}) => ask('POST', '/subjects/create_subject', { name: 'Physics', ...body });
const newTopic = (body: Body = {}) =>
  ask('POST', '/topics/create_topic', { name: 'Kinematics', difficultyRange: { min: 1, max: 5 }, ...body });

const categoryIn = (answer: Answer) => (answer.json as { category: ManagedCategory }).category;
const subjectIn = (answer: Answer) => dataIn<ManagedSubject>(answer);
const topicIn = (answer: Answer) => dataIn<ManagedTopic>(answer);
const messageIn = (answer: Answer) => (answer.json as { message: string }).message;

describe('categories', () => {
  test('[ST40] a category is made with its subjects and a slug, listed, and seen by students', async () => {
    const physics = subjectIn(await newSubject());
    const answer = await newCategory({ name: '  JEE Main  ', subjects: [physics._id] });
    expect(answer.status).toBe(201);
    expect(categoryIn(answer)).toMatchObject({ cid: 'jee-main', name: 'JEE Main', subjects: [physics._id] });
    const list = await ask('GET', '/admin/categories_all');
    expect(list.json).toMatchObject({ page: 1, pages: 1, total: 1, categories: [{ cid: 'jee-main' }] });
    for (const path of ['/categories/get_all_categories', '/personalised/categories']) {
      const seen = dataIn<{ name: string }[]>(await server.ask('GET', `/api${path}`));
      expect(seen.map(({ name }) => name)).toEqual(['JEE Main']);
    }
  });

  test('what is missing is told in the order of the form, each in its own sentence', async () => {
    const answer = await ask('POST', '/categories/create_category', { name: ' ' });
    expect(refusalIn(answer)).toBe('400 VALIDATION');
    expect(Object.entries(errorIn(answer).errors ?? {})).toEqual([
      ['name', 'Category name is required'],
      ['icon', 'Please enter an icon'],
      ['gradientColor', 'Please enter a gradient color'],
    ]);
  });

  test('[ST40] a name with the same letters gets a slug of its own, and one without Latin letters gets one too', async () => {
    await newCategory();
    expect(categoryIn(await newCategory({ name: 'JEE (Main)' })).cid).toBe('jee-main-2');
    expect(categoryIn(await newCategory({ name: 'भौतिकी' })).cid).toBe('category');
  });

  test('[AC51] a name that another category has is refused beside the field, in any case; its own name is not', async () => {
    const taken = { name: 'A category with this name already exists.' };
    const { _id } = categoryIn(await newCategory());
    expect(errorIn(await newCategory({ name: ' jee MAIN ' })).errors).toEqual(taken);
    const other = categoryIn(await newCategory({ name: 'GATE' }));
    expect(errorIn(await ask('PUT', `/admin/${other._id}`, { name: 'JEE Main' })).errors).toEqual(taken);
    expect((await ask('PUT', `/admin/${_id}`, { name: 'JEE MAIN' })).status).toBe(200);
    expect((await ask('GET', '/admin/categories_all')).json).toMatchObject({ total: 2 });
  });

  test('[AC51] two of one name at the same moment: one is refused', async () => {
    const answers = await Promise.all([newCategory(), newCategory()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  test('[AC52] an icon that does not exist and a gradient without colours are refused beside their fields', async () => {
    const errorsOf = async (body: Body) => errorIn(await newCategory(body)).errors;
    expect(await errorsOf({ icon: 'fa-bogus' })).toEqual({
      icon: 'There is no icon with this name. Please choose one from the list.',
    });
    expect(await errorsOf({ icon: 'bogus' })).toEqual({
      icon: 'Please enter an icon like fa-solid fa-book',
    });
    expect(await errorsOf({ gradientColor: 'pink to nothing' })).toEqual({
      gradientColor: 'Please enter a gradient like from-blue-400 to-blue-600',
    });
    const { _id } = categoryIn(await newCategory());
    const change = async (body: Body) => errorIn(await ask('PUT', `/admin/${_id}`, body)).errors;
    expect(await change({ badgeIcon: 'fa-brands fa-book' })).toHaveProperty('badgeIcon');
    expect(await change({ badgeColor: 'purplish' })).toEqual({
      badgeColor: 'Please enter a color like text-yellow-400',
    });
    expect((await ask('PUT', `/admin/${_id}`, { icon: '', badgeIcon: 'fa-brands fa-google' })).status).toBe(
      200,
    );
    expect(errorIn(await newSubject({ icon: 'fa-solid fa-bogus' })).errors).toHaveProperty('icon');
  });

  test('[ST40] a renamed category keeps its slug; what a change leaves out stays, what it empties goes', async () => {
    const { _id } = categoryIn(await newCategory({ badge: 'New', badgeIcon: 'fa-solid fa-star' }));
    const answer = await ask('PUT', `/admin/${_id}`, { name: ' JEE (Main) ', badge: '' });
    expect(messageIn(answer)).toBe('Category updated successfully!');
    const { json } = await ask('GET', '/admin/categories_all');
    const [category] = (json as { categories: ManagedCategory[] }).categories;
    expect(category).toMatchObject({ cid: 'jee-main', name: 'JEE (Main)', badgeIcon: 'fa-solid fa-star' });
    expect(category).not.toHaveProperty('badge');
  });

  test('an inactive category is not shown to students and still managed', async () => {
    const { _id } = categoryIn(await newCategory());
    await ask('PUT', `/admin/${_id}`, { isActive: false });
    expect(dataIn(await server.ask('GET', '/api/categories/get_all_categories'))).toEqual([]);
    expect((await ask('GET', '/admin/categories_all?isActive=false')).json).toMatchObject({ total: 1 });
    expect((await ask('GET', '/admin/categories_all?isActive=true')).json).toMatchObject({ total: 0 });
  });

  test('its subjects are replaced as a whole, and one that is gone is told beside the field', async () => {
    const [physics, chemistry] = [
      subjectIn(await newSubject()),
      subjectIn(await newSubject({ name: 'Chemistry' })),
    ];
    const { _id } = categoryIn(await newCategory({ subjects: [physics._id] }));
    await ask('PUT', `/admin/${_id}`, { subjects: [chemistry._id] });
    const seen = dataIn<{ _id: string }[]>(await server.ask('GET', `/api/categories/${_id}/subjects`));
    expect(seen.map((subject) => subject._id)).toEqual([chemistry._id]);
    const answer = await ask('PUT', `/admin/${_id}`, { name: 'Lost', subjects: ['gone'] });
    expect(errorIn(answer).errors).toEqual({
      subjects: 'A chosen subject no longer exists. Please choose again.',
    });
    expect((await ask('GET', '/admin/categories_all?search=lost')).json).toMatchObject({ total: 0 });
  });

  test('one that a student registered for is not deleted', async () => {
    const { _id } = categoryIn(await newCategory({ name: 'Chosen once' }));
    const { store } = server.context;
    const { userCategories } = store.t;
    await store.write((queries) =>
      queries.insert(userCategories).values({ userId: adminId, categoryId: _id }),
    );
    expect(messageIn(await ask('DELETE', `/admin/${_id}`))).toBe(
      'This category is still used by 1 student and cannot be deleted. You can set it to inactive instead.',
    );
    await store.write((queries) => queries.delete(userCategories));
    expect((await ask('DELETE', `/admin/${_id}`)).status).toBe(200);
  });

  test('one with papers is not deleted, and the sentence says why; one without goes, once', async () => {
    await publishSample(server.context, adminId);
    const { json } = await ask('GET', '/admin/categories_all');
    const [gate] = (json as { categories: ManagedCategory[] }).categories;
    const refused = await ask('DELETE', `/admin/${gate?._id}`);
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(messageIn(refused)).toBe(
      'This category is still used by 1 test paper and cannot be deleted. You can set it to inactive instead.',
    );
    const { _id } = categoryIn(await newCategory());
    expect(messageIn(await ask('DELETE', `/admin/${_id}`))).toBe('Category deleted successfully!');
    expect(refusalIn(await ask('DELETE', `/admin/${_id}`))).toBe('404 NOT_FOUND');
    expect(refusalIn(await ask('PUT', `/admin/${_id}`, { name: 'Again' }))).toBe('404 NOT_FOUND');
  });

  test('the path of a category takes nothing that is meant for another path of /admin', async () => {
    await newCategory();
    for (const name of ['subjects', 'topics', 'categories_all', 'subjects_get_all']) {
      expect(refusalIn(await ask('DELETE', `/admin/${name}`))).toBe('404 NOT_FOUND');
      expect(refusalIn(await ask('PUT', `/admin/${name}`, { name: 'x' }))).toBe('404 NOT_FOUND');
    }
    expect((await ask('GET', '/admin/categories_all')).json).toMatchObject({ total: 1 });
  });
});

describe('lists', () => {
  test('are paged, sorted and searched by the database', async () => {
    for (let number = 1; number <= 12; number += 1) {
      server.clock.advance(1000);
      await newSubject({ name: `Subject ${String(number).padStart(2, '0')}` });
    }
    const names = async (query: string) => {
      const { json } = await ask('GET', `/subjects/get_all_subjects?${query}`);
      return (json as { subjects: ManagedSubject[] }).subjects.map(({ name }) => name);
    };
    expect((await names('')).slice(0, 2)).toEqual(['Subject 12', 'Subject 11']);
    expect(await names('page=2&sort=name')).toEqual(['Subject 11', 'Subject 12']);
    expect(await names('sort=-name&limit=1')).toEqual(['Subject 12']);
    expect(await names('search=ject%2007')).toEqual(['Subject 07']);
    expect(await names('search=SUBJECT%2007')).toEqual(['Subject 07']);
    expect((await ask('GET', '/subjects/get_all_subjects?page=2')).json).toMatchObject({
      page: 2,
      pages: 2,
      total: 12,
      count: 2,
    });
  });

  test('a search takes its signs as they are', async () => {
    await newSubject({ name: '100% maths' });
    await newSubject({ name: 'a_b' });
    await newSubject({ name: 'a\\b' });
    for (const [text, total] of [
      ['%', 1],
      ['_', 1],
      ['\\', 1],
      ['00% m', 1],
      ['a%b', 0],
    ] as const) {
      const answer = await ask('GET', `/subjects/get_all_subjects?search=${encodeURIComponent(text)}`);
      expect(answer.json, text).toMatchObject({ total });
    }
  });

  test('every subject comes at once, by name, for a form', async () => {
    await newSubject();
    await newSubject({ name: 'Chemistry', isActive: false });
    const { count, subjects } = dataIn<{ count: number; subjects: ManagedSubject[] }>(
      await ask('GET', '/admin/subjects_get_all'),
    );
    expect([count, subjects.map(({ name }) => name)]).toEqual([2, ['Chemistry', 'Physics']]);
  });
});

describe('subjects', () => {
  test('only the name is asked for', async () => {
    const answer = await ask('POST', '/subjects/create_subject', {});
    expect(errorIn(answer).errors).toEqual({ name: 'Subject name is required.' });
    expect((await newSubject()).status).toBe(201);
  });

  test('[AC51] a name that another subject has is refused beside the field', async () => {
    await newSubject();
    expect(errorIn(await newSubject({ name: 'PHYSICS' })).errors).toEqual({
      name: 'A subject with this name already exists.',
    });
  });

  test('[AC51] a name is the same in another encoding', async () => {
    for (const [name, same] of [
      ['Caf\u00e9 work', 'CAFE\u0301 \u00a0WORK'],
      ['\u092a\u095d\u093e\u0908', '\u092a\u0922\u093c\u093e\u0908'],
    ] as const) {
      expect((await newSubject({ name })).status).toBe(201);
      expect(errorIn(await newSubject({ name: same })).errors).toEqual({
        name: 'A subject with this name already exists.',
      });
    }
  });

  test('one with topics, questions or papers is not deleted; one without leaves its categories', async () => {
    await publishSample(server.context, adminId);
    const { json } = await ask('GET', '/subjects/get_all_subjects');
    const [logic] = (json as { subjects: ManagedSubject[] }).subjects;
    const refused = await ask('DELETE', `/admin/subjects/${logic?._id}`);
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(messageIn(refused)).toContain('1 topic and 1 test paper');
    const physics = subjectIn(await newSubject());
    const category = categoryIn(await newCategory({ subjects: [physics._id] }));
    expect((await ask('DELETE', `/admin/subjects/${physics._id}`)).status).toBe(200);
    const { json: after } = await ask('GET', '/admin/categories_all?search=jee');
    expect((after as { categories: ManagedCategory[] }).categories).toMatchObject([
      { _id: category._id, subjects: [] },
    ]);
  });

  test('a change shows in what students are answered', async () => {
    const physics = subjectIn(await newSubject());
    const { _id } = categoryIn(await newCategory({ subjects: [physics._id] }));
    await ask('PUT', `/admin/subjects/${physics._id}`, { name: 'Physics I', icon: 'fa-solid fa-atom' });
    expect(dataIn(await server.ask('GET', `/api/categories/${_id}/subjects`))).toMatchObject([
      { sid: 'physics', name: 'Physics I', icon: 'fa-solid fa-atom' },
    ]);
  });
});

describe('topics', () => {
  let subjectId: string;
  beforeEach(async () => {
    subjectId = subjectIn(await newSubject())._id;
  });

  test('the rules of the form hold at the server, in the form’s words', async () => {
    const errorsOf = async (body: Body) => errorIn(await newTopic({ subjectId, ...body })).errors;
    expect(await errorsOf({ name: ' ' })).toEqual({ name: 'Topic name is required' });
    expect(await errorsOf({ name: 'a' })).toEqual({ name: 'Topic name must be at least 2 characters' });
    expect(await errorsOf({ name: 'a'.repeat(100) })).toEqual({
      name: 'Topic name must be less than 100 characters',
    });
    expect(await errorsOf({ subjectId: '' })).toEqual({ subjectId: 'Subject selection is required' });
    expect(await errorsOf({ subjectId: 'gone' })).toEqual({
      subjectId: 'This subject no longer exists. Please choose again.',
    });
    const range = async (min: number, max: number) =>
      (await errorsOf({ difficultyRange: { min, max } }))?.['difficultyRange'];
    expect(await range(5, 5)).toBe('Minimum difficulty must be less than maximum difficulty');
    expect(await range(0, 5)).toBe('Difficulty range must be between 1 and 10');
    expect(await range(5, 11)).toBe('Difficulty range must be between 1 and 10');
  });

  test('[ST40] a topic knows its subject and parent by name, and its slug names the subject where it must', async () => {
    const root = topicIn(await newTopic({ subjectId }));
    const child = topicIn(await newTopic({ subjectId, name: 'Projectiles', parentTopicId: root._id }));
    expect(child).toMatchObject({
      tid: 'projectiles',
      subjectId: { _id: subjectId, name: 'Physics' },
      parentTopicId: { _id: root._id, name: 'Kinematics' },
    });
    expect(root.parentTopicId).toBeNull();
    expect(topicIn(await newTopic({ subjectId })).tid).toBe('physics-kinematics');
  });

  test('[BK8] a topic that is deleted is not mistaken for another subject’s of the same name', async () => {
    const topics = [{ name: 'Probability', description: '' }];
    const saved = await saveCatalogue(server.context, [
      {
        name: 'CAT',
        description: '',
        subjects: ['Mathematics', 'Aptitude'].map((name) => ({ name, description: '', topics })),
      },
    ]);
    const inSubject = (known: KnownTopics, subject: string) => topicOfSubject(known, subject, 'Probability');
    const own = inSubject(saved, 'Aptitude');
    expect(own).not.toBe(inSubject(saved, 'Mathematics'));
    expect((await ask('DELETE', `/admin/topics/${own}`)).status).toBe(200);
    const left = await readCatalogue(server.context);
    expect(inSubject(left, 'Mathematics')).toBe(inSubject(saved, 'Mathematics'));
    expect(inSubject(left, 'Aptitude')).toBeUndefined();
  });

  test('a change is dated and shows; its slug stays', async () => {
    const topic = topicIn(await newTopic({ subjectId }));
    expect(topic.updatedAt).toBe(topic.createdAt);
    server.clock.advance(60_000);
    const answer = await ask('PUT', `/admin/topics/${topic._id}`, {
      name: 'Motion',
      difficultyRange: { min: 2, max: 9 },
      isActive: false,
    });
    expect(messageIn(answer)).toBe('Topic updated successfully!');
    const { json } = await ask('GET', '/topics/get_all_topics');
    const [after] = (json as { topics: ManagedTopic[] }).topics;
    expect(after).toMatchObject({ tid: 'kinematics', name: 'Motion', difficultyRange: { min: 2, max: 9 } });
    expect(Date.parse(after?.updatedAt ?? '') - Date.parse(topic.updatedAt)).toBe(60_000);
  });

  test('the parent is of the same subject, and no topic comes to lie below itself', async () => {
    const other = subjectIn(await newSubject({ name: 'Chemistry' }))._id;
    const foreign = topicIn(await newTopic({ subjectId: other, name: 'Bonds' }));
    const sentence = { parentTopicId: 'The parent topic must be a topic of the same subject.' };
    expect(errorIn(await newTopic({ subjectId, parentTopicId: foreign._id })).errors).toEqual(sentence);
    expect(errorIn(await newTopic({ subjectId, parentTopicId: 'gone' })).errors).toEqual(sentence);
    const [a, b, c] = [
      topicIn(await newTopic({ subjectId, name: 'Aa' })),
      topicIn(await newTopic({ subjectId, name: 'Bb' })),
      topicIn(await newTopic({ subjectId, name: 'Cc' })),
    ];
    const below = (child: string, parent: string | null) =>
      ask('PUT', `/admin/topics/${child}`, { parentTopicId: parent });
    expect((await below(b._id, a._id)).status).toBe(200);
    expect((await below(c._id, b._id)).status).toBe(200);
    for (const parent of [a, b, c]) {
      expect(errorIn(await below(a._id, parent._id)).errors).toEqual({
        parentTopicId: 'A topic cannot be below itself. Please choose another parent.',
      });
    }
    expect((await below(c._id, null)).status).toBe(200);
    expect((await below(a._id, c._id)).status).toBe(200);
  });

  test('two that would each go below the other at the same moment: one is refused', async () => {
    const [a, b] = [
      topicIn(await newTopic({ subjectId, name: 'Aa' })),
      topicIn(await newTopic({ subjectId, name: 'Bb' })),
    ];
    const answers = await Promise.all([
      ask('PUT', `/admin/topics/${a._id}`, { parentTopicId: b._id }),
      ask('PUT', `/admin/topics/${b._id}`, { parentTopicId: a._id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('are filtered by subject, state and difficulty', async () => {
    const other = subjectIn(await newSubject({ name: 'Chemistry' }))._id;
    const make = (name: string, min: number, max: number, more: Body = {}) =>
      newTopic({ name, subjectId, difficultyRange: { min, max }, ...more });
    await make('Easy one', 1, 5);
    await make('Medium one', 2, 5);
    await make('Hard one', 6, 10, { isActive: false });
    await make('Expert one', 8, 10, { subjectId: other });
    const names = async (query: string) => {
      const { json } = await ask('GET', `/topics/get_all_topics?sort=name&${query}`);
      return (json as { topics: ManagedTopic[] }).topics.map(({ name }) => name);
    };
    expect(await names('difficulty=Easy')).toEqual(['Easy one']);
    expect(await names('difficulty=Medium')).toEqual(['Medium one']);
    expect(await names('difficulty=Hard')).toEqual(['Hard one']);
    expect(await names('difficulty=Expert')).toEqual(['Expert one']);
    expect(await names(`subjectId=${other}`)).toEqual(['Expert one']);
    expect(await names('isActive=false')).toEqual(['Hard one']);
    expect(refusalIn(await ask('GET', '/topics/get_all_topics?difficulty=odd'))).toBe('400 VALIDATION');
  });

  test('one with topics below it or with questions is not deleted', async () => {
    const root = topicIn(await newTopic({ subjectId }));
    const child = topicIn(await newTopic({ subjectId, name: 'Projectiles', parentTopicId: root._id }));
    expect(messageIn(await ask('DELETE', `/admin/topics/${root._id}`))).toContain('used by 1 topic and');
    expect((await ask('DELETE', `/admin/topics/${child._id}`)).status).toBe(200);
    expect(messageIn(await ask('DELETE', `/admin/topics/${root._id}`))).toBe('Topic deleted successfully!');
    await publishSample(server.context, adminId);
    const { json } = await ask('GET', '/topics/get_all_topics');
    const [sets] = (json as { topics: ManagedTopic[] }).topics;
    const refused = await ask('DELETE', `/admin/topics/${sets?._id}`);
    expect([refusalIn(refused), messageIn(refused)]).toEqual([
      '409 CONFLICT',
      expect.stringContaining('2 questions') as string,
    ]);
  });
});

test('what the database alone knows to be needed is refused too, not broken', async () => {
  const { deleteUnlessReferenced } = await import('../src/crud/index.ts');
  const { eq } = await import('drizzle-orm');
  const { store } = server.context;
  const subjectId = subjectIn(await newSubject())._id;
  await newTopic({ subjectId });
  const deletion = deleteUnlessReferenced(store, {
    kind: 'subject',
    dependants: [],
    find: async () => ({}),
    delete: (queries) =>
      queries
        .delete(store.t.subjects)
        .where(eq(store.t.subjects.id, subjectId))
        .returning({ id: store.t.subjects.id }),
  });
  await expect(deletion).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await store.read.$count(store.t.subjects)).toBe(1);
});
