import { beforeEach, expect, it } from 'vitest';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import { browserEdge } from '../../api/index.ts';
import { testStudent } from '../../test/student.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { startSession } from '../session/session.ts';
import { cardQuestion } from './lists.ts';
import { noteMistakes } from './mistakes.ts';
import { syncNotebook } from './sync-notebook.ts';

const asha = testStudent('asha');
const SOON = '1767603661000.a1';

const old: ResultQuestion = {
  questionId: 'q',
  questionText: 'What is pi?',
  options: [],
  topic: null,
  section: 'Maths',
  type: 'Numerical',
  marks: 4,
  negativeMarks: 1,
  marksObtained: -1,
  marksObtainedExact: '-1',
  outcome: 'incorrect',
  isCorrect: false,
  selectedAnswer: '4',
  correctAnswer: '3.14',
  explanation: null,
  timeTaken: 1,
  visits: 1,
  markedForReview: false,
};
const answerKey = { type: 'Numerical' as const, values: ['3.14'], tolerance: '0.01' };
const attempt = {
  attemptId: 'a1',
  testTitle: 'Paper',
  receivedAt: '2026-01-05T09:01:01.000Z',
  mistakes: [{ ...old, subject: null }],
  others: [],
};

let database: ExamDatabase;
let counter = 0;
/** `after` of every call for cards. */
let asked: (string | null)[];

beforeEach(async () => {
  asked = [];
  const keyed = {
    ...attempt,
    mistakes: [{ ...old, answerKey, judgement: { kind: 'wrong' }, subject: null }],
  };
  const fetch = (address: string) => {
    const url = new URL(address, 'http://localhost');
    if (url.pathname.endsWith('/notebook/entries'))
      return Promise.resolve(Response.json({ entries: [], upTo: 0, hasMore: false }));
    const after = url.searchParams.get('after');
    asked.push(after);
    const attempts = after === '0' ? [keyed] : [];
    return Promise.resolve(Response.json({ attempts, upTo: SOON, hasMore: false }));
  };
  database = openDatabase(`older-cards-${(counter += 1)}`, { ...browserEdge, fetch });
  await startSession(database, asha, 'token', null);
});

it('[NB10] cards that were kept without their keys are fetched once more, and then no more', async () => {
  const { notebookCards, notebookQuestions, meta } = database;
  await database.transaction('rw', notebookCards, notebookQuestions, () =>
    noteMistakes(database, asha._id, attempt),
  );
  await meta.put({ key: `notebook ${asha._id}`, value: { entries: 0, cards: SOON } });
  expect(await syncNotebook(database)).toBe(true);
  expect((await cardQuestion(database, asha._id, 'q'))?.question.answerKey).toEqual(answerKey);
  expect(await syncNotebook(database)).toBe(true);
  expect(asked).toEqual(['0', SOON]);
});
