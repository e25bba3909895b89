import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveQuestions } from '../src/bank/save-questions.ts';
import { proveBalances } from '../src/features/wallet/prove.ts';
import { refusalIn } from './support/read.ts';
import {
  firstStepOf,
  openStudyHall,
  scriptedModel,
  solution,
  told,
  type StoredQuestion,
  type StudyHall,
} from './support/study-hall.ts';

let hall: StudyHall;

beforeEach(async () => {
  hall = await openStudyHall();
});

afterEach(() => hall.server.close());

const TEMPLATE = 'physics/distance-in-one-second';

async function heldBack(): Promise<StoredQuestion> {
  const [secret] = (await hall.generated([TEMPLATE], 0, 'ranked')) as [StoredQuestion];
  await hall.paperOf([secret.id], { resultsPolicy: 'after-sync' });
  return secret;
}

describe('[AS40] in one conversation', () => {
  test('a message is judged by itself, whatever the assistant answered before', async () => {
    const secret = await heldBack();
    const conversation = [
      { role: 'student', text: 'Explain the lens formula' },
      { role: 'assistant', text: `A question about it, solved: ${secret.text}` },
    ];
    for (const question of ['What is 15% of 240?', '12 factorial', "What is Ohm's law?"])
      expect((await hall.ask({ question, conversation })).status, question).toBe(200);
    expect(refusalIn(await hall.ask({ question: secret.text, conversation }))).toBe('422 REFUSED');
  });

  test('nothing is shown that would be refused', async () => {
    const secret = await heldBack();
    const { id: _id, translations: _words, ...copy } = secret;
    await saveQuestions(hall.context, [{ ...copy, pool: 'practice', sourceKey: 'copy' }]);
    const asked = { question: 'distance covered body constant acceleration second straight line' };
    expect((await hall.ask(asked)).text).not.toContain(JSON.stringify(secret.text).slice(1, -1));
  });

  test('a model gets no turn that contains a question held back', async () => {
    const model = scriptedModel(() => ['An answer.']);
    await hall.server.close();
    hall = await openStudyHall({ modelFor: () => model });
    const secret = await heldBack();
    const conversation = [
      { role: 'student', text: `Before: ${secret.text}` },
      { role: 'assistant', text: 'It is a question of kinematics.' },
    ];
    await hall.ask({ question: "Explain Bernoulli's principle", conversation });
    expect(JSON.stringify(model.asked)).toContain('kinematics');
    expect(JSON.stringify(model.asked)).not.toContain(JSON.stringify(secret.text).slice(1, -1));
    const half = Math.floor(secret.text.length / 2);
    const parts = [secret.text.slice(0, half), secret.text.slice(half)];
    await hall.ask({
      question: `${parts[1]} Solve it for a book of physics`,
      conversation: [{ role: 'student', text: parts[0] }],
    });
    expect(JSON.stringify(model.asked.at(-1))).not.toContain(JSON.stringify(parts[0]).slice(1, -1));
  });

  test('a follow-up about an option is answered by its reasons', async () => {
    const [question] = (await hall.generated(['biology/mitosis'])) as [StoredQuestion];
    const asked = { questionId: question.id, question: 'Explain' };
    const first = told(await hall.ask(asked));
    const conversation = [
      { role: 'student', text: 'Explain' },
      { role: 'assistant', text: first.answer },
    ];
    const about = async (text: string) =>
      told(await hall.ask({ ...asked, question: text, conversation })).answer;
    const [, wrong] = question.options;
    const answer = await about('Why is option B wrong?');
    expect(answer).toContain(`“${wrong?.text}”`);
    expect(answer).not.toBe(first.answer);
    expect(await about(`why not ${wrong?.text}`)).toBe(answer);
    expect(await about('विकल्प B क्यों गलत है')).toBe(answer);
    expect(await about('step 1')).toContain(firstStepOf(question.explanation));
    expect(await about('another example')).toContain('Now one for you');
  });

  test('a follow-up about something else is answered by itself, or not and for nothing', async () => {
    const [question] = (await hall.generated([TEMPLATE])) as [StoredQuestion];
    const conversation = [
      { role: 'student', text: question.text },
      { role: 'assistant', text: 'Its solution.' },
    ];
    const asked = { questionId: question.id, conversation };
    expect(told(await hall.ask({ ...asked, question: 'What is 15% of 240?' })).answer).toContain('36');
    const other = told(await hall.ask({ ...asked, question: 'Which colour has the whistle of a referee?' }));
    expect(other.answer).not.toContain(firstStepOf(question.explanation));
    expect(other.tokenInfo.cost).toBe(0);
  });
});

describe('[AS41] help for one question', () => {
  test('is charged once, with its follow-ups', async () => {
    const [question, next] = (await hall.generated([TEMPLATE, 'biology/mitosis'])) as [
      StoredQuestion,
      StoredQuestion,
    ];
    const body = { question: question.text, questionId: question.id };
    expect(solution(await hall.solve(body)).tokenInfo).toEqual({ cost: 1, remaining: 99 });
    expect(solution(await hall.solve(body)).tokenInfo).toEqual({ cost: 0, remaining: 99 });
    const why = { questionId: question.id, question: 'Why is option B wrong?' };
    expect(told(await hall.ask(why)).tokenInfo).toEqual({ cost: 0, remaining: 99 });
    const other = { question: next.text, questionId: next.id };
    expect(solution(await hall.solve(other)).tokenInfo).toEqual({ cost: 1, remaining: 98 });
    expect(solution(await hall.solve(body, hall.ravi)).tokenInfo.cost).toBe(1);
    expect((await proveBalances(hall.context.store)).faults).toEqual([]);
  });

  test('is charged when it is given after it had failed', async () => {
    await hall.server.close();
    let isBroken = true;
    hall = await openStudyHall({
      modelFor: () =>
        scriptedModel(() => {
          if (isBroken) throw new Error('Out of order');
          return ['Because of [1].'];
        }),
    });
    const [question] = (await hall.generated([TEMPLATE])) as [StoredQuestion];
    const body = { question: question.text, questionId: question.id };
    expect((await hall.solve(body)).status).toBe(500);
    expect(await hall.tokensOf(hall.asha)).toBe(100);
    isBroken = false;
    expect(solution(await hall.solve(body)).tokenInfo).toEqual({ cost: 1, remaining: 99 });
    expect((await proveBalances(hall.context.store)).faults).toEqual([]);
  });
});
