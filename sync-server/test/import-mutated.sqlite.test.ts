import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paperPackageSchema } from '@exam/shared-schema/paper-package';
import { randomFrom } from '@exam/content/testing';
import { rounds } from '../../scripts/vitest/size.ts';
import { storeImport } from '../src/papers/import/store-import.ts';
import { decodeText, readItems } from '../src/bank/import/index.ts';
import { jeebench } from '../src/bank/import/jeebench.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const ROUNDS = rounds({ short: 150, full: 2000 });
const fixture = readFileSync(new URL('fixtures/import/jeebench-like.json', import.meta.url), 'utf8');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.addUser({ username: 'admin', role: 'admin' });
});

afterAll(() => server.close());

type Random = ReturnType<typeof randomFrom>;

const STRANGE = [
  '\0',
  '\ufffd',
  '\\ud83d',
  '$',
  '{',
  '}',
  '&',
  '\\\\frac{',
  '"',
  '\\',
  ']',
  '(A)',
  '[',
  'é',
  '💡',
];
const VALUES = [
  null,
  true,
  0,
  -1.5,
  1e308,
  '',
  ' ',
  [],
  {},
  'A'.repeat(30_000),
  'ABCD',
  [['A']],
  '(A) (B) (C) (D)',
];

/** Each takes the text of a file and leaves what accidents and bad tools leave. */
const mutations: readonly ((text: string, random: Random) => string | Buffer)[] = [
  (text, random) => text.slice(0, random.int(0, text.length)),
  (text, random) => {
    const bytes = Buffer.from(text);
    for (let times = random.int(1, 8); times > 0; times -= 1)
      bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
    return bytes;
  },
  (text, random) => {
    const at = random.int(0, text.length);
    return text.slice(0, at) + random.pick(STRANGE) + text.slice(at);
  },
  (text, random) => {
    const [from, to] = [random.int(0, text.length), random.int(0, text.length)].sort((a, b) => a - b);
    return text.slice(0, from) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = [random.int(0, text.length), random.int(0, text.length)].sort((a, b) => a - b);
    return text.slice(0, to) + text.slice(from);
  },
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text.replaceAll('a', 'é'), 'latin1'),
  ...[1, 2, 3].map(() => (text: string, random: Random) => {
    const items = (JSON.parse(text) as Record<string, unknown>[]).filter((item) => typeof item === 'object');
    for (let times = random.int(1, 6); times > 0; times -= 1) {
      const item = random.pick(items);
      const name = random.pick(['description', 'index', 'subject', 'type', 'question', 'gold']);
      if (random.int(0, 3) === 0) delete item[name];
      else item[name] = random.pick(VALUES);
    }
    return JSON.stringify(random.int(0, 4) === 0 ? [...items, random.pick(items), null, 7] : items);
  }),
];

test('[IM2] [IM3] [IM5] mutated files: a report for each, never a crash, half an import, or a paper that hides its gaps', async () => {
  const { store } = server.context;
  const counts = { unreadable: 0, refused: 0, papers: 0, withGaps: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const random = randomFrom(`mutated ${round}`);
    const text = fixture.replaceAll('Own Adv', `Round ${round}`);
    const mutated = Buffer.from(random.pick(mutations)(text, random));
    const decoded = decodeText(mutated, undefined);
    const report =
      'problem' in decoded
        ? { problem: decoded.problem, items: [] }
        : readItems(jeebench, decoded.text, 'exam.json');
    if (report.problem !== null) {
      expect(report.problem.length).toBeLessThan(300);
      counts.unreadable += 1;
      continue;
    }
    expect(report.items.map(({ position }) => position)).toEqual(report.items.map((_, place) => place + 1));
    const questions = report.items.flatMap((item) => (item.kind === 'question' ? [item.question] : []));
    const refused = report.items.filter((item) => item.kind === 'refused');
    for (const { name, reason } of refused) expect((name + reason).length).toBeLessThan(400);
    counts.refused += refused.length;
    const stored = await storeImport(
      server.context,
      { questions, refused },
      { titleTemplate: `Mutated ${round} {year} {paper}` },
    );
    let inPapers = 0;
    for (const { title } of stored.papers) {
      const [row] = await store.read
        .select({ paper: store.t.papers, content: store.t.packageVersions.content })
        .from(store.t.papers)
        .innerJoin(
          store.t.packageVersions,
          eq(store.t.packageVersions.version, store.t.papers.currentVersion),
        )
        .where(eq(store.t.papers.title, title));
      const paper = paperPackageSchema.parse(JSON.parse(row?.content ?? 'null'));
      inPapers += paper.totals.questions;
      expect(row?.paper.description.startsWith(`${paper.totals.questions} question`)).toBe(true);
      const says = row?.paper.description.includes('could not be read') ?? false;
      if (refused.some(({ source, isRepeat }) => source === null && !isRepeat)) expect(says).toBe(true);
      if (refused.every(({ isRepeat }) => isRepeat)) expect(says).toBe(false);
      counts.papers += 1;
      counts.withGaps += Number(says);
    }
    expect(inPapers).toBe(questions.length);
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
});
