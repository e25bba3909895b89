import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { createPaper } from '../src/papers/create-paper.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { Device } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let admin: string;
let subjectId: string;
let topicId: string;

const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  hall.server.ask(method, `/api/${path}`, { token: admin, ...(body && { body }) });
const make = async (path: string, body: object) => dataIn<{ _id: string }>(await ask('POST', path, body))._id;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
  subjectId = await make('subjects/create_subject', { name: 'Geology' });
  topicId = await make('topics/create_topic', {
    name: 'Glaciers',
    subjectId,
    difficultyRange: { min: 1, max: 9 },
  });
});

afterEach(() => hall.server.close());

const right = (text: string) => ({ text, isRight: true });
const wrong = (text: string) => ({ text, isRight: false });
const blank = wrong('');

const snout = () => ({
  type: 'MCQ',
  subjectId,
  topicId,
  text: 'Which moraine does a glacier leave at its snout?',
  options: [wrong('lateral'), right(' terminal '), wrong('medial'), blank],
  explanation: 'The snout is where it **ends**.',
  difficulty: 3,
});
const depth = () => ({
  type: 'Numerical',
  subjectId,
  topicId,
  text: 'How deep is it, in metres?',
  options: [blank, blank],
  answer: '2.50',
});
const write = (body: object) => ask('POST', 'questions', body);
const count = () => hall.server.context.store.read.$count(hall.server.context.store.t.questions);
const whole = async (id: string) => dataIn(await ask('GET', `questions/${id}`)) as WholeQuestion;

describe('[BK16] a written question', () => {
  test('is in the bank as it was written, found by its words, and its making is recorded', async () => {
    const answer = await write(snout());
    expect(answer.status).toBe(201);
    const { _id } = dataIn<ListedQuestion>(answer);
    const question = await whole(_id);
    expect(question).toMatchObject({
      type: 'MCQ',
      state: 'active',
      pool: 'ranked',
      difficulty: 3,
      licence: null,
      explanation: 'The snout is where it **ends**.',
      subject: { name: 'Geology' },
      topic: { name: 'Glaciers' },
    });
    expect(question.options.map(({ text }) => text)).toEqual(['lateral', 'terminal', 'medial']);
    const rightId = question.options[1]?._id ?? '';
    expect(question.key).toEqual({ type: 'MCQ', correct: [rightId] });
    // ST9: its place says nothing.
    expect(rightId).not.toBe('1');
    const found = (await ask('GET', 'questions?search=snout')).json as { questions: ListedQuestion[] };
    expect(found.questions.map((each) => each._id)).toEqual([_id]);
    const { read, t } = hall.server.context.store;
    const entries = (await read.select().from(t.auditEntries)).filter(({ kind }) => kind === 'questions');
    expect(entries).toMatchObject([{ thingId: _id, action: 'create', before: null }]);
    expect(entries[0]?.after).toMatchObject({ text: snout().text, key: question.key });
  });

  test.each([
    [{ answer: '2.50' }, { type: 'Numerical', values: ['2.50'] }],
    [
      { answer: '3', tolerance: '0.1' },
      { type: 'Numerical', values: ['3'], tolerance: '0.1' },
    ],
    [
      { answer: '2', upTo: '3' },
      { type: 'Numerical', ranges: [{ min: '2', max: '3' }] },
    ],
  ])('may ask for a number: %j', async (answer, key) => {
    const saved = dataIn<ListedQuestion>(await write({ ...depth(), ...answer }));
    expect(await whole(saved._id)).toMatchObject({ key, options: [] });
  });

  test('[SC9] has the number that marking reads, in whatever form it was typed', async () => {
    const numbers = { answer: '\u22121,000', upTo: '\u0967\u0968', tolerance: '' };
    const saved = dataIn<ListedQuestion>(
      await write({ ...snout(), type: 'Numerical', options: [], ...numbers }),
    );
    expect((await whole(saved._id)).key).toEqual({
      type: 'Numerical',
      ranges: [{ min: '-1000', max: '12' }],
    });
  });

  test('may have several right options', async () => {
    const saved = dataIn<ListedQuestion>(
      await write({ ...snout(), type: 'MSQ', options: [right('ice'), wrong('lava'), right('firn')] }),
    );
    const { key, options } = await whole(saved._id);
    expect(key).toEqual({ type: 'MSQ', correct: [options[0]?._id, options[2]?._id] });
  });

  test.each<[string, object, object]>([
    ['no text', { text: '  ' }, { text: 'Please write the question' }],
    ['one option', { options: [right('a'), blank] }, { options: 'Please write at least two options' }],
    ['no right one', { options: [wrong('a'), wrong('b')] }, { options: 'Please mark the one right option' }],
    [
      'two right ones',
      { options: [right('a'), right('b')] },
      { options: 'Please mark the one right option' },
    ],
    ['equal options', { options: [right('a  b'), wrong('a b')] }, { options: 'Two options are the same' }],
    [
      'HTML in an option',
      { options: [right('a'), wrong('x<sup>2</sup>')] },
      { options: /^Its option B has the HTML tag <sup> in line 1\./ },
    ],
    ['HTML in the text', { text: 'One\n<p>two' }, { text: /^It has the HTML tag <p> in line 2\./ }],
    [
      'options of one look',
      { options: [right('-5 N'), wrong('\u22125 N')] },
      { options: 'Two options are the same' },
    ],
    [
      'options of one number',
      { options: [right('0.5'), wrong('.50')] },
      { options: 'Two options are the same' },
    ],
    ['a broken formula', { text: 'It is $\\frac{1$.' }, { text: expect.stringMatching(/formula/) }],
    [
      'a broken option',
      { options: [right('$x_$'), wrong('b')] },
      { options: expect.stringMatching(/formula/) },
    ],
    ['another subject', { topicId: 'elsewhere' }, { topicId: 'Please choose a topic of this subject' }],
    ['no number', { type: 'Numerical', answer: '' }, { answer: /^Please enter the answer as a number/ }],
    ['a word', { type: 'Numerical', answer: 'two' }, { answer: /^Please enter numbers only/ }],
    ['a range backwards', { type: 'Numerical', answer: '3', upTo: '2' }, { answer: /^Please enter numbers/ }],
  ])('with %s is refused beside its field, and nothing is kept', async (_, change, errors) => {
    const before = await count();
    const answer = await write({ ...snout(), ...change });
    expect(answer.status).toBe(400);
    const said = (answer.json as { errors: Record<string, string> }).errors;
    for (const [field, sentence] of Object.entries(errors))
      expect(said[field]).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence);
    expect(await count()).toBe(before);
  });
});

