import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { partsOf, type QuestionEdit, type WholeQuestion } from '@exam/shared-schema/contract';
import { embedSome } from '../src/features/assistant/embeddings.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { openHall, type Hall } from './support/hall.ts';
import { editForm } from './support/question-form.ts';
import { editQuestions } from './support/questions.ts';
import { dataIn, scoredIn } from './support/read.ts';
import { scriptedModel } from './support/study-hall.ts';

let hall: Hall;
let admin: string;
let subjectId: string;
let topicId: string;

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = admin) =>
  hall.server.ask(method, `/api/${path}`, { token, ...(body && { body }) });
const make = async (path: string, body: object) => dataIn<{ _id: string }>(await ask('POST', path, body))._id;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
  subjectId = await make('subjects/create_subject', { name: 'Geology' });
  const range = { min: 1, max: 9 };
  topicId = await make('topics/create_topic', { name: 'Glaciers', subjectId, difficultyRange: range });
});

afterEach(() => hall.server.close());

const snout = () => ({
  type: 'MCQ',
  subjectId,
  topicId,
  text: 'Which moraine does a glacier leave at its snout?',
  options: ['lateral', 'terminal', 'medial'].map((text) => ({ text, isRight: text === 'terminal' })),
  explanation: 'The snout is where it ends.',
});
const write = (body: object = snout()) => make('questions', body);
const whole = async (id: string) => dataIn(await ask('GET', `questions/${id}`)) as WholeQuestion;

const filled = (question: WholeQuestion) => editForm(question, { subjectId, topicId });
const send = (id: string, body: object, token = admin) => ask('PUT', `questions/${id}`, body, token);
/** From the state that it is in. */
const edit = async (id: string, changes: Partial<QuestionEdit>) =>
  send(id, { ...filled(await whole(id)), ...changes });
/** A question of the paper that the hall has, which is published. */
async function published(): Promise<WholeQuestion> {
  const { read, t } = hall.server.context.store;
  const [row] = await read
    .select()
    .from(t.questions)
    .where(eq(t.questions.type, 'MCQ'))
    .orderBy(t.questions.sourceKey);
  return whole(row?.id ?? '');
}
const errorsIn = (answer: { readonly json: unknown }) =>
  (answer.json as { errors: Record<string, string> }).errors;
const found = async (word: string) =>
  ((await ask('GET', `questions?search=${word}`)).json as { questions: { _id: string }[] }).questions.map(
    ({ _id }) => _id,
  );

