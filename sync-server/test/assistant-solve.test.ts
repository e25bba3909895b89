import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import type { Answer as StudentsAnswer } from '@exam/shared-schema/question-types';
import { saveQuestions, type NewQuestion } from '../src/bank/save-questions.ts';
import { Device, issueAndFetch, questionsOf } from './support/device.ts';
import { HAND_IN } from './support/hall.ts';
import { openStudyHall, solution, type StudyHall } from './support/study-hall.ts';
import { START } from './support/test-server.ts';

let hall: StudyHall;

beforeEach(async () => {
  hall = await openStudyHall();
});

afterEach(() => hall.server.close());

const base = { sourceName: 'test', difficulty: 2, pool: 'practice' as const };
const options = (...texts: readonly string[]) => texts.map((text, place) => ({ _id: String(place), text }));

const QUESTIONS = {
  speed: {
    ...base,
    sourceKey: 'speed',
    type: 'MCQ',
    text: 'A runner covers 90 m in 6 s at constant velocity. The velocity is',
    options: options('$15$ m/s', '$30$ m/s', '$54$ m/s', '$12$ m/s'),
    key: { type: 'MCQ', correct: ['0'] },
    explanation: 'The velocity is $v = s/t$. So $v = 90/6 = 15$ m/s.',
  },
  cells: {
    ...base,
    sourceKey: 'cells',
    type: 'MSQ',
    text: 'Which organelles have two membranes around them?',
    options: options('Chloroplast', 'Mitochondrion', 'Ribosome', 'Golgi apparatus'),
    key: { type: 'MSQ', correct: ['0', '1'] },
    explanation:
      'Chloroplast and mitochondrion have two membranes. A ribosome is a particle and has no membrane at all. The Golgi apparatus has one.',
  },
  sign: {
    ...base,
    sourceKey: 'sign',
    type: 'MSQ',
    text: 'A stone moves against the axis, 5 m in each second. Its velocity is',
    options: options('5 m/s', '-5 m/s', '\u0915\u093f', '\u0915\u0940'),
    key: { type: 'MSQ', correct: ['1', '3'] },
    explanation: 'It moves against the axis, so $v = -5$ m/s.',
  },
  root: {
    ...base,
    sourceKey: 'root',
    type: 'Numerical',
    text: 'Find the positive number whose square is 144 units.',
    options: [],
    key: { type: 'Numerical', values: ['12'] },
    explanation: '$12^2 = 144$.',
  },
} satisfies Record<string, NewQuestion>;

type Name = keyof typeof QUESTIONS;

const stored = async (name: Name): Promise<string> =>
  (await saveQuestions(hall.context, [QUESTIONS[name]]))[0]?.id ?? '';

/** Sits a practice test of one question. */
async function sit(name: Name, answer: (ids: Readonly<Record<string, string>>) => StudentsAnswer | null) {
  const questionId = await stored(name);
  const paperId = await hall.paperOf([questionId], { resultsPolicy: 'on-submit' });
  const issued = await issueAndFetch(hall.server, hall.asha.token, hall.asha.id, paperId);
  const [question] = questionsOf(issued.paper as PaperPackage);
  const ids = Object.fromEntries((question?.options ?? []).map(({ _id, text }) => [text, _id]));
  const device = new Device(issued, START + 1000).start();
  const given = answer(ids);
  if (given !== null) device.answer(question?._id ?? '', given);
  await hall.server.ask('POST', HAND_IN, { body: device.seal().handIn() });
  return { questionId, attemptId: device.header.attemptId, question: QUESTIONS[name].text };
}

const order = (text: string, ...parts: readonly string[]) => parts.map((part) => text.indexOf(part));

