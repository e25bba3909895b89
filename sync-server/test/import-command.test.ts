import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { openSqlite } from '../src/database/open-sqlite.ts';
import { readRequest, runImport, type ImportRequest } from '../src/import-command.ts';
import { migrationsDirectory } from './support/test-server.ts';

const fixture = fileURLToPath(new URL('fixtures/import/jeebench-like.json', import.meta.url));
let directory: string;
let said: string[];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-import-'));
  said = [];
});

afterEach(() => rmSync(directory, { recursive: true }));

function run(
  request: Partial<ImportRequest> = {},
  environment: Record<string, string> = {},
): Promise<number> {
  return runImport(
    {
      file: fixture,
      format: 'jeebench',
      titleTemplate: 'Own Advanced {year} {paper}',
      translations: [],
      isDryRun: false,
      ...request,
    },
    { NODE_ENV: 'test', DATA_DIR: directory, MIGRATIONS_DIR: migrationsDirectory, ...environment },
    (lines) => said.push(...lines),
  );
}

async function inDatabase<T>(look: (store: ReturnType<typeof openSqlite>) => Promise<T>): Promise<T> {
  const store = openSqlite({ dataDirectory: directory, migrationsDirectory });
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

it('stores what can be read, says what cannot, and ends with 1 because of that', async () => {
  expect(await run()).toBe(1);
  expect(said).toContain('15 items: 10 read (2 with a note), 5 refused');
  expect(said).toContain('Questions: 10 created, 0 already there');
  expect(said.filter((line) => line.includes('REFUSED'))).toHaveLength(5);
  const imported = await inDatabase(async ({ read, t }) => {
    const papers = await read.select().from(t.papers);
    return papers.filter(({ title }) => title.startsWith('Own Advanced'));
  });
  expect(imported).toMatchObject([
    { title: 'Own Advanced 2031 Paper 1', totalQuestions: 6, durationMinutes: 180, totalMarks: '21' },
    { title: 'Own Advanced 2031 Paper 2', totalQuestions: 4, durationMinutes: 180, totalMarks: '13' },
  ]);
  expect(imported.every(({ currentVersion }) => currentVersion !== null)).toBe(true);
});

it('adds nothing the second time, and says so', async () => {
  await run();
  const count = () =>
    inDatabase(({ read, t }) => Promise.all([read.$count(t.questions), read.$count(t.papers)]));
  const before = await count();
  said = [];
  await run();
  expect(said).toContain('Questions: 0 created, 10 already there');
  expect(said).toContain('Everything was imported before; nothing was created.');
  expect(await count()).toEqual(before);
});

it('ends with 0 where every item is in', async () => {
  const file = path.join(directory, 'one.json');
  const item = {
    description: 'Own 2032 Paper 1',
    index: 1,
    subject: 'math',
    type: 'Integer',
    question: '$1+1$',
    gold: '2',
  };
  writeFileSync(file, JSON.stringify([item]));
  expect(await run({ file })).toBe(0);
});

it('[PK9] takes the words of another language from a second file, and a calculator for the papers', async () => {
  const hindi = path.join(directory, 'hi.json');
  const items = JSON.parse(readFileSync(fixture, 'utf8')) as { question: string; gold: string }[];
  const [first, second, third, ...others] = items as [
    { question: string },
    { gold: string },
    object,
    ...object[],
  ];
  const translated = { ...first, question: first.question.replace('A trolley moves', 'एक ट्रॉली चलती है') };
  writeFileSync(hindi, JSON.stringify([translated, { ...second, gold: 'A' }, third]));
  await run({ translations: [{ language: 'hi', file: hindi }], calculator: 'scientific' });
  expect(said).toContain('Language hi: 2 of 10 questions');
  expect(said.filter((line) => line.includes('differ in the file for hi'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('not in the file for hi'))).toHaveLength(others.length - 5);
  const [paper] = await inDatabase(async ({ read, t }) => {
    const rows = await read.select({ content: t.packageVersions.content }).from(t.packageVersions);
    const packages = rows.map(({ content }) => JSON.parse(content) as PaperPackage);
    return packages.filter(({ title }) => title === 'Own Advanced 2031 Paper 1');
  });
  expect(paper).toMatchObject({ languages: ['en', 'hi'], calculator: 'scientific' });
  const question = paper?.sections
    .flatMap(({ questions }) => questions)
    .find(({ text }) => text.includes('trolley'));
  expect(question?.translations?.['hi']?.text).toContain('एक ट्रॉली चलती है');
  expect(question?.translations?.['hi']?.options).toEqual(question?.options);
});

describe('words in another language for questions that are there already', () => {
  const MARATHI = 'एक गाडी';

  /** The first question of the fixture, which stands in Paper 1, with its first words replaced. */
  function translation(words: string): string {
    const file = path.join(directory, 'other-language.json');
    const [first] = JSON.parse(readFileSync(fixture, 'utf8')) as [{ question: string }];
    const question = first.question.replace('A trolley moves', words);
    writeFileSync(file, JSON.stringify([{ ...first, question }]));
    return file;
  }

  const imported = () =>
    inDatabase(async ({ read, t }) => {
      const papers = await read.select().from(t.papers).orderBy(t.papers.title);
      const versions = await read.select().from(t.packageVersions);
      const [paper, other] = papers.filter(({ title }) => title.startsWith('Own Advanced'));
      const current = versions.find(({ version }) => version === paper?.currentVersion);
      const content = JSON.parse(current?.content ?? '{}') as PaperPackage;
      const question = content.sections
        .flatMap(({ questions }) => questions)
        .find(({ text }) => text.includes('trolley'));
      return { paper, other, versions, content, question };
    });

  it('reach the paper that shows them, as a new version beside the one that was issued', async () => {
    await run();
    const before = await imported();
    said = [];
    await run({ translations: [{ language: 'hi', file: translation('एक ट्रॉली चलती है') }] });
    expect(said).toContain('Translations: 1 added or changed, 0 as before');
    expect(said).toContain(
      "Paper 'Own Advanced 2031 Paper 1': already there, published anew with its translations",
    );
    expect(said).toContain("Paper 'Own Advanced 2031 Paper 2': already there, left as it is");
    expect(said).not.toContain('Everything was imported before; nothing was created.');
    const after = await imported();
    expect(after.content.languages).toEqual(['en', 'hi']);
    expect(after.question?.translations?.['hi']?.text).toContain('एक ट्रॉली चलती है');
    expect(after.question?.translations?.['hi']?.options).toEqual(before.question?.options);
    expect(after.question).toMatchObject({ ...before.question });
    expect(after.paper?.currentVersion).not.toBe(before.paper?.currentVersion);
    expect(after.other).toEqual(before.other);
    expect(after.versions).toEqual(expect.arrayContaining(before.versions));
    expect(after.versions).toHaveLength(before.versions.length + 1);
  });

  it('the same file twice changes nothing, and says so', async () => {
    await run();
    const request = { translations: [{ language: 'hi', file: translation('एक ट्रॉली चलती है') }] };
    await run(request);
    const before = await imported();
    said = [];
    await run(request);
    expect(said).toContain('Translations: 0 added or changed, 1 as before');
    expect(said).toContain('Everything was imported before; nothing was created.');
    expect(await imported()).toEqual(before);
  });

  it('a changed text is a new version; the words in other languages stay', async () => {
    await run({ translations: [{ language: 'hi', file: translation('एक ट्रॉली चलती है') }] });
    await run({ translations: [{ language: 'mr', file: translation(MARATHI) }] });
    await run({ translations: [{ language: 'hi', file: translation('ट्रॉली चली') }] });
    const { content, question, versions } = await imported();
    expect(content.languages).toEqual(['en', 'hi', 'mr']);
    expect(question?.translations?.['hi']?.text).toContain('ट्रॉली चली');
    expect(question?.translations?.['mr']?.text).toContain(MARATHI);
    expect(versions.filter(({ paperId }) => paperId === content.testId)).toHaveLength(3);
  });

  it('are left out where the bank has the question in other words by now', async () => {
    await run();
    const before = await imported();
    const file = path.join(directory, 'corrected.json');
    writeFileSync(file, readFileSync(fixture, 'utf8').replace('A trolley', 'A cart'));
    said = [];
    await run({ file, translations: [{ language: 'hi', file: translation('एक ट्रॉली चलती है') }] });
    expect(said).toContain('Translations: 0 added or changed, 0 as before');
    expect(
      said.filter((line) => line.includes('not as it is in the file; its translation is left out')),
    ).toHaveLength(1);
    expect(await imported()).toEqual(before);
  });
});

it('touches no database in a dry run', async () => {
  expect(await run({ isDryRun: true }, { DATA_DIR: path.join(directory, 'none') })).toBe(1);
  expect(said.at(-1)).toBe('Dry run: nothing was stored.');
});

it('needs an author in production, where nobody is made up', async () => {
  await expect(run({}, { NODE_ENV: 'production' })).rejects.toThrow('need an administrator');
});

it.each([
  [{ file: '/nowhere/exam.json' }, 'cannot be read'],
  [{ format: 'telegram' }, "The format 'telegram' is not known. Known are: jeebench."],
  [{ file: fileURLToPath(import.meta.url) }, 'is not JSON'],
])('refuses %j with a sentence', async (request, sentence) => {
  await expect(run(request)).rejects.toThrow(sentence);
});

it('reads its arguments, and asks for what is missing', () => {
  expect(readRequest(['a.json', '--format', 'jeebench', '--paper', 'X {year}', '--dry-run'])).toMatchObject({
    format: 'jeebench',
    titleTemplate: 'X {year}',
    isDryRun: true,
  });
  const more = ['--translation', 'hi=b.json', '--calculator', 'basic'];
  expect(readRequest(['a.json', '--format', 'jeebench', ...more])).toMatchObject({
    translations: [{ language: 'hi', file: path.resolve(process.env['INIT_CWD'] ?? '.', 'b.json') }],
    calculator: 'basic',
  });
  expect(() => readRequest(['a.json', '--format', 'x', '--translation', 'b.json'])).toThrow(
    'such as hi=FILE',
  );
  expect(() => readRequest(['a.json', '--format', 'x', '--calculator', 'slide rule'])).toThrow('basic');
  expect(() => readRequest(['--format', 'jeebench'])).toThrow('Name one file');
  expect(() => readRequest(['a.json'])).toThrow('Name the format');
});