const inBlock = (...lines: readonly string[]) => ['```', ...lines, '```'].join('\n');

test('[CT26] a question with code is kept as it was written, and found by its words', async () => {
  const text = `What does \`printf("%d\\n", i)\` print, and \`echo $HOME\`?\n${inBlock('while (i < 3) {', '    glacier_step(&i);', '}')}`;
  const saved = dataIn<ListedQuestion>(await write({ ...snout(), text }));
  expect((await whole(saved._id)).text).toBe(text);
  const { json } = await ask('GET', 'questions?search=glacier%20printf');
  const { questions } = json as { questions: ListedQuestion[] };
  expect(questions.map(({ _id }) => _id)).toEqual([saved._id]);
});

test('[BK35] options are different that differ by the indentation of their code alone', async () => {
  const options = [
    right(inBlock('if x:', '    y')),
    wrong(inBlock('if x:', 'y')),
    wrong('`    y`'),
    wrong('`y`'),
  ];
  expect((await write({ ...snout(), options })).status).toBe(201);
  const same = [right(inBlock('if x:', '\ty')), wrong(inBlock('if x:', '    y  '))];
  expect((await write({ ...snout(), options: same })).json).toMatchObject({
    errors: { options: 'Two options are the same' },
  });
});

test('[BK35] options that differ by their indentation alone are answered and marked as different ones', async () => {
  const options = [
    right(inBlock('if x:', '    y')),
    wrong(inBlock('if x:', 'y')),
    wrong('`y`'),
    wrong('`    y`'),
  ];
  const text = 'Which of these is valid Python?';
  const { _id } = dataIn<ListedQuestion>(await write({ ...snout(), text, options, pool: 'ranked' }));
  const { context } = hall.server;
  const { read, t } = context.store;
  const [category] = await read.select().from(t.categories);
  const paperId = await createPaper(context, {
    title: 'Indentation',
    description: '',
    categoryId: category?.id ?? '',
    subjectIds: [],
    durationMinutes: 10,
    difficultyLevel: 5,
    createdBy: hall.adminId,
    sections: [{ title: 'Python', questions: [{ questionId: _id }] }],
  });
  await publishPaper(context, paperId);
  const answeredBy = async (who: 'asha' | 'ravi', isChosen: (optionText: string) => boolean) => {
    const issued = await hall.issue(who, paperId);
    const offered = issued.paper.sections[0]?.questions[0]?.options ?? [];
    const chosen = offered.filter((option) => isChosen(option.text));
    expect([offered.length, chosen.length]).toEqual([4, 1]);
    const device = new Device(issued, START + 1000)
      .start()
      .answerAll({ [_id]: chosen[0]?._id ?? '' })
      .seal();
    const { detailedResults, totalScore } = scoredIn(await hall.handIn(device.handIn()));
    return { totalScore, selected: detailedResults[0]?.selectedAnswer, options: detailedResults[0]?.options };
  };
  const indented = inBlock('if x:', '    y');
  const asha = await answeredBy('asha', (each) => each === indented);
  expect(asha.totalScore).toBe(4);
  // The result shows the option as it was written.
  expect(asha.options?.find((option) => option._id === asha.selected)?.text).toBe(indented);
  expect((await answeredBy('ravi', (each) => each === inBlock('if x:', 'y'))).totalScore).toBe(-1);
});