describe('[AS9] a solution begins with what the student chose', () => {
  test('why it is wrong stands before why the other one is right', async () => {
    const about = await sit('speed', (ids) => ids['$30$ m/s'] ?? '');
    const { explanation } = solution(await hall.solve(about));
    const places = order(
      explanation,
      '($30$ m/s). It is not right.',
      'exactly twice',
      'Step by step',
      'Answer:',
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test.each([
    ['speed', '$54$ m/s', '3.6 times the right value: km/h and m/s were mixed up'],
    ['speed', '$12$ m/s', 'smaller than what follows from what is given'],
    ['root', '-12', 'the right value with the other sign'],
    ['root', '6', 'exactly half of the right value'],
    ['root', '144', 'the square of the right value'],
    ['root', '120', 'a power of ten'],
  ] as const)('it says how a number came about: %s, %s', async (name, userAnswer, reason) => {
    await stored(name);
    const { explanation } = solution(await hall.solve({ question: QUESTIONS[name].text, userAnswer }));
    expect(explanation).toContain(reason);
  });

  test('it says of several options which do not hold, what the solution says of them, and what was left out', async () => {
    await stored('cells');
    const body = { question: QUESTIONS.cells.text, userAnswer: 'Chloroplast, Ribosome' };
    const { explanation, problemAnalysis } = solution(await hall.solve(body));
    expect(explanation).toContain('You chose “Ribosome”, which does not hold.');
    expect(explanation).toContain('A ribosome is a particle and has no membrane at all.');
    expect(explanation).toContain('You left out “Mitochondrion”.');
    expect(problemAnalysis.performanceFeedback).toBe('Your answer is not right.');
  });

  test('a part of what is right is told as that, and the whole as right', async () => {
    await stored('cells');
    const feedbackTo = async (userAnswer: string) =>
      solution(await hall.solve({ question: QUESTIONS.cells.text, userAnswer })).problemAnalysis
        .performanceFeedback;
    expect(await feedbackTo('Chloroplast')).toBe('What you chose is right, but not all that is right.');
    expect(await feedbackTo('Mitochondrion, Chloroplast')).toBe('Your answer is right.');
  });

  test.each([
    ['\u22125 m/s', 'What you chose is right, but not all that is right.'],
    ['5 m/s', 'Your answer is not right.'],
    ['\u0915\u0940', 'What you chose is right, but not all that is right.'],
    ['\u0915\u093f', 'Your answer is not right.'],
  ])('an answer is the option that looks like it: %s', async (userAnswer, feedback) => {
    await stored('sign');
    const { problemAnalysis } = solution(await hall.solve({ question: QUESTIONS.sign.text, userAnswer }));
    expect(problemAnalysis.performanceFeedback).toBe(feedback);
  });

  test('an answer by its letter is read in the order that was shown', async () => {
    await stored('speed');
    const shown = ['$12$ m/s', '$15$ m/s', '$30$ m/s', '$54$ m/s'];
    const body = { question: QUESTIONS.speed.text, options: shown, userAnswer: 'B' };
    expect(solution(await hall.solve(body)).explanation).toContain('Your answer is right');
  });
});

describe('[AS2] what is true', () => {
  test('is read by the server: what the caller says of answer and explanation changes nothing', async () => {
    const about = await sit('speed', (ids) => ids['$30$ m/s'] ?? '');
    const lies = {
      correctAnswer: '$30$ m/s',
      explanation: 'The velocity is thirty, as everybody knows: TRUST-ME.',
      userAnswer: '$15$ m/s',
    };
    const answer = await hall.solve({ ...about, ...lies });
    const { explanation, problemAnalysis } = solution(answer);
    expect(explanation).toContain('($30$ m/s). It is not right.');
    expect(explanation).toMatch(/Answer: \*\*[A-D]\*\* \(\$15\$ m\/s\)/);
    expect(problemAnalysis.performanceFeedback).toContain('Your answer is not right.');
    expect(answer.text).not.toContain('TRUST-ME');
  });

  test('is the same for a text alone, where the bank has it, however it is written', async () => {
    await stored('speed');
    const question = QUESTIONS.speed.text.toUpperCase().replace(/ /g, '  ');
    const lies = { correctAnswer: '$30$ m/s', userAnswer: '$30$ m/s' };
    const { explanation } = solution(await hall.solve({ question, ...lies }));
    expect(explanation).toContain('Answer: “$15$ m/s”');
    expect(explanation).toContain('It is not right.');
  });

  test('is not claimed of a question that the bank does not have', async () => {
    const body = {
      question: 'In which year did the zeppelin cross the lake of Constance?',
      correctAnswer: '1900',
      userAnswer: '1901',
      explanation: 'It crossed in the summer of 1900.',
    };
    const answer = await hall.solve(body);
    const { problemAnalysis, sources, tokenInfo, contextUsed } = solution(answer);
    expect(problemAnalysis.performanceFeedback).toContain('was not checked against a key');
    expect(problemAnalysis).toMatchObject({ topic: 'General', subject: 'General', difficulty: 'Medium' });
    expect(sources).toEqual([]);
    expect(contextUsed).toEqual({ courseContent: 0, personalNotes: 0, similarProblems: 0 });
    expect(tokenInfo.cost).toBe(0);
    expect(answer.text).not.toContain('1900');
  });
});

describe('[AS10] what is said of the performance', () => {
  test('is of the marks and the time that the server has', async () => {
    const about = await sit('speed', (ids) => ids['$30$ m/s'] ?? '');
    const { problemAnalysis } = solution(await hall.solve(about));
    expect(problemAnalysis.performanceFeedback).toBe(
      'Your answer is not right. It brought -1 marks. You spent 6 s on it, which is hardly enough to read it.',
    );
    expect(problemAnalysis.difficulty).toBe('Easy');
  });

  test('names a question that was left open', async () => {
    const about = await sit('speed', () => null);
    const { problemAnalysis, explanation } = solution(await hall.solve(about));
    expect(problemAnalysis.performanceFeedback).toContain('You left this question open. It brought 0 marks.');
    expect(explanation).toContain('You left this question open.');
  });

  test('is nothing where nothing is known of an answer', async () => {
    await stored('speed');
    const { problemAnalysis } = solution(await hall.solve({ question: QUESTIONS.speed.text }));
    expect(problemAnalysis.performanceFeedback).toContain('You have not said what you answered');
  });
});

test('[AS13] what an answer rests on is counted as it is shown', async () => {
  await hall.generated(['physics/distance-in-one-second'], 5);
  const [question] = await hall.generated(['physics/distance-in-one-second'], 7);
  const { contextUsed, sources, explanation } = solution(
    await hall.solve({ question: question?.text ?? '' }),
  );
  const of = (...types: readonly string[]) => sources.filter(({ type }) => types.includes(type)).length;
  expect(contextUsed.courseContent).toBe(of('explanation', 'formulae', 'topic', 'calculation'));
  expect(contextUsed.similarProblems).toBe(1);
  for (const { type, text } of sources)
    if (type !== 'explanation') expect(explanation).toContain(text.split('\n')[0]);
});
