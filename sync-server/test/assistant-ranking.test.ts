import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateVariants } from '../src/bank/template-variants.ts';
import { rankQuestions } from '../src/bank/search/rank-questions.ts';
import { fuse } from '../src/features/assistant/retrieve.ts';
import { saveQuestions } from '../src/bank/save-questions.ts';
import { itInFull } from '../../scripts/vitest/size.ts';
import { migrationsDirectory, startTestServer } from './support/test-server.ts';
import { emptyPglite } from './support/pglite.ts';
import { openStudyHall, told, type StudyHall } from './support/study-hall.ts';

let hall: StudyHall;

beforeAll(async () => {
  hall = await openStudyHall();
  const names = [
    'physics/projectile',
    'physics/heat-engine',
    'chemistry/buffer',
    'physics/thin-lens',
    'biology/mitosis',
  ];
  for (const turn of [0, 1, 2]) await hall.generated(names, turn);
}, 60_000);

afterAll(() => hall.server.close());

const QUERIES: readonly string[] = [
  'range of a ball projected from level ground',
  'efficiency heat engine sink temperature kelvin',
  'ph of a buffer with acetic acid',
  'image lens focal length distance',
  'chromosomes in mitosis',
  '10 20 30',
  'a',
  'nothing of this kind whatsoever zzz',
];

itInFull(
  '[AS5] the same questions come in the same order with the same scores on both engines',
  async () => {
    const rows = await hall.context.store.read.select().from(hall.context.store.t.questions);
    const other = await emptyPglite(migrationsDirectory);
    const server = await startTestServer({}, { store: other.store });
    const bare = rows.map(({ type, text, options, key, explanation, difficulty, sourceName, sourceKey }) => ({
      ...{ type, text, options, key, difficulty, sourceName, sourceKey },
      explanation: explanation ?? '',
    }));
    const own = await startTestServer();
    await saveQuestions(own.context, bare);
    await saveQuestions(server.context, bare);
    const keyOf = async ({ context: { store } }: typeof own, query: string) => {
      const questions = await store.read.select().from(store.t.questions);
      const keys = new Map(questions.map(({ id, sourceKey }) => [id, sourceKey]));
      const ranked = await rankQuestions(store, store.read, query, 50);
      return ranked
        .map(({ questionId, score, coverage }) => [
          keys.get(questionId),
          score.toFixed(9),
          coverage.toFixed(9),
        ])
        .sort((one, two) => Number(two[1]) - Number(one[1]) || (String(one[0]) < String(two[0]) ? -1 : 1));
    };
    let found = 0;
    for (const query of QUERIES) {
      const ranked = await keyOf(own, query);
      expect(await keyOf(server, query), query).toEqual(ranked);
      found += ranked.length;
    }
    expect(found).toBeGreaterThan(20);
    for (const each of [own, server]) await each.close();
    await other.close();
  },
  60_000,
);

test('[AS5] what has more of the rare words comes first', async () => {
  const { store } = hall.context;
  const [best] = await rankQuestions(
    store,
    store.read,
    'efficiency of a heat engine between two temperatures',
    5,
  );
  const questions = await store.read.select().from(store.t.questions);
  expect(questions.find(({ id }) => id === best?.questionId)?.sourceKey).toContain('heat-engine');
});

test('[AS6] orders are fused by reciprocal ranks: what stands in both comes before what stands high in one', () => {
  expect(fuse(['a', 'b', 'c'], ['c', 'b', 'd'])).toEqual(['c', 'b', 'a', 'd']);
  expect(fuse(['x'], [])).toEqual(['x']);
});

test('[AS4] a variant to try is none that the bank has', async () => {
  const [question] = await hall.generated(['physics/stopping-distance'], 0);
  const source = { sourceName: question?.sourceName ?? '', sourceKey: question?.sourceKey ?? '' };
  const first = await templateVariants(hall.context)(source, 0);
  const asked = { question: 'explain', questionId: question?.id };
  expect(told(await hall.ask(asked)).answer).toContain(first?.text);
  if (question === undefined || first === null) throw new Error('There is no variant');
  const { id: _id, translations: _words, ...copy } = question;
  const options = first.options.map((text) => ({ _id: text, text }));
  const key = { type: 'MCQ' as const, correct: [first.answer] };
  await saveQuestions(hall.context, [{ ...copy, text: first.text, options, key, sourceKey: 'copy' }]);
  const { answer } = told(await hall.ask(asked));
  expect(answer.split('**Now one for you**')[1]).not.toContain(first.text);
});
