import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LARGEST_IMAGE, partsOf, type WholeQuestion } from '@exam/shared-schema/contract';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { openHall, type Hall } from './support/hall.ts';
import { editForm } from './support/question-form.ts';
import { editQuestions } from './support/questions.ts';
import { dataIn } from './support/read.ts';

let hall: Hall;
let admin: string;
let subjectId: string;
let topicId: string;

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = admin) =>
  hall.server.ask(method, `/api/${path}`, { token, ...(body && { body }) });
const make = async (path: string, body: object) => dataIn<{ _id: string }>(await ask('POST', path, body))._id;
const whole = async (id: string) => dataIn(await ask('GET', `questions/${id}`)) as WholeQuestion;
const errorsIn = (answer: { readonly json: unknown }) =>
  (answer.json as { errors: Record<string, string> }).errors;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
  subjectId = await make('subjects/create_subject', { name: 'Geology' });
  const range = { min: 1, max: 9 };
  topicId = await make('topics/create_topic', { name: 'Glaciers', subjectId, difficultyRange: range });
});

afterEach(() => hall.server.close());

/** A header is all that the server reads. */
const png = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size, Buffer.alloc(9)]);
};
const PNG = png(32, 16);
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0001108001000200301220002110103110100',
  'hex',
);
const WEBP = Buffer.from('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x1f\0\0\x0f\0\0', 'latin1');
const upload = (bytes: Buffer, token = admin) =>
  ask('POST', 'admin/question-images', { image: bytes.toString('base64') }, token);
const stored = async (bytes = PNG) => dataIn<{ diagramUrl: string }>(await upload(bytes)).diagramUrl;

const option = (text: string, textInHindi = '') => ({ text, isRight: text === 'terminal', textInHindi });
const snout = () => ({
  type: 'MCQ',
  subjectId,
  topicId,
  text: 'Which moraine does a glacier leave at its snout?',
  options: [option('lateral', 'पार्श्विक'), option('terminal', 'अंतस्थ'), option('$2$')],
  explanation: 'The snout is where it ends.',
});
const inHindi = () => ({
  ...snout(),
  isInHindi: true,
  textInHindi: 'हिमनद अपने प्रोथ पर कौन-सा हिमोढ़ छोड़ता है?',
  explanationInHindi: 'प्रोथ वह स्थान है जहाँ हिमनद समाप्त होता है।',
});

/** From the state that it is in, with the form as the console fills it. */
const edit = async (id: string, changes: object) =>
  ask('PUT', `questions/${id}`, {
    ...editForm(await whole(id), { subjectId, topicId }),
    ...changes,
  });