describe('[BK18] an edited question', () => {
  test('says what was written, is found by it alone, and the change is recorded twice over', async () => {
    const id = await write();
    const before = await whole(id);
    const options = partsOf(before).options.map((each) =>
      each.text === 'lateral' ? { ...each, text: 'recessional' } : each,
    );
    const text = 'Which moraine does an icecap leave at its tongue?';
    const answer = await edit(id, { text, options, explanation: '', difficulty: 7 });
    expect(answer).toMatchObject({ status: 200, json: { message: /^The question was saved/ } });
    const after = await whole(id);
    expect(after).toMatchObject({ text, explanation: null, difficulty: 7, key: before.key });
    expect(after.options).toEqual(options.map(({ _id, text: words }) => ({ _id, text: words })));
    expect([await found('icecap'), await found('snout')]).toEqual([[id], []]);
    expect(after.changes).toMatchObject([
      {
        kind: 'edited',
        changedBy: expect.any(String),
        reason: 'A typing mistake',
        before: { text: before.text },
      },
    ]);
    const { read, t } = hall.server.context.store;
    const entries = (await read.select().from(t.auditEntries)).filter(({ action }) => action === 'update');
    expect(entries).toMatchObject([
      {
        kind: 'questions',
        thingId: id,
        before: { text: before.text, difficulty: 5 },
        after: { text, difficulty: 7, reason: 'A typing mistake' },
      },
    ]);
    expect(entries[0]?.after).not.toHaveProperty('key');
  });

  test('that is as before is not changed, and leaves no entry', async () => {
    const id = await write();
    expect(await edit(id, {})).toMatchObject({ status: 200, json: { message: 'Nothing was changed.' } });
    expect((await whole(id)).version).toBeNull();
  });

  test.each<[string, object, object]>([
    ['no text', { text: ' ' }, { text: 'Please write the question' }],
    ['no reason', { reason: ' ' }, { reason: /^Give a reason/ }],
    ['a broken formula', { text: 'It is $\\frac{1$.' }, { text: /formula/ }],
    ['another subject', { topicId: 'elsewhere' }, { topicId: 'Please choose a topic of this subject' }],
    ['another type', { type: 'MSQ' }, { type: /^The type of a question does not change/ }],
    ['one option', { options: [] }, { options: 'Please write at least two options' }],
  ])('with %s is refused beside its field, and nothing is kept', async (_, change, errors) => {
    const id = await write();
    const answer = await edit(id, change as Partial<QuestionEdit>);
    expect(answer.status).toBe(400);
    for (const [field, sentence] of Object.entries(errors))
      expect(errorsIn(answer)[field]).toEqual(
        sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
      );
    expect((await whole(id)).changes).toEqual([]);
  });

  test('is nearly another one only by what it asks, and never itself', async () => {
    const id = await write();
    const other = await write({
      ...snout(),
      text: 'How fast does an ice stream move in a year?',
      options: snout().options,
    });
    const repeated = await edit(other, { text: snout().text });
    expect(repeated).toMatchObject({ status: 409, json: { message: 'The bank has this question already.' } });
    expect((await edit(other, { text: snout().text, difficulty: 6, isAnother: true })).status).toBe(200);
    // What asks the same as before is not compared again.
    expect((await edit(id, { difficulty: 2 })).status).toBe(200);
    expect((await edit(id, { text: snout().text.replace('?', ' ?') })).status).toBe(409);
  });

  test('[BK16] is known by what it says now', async () => {
    const id = await write();
    await edit(id, { text: 'Which rock does a volcano throw out?' });
    expect((await ask('POST', 'questions', snout())).status).toBe(201);
    const back = await edit(id, { text: snout().text, isAnother: true });
    expect(back).toMatchObject({ status: 409, json: { message: 'The bank has exactly this question.' } });
  });

  test('[BK7] has the keywords that were written, is found by them, and keeps them where a form has none', async () => {
    const id = await write({ ...snout(), keywords: 'till, ice age; till,, ' });
    expect((await whole(id)).keywords).toEqual(['till', 'ice age']);
    expect(await found('till')).toEqual([id]);
    expect((await edit(id, { keywords: 'boulder clay' })).status).toBe(200);
    expect([await found('till'), await found('boulder')]).toEqual([[], [id]]);
    const { changes } = await whole(id);
    expect(changes[0]).toMatchObject({ before: { keywords: ['till', 'ice age'] } });
    expect((await edit(id, { keywords: undefined, difficulty: 8 })).status).toBe(200);
    expect((await whole(id)).keywords).toEqual(['boulder clay']);
    expect((await edit(id, { keywords: '' })).status).toBe(200);
    expect((await whole(id)).keywords).toEqual([]);
    const long = await edit(id, { keywords: 'x'.repeat(501) });
    expect(errorsIn(long)['keywords']).toBe('Keywords have at most 500 characters');
  });

  test('that is not there is not found, and no student edits one', async () => {
    const body = filled(await whole(await write()));
    expect((await send('nothing-of-this-id', body)).status).toBe(404);
    expect((await send('nothing-of-this-id', body, hall.asha.token)).status).toBe(403);
  });
});

test('[BK22] a question that was moved says from which topic to which', async () => {
  const id = await write();
  const range = { min: 1, max: 9 };
  const moraines = await make('topics/create_topic', { name: 'Moraines', subjectId, difficultyRange: range });
  await edit(id, { topicId: moraines });
  const [change] = (await whole(id)).changes;
  expect([change?.before['topic'], change?.after['topic']]).toEqual(['Glaciers', 'Moraines']);
});

test('[BK18] what was published keeps its text until it is published again, and results keep theirs', async () => {
  const question = await published();
  const device = await hall.finished();
  const result = scoredIn(await hall.handIn(device.handIn()));
  const textIn = (told: typeof result) =>
    told.detailedResults.find(({ questionId }) => questionId === question._id)?.questionText;
  expect(textIn(result)).toBe(question.text);
  expect((await edit(question._id, { text: 'Which one is it?' })).status).toBe(200);
  const issued = await hall.issue('ravi');
  expect(JSON.stringify(issued.paper)).toContain(JSON.stringify(question.text));
  const version = await publishPaper(hall.server.context, hall.paperId);
  expect(version).not.toBe(issued.paper.packageVersion);
  const again = await ask('GET', `test-attempts/${device.header.attemptId}`, undefined, hall.asha.token);
  expect(JSON.stringify(again.json)).toContain(JSON.stringify(question.text));
});

