import { rmSync } from 'node:fs';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import type { CallInput, listQuestions } from '@exam/shared-schema/contract';
import { fillBank } from '../../src/bank/fill-bank.ts';
import type { Context } from '../../src/context.ts';
import { changeQuestion } from '../../src/bank/change-question.ts';
import { readLicences, readList } from '../../src/features/questions/admin/list.ts';
import { openContext } from '../prepare.ts';
import { timedReads } from './timed-reads.ts';
import type { Bench, Row } from './row.ts';

const QUESTIONS = 100_000;
const PAGE = 10;
const MUST_MS = 20;
const LAST_PAGE = QUESTIONS / PAGE;
/** Of questions that were imported under somebody's terms. */
const LICENCES = ['CC BY 4.0', 'MIT'];
const LICENSED = 500;

/** BK10: the console's list of a bank of 100,000 questions, as it is opened, narrowed and searched. */
export async function questionList(bench: Bench): Promise<Row[]> {
  const directory = path.join(bench.world.directory, 'question-list');
  const context = await openContext(directory);
  const { store } = context;
  try {
    await fillBank(context, QUESTIONS);
    await license(context);
    const rows: Row[] = [];
    for (const [what, queryAt] of Object.entries(await queriesFor(context))) {
      const ask = async (round: number) => {
        const query = { page: 1, limit: PAGE, sort: '-createdAt' as const, ...queryAt(round) };
        return (await readList(store, query, { reach: 'installation' })).questions.length;
      };
      rows.push(await timedReads(named(what), MUST_MS, ask));
    }
    const licences = async () => (await readLicences(store)).length;
    return [...rows, await timedReads(named('its licences'), MUST_MS, licences)];
  } finally {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

const named = (what: string) =>
  `The console's list of ${QUESTIONS} questions, ${PAGE} of them, ${what}: The embedded database`;

async function license(context: Context): Promise<void> {
  const { questions } = context.store.t;
  const rows = await context.store.read.select().from(questions).limit(LICENSED);
  await context.store.write(async (queries) => {
    for (const [place, row] of rows.entries()) {
      const change = { kind: 'edited', changedBy: null, reason: 'As imported' } as const;
      await changeQuestion(context, queries, row, { licence: LICENCES[place % 2] ?? null }, change);
    }
  });
}

type Query = Partial<CallInput<typeof listQuestions>['query']>;

/** By the number of the round. */
async function queriesFor({ store }: Context): Promise<Readonly<Record<string, (round: number) => Query>>> {
  const { questions, subjects, questionSearch } = store.t;
  const subjectIds = (await store.read.selectDistinct({ id: questions.subjectId }).from(questions)).flatMap(
    ({ id }) => id ?? [],
  );
  const known = await store.read.select().from(subjects).where(inArray(subjects.id, subjectIds));
  const texts = (
    await store.read.select({ words: questionSearch.words }).from(questionSearch).limit(1_000)
  ).map((row) => row.words.split(' '));
  const words = texts.slice(0, 100).map((own) => own.slice(0, 3).join(' '));
  const common = mostCommon(texts.flat());
  const commonAt = (round: number) => common[round % common.length];
  const levels = [2, 3, 4, 5];
  return {
    'the newest': () => ({}),
    'one of the first hundred pages': (round) => ({ page: 1 + (round % 100) }),
    'by difficulty': () => ({ sort: 'difficulty' }),
    'of one subject': (round) => ({ subject: known[round % known.length]?.id }),
    'of one level': (round) => ({
      difficultyFrom: levels[round % levels.length],
      difficultyTo: levels[round % levels.length],
    }),
    'of one licence': (round) => ({ licence: LICENCES[round % 2] }),
    'any of its pages': (round) => ({ page: 1 + Math.floor((round * LAST_PAGE) / 100) }),
    'any page of one type and pool': (round) => ({
      type: 'MCQ',
      pool: 'practice',
      page: 1 + Math.floor((round * LAST_PAGE) / 200),
    }),
    'searched, three words': (round) => ({ search: words[round % words.length] }),
    'searched, one of the ten commonest words': (round) => ({ search: commonAt(round) }),
    'searched, the beginning of such a word, any page': (round) => ({
      search: commonAt(round)?.slice(0, -1),
      page: 1 + round * 8,
    }),
    'searched, such a word and three filters': (round) => ({
      search: commonAt(round),
      type: 'MCQ',
      pool: 'practice',
      difficultyFrom: 2,
    }),
    'searched, one word and two filters': (round) => ({
      search: words[round % words.length]?.split(' ')[0],
      type: 'MCQ',
      difficultyFrom: levels[round % levels.length],
    }),
  };
}

/** Letters. The beginning of a shorter word is no search for a beginning. */
const SHORTEST = 4;

function mostCommon(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word]) => word.length >= SHORTEST)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([word]) => word);
}
