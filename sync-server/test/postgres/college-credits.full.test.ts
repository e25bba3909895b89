import { afterEach, beforeEach, expect, test } from 'vitest';
import { rounds } from '../../../scripts/vitest/size.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { payThroughKills, type Process } from '../support/paid-college.ts';
import { exitOf, startProcess } from '../support/server-process.ts';
import { newDatabase, openShared } from './support.ts';

const STUDENTS = 10_000;
const ROUNDS = rounds({ short: 3, full: 30 });

let database: EmptyDatabase;
let processes: Process[];

beforeEach(async () => {
  database = await newDatabase();
  processes = [];
});

afterEach(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ child }) => exitOf(child)));
  await database.drop();
});

test('[PA17] [ST46] a college of 10,000 students is paid for on PostgreSQL, and each is credited once, however often the server is killed', async () => {
  const outcome = await payThroughKills(
    {
      start: async () => {
        const started = await startProcess({
          DATABASE_URL: database.url,
          DEMO_ATTEMPTS: 'off',
          HAND_IN_WORKERS: '0',
        });
        processes.push(started);
        return started;
      },
      open: () => openShared(database),
    },
    { students: STUDENTS, rounds: ROUNDS },
  );
  console.info(JSON.stringify(outcome));
  expect(outcome).toMatchObject({ kills: ROUNDS, credited: STUDENTS });
  expect(outcome.halfway).toBeGreaterThan(ROUNDS / 2);
}, 600_000);
