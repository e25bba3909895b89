import type { Context } from '../context.ts';
import { readCatalogue } from '../features/catalogue/save-catalogue.ts';
import type { MakerOrder, QuestionMaker } from '../features/papers/generation/question-maker.ts';
import { saveQuestions, type NewQuestion } from '../features/questions/save-questions.ts';
import { contentsInBank, templatesByTopic, templateSeed } from './practice-pool.ts';
import { difficultyOf, QuestionBank, toNewQuestion } from './question-bank.ts';
import { templates, type Template } from './templates/index.ts';

const SOURCE = 'Prep tests';

/**
 * Makes questions for tests by the templates: nothing is needed for it, and no two tests get the same ones. Topics
 * without templates get none.
 */
export function practiceMaker(context: Context): QuestionMaker {
  return {
    types: async () => {
      const byTopic = templatesByTopic(await readCatalogue(context));
      return new Map([...byTopic].map(([topicId, own]) => [topicId, typesOf(own)]));
    },
    make: async (orders, signal) => {
      if (orders.length === 0) return [];
      const known = await readCatalogue(context);
      const byTopic = templatesByTopic(known);
      const run = context.ids.next();
      const topicIds = [...new Set(orders.flatMap((order) => order.topicIds))];
      const seed = `${templateSeed(context)} test ${run}`;
      const bank = new QuestionBank(templates, seed, await contentsInBank(context, topicIds));
      const questions: NewQuestion[] = [];
      for (const drawn of orders.flatMap((order) => drawFor(bank, order, byTopic))) {
        signal?.throwIfAborted();
        const question = await toNewQuestion(context, known, drawn, SOURCE);
        questions.push({ ...question, pool: 'practice', sourceKey: `${run} ${question.sourceKey}` });
      }
      return (await saveQuestions(context, questions)).map(({ id }) => id);
    },
  };
}

const typesOf = (own: ReadonlySet<Template>) => new Set([...own].map(({ type }) => type));

/** The same number of each topic that has templates for it, or as many as there can be. */
function drawFor(
  bank: QuestionBank,
  { topicIds, type, count, difficulty }: MakerOrder,
  byTopic: ReadonlyMap<string, ReadonlySet<Template>>,
) {
  const isAsked = (one: number) => one >= difficulty.min && one <= difficulty.max;
  const fits = (template: Template) =>
    (type === null || template.type === type) && isAsked(template.difficulty);
  const pools = topicIds
    .map((topicId) => [...(byTopic.get(topicId) ?? [])].filter(fits))
    .filter((pool) => pool.length > 0);
  const share = Math.ceil(count / Math.max(1, pools.length));
  return pools.flatMap((pool) =>
    bank.drawSome(share, (template) => pool.includes(template), {
      suits: (drawn) => isAsked(difficultyOf(drawn)),
    }),
  );
}
