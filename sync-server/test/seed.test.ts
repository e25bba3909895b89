import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { paperRecipes } from '../src/content/demo-papers.ts';
import { firstPapers } from '../src/content/papers/first-papers.ts';
import { demoLogins } from '../src/content/seed.ts';
import { prepareServer, type Running } from '../src/start.ts';
import { migrationsDirectory } from './support/test-server.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-seed-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

async function start<T>(environment: string, look: (running: Running) => Promise<T>): Promise<T> {
  const settings = {
    NODE_ENV: environment,
    LOG_LEVEL: 'silent',
    DATA_DIR: directory,
    MIGRATIONS_DIR: migrationsDirectory,
  };
  const running = await prepareServer(readConfig(settings), { program: null });
  try {
    return await look(running);
  } finally {
    await running.stop();
  }
}

const counts = ({ context: { store } }: Running) => {
  const { users, categories, questions, papers, packageVersions } = store.t;
  return Promise.all(
    [users, categories, questions, papers, packageVersions].map((table) => store.read.$count(table)),
  );
};

const login = async ({ app }: Running, index: number) => {
  const { email, password } = demoLogins[index] ?? {};
  return (await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } }))
    .statusCode;
};

test('[CT11] the first start makes the demo logins and content, of which tests have the first papers, and the second adds nothing', async () => {
  expect((await start('test', counts))[3]).toBe(firstPapers.length);
  const first = await start('development', counts);
  expect(first[0]).toBe(demoLogins.length);
  expect(Math.min(...first)).toBeGreaterThan(0);
  expect(first[3]).toBe(paperRecipes.length);
  expect(await start('development', counts)).toEqual(first);
  expect(
    await start('development', (running) => Promise.all([login(running, 0), login(running, 1)])),
  ).toEqual([200, 200]);
});

test('production starts with nobody', async () => {
  expect(await start('production', counts)).toEqual([0, 0, 0, 0, 0]);
});
