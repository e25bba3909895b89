import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { flushTime } from './flush-time.ts';
import { makeWorld, writeHandIns } from './prepare.ts';
import { writeReport } from './report.ts';
import { assistant } from './rows/assistant.ts';
import { underAttack } from './rows/attacks.ts';
import { corrections } from './rows/corrections.ts';
import { largeCorrection } from './rows/large-correction.ts';
import { durableHandIns } from './rows/durable-hand-ins.ts';
import { examDay } from './rows/exam-day.ts';
import { generation } from './rows/generation.ts';
import { growth } from './rows/growth.ts';
import { logins } from './rows/logins.ts';
import { packages } from './rows/packages.ts';
import { besidePostgres } from './rows/beside-postgres.ts';
import { besidePouchdb } from './rows/beside-pouchdb.ts';
import { paperList } from './rows/paper-list.ts';
import { collegeList } from './rows/college-list.ts';
import { questionList } from './rows/question-list.ts';
import { rank } from './rows/rank.ts';
import { besideRedis } from './rows/beside-redis.ts';
import type { Bench, Row } from './rows/row.ts';
import { leaderboard, leaderboardOnPostgres } from './rows/leaderboard.ts';
import { search } from './rows/search.ts';
import { synchronisedFinish } from './rows/synchronised-finish.ts';

const HAND_INS = 4500;
/** What a set needs that has made no row. */
const NEEDS: Readonly<Record<string, string>> = {
  pouchdb:
    'pouchdb-server: it was never asked for by name (`npm run bench -- pouchdb` installs it beside the benches).',
  'leaderboard-postgres':
    'Leaderboards on PostgreSQL, beside its rank(): DATABASE_URL named no empty database of one.',
  redis: 'Leaderboards in Redis: there is no redis-server on the PATH.',
  postgres: 'The same server on PostgreSQL: DATABASE_URL named no empty database of one.',
};

const sets = {
  'hand-ins': durableHandIns,
  postgres: besidePostgres,
  pouchdb: besidePouchdb,
  finish: synchronisedFinish,
  'exam-day': examDay,
  assistant,
  packages,
  logins,
  growth,
  rank,
  corrections,
  'large-correction': largeCorrection,
  search,
  generation,
  'paper-list': paperList,
  'question-list': questionList,
  'college-list': collegeList,
  leaderboard,
  'leaderboard-postgres': leaderboardOnPostgres,
  redis: besideRedis,
  attacks: underAttack,
};

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** On the disk where the data of a server would lie, not in a temporary file system in memory. */
function workDirectory(): string {
  mkdirSync('.prep', { recursive: true });
  return mkdtempSync(path.resolve('.prep', 'bench-'));
}

async function main(args: readonly string[]): Promise<void> {
  const loadBefore = os.loadavg()[0] ?? 0;
  const directory = workDirectory();
  try {
    say('Making students, papers and hand-ins ...');
    const world = await makeWorld(directory, { students: HAND_INS / 3, papers: 3 });
    const { file, bytes } = await writeHandIns(world, HAND_INS);
    const bench: Bench = { world, handIns: { file, count: HAND_INS }, full: args.includes('--full') };
    const named = Object.entries(sets).filter(([name]) => args.includes(name));
    const rows: Row[] = [];
    const leftOut: string[] = [];
    for (const [name, run] of named.length > 0 ? named : Object.entries(sets)) {
      say(`Measuring ${name} ...`);
      const made = await run(bench);
      rows.push(...made);
      if (made.length === 0) leftOut.push(NEEDS[name] ?? name);
    }
    const report =
      named.length > 0 ? path.resolve('.prep', 'benchmarks.md') : path.resolve('docs', 'benchmarks.md');
    writeReport(report, rows, {
      flush: flushTime(directory),
      loadBefore,
      bytesPerHandIn: bytes,
      leftOut,
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
