import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_QUESTIONS, type PaperPackage } from '@exam/shared-schema/paper-package';
import { scratchParent } from '../../scripts/vitest/scratch.ts';
import { readConfig } from '../src/config.ts';
import { DATABASE_FILE } from '../src/database/index.ts';
import { openSqlite } from '../src/database/open-sqlite.ts';
import { readRequest, runImport, type ImportRequest } from '../src/import-command.ts';
import { prepareServer } from '../src/start.ts';
import { migrationsDirectory } from './support/test-server.ts';

const fixture = fileURLToPath(new URL('fixtures/import/jeebench-like.json', import.meta.url));
let directory: string;
let said: string[];

const scratchFolder = () => mkdtempSync(path.join(scratchParent(), 'prep-import-'));
const settingsOf = (folder: string) => ({
  NODE_ENV: 'test',
  DATA_DIR: folder,
  MIGRATIONS_DIR: migrationsDirectory,
});

/** The bytes of a database after its first start, which takes longer than most imports. */
let started: Promise<Buffer> | undefined;

async function startedFile(): Promise<Buffer> {
  const folder = scratchFolder();
  const { stop } = await prepareServer(readConfig({ ...settingsOf(folder), LOG_LEVEL: 'silent' }), {
    program: null,
  });
  await stop();
  const bytes = readFileSync(path.join(folder, DATABASE_FILE));
  rmSync(folder, { recursive: true });
  return bytes;
}

beforeEach(async () => {
  directory = scratchFolder();
  writeFileSync(path.join(directory, DATABASE_FILE), await (started ??= startedFile()));
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
    { ...settingsOf(directory), ...environment },
    (lines) => said.push(...lines),
  );
}

interface Item {
  readonly description: string;
  readonly index: number;
  readonly subject: string;
  readonly type: string;
  readonly question: string;
  readonly gold: string;
}

const item = (index: number): Item => ({
  description: 'Own 2032 Paper 1',
  index,
  subject: 'math',
  type: 'Integer',
  question: `$${index}+1$`,
  gold: String(index + 1),
});

/** @returns the file's path. */
function write(items: readonly unknown[]): string {
  const file = path.join(directory, 'items.json');
  writeFileSync(file, JSON.stringify(items));
  return file;
}

async function inDatabase<T>(
  look: (store: ReturnType<typeof openSqlite>) => Promise<T>,
  dataDirectory = directory,
): Promise<T> {
  const store = openSqlite({ dataDirectory, migrationsDirectory });
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
    { title: 'Own Advanced 2031 Paper 1', totalQuestions: 6, durationMinutes: 25, totalMarks: '21' },
    { title: 'Own Advanced 2031 Paper 2', totalQuestions: 4, durationMinutes: 15, totalMarks: '13' },
  ]);
  expect(imported.every(({ currentVersion }) => currentVersion !== null)).toBe(true);
});

/** The items of the fixture that can be read, and what the others are. */
const usable = () => {
  const items = JSON.parse(readFileSync(fixture, 'utf8')) as Item[];
  const refused = said.filter((line) => line.includes('REFUSED')).map((line) => Number(line.slice(0, 4)));
  return items.filter((_item, place) => !refused.includes(place + 1));
};

it('[IM3] adds nothing the second time, and says that everything was there only if it was', async () => {
  await run();
  const file = write(usable());
  const count = () =>
    inDatabase(({ read, t }) => Promise.all([read.$count(t.questions), read.$count(t.papers)]));
  const before = await count();
  said = [];
  await run();
  expect(said).toContain('Questions: 0 created, 10 already there');
  expect(said).not.toContain('Everything was imported before; nothing was created.');
  expect(await count()).toEqual(before);
  await run({ file });
  expect(said).toContain('Everything was imported before; nothing was created.');
  expect(await count()).toEqual(before);
});

it('[IM3] says that nothing was stored where nothing can be used', async () => {
  expect(await run({ file: write([{ ...item(1), gold: 'E' }, 7, null]) })).toBe(1);
  expect(said).toContain('Nothing was stored: no item of the file can be used.');
  expect(await run({ file: write([]) })).toBe(1);
});

const paperAndContent = () =>
  inDatabase(async ({ read, t }) => {
    const papers = await read.select().from(t.papers);
    const paper = papers.find(({ title }) => title.startsWith('Own Advanced'));
    const versions = await read.select().from(t.packageVersions);
    const current = versions.find(({ version }) => version === paper?.currentVersion);
    const content = JSON.parse(current?.content ?? '{}') as PaperPackage;
    const texts = content.sections.map(({ questions }) => questions.map(({ text }) => text));
    return { paper, texts, versions: versions.filter(({ paperId }) => paperId === paper?.id).length };
  });

it('[IM4] [IM5] a repaired item joins its paper in its place, as a new version; until then the paper says what is missing', async () => {
  const items = [1, 2, 3].map((index) => item(index));
  const broken = items.map((each) => (each.index === 2 ? { ...each, gold: 'many' } : each));
  expect(await run({ file: write(broken) })).toBe(1);
  const before = await paperAndContent();
  expect(before.texts).toEqual([['$1+1$', '$3+1$']]);
  expect(before.paper?.description).toContain('2 questions imported from JEEBench');
  expect(before.paper?.description).toContain('1 more could not be read and is missing.');
  said = [];
  expect(await run({ file: write(items) })).toBe(0);
  expect(said).toContain(
    "Paper 'Own Advanced 2032 Paper 1': already there, published again with 1 more question",
  );
  const after = await paperAndContent();
  expect(after).toMatchObject({ texts: [['$1+1$', '$2+1$', '$3+1$']], versions: 2 });
  expect(after.paper?.description).not.toContain('missing');
  expect(after.paper?.id).toBe(before.paper?.id);
});

