import { rmSync } from 'node:fs';
import path from 'node:path';
import { fillBank } from '../../src/bank/fill-bank.ts';
import type { Context } from '../../src/context.ts';
import { searchQuestions } from '../../src/bank/search/search.ts';
import { openContext } from '../prepare.ts';
import { milliseconds, times, type Bench, type Row } from './row.ts';

const QUESTIONS = 100_000;
const QUERIES = 200;
const ROUNDS = 10;
const PAGE = 20;
const MUST_MS = 20;

/** BK7: 200 queries over a bank of 100,000, one to three words each, half of them not finished. */
export async function search(bench: Bench): Promise<Row[]> {
  const directory = path.join(bench.world.directory, 'search');
  const rows = [await onEngine(await openContext(directory), 'The embedded database')];
  rmSync(directory, { recursive: true, force: true });
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl) rows.push(await onEngine(await openContext('', databaseUrl), 'PostgreSQL'));
  return rows;
}

async function onEngine(context: Context, engine: string): Promise<Row> {
  const { store } = context;
  try {
    await fillBank(context, QUESTIONS);
    const queries = await queriesOf(context);
    const taken: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const typed of queries) {
        const begun = performance.now();
        found += (await searchQuestions(store, store.read, typed, { limit: PAGE })).length;
        taken.push(performance.now() - begun);
      }
    taken.sort((a, b) => a - b);
    const at = (share: number) => taken[Math.floor(taken.length * share)] as number;
    return {
      what: `Search over ${QUESTIONS} questions, first ${PAGE}: ${engine}`,
      figure: `p50 ${milliseconds(at(0.5))}, p99 ${milliseconds(at(0.99))}, worst ${milliseconds(taken.at(-1) ?? 0)}`,
      ratio: `${times(at(0.99), MUST_MS)} of the 20 ms allowed; ${Math.round(found / taken.length)} found on average`,
    };
  } finally {
    await store.close();
  }
}

/** Words that stand together in some question, so most queries find something. */
async function queriesOf({ store: { read, t } }: Context): Promise<string[]> {
  const rows = await read.select({ words: t.questionSearch.words }).from(t.questionSearch).limit(QUERIES);
  return rows.map(({ words }, place) => {
    const own = words.split(' ');
    const typed = Array.from(
      { length: 1 + (place % 3) },
      (_, word) => own[(place * 7 + word * 5) % own.length],
    ).join(' ');
    return place % 2 === 0 ? typed : typed.slice(0, Math.max(1, typed.length - 2));
  });
}
