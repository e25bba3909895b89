import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusalIn } from './support/read.ts';
import { START } from './support/test-server.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

let workshop: Workshop;

beforeEach(async () => {
  workshop = await openWorkshop();
});
afterEach(() => workshop.close());

async function keepDraft(id: string, more: object): Promise<void> {
  const { store } = workshop.context;
  const question = {
    type: 'MCQ' as const,
    text: 'What is 2 + 2?',
    options: ['3', '4'].map((text) => ({ _id: text, text })),
    key: { type: 'MCQ' as const, correct: ['3'] },
    explanation: 'Count.',
    difficulty: 5,
  };
  const topicId = workshop.topic('Physics', 'Kinematics');
  const row = { id, topicId, model: 'm', question, reason: 'disagreement' as const, createdAt: START };
  await store.write((queries) => queries.insert(store.t.questionDrafts).values({ ...row, ...more }));
}

const ask = (token: string) => workshop.server.ask('GET', '/api/admin/question-drafts', { token });

test('[LM11] a refused draft is told with its own key and what the second solver said, the newest first', async () => {
  await keepDraft('older', { reason: 'malformed', createdAt: START - 1 });
  await keepDraft('newer', { solution: { answer: 'B', working: 'Two and two are four.' } });
  const answer = await ask(await workshop.server.signIn('root'));
  expect(answer.json).toMatchObject({ total: 2, page: 1 });
  expect((answer.json as { drafts: unknown[] }).drafts).toMatchObject([
    {
      _id: 'newer',
      key: { type: 'MCQ', correct: ['3'] },
      explanation: 'Count.',
      solution: { answer: 'B', working: 'Two and two are four.' },
      reason: 'disagreement',
      topic: { name: 'Kinematics' },
      createdAt: new Date(START).toISOString(),
    },
    { _id: 'older', solution: null, reason: 'malformed' },
  ]);
});

test('[LM6] [LM11] no student is shown one', async () => {
  await workshop.server.addUser({ username: 'asha' });
  expect(refusalIn(await ask(await workshop.server.signIn('asha')))).toBe('403 FORBIDDEN');
});
