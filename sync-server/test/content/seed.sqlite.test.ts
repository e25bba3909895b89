import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paperRecipes } from '@exam/content';
import { firstPapers } from '@exam/content/testing';
import { itInFull } from '../../../scripts/vitest/size.ts';
import { scratchParent } from '../../../scripts/vitest/scratch.ts';
import { readConfig } from '../../src/config.ts';
import { SIMULATED_STUDENTS } from '../../src/first-start/demo-attempts/population.ts';
import { demoLogins } from '../../src/first-start/seed.ts';
import { prepareServer, type Running } from '../../src/start.ts';
import { migrationsDirectory } from '../support/test-server.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(scratchParent(), 'prep-seed-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

async function start<T>(
  environment: string,
  look: (running: Running) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const settings = {
    ...more,
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

itInFull(
  '[CT11] the first start makes the demo logins and content, of which tests have the first papers, and the second adds nothing',
  async () => {
    expect((await start('test', counts))[3]).toBe(firstPapers.length);
    const first = await start('development', counts);
    expect(first[0]).toBe(demoLogins.length);
    expect(Math.min(...first)).toBeGreaterThan(0);
    expect(first[3]).toBe(paperRecipes.length);
    expect(await start('development', counts)).toEqual(first);
    expect(
      await start('development', (running) => Promise.all([login(running, 0), login(running, 1)])),
    ).toEqual([200, 200]);
  },
);

test('production starts with nobody', async () => {
  expect(await start('production', counts)).toEqual([0, 0, 0, 0, 0]);
});

/** Simulated students, and the attempts that are simulated. */
const simulated = async ({ context: { store } }: Running) => {
  const { users, attempts } = store.t;
  return [
    await store.read.$count(users, eq(users.isDemo, true)),
    await store.read.$count(attempts, eq(attempts.isDemo, true)),
  ];
};

const DEMO_ON = { DEMO_ATTEMPTS: 'on' };

/** What is simulated once a server that is ready has made all of it. */
const simulatedLater = async (running: Running) => {
  await running.app.ready();
  const { store } = running.context;
  const isMade = and(eq(store.t.installation.name, 'demo-attempts'), eq(store.t.installation.value, 'made'));
  await vi.waitFor(
    async () => expect(await store.read.$count(store.t.installation, isMade)).toBe(1),
    240_000,
  );
  return simulated(running);
};

test('[ST68] attempts are simulated behind a server that is there, where it is asked for; a production server takes them away', async () => {
  expect(await start('test', simulated)).toEqual([0, 0]);
  const [students = 0, attempts = 0] = await start('test', simulatedLater, DEMO_ON);
  expect(students).toBe(SIMULATED_STUDENTS);
  expect(attempts).toBeGreaterThan(300);
  expect(await start('test', simulated, DEMO_ON)).toEqual([students, attempts]);
  expect(await start('production', simulated)).toEqual([0, 0]);
});
