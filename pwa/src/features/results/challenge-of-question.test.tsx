import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { KeyChallenge } from '@exam/shared-schema/contract';
import { database, startSession } from '../../offline/index.ts';
import { useConnection } from '../../state/index.ts';
import { testStudent } from '../../test/student.ts';
import { ChallengeOfQuestion } from './challenge-of-question.tsx';

const open: KeyChallenge = {
  questionId: 'q1',
  text: 'Option B is right too.',
  state: 'open',
  answer: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  answeredAt: null,
};

/** The server's state. */
let challenges: KeyChallenge[];
let sent: unknown[];
let answer: () => Response;
const server = setupServer(
  http.get('*/api/test-attempts/sat/challenges', () =>
    HttpResponse.json({ success: true, data: challenges }),
  ),
  http.post('*/api/test-attempts/sat/challenges', async ({ request }) => {
    sent.push(await request.json());
    return answer();
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  challenges = [];
  sent = [];
  answer = () => {
    challenges = [open];
    return HttpResponse.json({ success: true, data: open });
  };
  useConnection.setState({ network: true, server: true });
  await database.seenAnswers.clear();
  await startSession(database, testStudent('asha'), 'token', null);
});

const show = () => render(<ChallengeOfQuestion attemptId="sat" questionId="q1" />);
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('What is wrong with the key?'), { target: { value: text } });
const press = () => fireEvent.click(screen.getByText('Challenge the key'));

it('[KC1] is sent with its words, and then shown in place of the form', async () => {
  show();
  await screen.findByText('Is the key wrong?');
  type('wrong');
  press();
  await screen.findByText('Explain it in at least 10 characters.');
  expect(sent).toEqual([]);
  type(open.text);
  press();
  await screen.findByText('You challenged this key');
  expect(sent).toEqual([{ questionId: 'q1', text: open.text }]);
  screen.getByText('Your words of 5 Jan 2026');
  screen.getByText('You get a notice when it is answered.');
});

it('[KC1] stays in its field if it could not be sent, and needs a connection', async () => {
  answer = () => {
    const message = 'Too many requests. Please try again in a moment.';
    return HttpResponse.json(
      { success: false, code: 'RATE_LIMITED', message, error: message },
      { status: 429 },
    );
  };
  show();
  await screen.findByText('Is the key wrong?');
  type(open.text);
  press();
  await screen.findByText('Too many requests. Please try again in a moment.');
  expect(screen.getByLabelText('What is wrong with the key?')).toHaveProperty('value', open.text);
  useConnection.setState({ network: false, server: false });
  await screen.findByText('You can challenge a key when you are online.');
  press();
  expect(sent).toHaveLength(1);
});

it('[KC1] [KC3] shows the answer, also offline', async () => {
  challenges = [{ ...open, state: 'rejected', answer: 'B has the wrong unit.' }];
  const first = show();
  await screen.findByText('Your challenge was not accepted');
  await waitFor(async () => expect(await database.seenAnswers.count()).toBe(1));
  first.unmount();
  useConnection.setState({ network: false, server: false });
  server.use(http.get('*/api/test-attempts/sat/challenges', () => HttpResponse.error()));
  show();
  await screen.findByText('B has the wrong unit.');
});
