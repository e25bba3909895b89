import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { QuestionImport } from '@exam/shared-schema/contract';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

let workshop: Workshop;
let token: string;

beforeEach(async () => {
  workshop = await openWorkshop();
  token = await workshop.server.signIn('root');
});
afterEach(() => workshop.close());

const send = (body: object, as = token) =>
  workshop.server.ask('POST', '/api/questions/import', {
    token: as,
    body: {
      subjectId: workshop.subject('Physics'),
      topicId: workshop.topic('Physics', 'Kinematics'),
      name: 'a-file',
      ...body,
    },
  });
const report = async (format: string, text: string, more = {}) =>
  dataIn<QuestionImport>(await send({ format, text, ...more }));
const reasons = ({ items }: QuestionImport) => items.map(({ outcome, reason }) => reason ?? outcome);

/** What the bank has, by text. */
async function stored() {
  const { read, t } = workshop.context.store;
  const rows = await read.select().from(t.questions);
  return new Map(rows.filter(({ sourceName }) => sourceName === 'console').map((row) => [row.text, row]));
}

const rightOf = (row: { options: readonly { _id: string; text: string }[]; key: object } | undefined) => {
  const { correct = [] } = (row?.key ?? {}) as { correct?: readonly string[] };
  return row?.options.filter(({ _id }) => correct.includes(_id)).map(({ text }) => text);
};

describe('[OP10] a GIFT file', () => {
  const GIFT = String.raw`// A comment
$CATEGORY: Physics/Tides

::Moon:: What makes the tides: the Sun, or the Moon? {
~The Sun alone#No.
=Mostly the Moon#Yes.
~The wind####The Moon is nearer.}

Which are vectors? {~%50%Velocity ~%50%Force ~%-100%Mass}

The Earth turns once in a day. {TRUE}

How many hours has a day? {#24:0.5}

A number between one and five is {#1..5} on the scale.

Who found the law of gravity? {=Newton =Isaac Newton}

The mass is \{m\} \= $$\\frac\{F\}\{a\}$$, so what is F? {=ma ~m/a}

Match them. {=a -> b =c -> d}

Two lines:\nthe $\\neq$ and the $\neq$ are read. {T}

An essay about tides. {}

Only a description.`;

  test('[OP10] is read type by type, and what cannot be read is refused by itself', async () => {
    const found = await report('gift', GIFT);
    expect(reasons(found)).toEqual([
      ...['imported', 'imported', 'imported', 'imported', 'imported', 'imported', 'imported'],
      'Questions that match pairs are not read.',
      'imported',
      'It has no answer.',
      'It has no braces with its answer.',
    ]);
    const bank = await stored();
    const moon = bank.get('What makes the tides: the Sun, or the Moon?');
    expect(moon).toMatchObject({ type: 'MCQ', explanation: 'The Moon is nearer.', pool: 'practice' });
    expect(rightOf(moon)).toEqual(['Mostly the Moon']);
    expect(bank.get('Which are vectors?')).toMatchObject({ type: 'MSQ' });
    expect(rightOf(bank.get('Which are vectors?'))).toEqual(['Velocity', 'Force']);
    expect(rightOf(bank.get('The Earth turns once in a day.'))).toEqual(['True']);
    expect(bank.get('How many hours has a day?')?.key).toEqual({
      ...{ type: 'Numerical', values: ['24'], tolerance: '0.5' },
    });
    expect([...bank.keys()].some((text) => text.startsWith('A number between one and five is'))).toBe(true);
    expect(bank.get('Who found the law of gravity?')?.key).toEqual({
      ...{ type: 'ShortText', accepted: ['Newton', 'Isaac Newton'] },
    });
    expect([...bank.keys()]).toContain('Two lines:\nthe $\\neq$ and the $\\neq$ are read.');
    expect([...bank.keys()]).toContain(String.raw`The mass is {m} = $$\frac{F}{a}$$, so what is F?`);
  });

  test('[OP10] with weights that are not 100 in all, or a part of the marks, is refused', async () => {
    const found = await report(
      'gift',
      'A? {~%50%b ~%10%c ~d}\n\nB? {=%100%x =%50%y}\n\nC? {#=1 =2}\n\nD? {~a ~b}',
    );
    expect(reasons(found)).toEqual([
      'The weights of its right options are not 100 in all.',
      'It gives a part of the marks for some answers.',
      'It has several right numbers.',
      'The weights of its right options are not 100 in all.',
    ]);
  });
});

