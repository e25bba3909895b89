import { and, eq, getTableColumns } from 'drizzle-orm';
import { calibrateQuestions, FEWEST_ANSWERS } from '../../src/features/ability/calibrate.ts';
import { keyedPapers } from '../../src/marked-attempts/keyed-papers.ts';
import { saveQuestions } from '../../src/bank/save-questions.ts';
import { saveSet } from '../../src/bank/save-set.ts';
import type { Hall } from '../support/hall.ts';
import { sampleQuestions } from '../support/papers.ts';
import { dataIn } from '../support/read.ts';
import type { Equipped } from './equipment.ts';

/** Ids of what students choose from. */
export interface Offer {
  readonly planId: string;
  readonly templateId: string;
}

/** What administrators do once students have handed in: a plan, a template, questions, a set, and a corrected key. */
export async function fillByAdministrators(hall: Hall, equipped: Equipped): Promise<Offer> {
  const admin = await hall.server.signIn('admin');
  const { read, t } = hall.server.context.store;
  const make = async (path: string, body: object) =>
    dataIn<{ readonly _id: string }>(await equipped.ask('POST', path, admin, body))._id;
  await addQuestions(hall);
  await correctKey(hall, equipped, admin);
  const [category] = await read.select().from(t.categories);
  const sections = [await make('/sections/create_section', { title: 'Sets', questionCount: 3 })];
  const template = { name: 'Short test', categoryId: category?.id, totalMarks: 12, sections };
  return {
    planId: await make('/plans', { name: 'Pro', price: 499, Tokens: 1000 }),
    templateId: await make('/templates/create_template', template),
  };
}

/** One for tests that are made, and a set. */
async function addQuestions({ server: { context } }: Hall): Promise<void> {
  const { read, t } = context.store;
  const [topic] = await read.select().from(t.topics);
  const [first] = sampleQuestions('practice');
  if (first === undefined || topic === undefined) throw new Error('There is no question or no topic');
  await saveQuestions(context, [{ ...first, pool: 'practice', topicId: topic.id }]);
  const questions = sampleQuestions('river');
  const river = { kind: 'passage', title: 'The river', text: 'It rose twice.', questions } as const;
  await saveSet(context, { ...river, sourceName: 'river', sourceKey: 'river' });
}

async function correctKey(hall: Hall, { ask }: Equipped, admin: string): Promise<void> {
  const { read, t } = hall.server.context.store;
  const [question] = await read
    .select(getTableColumns(t.questions))
    .from(t.questions)
    .innerJoin(t.paperQuestions, eq(t.paperQuestions.questionId, t.questions.id))
    .where(and(eq(t.paperQuestions.paperId, hall.paperId), eq(t.questions.type, 'MCQ')));
  const correct = question?.options.find(({ text }) => text === 'wrong one')?._id;
  if (question === undefined || correct === undefined) throw new Error('The paper has no MCQ');
  const body = { key: { type: 'MCQ', correct: [correct] }, reason: 'Misprinted' };
  await ask('POST', `/questions/${question.id}/key`, admin, body);
  await calibrate(hall, question.id);
}

/** From the counts of a crowd, which does not answer here. */
async function calibrate({ server: { context } }: Hall, questionId: string): Promise<void> {
  const { t, write } = context.store;
  const counts = (count: number) => Array.from({ length: 13 }, () => count);
  const row = { questionId, answered: counts(FEWEST_ANSWERS), correct: counts(FEWEST_ANSWERS / 2) };
  await write((queries) => queries.insert(t.calibrationCounts).values(row));
  const { signal } = new AbortController();
  const job = calibrateQuestions(context, keyedPapers(context.store));
  await job.run({}, { jobId: 'calibrate', attempt: 1, signal });
}
