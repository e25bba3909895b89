import { eq, inArray } from 'drizzle-orm';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Context } from '../context.ts';
import { readCatalogue } from './save-catalogue.ts';
import type { QuestionMaker } from './question-maker.ts';
import { saveQuestions, type NewQuestion } from './save-questions.ts';
import { loadContent, templateSeed } from './content.ts';
import { contentsInBank, practiceTopicsById } from './practice-pool.ts';
import { newQuestion } from './new-questions.ts';
import { slugOf } from './slug.ts';

const SOURCE = 'Prep tests';

/**
 * Makes questions for tests by the templates: nothing is needed for it, and no two tests get the same ones. Topics
 * without templates get none.
 */
export function practiceMaker(context: Context): QuestionMaker {
  return {
    types: async (topicIds) => {
      const byName = await typesByName();
      const made = (await namesOf(context, topicIds)).map(
        ({ id, sid, tid }) => [id, byName.get(`${sid} ${tid}`) ?? new Set<QuestionTypeName>()] as const,
      );
      return new Map(made.filter(([, types]) => types.size > 0));
    },
    make: async (orders, signal) => {
      if (orders.length === 0) return [];
      const known = await readCatalogue(context);
      const byId = await practiceTopicsById(known);
      const run = context.ids.next();
      const topicIds = [...new Set(orders.flatMap((order) => order.topicIds))];
      const seed = `${templateSeed(context)} test ${run}`;
      const { TopicQuestions } = await loadContent();
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

type TypesByName = ReadonlyMap<string, ReadonlySet<QuestionTypeName>>;

let types: Promise<TypesByName> | undefined;

/** The types that templates make of each topic, by the names in addresses of its subject and itself (see `topicIn`). */
const typesByName = () => (types ??= readTypes());

async function readTypes(): Promise<TypesByName> {
  const { practiceTopics, typesMadeOf } = await loadContent();
  return new Map(
    practiceTopics().flatMap((each) => {
      const [sid, tid] = [slugOf(each.subject), slugOf(each.topic)];
      const made = typesMadeOf(each);
      return [`${sid} ${sid}-${tid}`, `${sid} ${tid}`].map((name) => [name, made] as const);
    }),
  );
}

function namesOf({ store: { read, t } }: Context, topicIds: readonly string[]) {
  const { id, tid } = t.topics;
  return read
    .select({ id, tid, sid: t.subjects.sid })
    .from(t.topics)
    .innerJoin(t.subjects, eq(t.subjects.id, t.topics.subjectId))
    .where(inArray(id, [...topicIds]));
}
