import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { login } from './support/signed-in.ts';
import { PASSWORD, startTestServer, type Answer, type TestServer } from './support/test-server.ts';
import { itInFull, rounds } from '../../scripts/vitest/size.ts';

/** A lecture hall behind one address: every call of a test without a proxy comes from 127.0.0.1. */
const STUDENTS = 300;
/** What a first visit fetches, apart from the calls of its first home screen. A quick run takes some of the files. */
const FILES = rounds({ short: 12, full: 150 });
const TIMEOUT_MS = 120_000 + 3_000 * FILES;

const FIRST_CALLS = [
  '/api/healthz',
  '/api/categories/get_all_categories',
  '/api/personalised/categories',
  '/api/test-papers/trending',
  '/api/test-papers/get_all_testpaper',
  '/api/users/profile',
  '/api/receipts/key',
  '/api/hand-in-files/key',
];

let server: TestServer;
let directory: string;

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-app-'));
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), '<!doctype html><title>Prep</title>');
  for (let index = 0; index < FILES; index += 1)
    writeFileSync(path.join(directory, 'assets', `part-${index}.js`), `/* part ${index} */`);
  server = await startTestServer({ limits: true, appDirectory: directory });
});

afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

/** How often each status was answered. */
function countStatuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function firstVisit(): Promise<Answer[]> {
  const page = await server.ask('GET', '/', { headers: { accept: 'text/html' } });
  const files = Array.from({ length: FILES }, (_, index) => `/assets/part-${index}.js`);
  const rest = await Promise.all([...files, ...FIRST_CALLS].map((url) => server.ask('GET', url)));
  return [page, ...rest];
}

const mistype = (username: string) =>
  server.ask('POST', '/api/auth/login', {
    body: { email: `${username}@example.com`, password: `${PASSWORD}-not` },
  });

test(
  '[ST72] 300 first visits from one address: nobody is refused for the others, files and calls alike',
  async () => {
    const answers: Answer[] = [];
    for (let student = 0; student < STUDENTS; student += 1) answers.push(...(await firstVisit()));
    const counts = countStatuses(answers);
    expect(counts[429]).toBeUndefined();
    expect(counts[200]).toBeGreaterThanOrEqual(STUDENTS * (FILES + 1));
  },
  TIMEOUT_MS,
);

itInFull(
  '[ST72] 300 students who log in at once from one address are all let in, though a fifth of them mistype first',
  async () => {
    const names = Array.from({ length: STUDENTS }, (_, index) => `student_${index}`);
    for (const username of names) await server.addUser({ username });
    const mistyped = names.filter((_, index) => index % 5 === 0).map((username) => mistype(username));
    const answers = await Promise.all([...mistyped, ...names.map((username) => login(server, {}, username))]);
    expect(countStatuses(answers)).toEqual({ 401: STUDENTS / 5, 200: STUDENTS });
  },
  TIMEOUT_MS,
);