describe('[BK19] the key', () => {
  const marked = (question: WholeQuestion, rightText: string) =>
    partsOf(question).options.map((each) => ({ ...each, isRight: each.text === rightText }));

  test('is edited with the question while no package holds it', async () => {
    const id = await write();
    const options = [
      ...marked(await whole(id), 'medial').slice(1),
      { _id: '', text: 'ground', isRight: false, textInHindi: '' },
    ];
    expect((await edit(id, { options, keepsKey: false })).status).toBe(200);
    const after = await whole(id);
    expect(after.options.map(({ text }) => text)).toEqual(['terminal', 'medial', 'ground']);
    expect(after.key).toEqual({ type: 'MCQ', correct: [after.options[1]?._id] });
  });

  test('of a number too', async () => {
    const id = await write({
      ...snout(),
      type: 'Numerical',
      text: 'How deep is it?',
      options: [],
      answer: '2',
    });
    expect((await edit(id, { answer: '3', tolerance: '0.5', keepsKey: false })).status).toBe(200);
    expect((await whole(id)).key).toEqual({ type: 'Numerical', values: ['3'], tolerance: '0.5' });
  });

  test('is the same one where only its options were moved', async () => {
    const written = snout();
    const options = written.options.map((option) => ({ ...option, isRight: option.text !== 'lateral' }));
    const id = await write({ ...written, type: 'MSQ', options });
    const before = await whole(id);
    const moved = partsOf(before).options.reverse();
    expect((await edit(id, { options: moved, keepsKey: false })).status).toBe(200);
    const after = await whole(id);
    expect(after.options.map(({ _id }) => _id)).toEqual(moved.map(({ _id }) => _id));
    expect(after.key).toEqual(before.key);
    expect(Object.keys(after.changes[0]?.after ?? {})).not.toContain('key');
  });

  test('keeps its options where the form does not change it', async () => {
    const id = await write();
    const [lateral, terminal, medial] = partsOf(await whole(id)).options;
    const without = await edit(id, { options: [lateral, medial] as QuestionEdit['options'] });
    expect(errorsIn(without)['options']).toMatch(/^The key names an option/);
    expect((await edit(id, { options: [lateral, terminal] as QuestionEdit['options'] })).status).toBe(200);
  });

  test('is not edited once a package holds it, nor are options added, removed or exchanged', async () => {
    const question = await published();
    const { options } = partsOf(question);
    const [one, two, ...rest] = options as [QuestionEdit['options'][number], QuestionEdit['options'][number]];
    const cases: readonly [Partial<QuestionEdit>, RegExp][] = [
      [{ keepsKey: false }, /^The key cannot be changed in this form/],
      [
        { options: [...options, { _id: '', text: 'one more', isRight: false, textInHindi: '' }] },
        /none can be added or removed/,
      ],
      [{ options: options.filter(({ text }) => text !== 'wrong one') }, /none can be added or removed/],
      [
        { options: [{ ...one, text: two.text }, { ...two, text: one.text }, ...rest] },
        /words that another one had/,
      ],
      [
        {
          options: [
            { ...one, text: two.text.replace(' ', '\u00a0') },
            { ...two, text: 'wrong indeed' },
            ...rest,
          ],
        },
        /words that another one had/,
      ],
    ];
    for (const [change, sentence] of cases) {
      const answer = await edit(question._id, change);
      expect([answer.status, errorsIn(answer)['options']]).toEqual([400, expect.stringMatching(sentence)]);
    }
    const moved = [{ ...two, text: 'wrong indeed' }, one, ...rest];
    expect((await edit(question._id, { options: moved })).status).toBe(200);
    const after = await whole(question._id);
    expect(after.options[0]).toEqual({ _id: two._id, text: 'wrong indeed' });
    expect(after.key).toEqual(question.key);
    const { read, t } = hall.server.context.store;
    const [row] = await read.select().from(t.questions).where(eq(t.questions.id, question._id));
    // Where it stands is not the form's business.
    expect(row?.options.filter(({ fixed }) => fixed).map(({ text }) => text)).toEqual(['None of these']);
  });

  test('[BK35] is of options that may differ by the indentation of their code alone, and of no equal ones', async () => {
    const inBlock = (...lines: readonly string[]) => ['```', ...lines, '```'].join('\n');
    const question = await published();
    const [one, two, ...rest] = partsOf(question).options as [
      QuestionEdit['options'][number],
      QuestionEdit['options'][number],
    ];
    const indented = { ...one, text: inBlock('if x:', '    y') };
    const options = [indented, { ...two, text: inBlock('if x:', 'y') }, ...rest];
    expect((await edit(question._id, { options })).status).toBe(200);
    expect((await whole(question._id)).options.slice(0, 2).map(({ text }) => text)).toEqual(
      options.slice(0, 2).map(({ text }) => text),
    );
    const same = await edit(question._id, {
      options: [indented, { ...two, text: inBlock('if x:', '\ty  ') }, ...rest],
    });
    expect(errorsIn(same)['options']).toBe('Two options are the same');
    const exchanged = await edit(question._id, {
      options: [{ ...one, text: inBlock('if x:', 'y') }, { ...two, text: inBlock('if x:', '\ty') }, ...rest],
    });
    expect(errorsIn(exchanged)['options']).toMatch(/words that another one had/);
  });

  test('of a quarantined question, or one that the form cannot show, is left to its own dialog', async () => {
    const id = await write();
    await editQuestions(hall.server.context, { state: 'quarantined' }, (row) => row.id === id);
    expect((await edit(id, { keepsKey: false })).status).toBe(400);
    expect((await edit(id, { text: 'Which moraine is left at the end?' })).status).toBe(200);
    const { options } = await whole(id);
    const key = { type: 'MCQ' as const, correct: options.slice(0, 2).map(({ _id }) => _id) };
    await editQuestions(hall.server.context, { state: 'active', key }, (row) => row.id === id);
    expect((await edit(id, { keepsKey: false, options: marked(await whole(id), 'medial') })).status).toBe(
      400,
    );
    expect((await edit(id, { difficulty: 8 })).status).toBe(200);
    expect((await whole(id)).key).toEqual(key);
  });

  test('does not name words in other languages of options that are gone', async () => {
    const id = await write();
    const { options } = await whole(id);
    const words = options.map(({ _id }, place) => ({ _id, text: `शब्द ${place}` }));
    const translations = { hi: { text: 'कौन सा?', options: words }, ta: { text: 'எது?', options: words } };
    await editQuestions(hall.server.context, { translations }, (row) => row.id === id);
    expect((await edit(id, { options: partsOf(await whole(id)).options.slice(0, 2) })).status).toBe(200);
    const told = (await whole(id)).translations;
    expect([told['hi']?.options, told['ta']?.options]).toEqual([words.slice(0, 2), words.slice(0, 2)]);
  });
});

