import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeQuestion, templates } from '@exam/content/testing';
import { searchQuestions } from '../../src/bank/search/search.ts';
import { queryTerms, searchTerms } from '../../src/bank/search/search-terms.ts';
import { fillSearch } from '../../src/bank/fill-search.ts';
import { saveQuestions, type NewQuestion } from '../../src/bank/save-questions.ts';
import { openHall, type Hall } from '../support/hall.ts';
import { testRunner } from '../support/jobs.ts';
import { editQuestions } from '../support/questions.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(() => hall.server.close());

const choice = (sourceKey: string, text: string): NewQuestion => ({
  type: 'MCQ',
  text,
  options: ['yes', 'no'].map((each) => ({ _id: each, text: each })),
  key: { type: 'MCQ', correct: ['yes'] },
  difficulty: 5,
  sourceName: 'search test',
  sourceKey,
});

describe('[BK7] search', () => {
  const SEED = 'search';
  const hindi = choice('hindi', 'प्रकाश की चाल कितनी है?');

  /** Of each template three variants, in chunks: real texts with formulas, numbers and names. */
  async function fill(): Promise<Map<string, Set<string>>> {
    const made = templates.flatMap((template) =>
      [0, 1, 2].map((turn) => {
        const { text, options } = makeQuestion(template, SEED, turn);
        return {
          ...choice(`${template.name}#${turn}`, text),
          keywords: [template.topic],
          explanation: options.map((option) => option.text).join(' '),
        };
      }),
    );
    const all = [...made, hindi];
    const saved = await saveQuestions(hall.server.context, all);
    return new Map(
      saved.map(({ id }, place) => {
        const { text, options, keywords = [], explanation = '' } = all[place] as NewQuestion;
        return [
          id,
          new Set(searchTerms([text, ...options.map((option) => option.text), ...keywords, explanation])),
        ];
      }),
    );
  }

  const find = async (typed: string, limit = 2000, before?: number) =>
    searchQuestions(hall.server.context.store, hall.server.context.store.read, typed, {
      limit,
      ...(before !== undefined && { before }),
    });

  test('[BK7] 200 queries find the same questions in the same order on each engine: those that a plain look at every word finds', async () => {
    const words = await fill();
    const ids = [...words.keys()];
    const expected = (typed: string) =>
      ids
        .filter((id) =>
          queryTerms(typed).every(({ word, isStart }) =>
            isStart
              ? [...(words.get(id) ?? [])].some((own) => own.startsWith(word))
              : words.get(id)?.has(word),
          ),
        )
        .reverse();
    let found = 0;
    for (let query = 0; query < 200; query += 1) {
      const own = [...(words.get(ids[(query * 37) % ids.length] ?? '') ?? [])];
      const typed = Array.from(
        { length: 1 + (query % 3) },
        (_, place) => own[(query * 7 + place * 5) % own.length] ?? '',
      ).join(' ');
      const cut = query % 2 === 0 || typed.length < 3 ? typed : typed.slice(0, -1);
      const answer = await find(cut);
      // The sample papers of the hall are in the bank too.
      expect(
        answer.map(({ questionId }) => questionId).filter((id) => words.has(id)),
        cut,
      ).toEqual(expected(cut));
      found += answer.length;
    }
    expect(found).toBeGreaterThan(2000);
    expect((await find('प्रकाश चाल')).length).toBe(1);
  });

  test('[BK7] case, accents and signs make no difference, and words that every question has are not looked for', async () => {
    const [saved] = await saveQuestions(hall.server.context, [
      choice('naive', 'Is the naïve Schrödinger cat in a $\\frac{\\theta}{2}$ box?'),
    ]);
    for (const typed of ['NAIVE', 'schrodinger cat', 'the naive cat', 'theta', 'of a Schrödi'])
      expect(
        (await find(typed)).map(({ questionId }) => questionId),
        typed,
      ).toEqual([saved?.id]);
    for (const typed of ['frac', 'naive dog', 'chrodinger']) expect(await find(typed), typed).toEqual([]);
  });

  test('[BK7] goes on page by page, and asks for nothing where nothing is typed', async () => {
    const ids = await saveQuestions(
      hall.server.context,
      Array.from({ length: 25 }, (_, place) => choice(`page ${place}`, `A zebra crossing, number ${place}`)),
    );
    const first = await find('zebra', 10);
    const second = await find('zebra', 10, first.at(-1)?.number);
    const third = await find('zebra', 10, second.at(-1)?.number);
    const all = [...first, ...second, ...third].map(({ questionId }) => questionId);
    expect(all).toEqual(ids.map(({ id }) => id).reverse());
    for (const typed of ['', '  ', '?!', '" OR *', "zebra' | 'x", 'zebra AND'])
      expect(await find(typed)).toEqual([]);
  });

  test('[BK7] finds what was stored before there was a search, once its job has run', async () => {
    const { context } = hall.server;
    const ids = await saveQuestions(
      context,
      Array.from({ length: 120 }, (_, place) => choice(`old ${place}`, `Platypus number ${place}`)),
    );
    await context.store.write((queries) => queries.delete(context.store.t.questionSearch));
    expect(await find('platypus')).toEqual([]);
    await testRunner(context, fillSearch(context)).runner.runDue();
    expect(new Set((await find('platypus')).map(({ questionId }) => questionId))).toEqual(
      new Set(ids.map(({ id }) => id)),
    );
  });

  test('[BK38] joiners, nuktas, soft hyphens and the encoding make no difference', async () => {
    const { context } = hall.server;
    const saved = await saveQuestions(context, [
      choice('joined', '\u0936\u0915\u094d\u200d\u0924\u093f \u0938\u095c\u0915 accel\u00aderation'),
      choice('plain', '\u0936\u0915\u094d\u0924\u093f \u0938\u0921\u093c\u0915 acceleration'),
    ]);
    const ids = saved.map(({ id }) => id).reverse();
    for (const typed of [
      '\u0936\u0915\u094d\u0924\u093f',
      '\u0936\u0915\u094d\u200c\u0924\u093f',
      '\u0938\u095c\u0915',
      '\u0938\u0921\u093c\u0915',
      '\u0938\u0921\u0915',
      'acceleration',
      'accel\u00aderation',
    ])
      expect(
        (await find(typed)).map(({ questionId }) => questionId),
        typed,
      ).toEqual(ids);
  });

  test('[BK38] questions with terms of an earlier version are indexed again, in their order', async () => {
    const { context } = hall.server;
    const { questionSearch } = context.store.t;
    const ids = await saveQuestions(
      context,
      Array.from({ length: 120 }, (_, place) => choice(`early ${place}`, `Platypus number ${place}`)),
    );
    await context.store.write((queries) => queries.update(questionSearch).set({ words: 'platy pus' }));
    const runJob = () => testRunner(context, fillSearch(context)).runner.runDue();
    await runJob();
    expect((await find('platypus')).map(({ questionId }) => questionId)).toEqual(
      ids.map(({ id }) => id).reverse(),
    );
    await context.store.write((queries) => queries.update(questionSearch).set({ words: 'platy pus' }));
    hall.server.clock.advance(25 * 3_600_000);
    await runJob();
    expect(await find('platypus')).toEqual([]);
    // Nor are those that were added since, which have the terms of this version.
    await saveQuestions(context, [choice('later', 'About a wombat')]);
    await context.store.write((queries) => queries.update(questionSearch).set({ words: 'wom bat' }));
    hall.server.clock.advance(25 * 3_600_000);
    await runJob();
    expect(await find('wombat')).toEqual([]);
  });

  test('[BK7] finds a question by what it says now', async () => {
    const [saved] = await saveQuestions(hall.server.context, [choice('said', 'About a giraffe')]);
    await editQuestions(hall.server.context, { text: 'About an okapi' }, ({ id }) => id === saved?.id);
    expect(await find('giraffe')).toEqual([]);
    expect((await find('Okapi')).map(({ questionId }) => questionId)).toEqual([saved?.id]);
  });
});
