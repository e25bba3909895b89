import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { saveSet } from '../src/bank/save-set.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn } from './support/read.ts';

let hall: Hall;
let admin: string;
let questionIds: string[];

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = admin) =>
  hall.server.ask(method, `/api/${path}`, { token, ...(body && { body }) });
const setOf = async (questionId: string) =>
  (dataIn(await ask('GET', `questions/${questionId}`)) as WholeQuestion).set as NonNullable<
    WholeQuestion['set']
  >;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
  const { context } = hall.server;
  const subject = await ask('POST', 'subjects/create_subject', { name: 'Geology' });
  const { _id: subjectId } = dataIn<{ _id: string }>(subject);
  const questions = [1, 2, 3].map((number) => ({
    type: 'Numerical' as const,
    text: `How many floods does paragraph ${number} name?`,
    options: [],
    key: { type: 'Numerical' as const, values: ['2'] },
    explanation: 'They are counted.',
    difficulty: 4,
    subjectId,
    sourceName: 'tests',
    sourceKey: `river/${number}`,
  }));
  const river = { kind: 'passage', title: 'The river', text: 'It rose twice.', questions } as const;
  const saved = await saveSet(context, { ...river, sourceName: 'tests', sourceKey: 'river' });
  questionIds = saved.map(({ id }) => id);
});

afterEach(() => hall.server.close());

async function edit(changes: object, token = admin) {
  const { _id, title, text, version } = await setOf(questionIds[0] ?? '');
  const form = { title: title ?? '', text, diagramUrl: '', isInHindi: false, version, reason: 'Clearer' };
  return ask('PUT', `admin/question-sets/${_id}`, { ...form, ...changes }, token);
}
const errorsIn = (answer: { readonly json: unknown }) =>
  (answer.json as { errors: Record<string, string> }).errors;

describe('[BK25] an edited passage', () => {
  test('is that of all its questions, with its Hindi, and the change is recorded twice over', async () => {
    const change = {
      title: '',
      text: 'It rose three times.',
      isInHindi: true,
      textInHindi: 'वह तीन बार उफनी।',
    };
    const answer = await edit(change);
    expect(answer).toMatchObject({ status: 200, json: { message: /^The passage was saved/ } });
    for (const id of questionIds)
      expect(await setOf(id)).toMatchObject({
        title: null,
        text: 'It rose three times.',
        translations: { hi: { text: 'वह तीन बार उफनी।' } },
      });
    const { read, t } = hall.server.context.store;
    const { _id, version } = await setOf(questionIds[1] ?? '');
    expect(await read.select().from(t.questionChanges)).toMatchObject([
      {
        id: version,
        questionId: _id,
        reason: 'Clearer',
        before: { text: 'It rose twice.', title: 'The river' },
      },
    ]);
    const entries = (await read.select().from(t.auditEntries)).filter(({ thingId }) => thingId === _id);
    expect(entries).toMatchObject([
      { action: 'update', before: { text: 'It rose twice.' }, after: { text: 'It rose three times.' } },
    ]);
  });

  test('that is as before is not changed', async () => {
    expect(await edit({})).toMatchObject({ status: 200, json: { message: 'Nothing was changed.' } });
    expect((await setOf(questionIds[0] ?? '')).version).toBeNull();
  });

  test('loses its Hindi where that is switched off', async () => {
    await edit({ isInHindi: true, titleInHindi: 'नदी', textInHindi: 'वह उफनी।' });
    expect((await setOf(questionIds[0] ?? '')).translations).toEqual({
      hi: { title: 'नदी', text: 'वह उफनी।' },
    });
    await edit({ isInHindi: false });
    expect((await setOf(questionIds[0] ?? '')).translations).toEqual({});
  });

  test.each<[string, object, object]>([
    ['no text', { text: ' ' }, { text: 'Please write what the questions are about' }],
    ['no reason', { reason: '' }, { reason: expect.stringMatching(/^Give a reason/) }],
    ['a broken formula', { text: '$\\frac{1$' }, { text: expect.stringMatching(/formula/) }],
    ['Hindi without words', { isInHindi: true }, { textInHindi: expect.stringMatching(/in Hindi/) }],
    [
      'an image that is not there',
      { diagramUrl: `/api/media/${'0'.repeat(64)}`, diagramAlt: 'A river' },
      { diagramUrl: expect.stringMatching(/not stored/) },
    ],
  ])('with %s is refused beside its field', async (_, change, errors) => {
    const answer = await edit(change);
    expect([answer.status, errorsIn(answer)]).toEqual([400, errors]);
    expect((await setOf(questionIds[0] ?? '')).version).toBeNull();
  });

  test('[BK20] is refused where it was changed since it was read, and nothing of it is kept', async () => {
    const { version } = await setOf(questionIds[0] ?? '');
    expect((await edit({ text: 'It rose at night.' })).status).toBe(200);
    const stale = await edit({ text: 'It fell.', version });
    expect(stale).toMatchObject({ status: 409, json: { errors: { version: /^Somebody else/ } } });
    expect((await setOf(questionIds[0] ?? '')).text).toBe('It rose at night.');
    const both = await Promise.all([edit({ text: 'One.' }), edit({ text: 'Other.' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is edited by administrators alone, and only where there is one', async () => {
    expect((await edit({ text: 'It fell.' }, hall.asha.token)).status).toBe(403);
    const form = { title: '', text: 'A', diagramUrl: '', isInHindi: false, version: null, reason: 'B' };
    expect((await ask('PUT', 'admin/question-sets/none-of-this-id', form)).status).toBe(404);
  });

  test('is offered on the rows of its questions alone', async () => {
    const { questions } = (await ask('GET', 'questions?limit=50')).json as {
      questions: ListedQuestion[];
    };
    const inSet = questions.filter(({ isInSet }) => isInSet).map(({ _id }) => _id);
    expect(inSet.sort()).toEqual([...questionIds].sort());
  });
});
