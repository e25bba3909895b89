import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proveBalances } from '../src/features/wallet/prove.ts';
import { errorIn, refusalIn } from './support/read.ts';
import {
  openStudyHall,
  scriptedModel,
  solution,
  told,
  type StoredQuestion,
  type Student,
  type StudyHall,
} from './support/study-hall.ts';

const HOUR_MS = 3_600_000;
/** From the start of the tests, 14:30 in India, to the next day there. */
const TO_NEXT_DAY_MS = 9.5 * HOUR_MS;

let hall: StudyHall;

beforeEach(async () => {
  hall = await openStudyHall();
});

afterEach(() => hall.server.close());

async function paidFor(question: string): Promise<string> {
  const { paidQuestion } = told(await hall.ask({ question }));
  if (paidQuestion === undefined) throw new Error(`'${question}' cost nothing`);
  return paidQuestion;
}

const takeBack = (paidQuestion: string, { token }: Student = hall.asha) =>
  hall.server.ask('POST', '/api/ask/return-token', { token, body: { paidQuestion } });

const rows = () => {
  const { store } = hall.context;
  return store.read.select().from(store.t.assistantQuestions);
};

const isProven = async () => expect((await proveBalances(hall.context.store)).faults).toEqual([]);

const paidForFour = async () => [
  await paidFor('2 + 5'),
  await paidFor('2 + 6'),
  await paidFor('2 + 7'),
  await paidFor('2 + 8'),
];

describe('[AS161] the token of an answer', () => {
  test.each([
    ['the embedded engine', {}],
    ['a model', { modelFor: () => scriptedModel(() => ['It is 42.']) }],
  ])('of %s comes back once, however often it is taken back', async (_whose, parts) => {
    await hall.server.close();
    hall = await openStudyHall(parts);
    const paid = await paidFor('What is 17 + 25?');
    const returned = { success: true, tokenInfo: { cost: 0, remaining: 100 } };
    expect((await takeBack(paid)).json).toEqual(returned);
    expect((await takeBack(paid)).json).toEqual(returned);
    expect((await rows()).map(({ state }) => state)).toEqual(['returned']);
    await isProven();
  });

  test('comes back once of requests at the same moment', async () => {
    const paid = await paidFor('What is 17 + 25?');
    await paidFor('2 + 3');
    const answers = await Promise.all([takeBack(paid), takeBack(paid), takeBack(paid)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await hall.tokensOf(hall.asha)).toBe(99);
    await isProven();
  });

  test('comes back only to its student, and only of an answer that cost one', async () => {
    const paid = await paidFor('What is 17 + 25?');
    expect(refusalIn(await takeBack(paid, hall.ravi))).toBe('404 NOT_FOUND');
    expect(refusalIn(await takeBack('no-such-question'))).toBe('404 NOT_FOUND');
    const unanswered = told(await hall.ask({ question: 'Who won the cricket world cup?' }));
    expect(unanswered.paidQuestion).toBeUndefined();
    const empty = (await rows()).find(({ state }) => state === 'empty');
    expect(refusalIn(await takeBack(empty?.id ?? ''))).toBe('404 NOT_FOUND');
    expect([await hall.tokensOf(hall.asha), await hall.tokensOf(hall.ravi)]).toEqual([99, 100]);
    await isProven();
  });

  test('is refused from the fourth of a day of India on, and nothing is lost', async () => {
    const [fourth = '', ...others] = await paidForFour();
    for (const paid of others) expect((await takeBack(paid)).status).toBe(200);
    const refusal = await takeBack(fourth);
    expect(refusalIn(refusal)).toBe('422 REFUSED');
    expect(errorIn(refusal).message).toBe(
      'You have taken back 3 tokens today. Write to us under Contact Us if more answers were wrong.',
    );
    hall.server.clock.advance(TO_NEXT_DAY_MS - 1);
    expect((await takeBack(fourth)).status).toBe(422);
    expect(await hall.tokensOf(hall.asha)).toBe(99);
    hall.server.clock.advance(1);
    expect((await takeBack(fourth)).status).toBe(200);
    expect(await hall.tokensOf(hall.asha)).toBe(100);
    await isProven();
  });

  test('is refused from the fourth on also at the same moment', async () => {
    const paid = await paidForFour();
    const answers = await Promise.all(paid.map((each) => takeBack(each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422]);
    expect(await hall.tokensOf(hall.asha)).toBe(99);
    await isProven();
  });

  test('can be taken back within 24 hours', async () => {
    const [first, second] = [await paidFor('2 + 5'), await paidFor('2 + 6')];
    hall.server.clock.advance(24 * HOUR_MS);
    const later = { ...hall.asha, token: await hall.server.signIn('asha') };
    expect((await takeBack(first, later)).status).toBe(200);
    hall.server.clock.advance(1);
    const refusal = await takeBack(second, later);
    expect([refusalIn(refusal), errorIn(refusal).message]).toEqual([
      '422 REFUSED',
      'A token can be taken back within 24 hours of the answer.',
    ]);
    expect(await hall.tokensOf(hall.asha)).toBe(99);
  });

  test('ends the help that it had paid for; that of /solve-problem stays spent', async () => {
    const [question] = (await hall.generated(['biology/mitosis'])) as [StoredQuestion];
    const body = { question: question.text, questionId: question.id };
    const { paidQuestion = '' } = told(await hall.ask(body));
    expect(told(await hall.ask(body)).paidQuestion).toBeUndefined();
    expect((await takeBack(paidQuestion)).status).toBe(200);
    expect(solution(await hall.solve(body)).tokenInfo).toEqual({ cost: 1, remaining: 99 });
    const solved = (await rows()).find(({ kind }) => kind === 'solve');
    expect(refusalIn(await takeBack(solved?.id ?? ''))).toBe('404 NOT_FOUND');
    await isProven();
  });
});
