import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database, endSession, startSession } from '../../offline/index.ts';
import { askAnswer, refused, solveAnswer, streamed } from '../../test/streamed-answers.ts';
import { scriptObserver } from '../../test/scripted-observer.ts';
import { testStudent } from '../../test/student.ts';
import HelpDialog, { type HelpedQuestion } from './help-dialog.tsx';

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

let sent: Sent[] = [];
let answers: (() => Response)[] = [];

const realFetch = globalThis.fetch;
beforeEach(async () => {
  scriptObserver();
  sent = [];
  answers = [];
  await database.assistantHelp.clear();
  await startSession(database, testStudent(), 'token', null);
  globalThis.fetch = vi.fn(async (path: unknown, request?: RequestInit) => {
    sent.push({ path: String(path), body: JSON.parse(request?.body as string) as Sent['body'] });
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no network');
    return answer();
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  vi.unstubAllGlobals();
});

const question: HelpedQuestion = {
  questionId: 'q1',
  attemptId: 'a1',
  text: 'What is $\\frac{6}{2}$?',
  options: ['2', '3'],
  explanation: 'Divide.',
  correctAnswer: '3',
  userAnswer: '2',
  topic: null,
  subject: null,
  difficulty: null,
};

const open = (helped: HelpedQuestion = question) =>
  render(
    <StrictMode>
      <HelpDialog question={helped} onClose={() => undefined} />
    </StrictMode>,
  );

const solved = () => streamed(['Divide', ' first.'], solveAnswer);

it('[AW7] analyses the question once for an opening, also under strict mode and with other properties', async () => {
  answers = [solved, solved];
  const view = open();
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  view.rerender(
    <StrictMode>
      <HelpDialog question={{ ...question, text: 'In other words?' }} onClose={() => undefined} />
    </StrictMode>,
  );
  screen.getByText('You multiplied.');
  screen.getByText('Rests on 1 explanation and 2 similar questions');
  screen.getByText('Tokens left: Unlimited');
  expect(sent).toEqual([
    {
      path: '/api/solve-problem',
      body: {
        questionId: 'q1',
        attemptId: 'a1',
        question: 'What is $\\frac{6}{2}$?',
        options: ['2', '3'],
        explanation: 'Divide.',
        correctAnswer: '3',
        userAnswer: '2',
        topic: 'General',
        subject: 'General',
        difficulty: 'Medium',
      },
    },
  ]);
});

const facts = () =>
  waitFor(() => {
    const list = document.querySelector('.help-facts');
    if (list === null) throw new Error('There are no facts yet');
    return [...list.children].map(({ textContent }) => textContent);
  });

it('[ST85] shows topic, subject and difficulty; General, General and Medium if they are unknown', async () => {
  answers = [solved];
  open();
  expect(await facts()).toEqual(['TopicGeneral', 'SubjectGeneral', 'DifficultyMedium']);
  // A pending request would consume an answer of the next test.
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
});

it('[ST85] shows and sends those of the question', async () => {
  const known = { topic: 'Optics', subject: 'Physics', difficulty: 'Hard' as const };
  answers = [() => streamed([], { ...solveAnswer, problemAnalysis: { performanceFeedback: '', ...known } })];
  open({ ...question, ...known });
  expect(await facts()).toEqual(['TopicOptics', 'SubjectPhysics', 'DifficultyHard']);
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  expect(sent[0]?.body).toMatchObject(known);
  expect(await facts()).toEqual(['TopicOptics', 'SubjectPhysics', 'DifficultyHard']);
});

it('[ST85] shows what the server knows about a question of an earlier result', async () => {
  const known = { performanceFeedback: '', topic: 'Optics', subject: 'Physics', difficulty: 'Easy' };
  answers = [() => streamed([], { ...solveAnswer, problemAnalysis: known })];
  open({ ...question, topic: 'Optics' });
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  expect(await facts()).toEqual(['TopicOptics', 'SubjectPhysics', 'DifficultyEasy']);
});

it('[AW7] takes further questions about it, with what was said before', async () => {
  answers = [solved, () => streamed(['Because.'], askAnswer)];
  open();
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  const area = screen.getByRole('textbox', { name: 'Ask a follow-up question' });
  fireEvent.change(area, { target: { value: 'Why?' } });
  fireEvent.keyDown(area, { key: 'Enter' });
  await screen.findByText('It is', { exact: false, selector: '.answer-text p' });
  expect(sent[1]).toEqual({
    path: '/api/ask',
    body: {
      question: 'Why?',
      mode: 'question-specific',
      questionId: 'q1',
      attemptId: 'a1',
      conversation: [
        { role: 'student', text: question.text },
        { role: 'assistant', text: 'Divide first.' },
      ],
    },
  });
});

it('[AW7] shows the help again when it is opened again, also without a connection, and asks for nothing', async () => {
  const free = { ...solveAnswer, sources: askAnswer.sources };
  answers = [() => streamed(['Divide', ' first.'], free), () => streamed(['Because.'], askAnswer)];
  open().unmount();
  const view = open();
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  const area = screen.getByRole('textbox', { name: 'Ask a follow-up question' });
  fireEvent.change(area, { target: { value: 'Why?' } });
  fireEvent.keyDown(area, { key: 'Enter' });
  await screen.findByText('It is', { exact: false, selector: '.answer-text p' });
  await waitFor(async () =>
    expect((await database.assistantHelp.toArray()).map(({ turns }) => turns.length)).toEqual([2]),
  );
  view.unmount();
  expect(sent).toHaveLength(2);
  const again = open();
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  screen.getByText('You multiplied.');
  screen.getByText('Why?');
  again.unmount();
  expect(sent).toHaveLength(2);
  expect(await database.assistantTurns.count()).toBe(0);
});

it('[AS161] keeps with the help that the token of a follow-up was taken back', async () => {
  const paid = { ...askAnswer, paidQuestion: 'paid1' };
  const back = { success: true, tokenInfo: { cost: 0, remaining: 50 } };
  answers = [solved, () => streamed(['Because.'], paid), () => Response.json(back)];
  open();
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  const area = screen.getByRole('textbox', { name: 'Ask a follow-up question' });
  fireEvent.change(area, { target: { value: 'Why?' } });
  fireEvent.keyDown(area, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('button', { name: 'Not what you asked? Take the token back' }));
  await screen.findByText('Your token is back.');
  await waitFor(async () => {
    const [help] = await database.assistantHelp.toArray();
    expect(help?.turns.map(({ isReturned }) => isReturned)).toEqual([undefined, true]);
  });
});

it('[AW7] keeps no help that failed, and none for other users', async () => {
  answers = [() => refused(422, 'REFUSED', 'Not this one.'), solved, solved];
  open().unmount();
  const view = open();
  await screen.findByText('I apologize, but this question could not be analysed. Not this one.');
  view.unmount();
  const second = open();
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  await waitFor(async () => expect(await database.assistantHelp.count()).toBe(1));
  second.unmount();
  await startSession(database, { ...testStudent(), _id: 'another' }, 'token', null);
  open();
  await waitFor(() => expect(sent).toHaveLength(3));
});

it('[AW7] names no attempt that the server does not have', async () => {
  answers = [solved];
  open({ ...question, attemptId: null });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('attemptId');
  expect(sent[0]?.body).not.toHaveProperty('questionId');
});

it.each([null, ' \n '])('[AW7] says that a question has no text, and asks nothing: %j', async (text) => {
  open({ ...question, text });
  await screen.findByText('Could not find question text. Please try again.');
  expect(sent).toEqual([]);
});

it('[AW4] apologises with the words of the failure, and tries again', async () => {
  answers = [() => refused(422, 'REFUSED', 'Not this one.'), solved];
  open();
  const failed = await screen.findByText(
    'I apologize, but this question could not be analysed. Not this one.',
  );
  const turn = within(failed.closest('article') as HTMLElement);
  fireEvent.click(turn.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Divide first.', { selector: '.answer-text p' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/solve-problem', '/api/solve-problem']);
});

it('[AW2] asks whoever is not signed in to log in', async () => {
  await endSession(database);
  open();
  await screen.findByText('Please log in to use the AI assistant');
  expect(sent).toEqual([]);
});