test('[BK16] a question that is sent twice is there once, also at the same moment', async () => {
  const before = await count();
  const answers = await Promise.all([snout(), snout()].map(write));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const again = await write({ ...snout(), isAnother: true });
  expect(again.status).toBe(409);
  expect(again.json).toMatchObject({ message: 'The bank has exactly this question.' });
  expect(await count()).toBe(before + 1);
  const { read, t } = hall.server.context.store;
  expect(await read.$count(t.auditEntries, eq(t.auditEntries.kind, 'questions'))).toBe(1);
});

test('[BK16] the largest question there can be is taken, and anything larger refused', async () => {
  const options = Array.from({ length: 64 }, (_, place) => ({
    text: `${place} ${'word '.repeat(999)}`.slice(0, 5_000),
    isRight: place === 63,
  }));
  const largest = { ...snout(), text: 'x y '.repeat(5_000), explanation: 'z '.repeat(10_000), options };
  expect((await write(largest)).status).toBe(201);
  for (const change of [
    { text: 'x'.repeat(20_001) },
    { explanation: 'x'.repeat(20_001) },
    { options: [...options, wrong('one more')] },
    { options: [right('x'.repeat(5_001)), wrong('b')] },
    { options: 'none' },
    { options: [null] },
    { type: 'Essay' },
    { difficulty: 11 },
    { pool: 'both' },
    { topicId: '../x' },
    { text: 'A\u0000B?' },
  ])
    expect((await write({ ...snout(), text: 'Another one?', ...change })).status).toBe(400);
});

describe('[BK17] a question that a student would call one of its topic', () => {
  const shuffled = [right('Terminal.'), wrong('medial'), wrong('the lateral')];

  test('is refused with the text of that one, until it is said to be another one', async () => {
    await write(snout());
    const again = {
      ...snout(),
      text: '“Which moraine does glacier leave, at its Snout ?”',
      options: shuffled,
    };
    const refused = await write(again);
    expect(refused).toMatchObject({
      status: 409,
      json: {
        message: 'The bank has this question already.',
        errors: { isAnother: expect.stringContaining('In the bank: Which moraine does a glacier') },
      },
    });
    expect((await write({ ...again, isAnother: true })).status).toBe(201);
    expect((await write({ ...depth() })).status).toBe(201);
  });

  const turns = (count: number, answer: string) => ({
    ...depth(),
    text: `A moulin turns ${count} times in 4 minutes. How often does it turn in one minute?`,
    answer,
  });
  const formula = (sign: string) => ({ ...depth(), text: `What is $x ${sign} 2$ if $x$ is 5 metres?` });

  test.each([
    ['other numbers', () => [turns(12, '3'), turns(10, '2.5')]],
    ['another sign', () => [formula('-'), formula('+')]],
    [
      'a word that reverses it',
      () => [snout(), { ...snout(), text: 'Which moraine does a glacier not leave at its snout?' }],
    ],
    [
      'another option',
      () => [snout(), { ...snout(), options: [wrong('lateral'), right('terminal'), wrong('ground')] }],
    ],
  ])('is not one with %s, which is shown as similar and saved', async (_, pair) => {
    const [first, second] = pair();
    expect((await write(first ?? {})).status).toBe(201);
    const { text = '', options = [] } = second ?? {};
    const like = await ask('POST', 'admin/similar-questions', {
      ...{ topicId, text },
      options: options.flatMap((option) => option.text || []),
    });
    expect(dataIn(like)).toMatchObject([{ text: expect.stringContaining(first?.text ?? '?') }]);
    expect((await write(second ?? {})).status).toBe(201);
  });

  test('is shown before the similar ones, at most five, and an edited one is not compared with itself', async () => {
    const ids: string[] = [];
    for (const count of [2, 3, 5, 6, 7, 8])
      ids.push(dataIn<ListedQuestion>(await write(turns(count, String(count))))._id);
    const like = async (more: object) =>
      dataIn<{ _id: string }[]>(
        await ask('POST', 'admin/similar-questions', {
          topicId,
          text: turns(3, '').text,
          options: [],
          ...more,
        }),
      ).map(({ _id }) => _id);
    const found = await like({});
    expect([found[0], found.length]).toEqual([ids[1], 5]);
    expect(await like({ except: ids[1] })).not.toContain(ids[1]);
    const far = { text: 'Which rock does a volcano throw out?' };
    expect(await like(far)).toEqual([]);
  });
});
