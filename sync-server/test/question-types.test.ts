import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ItemAnalysis, ListedQuestion, ScoredResult, WholeQuestion } from '@exam/shared-schema/contract';
import { type Answer, questionTypeNames } from '@exam/shared-schema/question-types';
import { fixtures } from '../../shared-schema/src/question-types/fixtures.ts';
import { Device, issueAndFetch, optionId, questionsOf } from './support/device.ts';
import { HAND_IN, openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let admin: string;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
});
afterEach(() => hall.server.close());

const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  hall.server.ask(method, `/api/${path}`, { token: admin, ...(body && { body }) });
const make = async (path: string, body: object) => dataIn<{ _id: string }>(await ask('POST', path, body))._id;

async function write(type: string, form: object): Promise<WholeQuestion> {
  const subjectId = await make('subjects/create_subject', { name: 'Geology' });
  const difficultyRange = { min: 1, max: 9 };
  const topicId = await make('topics/create_topic', { name: 'Glaciers', subjectId, difficultyRange });
  const text = 'What does a glacier leave behind?';
  const answer = await ask('POST', 'questions', { type, subjectId, topicId, text, ...form });
  expect(answer.status, answer.text).toBe(201);
  return dataIn<WholeQuestion>(await ask('GET', `questions/${dataIn<ListedQuestion>(answer)._id}`));
}

type AnswerOf = ((idOf: (text: string) => string) => Answer) | null;

/** A student of this name sits the paper of one question. @returns the result, and the token of the student. */
async function sit(paperId: string, name: string, answerOf: AnswerOf) {
  const { server } = hall;
  const userId = await server.addUser({ username: name });
  const token = await server.signIn(name);
  const issued = await issueAndFetch(server, token, userId, paperId);
  const [question] = questionsOf(issued.paper);
  const device = new Device(issued, START + 1000).start();
  const answers =
    answerOf === null ? {} : { [question?._id ?? '']: answerOf((text) => optionId(question, text)) };
  const handIn = device.answerAll(answers).seal().handIn();
  const answer = await server.ask('POST', HAND_IN, { body: handIn });
  expect(answer.status, answer.text).toBe(201);
  const read = await server.ask('GET', `/api/test-attempts/${device.header.attemptId}`, { token });
  const [detail] = dataIn<ScoredResult>(read).detailedResults;
  return { detail, token };
}

describe.each(questionTypeNames)('[QT2] a question of type %s', (type) => {
  const { written } = fixtures[type];

  test('is written in the console, sat, marked, analysed and put into the notebook', async () => {
    const question = await write(type, written.form);
    expect(question).toMatchObject({ type, key: { type } });
    const places = [{ questionId: question._id }];
    const paperId = await publishSample(hall.server.context, hall.adminId, {
      sections: [{ title: 'Only', questions: places }],
    });

    const right = await sit(paperId, 'right', written.right);
    expect(right.detail).toMatchObject({
      type,
      outcome: 'correct',
      marksObtained: 4,
      answerKey: question.key,
    });
    const wrong = await sit(paperId, 'wrong', written.wrong);
    expect(wrong.detail).toMatchObject({ outcome: 'incorrect', isCorrect: false });
    const blank = await sit(paperId, 'blank', null);
    expect(blank.detail).toMatchObject({ outcome: 'unanswered', judgement: null, marksObtained: 0 });

    const analysis = dataIn<ItemAnalysis>(await ask('GET', `admin/papers/${paperId}/items`));
    expect(analysis.items).toMatchObject([
      { type, attempts: 3, answeredPercent: 66.67, rightPercent: 33.33 },
    ]);

    for (const { row, parts } of analysis.items[0]?.given ?? []) {
      const name = row?.name ?? 'the typed answers';
      const [first, second] = parts.map(({ isRight, percent }) => [isRight, percent]);
      expect([first, second], name).toEqual([
        [true, 33.33],
        [false, 33.33],
      ]);
    }

    const cards = await hall.server.ask('GET', '/api/notebook/cards', { token: wrong.token });
    expect(JSON.stringify(cards.json)).toContain(question._id);
  });

  test('[BK31] is in the file of the bank with its key', async () => {
    await write(type, written.form);
    const file = await ask('GET', 'questions/export?format=csv');
    expect(file.text).toContain(type);
  });
});

const part = (text: string, isRight: boolean) => ({ text, isRight, percent: isRight ? 0 : 100 });

test.each([
  [
    'MatrixMatch' as const,
    [
      { row: { name: 'A', text: 'one' }, parts: [part('odd', true), part('even', false)] },
      { row: { name: 'B', text: 'two' }, parts: [part('even', true), part('odd', false)] },
    ],
  ],
  [
    'ShortText' as const,
    [{ row: null, parts: [part('moraine or a moraine', true), part('drumlin', false)] }],
  ],
])('[QT10] [QT11] wrong answers to %s are counted by their parts', async (type, given) => {
  const { form, wrong } = fixtures[type].written;
  const question = await write(type, form);
  const sections = [{ title: 'Only', questions: [{ questionId: question._id }] }];
  const paperId = await publishSample(hall.server.context, hall.adminId, { sections });
  await sit(paperId, 'wrong', wrong);
  const { items } = dataIn<ItemAnalysis>(await ask('GET', `admin/papers/${paperId}/items`));
  expect(items).toMatchObject([{ given }]);
});
