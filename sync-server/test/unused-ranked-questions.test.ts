import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../scripts/vitest/size.ts';
import { saveQuestions, type NewQuestion } from '../src/bank/save-questions.ts';
import { allCalls } from './support/contract.ts';
import { fromSchema } from './support/from-schema.ts';
import { sendCall, type Sent } from './support/send-call.ts';
import { openStudyHall, told, type StudyHall } from './support/study-hall.ts';

/** Each call is made so often with drawn inputs, beside the plain ones. */
const RUNS = rounds({ short: 2, full: 200 });

/** Words that a student might type, and by which the question would be found. */
const TYPED = ['quixotrope', 'Which colour has the quixotrope under a lamp of light?'];
/** Words of the question that nobody types here: in an answer they come from the bank. */
const SECRET = /zibbert|vermilquo|chartrequo|explanaquo/i;

const question = (pool: NewQuestion['pool']): NewQuestion => ({
  type: 'MCQ',
  text: 'Which colour has the quixotrope under a lamp of zibbert light?',
  options: ['vermilquo', 'chartrequo'].map((text) => ({ _id: text, text })),
  key: { type: 'MCQ', correct: ['vermilquo'] },
  explanation: 'A quixotrope takes the colour by explanaquo reasoning. It is vermilquo.',
  difficulty: 5,
  keywords: ['quixotrope'],
  sourceName: 'just written',
  sourceKey: pool ?? '',
  ...(pool !== undefined && { pool }),
});

let hall: StudyHall;
let id: string;

beforeAll(async () => {
  hall = await openStudyHall();
  [{ id } = { id: '' }] = await saveQuestions(hall.context, [question('ranked')]);
});

afterAll(() => hall.server.close());

test('[AS4] a question of the ranked pool that no released paper has is told by no call and no stream', async () => {
  const walked = allCalls.filter(({ access }) => access !== 'loopback');
  const known = [id, hall.asha.id, ...TYPED];
  for (const call of walked) {
    const plain: Sent[] = TYPED.map((typed) => ({
      ids: [id, id],
      query: { search: typed, q: typed },
      body: { question: typed, questionId: id, messages: [] },
    }));
    const drawn = fc.sample(
      fc.record({
        ids: fc.constant([id, id]),
        query: fromSchema(call.query, known).map((value) => value as object),
        body: fromSchema(call.body, known),
      }),
      RUNS,
    );
    for (const sent of [...plain, ...drawn])
      for (const accept of ['application/json', 'text/event-stream']) {
        const authorization = `Bearer ${await hall.server.signIn('asha')}`;
        const answer = await sendCall(hall.server.app, call, sent, { accept, authorization });
        expect(answer, `${call.method} ${call.path}`).not.toMatch(SECRET);
      }
  }
});

test('[AS4] the same question of the practice pool is told, so the walk sees what it should', async () => {
  await saveQuestions(hall.context, [question('practice')]);
  const asha = { ...hall.asha, token: await hall.server.signIn('asha') };
  expect(told(await hall.ask({ question: TYPED[1] }, asha)).answer).toMatch(SECRET);
});