describe('[BK23] an image', () => {
  test('is stored by what its bytes say it is, once, and comes with the question', async () => {
    const diagramUrl = await stored();
    expect(await stored()).toBe(diagramUrl);
    const image = await hall.server.app.inject({ method: 'GET', url: diagramUrl });
    expect([image.headers['content-type'], image.rawPayload]).toEqual(['image/png', PNG]);
    const id = await make('questions', { ...snout(), diagramUrl, diagramAlt: 'A glacier from above' });
    expect(await whole(id)).toMatchObject({ diagramUrl, diagramAlt: 'A glacier from above' });
  });

  test.each([
    ['JPEG', JPEG, 'image/jpeg'],
    ['WebP', WEBP, 'image/webp'],
  ])('may be a %s', async (_, bytes, type) => {
    const image = await hall.server.app.inject({ method: 'GET', url: await stored(bytes) });
    expect(image.headers['content-type']).toBe(type);
  });

  test.each([
    ['a page that calls itself an image', Buffer.from('<svg xmlns="x"><script>1</script></svg>')],
    ['nothing of an image', Buffer.from('GIF89a')],
    ['eight bytes of one and words', Buffer.from('\x89PNG\r\n\x1a\nof a glacier', 'latin1')],
    ['one of 4,097 pixels', png(4097, 1)],
    ['one of 30,000 rows', png(1, 30_000)],
    ['one of more than 1 MB', Buffer.concat([PNG, Buffer.alloc(LARGEST_IMAGE)])],
  ])('that is %s is refused, and nothing is stored', async (_, bytes) => {
    const answer = await upload(bytes);
    expect(answer.status).toBe(400);
    expect(errorsIn(answer)['image']).toMatch(/image/i);
    const { store } = hall.server.context;
    expect(await store.read.$count(store.t.media)).toBe(0);
  });

  test('is uploaded by administrators alone', async () => {
    expect((await upload(PNG, hall.asha.token)).status).toBe(403);
  });

  test('that is not stored here is refused, since no paper could bring it along', async () => {
    const diagramUrl = `/api/media/${'0'.repeat(64)}`;
    const answer = await ask('POST', 'questions', { ...snout(), diagramUrl, diagramAlt: 'Ice' });
    expect(errorsIn(answer)).toEqual({
      diagramUrl: 'This image is not stored here. Please choose it again',
    });
    const id = await make('questions', snout());
    expect(errorsIn(await edit(id, { diagramUrl, diagramAlt: 'Ice' }))).toHaveProperty('diagramUrl');
  });

  test('says what it shows', async () => {
    const answer = await ask('POST', 'questions', { ...snout(), diagramUrl: await stored() });
    expect(errorsIn(answer)).toEqual({
      diagramAlt: 'Please say what the image shows, for those who cannot see it',
    });
  });

  test('is added, exchanged and taken away by an edit', async () => {
    const id = await make('questions', snout());
    const [one, other] = [await stored(), await stored(Buffer.concat([PNG, Buffer.from('in winter')]))];
    for (const diagramUrl of [one, other]) {
      expect((await edit(id, { diagramUrl, diagramAlt: 'Ice' })).status).toBe(200);
      expect(await whole(id)).toMatchObject({ diagramUrl, diagramAlt: 'Ice' });
    }
    expect((await edit(id, { diagramUrl: '' })).status).toBe(200);
    expect(await whole(id)).toMatchObject({ diagramUrl: null, diagramAlt: null });
    expect((await whole(id)).changes).toHaveLength(3);
  });

  test('has a description of its own: that of a diagram in LaTeX stays', async () => {
    const id = await make('questions', snout());
    const drawn = { diagramLatex: '\\text{ice}', diagramAlt: 'A table of ice' };
    await editQuestions(hall.server.context, drawn, (row) => row.id === id);
    expect((await edit(id, { diagramAlt: '', difficulty: 7 })).status).toBe(200);
    expect(await whole(id)).toMatchObject({ ...drawn, difficulty: 7 });
  });

  test('makes another question of the same words', async () => {
    await make('questions', snout());
    const image = { diagramUrl: await stored(), diagramAlt: 'Ice', isAnother: true };
    const pictured = { ...snout(), ...image };
    await make('questions', pictured);
    expect((await ask('POST', 'questions', pictured)).status).toBe(409);
  });
});

