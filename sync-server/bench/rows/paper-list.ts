import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../../src/context.ts';
import { readPage } from '../../src/crud/index.ts';
import { managedPapers } from '../../src/features/papers-admin/list.ts';
import { openContext } from '../prepare.ts';
import type { Bench, Row } from './row.ts';
import { timedReads } from './timed-reads.ts';

const PAPERS = 10_000;
const AT_ONCE = 200;
const PAGE = 10;
const MUST_MS = 20;
const HOUR_MS = 3_600_000;

/** MP1: the console's list of 10,000 papers, among them those of the world, which every student has a ticket for. */
export async function paperList(bench: Bench): Promise<Row[]> {
  const directory = path.join(bench.world.directory, 'paper-list');
  cpSync(bench.world.template, directory, { recursive: true });
  const context = await openContext(directory);
  try {
    await fillPapers(context);
    const rows: Row[] = [];
    for (const [what, queryAt] of Object.entries(QUERIES)) rows.push(await measured(context, what, queryAt));
    return rows;
  } finally {
    await context.store.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

interface Asked {
  readonly page: number;
  readonly search?: string;
  readonly isActive?: 'true' | 'false';
  readonly ai?: 'ai' | 'manual';
  readonly sort: 'title' | '-title' | 'createdAt' | '-createdAt';
}

/** By the number of the round. */
const QUERIES: Readonly<Record<string, (round: number) => Asked>> = {
  'the newest': () => ({ page: 1, sort: '-createdAt' }),
  'any page': (round) => ({ page: 1 + ((round * 37) % (PAPERS / PAGE)), sort: '-createdAt' }),
  'by title, any page': (round) => ({ page: 1 + ((round * 37) % (PAPERS / PAGE)), sort: 'title' }),
  filtered: (round) => ({ page: 1 + (round % 50), sort: '-createdAt', isActive: 'false', ai: 'manual' }),
  'searched, two words': (round) => ({ page: 1, sort: '-createdAt', search: `mock number ${round * 97}` }),
};

/** Copies of a paper of the world, older than it, without its questions: a list shows none. */
async function fillPapers({ store, ids }: Context): Promise<void> {
  const { papers, paperSections, paperSubjects } = store.t;
  const [like] = await store.read.select().from(papers).limit(1);
  if (like === undefined) throw new Error('The world has no paper');
  const subjects = await store.read.select().from(paperSubjects).limit(1);
  for (let first = 0; first < PAPERS; first += AT_ONCE) {
    const made = Array.from({ length: AT_ONCE }, (_, at) => paperLike(like, first + at, ids.next()));
    await store.write(async (queries) => {
      await queries.insert(papers).values(made);
      const sections = made.flatMap(({ id }) =>
        [0, 1, 2].map((position) => ({
          id: ids.next(),
          paperId: id,
          position,
          title: `Section ${position}`,
        })),
      );
      await queries.insert(paperSections).values(sections);
      const linked = made.flatMap(({ id }) => subjects.map(({ subjectId }) => ({ paperId: id, subjectId })));
      if (linked.length > 0) await queries.insert(paperSubjects).values(linked);
    });
  }
}

/** Inactive and without a version, so that the database takes it without questions. */
function paperLike<Paper extends { readonly createdAt: number }>(like: Paper, place: number, id: string) {
  return {
    ...like,
    id,
    title: `Mock number ${place}`,
    description: `As on day ${place % 365}`,
    isActive: false,
    isAiGenerated: place % 3 === 0,
    currentVersion: null,
    createdAt: like.createdAt - (place + 1) * HOUR_MS,
  };
}

async function measured({ store }: Context, what: string, queryAt: (round: number) => Asked): Promise<Row> {
  const { present, ...plan } = managedPapers(store);
  const ask = async (round: number) => {
    const { rows } = await readPage(store.read, { limit: PAGE, ...queryAt(round) }, plan);
    return (await present([...rows], store.read)).length;
  };
  return timedReads(
    `The console's list of ${PAPERS} papers, ${PAGE} of them, ${what}: The embedded database`,
    MUST_MS,
    ask,
  );
}
