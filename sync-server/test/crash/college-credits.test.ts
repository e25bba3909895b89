import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/vitest/size.ts';
import { openSqlite } from '../../src/database/open-sqlite.ts';
import { migrationsDirectory } from '../support/engine.ts';
import { payThroughKills } from '../support/paid-college.ts';
import { STARTS_WITHIN_MS } from './support/bounds.ts';
import { eachInOwnDirectory } from './support/own-directory.ts';
import { startServer } from './support/server-process.ts';

const STUDENTS = rounds({ short: 1_000, full: 10_000 });
const ROUNDS = rounds({ short: 2, full: 30 });

let directory: string;
eachInOwnDirectory((own) => (directory = own));

test(
  '[PA17] [ST46] a college of 10,000 students is paid for, and each is credited once, however often the server is killed',
  async () => {
    const outcome = await payThroughKills(
      {
        start: async () => {
          const { child, address } = startServer(directory, { HAND_IN_WORKERS: '0' });
          return { child, address: await address };
        },
        open: async () => openSqlite({ dataDirectory: directory, migrationsDirectory }),
      },
      { students: STUDENTS, rounds: ROUNDS },
    );
    console.info(JSON.stringify(outcome));
    expect(outcome).toMatchObject({ kills: ROUNDS, credited: STUDENTS });
    expect(outcome.halfway).toBeGreaterThan(ROUNDS / 2);
  },
  STARTS_WITHIN_MS * 2 + ROUNDS * 20_000,
);
