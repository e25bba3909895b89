import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallInput, listQuestions } from '@exam/shared-schema/contract';
import { questionTypeNames } from '@exam/shared-schema/question-types';
import { pools, questionStates } from '../../src/database/sqlite/pools.ts';
import { searchTerms, queryTerms } from '../../src/bank/search/search-terms.ts';
import { readList } from '../../src/features/questions/admin/list.ts';
import { saveQuestions, type NewQuestion } from '../../src/bank/save-questions.ts';
import { editQuestions } from '../support/questions.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { rounds } from '../../../scripts/vitest/size.ts';

type Query = CallInput<typeof listQuestions>['query'];

const EVERYTHING = { reach: 'installation' } as const;

let workshop: Workshop;

beforeEach(async () => {
  workshop = await openWorkshop();
});
afterEach(() => workshop.close());

const WORDS = ['force', 'forces', 'field', 'mass', 'charge', 'wave'];
const LICENCES = ['CC BY 4.0', 'MIT'];
const TOPICS = ['Kinematics', 'Laws of Motion', 'Optics'];

const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
/** Unset three times out of four, so that most combinations find something. */
const maybe = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: some(values) });

let serial = 0;

/** One in four has no topic. */
function questionOf(place: number, turn: number): NewQuestion {
  serial += 1;
  const pick = <T>(values: readonly T[], by: number) => values[(place * by + turn) % values.length] as T;
  const licence = pick([undefined, ...LICENCES], 7);
  const topic = pick([undefined, ...TOPICS], 3);
  return {
    type: pick(questionTypeNames, 5),
    text: `The ${pick(WORDS, 1)} and the ${pick(WORDS, 11)}`,
    options: [],
    key: { type: 'Numerical', values: ['1'] },
    difficulty: 1 + ((place * 3 + turn) % 10),
    pool: pick(pools, 2),
    state: pick(questionStates, 13),
    ...(topic !== undefined && {
      subjectId: workshop.subject('Physics'),
      topicId: workshop.topic('Physics', topic),
    }),
    ...(licence !== undefined && { licence }),
    sourceName: 'question list test',
    sourceKey: String(serial),
  };
}

const queries = fc.record({
  search: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: some(['force', 'forc', 'wav', 'field mass']) },
    { weight: 1, arbitrary: some(['?!', 'nothing']) },
  ),
  type: maybe(questionTypeNames),
  pool: maybe(pools),
  state: maybe(questionStates),
  licence: maybe(LICENCES),
  hasSubject: maybe([true]),
  topic: maybe(TOPICS),
  difficultyFrom: maybe([1, 4, 8]),
  difficultyTo: maybe([3, 7, 10]),
  sort: some(['createdAt', '-createdAt', 'difficulty', '-difficulty'] as const),
});

/** Every question with the place at which it was added. */
async function everyQuestion() {
  const { read, t } = workshop.context.store;
  const rows = await read.select().from(t.questions);
  const numbers = new Map(
    (await read.select().from(t.questionSearch)).map(({ questionId, number }) => [questionId, number]),
  );
  return rows.map((row) => ({ ...row, number: numbers.get(row.id) ?? 0 }));
}

type Row = Awaited<ReturnType<typeof everyQuestion>>[number];

function has(row: Row, typed: string): boolean {
  const own = searchTerms([row.text]);
  const words = queryTerms(typed);
  return (
    words.length > 0 &&
    words.every(({ word, isStart }) => own.some((each) => (isStart ? each.startsWith(word) : each === word)))
  );
}

/** What a scan of the whole bank finds, in order. */
function scanned(rows: readonly Row[], query: Omit<Query, 'page' | 'limit'>): string[] {
  const isFound = (row: Row) =>
    (query.search === undefined || has(row, query.search)) &&
    (query.type ?? row.type) === row.type &&
    (query.pool ?? row.pool) === row.pool &&
    (query.state ?? row.state) === row.state &&
    (query.licence ?? row.licence) === row.licence &&
    (query.subject ?? row.subjectId) === row.subjectId &&
    (query.topic ?? row.topicId) === row.topicId &&
    row.difficulty >= (query.difficultyFrom ?? 1) &&
    row.difficulty <= (query.difficultyTo ?? 10);
  const key = ({ difficulty, number }: Row) =>
    query.sort.endsWith('difficulty') ? difficulty * 1e6 + number : number;
  const sign = query.sort.startsWith('-') ? -1 : 1;
  return rows
    .filter(isFound)
    .sort((one, other) => sign * (key(one) - key(other)))
    .map(({ id }) => id);
}

test('[BK28] [BK29] every search with every filter has the total and the pages of a scan, also after changes', async () => {
  let asked = 0;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 1000 }),
      fc.array(queries, { minLength: 12, maxLength: 12 }),
      async (turn, list) => {
        const added = Array.from({ length: 25 }, (_, place) => questionOf(place, turn));
        const [first] = await saveQuestions(workshop.context, added);
        await editQuestions(
          workshop.context,
          { pool: 'ranked', difficulty: 9, text: 'Another wave', topicId: null, subjectId: null },
          ({ id }) => id === first?.id,
        );
        const rows = await everyQuestion();
        for (const { hasSubject, topic, ...rest } of list) {
          const query = {
            ...rest,
            ...(hasSubject === true && { subject: workshop.subject('Physics') }),
            ...(topic !== undefined && { topic: workshop.topic('Physics', topic) }),
          };
          const expected = scanned(rows, query);
          const limit = 7 + (turn % 9);
          const pages = Math.ceil(expected.length / limit);
          const ids: string[] = [];
          for (let page = 1; page <= pages + 1; page += 1) {
            const answer = await readList(workshop.context.store, { ...query, page, limit }, EVERYTHING);
            expect(answer).toMatchObject({ page, pages, total: expected.length });
            ids.push(...answer.questions.map(({ _id }) => _id));
          }
          expect(ids, JSON.stringify(query)).toEqual(expected);
          asked += 1;
          found += expected.length;
        }
      },
    ),
    { numRuns: rounds({ short: 4, full: 60 }) },
  );
  expect(found).toBeGreaterThan(asked);
});

test('[BK28] a search with a filter finds questions behind more than a thousand newer ones with the word', async () => {
  const about = {
    ...questionOf(0, 0),
    text: 'A force',
    type: 'Numerical' as const,
    state: 'active' as const,
  };
  const many = Array.from({ length: 1_100 }, (_, place) => ({
    ...about,
    pool: place < 3 ? ('ranked' as const) : ('practice' as const),
    sourceKey: `force ${place}`,
  }));
  const saved = await saveQuestions(workshop.context, many);
  const query = { search: 'force', page: 1, limit: 10, sort: '-createdAt' } as const;
  const { store } = workshop.context;
  const ranked = await readList(store, { ...query, pool: 'ranked' }, EVERYTHING);
  expect(ranked.questions.map(({ _id }) => _id)).toEqual(
    saved
      .slice(0, 3)
      .map(({ id }) => id)
      .reverse(),
  );
  const newestFirst = saved.map(({ id }) => id).reverse();
  for (const page of [1, 50, 62, 110]) {
    const { total, questions } = await readList(store, { ...query, page }, EVERYTHING);
    expect(total).toBe(1_100);
    expect(questions.map(({ _id }) => _id)).toEqual(newestFirst.slice(10 * page - 10, 10 * page));
  }
});