test('[BK16] a right option without words is refused', async () => {
  const options = [
    ...snout().options.slice(0, 1),
    { text: 'medial', isRight: false },
    { text: ' ', isRight: true },
  ];
  const answer = await ask('POST', 'questions', { ...snout(), options });
  expect(errorsIn(answer)).toEqual({ options: 'Please write the option that is marked as right' });
});

describe('[BK20] two who edit the same question', () => {
  test('do not overwrite each other: the second is refused, and nothing of it is kept', async () => {
    const id = await write();
    const first = filled(await whole(id));
    expect((await edit(id, { text: 'Which moraine is at the end?' })).status).toBe(200);
    const refused = await send(id, { ...first, difficulty: 9 });
    expect(refused).toMatchObject({ status: 409, json: { errors: { version: /^Somebody else/ } } });
    expect(await whole(id)).toMatchObject({ text: 'Which moraine is at the end?', difficulty: 5 });
    const { version } = await whole(id);
    expect((await send(id, { ...first, difficulty: 9, version })).status).toBe(200);
  });

  test('also not at the same moment', async () => {
    const id = await write();
    const form = filled(await whole(id));
    const answers = await Promise.all([6, 7, 8].map((difficulty) => send(id, { ...form, difficulty })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await whole(id)).changes).toHaveLength(1);
  });
});

test('[BK21] [AS6] an edited question is found by its new meaning: its old embedding is gone', async () => {
  const { context } = hall.server;
  const { read, t } = context.store;
  const id = await write();
  const seen: string[] = [];
  let before = (): Promise<unknown> => Promise.resolve();
  const model = scriptedModel(
    () => [],
    async (texts) => {
      seen.push(...texts);
      await before();
      return {
        vectors: texts.map(() => Float32Array.from([1])),
        usage: { promptTokens: 1, completionTokens: 0 },
      };
    },
  );
  const run = () => embedSome(context, model, new AbortController().signal);
  const kept = () => read.$count(t.questionEmbeddings, eq(t.questionEmbeddings.questionId, id));
  await run();
  expect(await kept()).toBe(1);
  await edit(id, { difficulty: 8 });
  expect(await kept()).toBe(1);
  await edit(id, { text: 'Which moraine is at the end?' });
  expect(await kept()).toBe(0);
  // Edited once more while the model is asked: what it says is of the text before.
  before = () => edit(id, { explanation: 'Where it ends.' });
  await run();
  expect(await kept()).toBe(0);
  before = () => Promise.resolve();
  await run();
  expect([await kept(), seen.at(-1)]).toEqual([1, 'Which moraine is at the end? Where it ends.']);
});