describe('[OP10] a CSV file', () => {
  test('[OP10] has its options in columns of their own, and answers by letter, number or words', async () => {
    const found = await report(
      'csv',
      [
        'Question;A;B;C;Answer;Explanation;Difficulty;Tags',
        'What is the unit of force?;Newton;Joule;Watt;A;"It is named after Newton;\nsee the book.";3;units, force',
        'Which are units of energy?;Newton;Joule;Erg;B,C;;;',
        'What is the unit of power?;Newton;Joule;Watt;3;;;',
        'What is the unit of work?;Newton;Joule;Watt;Joule;;;',
        'What is the unit of mass?;Newton;Joule;Watt;D;;;',
        'What is 12 in a dozen of dozens?;;;;144;;;',
        'What is nothing?;;;;;;;',
      ].join('\r\n'),
    );
    expect(reasons(found)).toEqual([
      ...['imported', 'imported', 'imported', 'imported'],
      ...['Its answer names none of its options.', 'imported', 'It has no answer.'],
    ]);
    const bank = await stored();
    expect(bank.get('What is the unit of force?')).toMatchObject({
      ...{ type: 'MCQ', difficulty: 3, keywords: ['units', 'force'] },
      explanation: 'It is named after Newton;\nsee the book.',
    });
    expect(bank.get('Which are units of energy?')).toMatchObject({ type: 'MSQ' });
    expect(rightOf(bank.get('What is the unit of power?'))).toEqual(['Watt']);
    expect(rightOf(bank.get('What is the unit of work?'))).toEqual(['Joule']);
    expect(bank.get('What is 12 in a dozen of dozens?')?.key).toEqual({ type: 'Numerical', values: ['144'] });
  });

  test('[OP10] that counts its options from zero is found by a zero', async () => {
    await report(
      'csv',
      'question,option 1,option 2,answer\nIs it the first one?,Yes,No,0\nOr the second?,Yes,No,1\n',
    );
    const bank = await stored();
    expect(rightOf(bank.get('Is it the first one?'))).toEqual(['Yes']);
    expect(rightOf(bank.get('Or the second?'))).toEqual(['No']);
  });

  test('[OP10] without a header or with broken quotation marks is refused as a whole', async () => {
    const refusal = await send({ format: 'csv', text: 'What?,Yes,No,0\nAnd?,Yes,No,1' });
    expect(errorIn(refusal).errors).toEqual({
      text: "The first line has to name the columns, one of them 'Question'.",
    });
    expect(refusalIn(await send({ format: 'csv', text: 'Question,A\n"What,b\n' }))).toBe('400 VALIDATION');
  });
});

test.each(['csv', 'json'] as const)('[OP10] the console reads its own file of %s back', async (format) => {
  const gift =
    '-2 is {=less ~more####As it is.} than 1.\n\nWhich are even? {~%50%Two ~%50%Four ~Five}\n\nA dozen? {#12}';
  await report('gift', gift);
  const file = await workshop.server.ask('GET', `/api/questions/export?format=${format}&pool=practice`, {
    token,
  });
  const before = await stored();
  expect(await report(format, file.text)).toMatchObject({ imported: 0, duplicates: 3 });
  for (const { id } of before.values())
    expect((await workshop.server.ask('DELETE', `/api/questions/${id}`, { token })).status).toBe(200);
  expect(await report(format, file.text)).toMatchObject({ imported: 3, refused: 0 });
  const after = await stored();
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [text, row] of after) {
    expect(row).toMatchObject({ type: before.get(text)?.type, explanation: before.get(text)?.explanation });
    expect(rightOf(row)).toEqual(rightOf(before.get(text)));
  }
});

test('[OP9] a dry run stores nothing, and repeating a file adds nothing', async () => {
  const text = 'What makes the tides? {=The Moon ~The wind}\n\nNot closed {=a';
  const dry = await report('gift', text, { dryRun: true });
  expect(dry).toMatchObject({ imported: 1, duplicates: 0, refused: 1 });
  expect((await stored()).size).toBe(0);
  await report('gift', text);
  workshop.server.clock.advance(1);
  const again = await send({ format: 'gift', text });
  expect(again.json).toMatchObject({ message: '0 questions imported, 1 in the bank already, 1 refused.' });
  expect((await stored()).size).toBe(1);
  const { imports } = (await workshop.server.ask('GET', '/api/admin/operations/imports', { token })).json as {
    imports: object[];
  };
  expect(imports).toMatchObject([
    { source: 'a-file', added: 0, unchanged: 1, refused: 1, reasons: ['Item 2: A brace is not closed.'] },
    { added: 1, unchanged: 0, refused: 1 },
  ]);
});

test('[OP9] a file without questions, with too many, or into a topic of another subject is refused', async () => {
  expect(errorIn(await send({ format: 'gift', text: '// nothing' })).message).toBe(
    'The file has no questions.',
  );
  const many = Array.from({ length: 301 }, (_, place) => `Is it ${place}? {T}`).join('\n\n');
  expect(errorIn(await send({ format: 'gift', text: many })).message).toMatch(
    /^A file has at most 300 questions/,
  );
  const other = { topicId: workshop.topic('Chemistry', 'Atoms') };
  expect(errorIn(await send({ format: 'gift', text: 'A? {T}', ...other })).errors).toHaveProperty('topicId');
  expect(refusalIn(await send({ format: 'json', text: '{' }))).toBe('400 VALIDATION');
});
