import { TopicQuestions, typesMadeOf } from '@exam/content';
import type { Context } from '../context.ts';
import { readCatalogue } from './save-catalogue.ts';
import type { QuestionMaker } from './question-maker.ts';
import { saveQuestions, type NewQuestion } from './save-questions.ts';
import { contentsInBank, practiceTopicsById, templateSeed } from './practice-pool.ts';
import { newQuestion } from './new-questions.ts';

const SOURCE = 'Prep tests';

/**
 * Makes questions for tests by the templates: nothing is needed for it, and no two tests get the same ones. Topics
 * without templates get none.
 */
export function practiceMaker(context: Context): QuestionMaker {
  return {
    types: async () => {
      const byId = [...practiceTopicsById(await readCatalogue(context))];
      const made = byId.map(([topicId, topic]) => [topicId, typesMadeOf(topic)] as const);
      return new Map(made.filter(([, types]) => types.size > 0));
    },
    make: async (orders, signal) => {
      if (orders.length === 0) return [];
      const known = await readCatalogue(context);
      const byId = practiceTopicsById(known);
      const run = context.ids.next();
      const topicIds = [...new Set(orders.flatMap((order) => order.topicIds))];
      const seed = `${templateSeed(context)} test ${run}`;
      const content = new TopicQuestions(seed, await contentsInBank(context, topicIds));
      const drawn = orders.flatMap(({ topicIds: ids, ...wanted }) =>
        content.draw(
          ids.flatMap((topicId) => byId.get(topicId) ?? []),
          wanted,
        ),
      );
      const questions: NewQuestion[] = [];
      for (const each of drawn) {
        signal?.throwIfAborted();
        const question = await newQuestion(context, known, each, SOURCE);
        questions.push({ ...question, pool: 'practice', sourceKey: `${run} ${question.sourceKey}` });
      }
      return (await saveQuestions(context, questions)).map(({ id }) => id);
    },
  };
}