describe('[BK24] the Hindi of a question', () => {
  test('is kept with it, and an option without words of its own has the same ones', async () => {
    const id = await make('questions', inHindi());
    const { options, translations } = await whole(id);
    const { textInHindi: text, explanationInHindi: explanation } = inHindi();
    const words = ['पार्श्विक', 'अंतस्थ', '$2$'];
    expect(translations).toEqual({
      hi: { text, explanation, options: options.map(({ _id }, place) => ({ _id, text: words[place] })) },
    });
    expect(partsOf(await whole(id)).options.map(({ textInHindi }) => textInHindi)).toEqual([
      'पार्श्विक',
      'अंतस्थ',
      '',
    ]);
  });

  test('is found by its words', async () => {
    const id = await make('questions', inHindi());
    for (const word of ['हिमनद', 'पार्श्विक', 'समाप्त']) {
      const answer = await ask('GET', `questions?search=${encodeURIComponent(word)}`);
      expect(answer.json).toMatchObject({ questions: [{ _id: id }] });
    }
  });

  test('is edited, and taken away where the question is only in English again', async () => {
    const id = await make('questions', inHindi());
    const [lateral, ...rest] = partsOf(await whole(id)).options;
    const options = [{ ...lateral, textInHindi: 'पार्श्व' }, ...rest];
    expect((await edit(id, { options, explanationInHindi: '' })).status).toBe(200);
    const { hi } = (await whole(id)).translations;
    expect([hi?.options[0]?.text, hi?.explanation]).toEqual(['पार्श्व', undefined]);
    expect((await edit(id, { isInHindi: false })).status).toBe(200);
    expect((await whole(id)).translations).toEqual({});
  });

  test('leaves what the question has in other languages as it is', async () => {
    const id = await make('questions', snout());
    const { options } = await whole(id);
    const ta = { text: 'எது?', options: options.map(({ _id }) => ({ _id, text: 'ஒன்று' })) };
    await editQuestions(hall.server.context, { translations: { ta } }, (row) => row.id === id);
    const { isInHindi, textInHindi } = inHindi();
    expect((await edit(id, { isInHindi, textInHindi })).status).toBe(200);
    expect((await whole(id)).translations).toMatchObject({ ta, hi: { text: textInHindi } });
    expect((await edit(id, { isInHindi: false })).status).toBe(200);
    expect((await whole(id)).translations).toEqual({ ta });
  });

  test.each<[string, object, object]>([
    ['no text', { textInHindi: ' ' }, { textInHindi: 'Please write the question in Hindi' }],
    ['a broken formula', { textInHindi: '$\\frac{1$' }, { textInHindi: expect.stringMatching(/formula/) }],
    [
      'a broken formula in its explanation',
      { explanationInHindi: '$\\frac{1$' },
      { explanationInHindi: expect.stringMatching(/formula/) },
    ],
    [
      'two options of the same words',
      { options: [option('lateral', 'अंतस्थ'), option('terminal', 'अंतस्थ')] },
      { options: 'Its options A and B are the same.' },
    ],
  ])('with %s is refused beside its field', async (_, change, errors) => {
    const answer = await ask('POST', 'questions', { ...inHindi(), ...change });
    expect([answer.status, errorsIn(answer)]).toEqual([400, errors]);
  });

  test('[BK34] has the code of the English', async () => {
    const withCode = {
      ...inHindi(),
      text: 'What prints `f(x)`?',
      options: [option('`a`', '`a` ही'), option('terminal'), option('$2$')],
    };
    const refused = await ask('POST', 'questions', { ...withCode, textInHindi: '`f(य)` क्या छापता है?' });
    const sentence = 'It has other code than in English. Code is the same in every language.';
    expect(errorsIn(refused)).toEqual({ textInHindi: sentence });
    const textInHindi = '`f(x)` क्या छापता है?';
    const other = [option('`a`', '`अ`'), option('terminal'), option('$2$')];
    const inOption = await ask('POST', 'questions', { ...withCode, textInHindi, options: other });
    expect(errorsIn(inOption)).toEqual({ options: sentence });
    const id = await make('questions', { ...withCode, textInHindi });
    expect((await whole(id)).translations['hi']).toMatchObject({ text: textInHindi });
  });

  test('is in the package of a paper in both languages', async () => {
    const { context } = hall.server;
    const rows = await context.store.read.select().from(context.store.t.questions);
    for (const { id, options } of rows.filter((row) => row.translations === null)) {
      const hi = {
        text: 'हिंदी में',
        options: options.map((each) => ({ _id: each._id, text: `ह ${each.text}` })),
      };
      await editQuestions(context, { translations: { hi } }, (row) => row.id === id);
    }
    await publishPaper(context, hall.paperId);
    const { paper } = await hall.issue('ravi');
    expect(JSON.stringify(paper)).toContain('हिंदी में');
  });
});

test('[BK10] the licences of the bank are told once each, and narrow its list', async () => {
  const { context } = hall.server;
  const rows = await context.store.read.select().from(context.store.t.questions);
  const [one, two, three] = rows.map(({ id }) => id);
  const licensed = (licence: string, ...ids: (string | undefined)[]) =>
    editQuestions(context, { licence }, ({ id }) => ids.includes(id));
  await licensed('MIT', two);
  await licensed('CC BY 4.0', one, three);
  const licences = dataIn(await ask('GET', 'admin/question-licences'));
  expect(licences).toEqual(['CC BY 4.0', 'MIT']);
  const answer = await ask('GET', 'questions?licence=MIT');
  expect(answer.json).toMatchObject({ total: 1, questions: [{ _id: two, licence: 'MIT' }] });
});
