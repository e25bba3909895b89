import type { QuestionTypeName, typesOfEveryScheme } from '@exam/shared-schema/question-types';
import { catalogue } from '@exam/content';
import { saveTemplates } from '../../src/first-start/exam-templates.ts';
import { practiceMaker } from '../../src/bank/practice-maker.ts';
import type { AppOptions } from '../../src/build-app.ts';
import type { Context } from '../../src/context.ts';
import { saveCatalogue, topicIn, type SavedCatalogue } from '../../src/bank/save-catalogue.ts';
import { slugOf } from '../../src/bank/slug.ts';
import { saveQuestions, type NewQuestion } from '../../src/bank/save-questions.ts';
import { saveSet } from '../../src/bank/save-set.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A server with the exams, their templates and as many questions as are put in. */
export interface Workshop {
  readonly server: TestServer;
  readonly context: Context;
  readonly saved: SavedCatalogue;
  readonly adminId: string;
  /** The id of an exam, by its name. */
  readonly exam: (name: string) => string;
  readonly subject: (name: string) => string;
  readonly topic: (subject: string, name: string) => string;
  readonly close: () => Promise<void>;
}

/** @param makes whether questions are made by the embedded templates where the bank has too few. */
export async function openWorkshop(
  { makes = false }: { readonly makes?: boolean } = {},
  options: Partial<AppOptions> = {},
): Promise<Workshop> {
  const held: { context?: Context } = {};
  const maker: AppOptions['maker'] = {
    types: async (topicIds) =>
      held.context === undefined ? new Map() : practiceMaker(held.context).types(topicIds),
    make: async (orders, signal) =>
      held.context === undefined ? [] : practiceMaker(held.context).make(orders, signal),
  };
  const isPlain = Object.keys(options).length === 0;
  const kind = makes ? 'workshop with a maker' : 'plain';
  const server = await startTestServer(
    { ...(makes && { maker }), ...options },
    {},
    isPlain ? kind : undefined,
  );
  const { context } = server;
  held.context = context;
  const adminId = await server.addUser({ username: 'root', role: 'admin' });
  const saved = await saveCatalogue(context, catalogue);
  await saveTemplates(context, saved);
  return {
    server,
    context,
    saved,
    adminId,
    exam: (name) => saved.categories.get(slugOf(name)) as string,
    subject: (name) => saved.subjects.get(slugOf(name)) as string,
    topic: (subject, name) => topicIn(saved, subject, name) as string,
    close: () => server.close(),
  };
}

let serial = 0;

export interface Stock {
  readonly subject: string;
  readonly topic: string;
  readonly type?: (typeof typesOfEveryScheme)[number];
  readonly count: number;
  readonly difficulty?: number;
  readonly pool?: 'practice' | 'ranked';
}

/** Questions of one topic and type, all different. */
function questionsOf({ saved }: Pick<Workshop, 'saved'>, stock: Stock): NewQuestion[] {
  const { subject, topic, type = 'MCQ', count, difficulty = 5, pool = 'practice' } = stock;
  const subjectId = saved.subjects.get(slugOf(subject)) as string;
  const topicId = topicIn(saved, subject, topic) as string;
  const options = ['right', 'wrong one', 'wrong two', 'wrong three'].map((text) => ({ _id: text, text }));
  const keys = {
    MCQ: { options, key: { type: 'MCQ', correct: ['right'] } },
    MSQ: { options, key: { type: 'MSQ', correct: ['right', 'wrong one'] } },
    Numerical: { options: [], key: { type: 'Numerical', values: ['5'] } },
  } satisfies Partial<Record<QuestionTypeName, Pick<NewQuestion, 'options' | 'key'>>>;
  return Array.from({ length: count }, () => {
    serial += 1;
    return {
      ...keys[type],
      type,
      text: `${topic} ${type} ${serial}`,
      difficulty,
      subjectId,
      topicId,
      pool,
      sourceName: 'workshop',
      sourceKey: String(serial),
    };
  });
}

/** Puts questions into the bank. */
export async function stock(workshop: Workshop, ...stocks: readonly Stock[]): Promise<void> {
  await saveQuestions(
    workshop.context,
    stocks.flatMap((each) => questionsOf(workshop, each)),
  );
}

/** Puts passages into the bank, each with so many questions. */
export async function stockSets(workshop: Workshop, sets: number, ofEach: Stock): Promise<void> {
  for (let number = 0; number < sets; number += 1) {
    const questions = questionsOf(workshop, ofEach);
    const sourceKey = questions[0]?.sourceKey ?? '';
    const set = { kind: 'passage' as const, text: `A passage before ${sourceKey}`, sourceName: 'workshop' };
    await saveSet(workshop.context, { ...set, sourceKey, questions });
  }
}
