import {
  difficultyOf,
  type DrawnQuestion,
  type PracticeTopic,
  QuestionBank,
  type Template,
  templates,
} from '@exam/content';
import type { Context } from '../context.ts';
import { readCatalogue } from './save-catalogue.ts';
import type { MakerOrder, QuestionMaker } from './question-maker.ts';
import { saveQuestions, type NewQuestion } from './save-questions.ts';
import { contentsInBank, practiceTopicsById, templateSeed } from './practice-pool.ts';
import { newDrawnQuestion } from './new-questions.ts';

const SOURCE = 'Prep tests';

/**
 * Makes questions for tests by the templates: nothing is needed for it, and no two tests get the same ones. Topics
 * without templates get none.
 */
export function practiceMaker(context: Context): QuestionMaker {
  return {
    types: async () => {
      const byId = [...practiceTopicsById(await readCatalogue(context))];
      const made = byId.filter(([, { templates: own }]) => own.size > 0);
      return new Map(made.map(([topicId, { templates: own }]) => [topicId, typesOf(own)]));
    },
    make: async (orders, signal) => {
      if (orders.length === 0) return [];
      const known = await readCatalogue(context);
      const byId = practiceTopicsById(known);
      const run = context.ids.next();
      const topicIds = [...new Set(orders.flatMap((order) => order.topicIds))];
      const seed = `${templateSeed(context)} test ${run}`;
      const bank = new QuestionBank(templates, seed, await contentsInBank(context, topicIds));
      const questions: NewQuestion[] = [];
      for (const { drawn, about } of orders.flatMap((order) => drawFor(bank, order, byId))) {
        signal?.throwIfAborted();
        const question = await newDrawnQuestion(context, known, drawn, { sourceName: SOURCE, about });
        questions.push({ ...question, pool: 'practice', sourceKey: `${run} ${question.sourceKey}` });
      }
      return (await saveQuestions(context, questions)).map(({ id }) => id);
    },
  };
}

const typesOf = (own: ReadonlySet<Template>) => new Set([...own].map(({ type }) => type));
interface Drawn {
  readonly drawn: DrawnQuestion;
  readonly about: PracticeTopic;
}

/** The same number of each topic that has templates for it, or as many as there can be. */
function drawFor(
  bank: QuestionBank,
  { topicIds, type, count, difficulty }: MakerOrder,
  byId: ReadonlyMap<string, PracticeTopic>,
): Drawn[] {
  const isAsked = (one: number) => one >= difficulty.min && one <= difficulty.max;
  const fits = (template: Template) =>
    (type === null || template.type === type) && isAsked(template.difficulty);
  const topics = topicIds
    .flatMap((topicId) => byId.get(topicId) ?? [])
    .filter((topic) => [...topic.templates].some(fits));
  const share = Math.ceil(count / Math.max(1, topics.length));
  return topics.flatMap((about) =>
    bank
      .drawSome(share, (template) => about.templates.has(template) && fits(template), {
        suits: (drawn) => isAsked(difficultyOf(drawn)),
        // Only an MCQ can have five.
        options: type === null || type === 'MCQ' ? about.options : 4,
      })
      .map((drawn) => ({ drawn, about })),
  );
}
