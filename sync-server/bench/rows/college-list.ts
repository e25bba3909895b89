import { rmSync } from 'node:fs';
import path from 'node:path';
import { collegeTypes, type CallInput, type collegeCalls } from '@exam/shared-schema/contract';
import type { Context } from '../../src/context.ts';
import { readPage } from '../../src/crud/index.ts';
import { managedColleges } from '../../src/features/colleges/list.ts';
import { openContext } from '../prepare.ts';
import { timedReads } from './timed-reads.ts';
import type { Bench, Row } from './row.ts';

const COLLEGES = 1_000;
const USERS = 100_000;
/** Of the largest college; the others have as many as there are left. */
const LARGEST = 10_000;
const PAGE = 10;
const MUST_MS = 20;
const AT_ONCE = 200;

type Query = CallInput<typeof collegeCalls.list>['query'];

/** OR20: the console's list of 1,000 colleges with 100,000 users, as it is opened, narrowed and searched. */
export async function collegeList(bench: Bench): Promise<Row[]> {
  const directory = path.join(bench.world.directory, 'college-list');
  const context = await openContext(directory);
  const { store } = context;
  const plan = managedColleges(store);
  try {
    await fill(context);
    const rows: Row[] = [];
    for (const [what, queryAt] of Object.entries(QUERIES)) {
      const ask = async (round: number) => {
        const query: Query = { page: 1, limit: PAGE, sort: '-createdAt', ...queryAt(round) };
        const page = await readPage(store.read, query, plan);
        return (await plan.present([...page.rows], store.read)).length;
      };
      rows.push(await timedReads(named(what), MUST_MS, ask));
    }
    return rows;
  } finally {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

const named = (what: string) =>
  `The console's list of ${COLLEGES} colleges with ${USERS} users, ${PAGE} of them, ${what}: The embedded database`;

const QUERIES: Readonly<Record<string, (round: number) => Partial<Query>>> = {
  'the newest': () => ({}),
  'any page by name': (round) => ({ sort: 'name', page: 1 + (round % (COLLEGES / PAGE)) }),
  'of one status and type': (round) => ({
    status: 'active',
    type: collegeTypes[round % collegeTypes.length],
  }),
  'searched by name, code or city': (round) => ({ search: `${round % 100}` }),
};

async function fill({ store }: Context): Promise<void> {
  const { organisations, users } = store.t;
  await store.write(async (queries) => {
    for (let number = 0; number < COLLEGES; number += 1)
      await queries.insert(organisations).values({
        id: idOf(number),
        name: `College ${number}`,
        code: `C${number}`,
        type: collegeTypes[number % collegeTypes.length],
        city: `City ${number % 50}`,
        state: 'State',
        country: 'India',
        email: `office@c${number}.edu`,
        establishedYear: 1950,
        isActive: number % 10 > 0,
        createdAt: number,
      });
  });
  for (let from = 0; from < USERS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, place) => userOf(from + place));
    await store.write((queries) => queries.insert(users).values(rows));
  }
}

const idOf = (number: number) => `college-${number}`;

function userOf(number: number) {
  const name = `user-${number}`;
  return {
    ...{ id: name, username: name, fullName: name, email: `${name}@example.com`, passwordHash: '' },
    role: number % 100 === 0 ? ('teacher' as const) : ('student' as const),
    accountStatus: 'verified' as const,
    createdAt: number,
    // The newest, so that it is on the first page.
    organisationId: idOf(number < LARGEST ? COLLEGES - 1 : number % COLLEGES),
  };
}