it('[IM5] refuses what could not be handed in before anything is stored', async () => {
  const count = () =>
    inDatabase(({ read, t }) => Promise.all([read.$count(t.questions), read.$count(t.papers)]));
  await run();
  const before = await count();
  const file = write(Array.from({ length: MOST_QUESTIONS + 1 }, (_, index) => item(index)));
  await expect(run({ file })).rejects.toThrow('would have 1001 questions; a paper has at most 1000');
  expect(await count()).toEqual(before);
});

it('[IM1] stores no text in a wrong encoding, and takes the one that is named', async () => {
  const file = path.join(directory, 'latin.json');
  const items = [{ ...item(1), question: 'Schrödinger’s équation' }];
  writeFileSync(file, Buffer.from(JSON.stringify(items).replace('’', '\x92'), 'latin1'));
  await expect(run({ file })).rejects.toThrow(
    'latin.json is not UTF-8: save it as UTF-8, or name its encoding',
  );
  expect(await run({ file, encoding: 'windows-1252' })).toBe(0);
  expect((await paperAndContent()).texts).toEqual([['Schrödinger’s équation']]);
  const utf16 = path.join(directory, 'utf16.json');
  writeFileSync(utf16, Buffer.from(JSON.stringify(items), 'utf16le'));
  await expect(run({ file: utf16 })).rejects.toThrow('--encoding utf-16le');
  await expect(run({ file, encoding: 'klingon' })).rejects.toThrow("'klingon' is no encoding");
});

it('[IM6] names what the file does not say, and takes it from a table, for questions that are there too', async () => {
  const key = 'Own 2032 Paper 1 #1';
  const table = path.join(directory, 'facts.csv');
  writeFileSync(
    table,
    `key,topic,difficulty,explanation\n${key},Algebra,3,"One and one, ""added"""\nno such key,,2,\n`,
  );
  const file = write([item(1), item(2)]);
  await run({ file });
  expect(said).toContain(
    'Not known from the file: topic of 2, difficulty of 2, explanation of 2 of 2 questions.',
  );
  await expect(run({ file, facts: table })).rejects.toThrow(
    "the catalogue has no topic 'Algebra' in Mathematics",
  );
  const topic = await inDatabase(async ({ read, t }) => {
    const subjects = await read.select().from(t.subjects);
    const topics = await read.select().from(t.topics);
    const mathematics = subjects.filter(({ name }) => name === 'Mathematics').map(({ id }) => id);
    return topics.find(({ subjectId }) => mathematics.includes(subjectId));
  });
  writeFileSync(table, readFileSync(table, 'utf8').replace('Algebra', `"${topic?.name ?? ''}"`));
  said = [];
  expect(await run({ file, facts: table })).toBe(0);
  expect(said).toContain('The table of facts names no such key, which the file does not have.');
  expect(said).toContain('Translations and facts: 1 added or changed, 0 as before');
  const [question] = await inDatabase(({ read, t }) =>
    read.select().from(t.questions).where(eq(t.questions.sourceKey, key)),
  );
  expect(question).toMatchObject({ topicId: topic?.id, difficulty: 3, explanation: 'One and one, "added"' });
  said = [];
  await run({ file, facts: table });
  expect(said).toContain('Everything was imported before; nothing was created.');
});

it.each([
  ['key,topic\n,Algebra\n', 'has no key in row 2, column A'],
  [
    'key,level\na,3\n',
    "has a column 'level' (B) that is not known. It has to have the column key, and may have topic, difficulty, explanation.",
  ],
  ['key,difficulty\na,11\n', "gives 'a' a difficulty that is not 1 to 10"],
  ['key,topic\n"a,b\n', 'is no table'],
])('[IM6] refuses the table %j', async (text, sentence) => {
  const table = path.join(directory, 'facts.csv');
  writeFileSync(table, text);
  await expect(run({ file: write([item(1)]), facts: table })).rejects.toThrow(sentence);
});

it('ends with 0 where every item is in', async () => {
  expect(await run({ file: write([item(1)]) })).toBe(0);
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
    expect(said).toContain('Translations and facts: 1 added or changed, 0 as before');
    expect(said).toContain(
      "Paper 'Own Advanced 2031 Paper 1': already there, published again with what is new",
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
    const request = {
      file: write(usable()),
      translations: [{ language: 'hi', file: translation('एक ट्रॉली चलती है') }],
    };
    await run(request);
    const before = await imported();
    said = [];
    await run(request);
    expect(said).toContain('Translations and facts: 0 added or changed, 1 as before');
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
    expect(said).toContain('Translations and facts: 0 added or changed, 0 as before');
    expect(
      said.filter((line) => line.includes('not as it is in the file; what is new about it is left out')),
    ).toHaveLength(1);
    expect(await imported()).toEqual(before);
  });
});

it('touches no database in a dry run', async () => {
  expect(await run({ isDryRun: true }, { DATA_DIR: path.join(directory, 'none') })).toBe(1);
  expect(said.at(-1)).toBe('Dry run: nothing was stored.');
});

it('makes what a first start makes where there was none', async () => {
  expect(await run({}, { DATA_DIR: path.join(directory, 'new') })).toBe(1);
  const papersIn = (folder?: string) => inDatabase(({ read, t }) => read.$count(t.papers), folder);
  expect(await papersIn(path.join(directory, 'new'))).toBeGreaterThan(await papersIn());
});

it('needs an author in production, where nobody is made up', async () => {
  const production = { NODE_ENV: 'production', DATA_DIR: path.join(directory, 'none') };
  await expect(run({}, production)).rejects.toThrow('need an administrator');
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
