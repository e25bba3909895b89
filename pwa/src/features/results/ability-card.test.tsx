import type { AbilityChange, NextTest } from '@exam/shared-schema/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { useConnection } from '../../state/index.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { AbilityCard } from './ability-card.tsx';
import ResultScreen from './result-screen.tsx';

const asha = testStudent('asha');
const level = (middle: number, answers = 10) => ({
  level: middle,
  low: middle - 1,
  high: middle + 1,
  answers,
});

let change: AbilityChange;
let next: NextTest | null;
let remainingTokens: number;
/** A refusal of the server; null for success. */
let refused: object | null;
let sent: unknown[];

const ok = (path: string, body: () => object) =>
  http.get(`*/api${path}`, () => HttpResponse.json({ success: true, data: body() } as never));

const server = setupServer(
  ok('/test-attempts/:id/abilities', () => change),
  http.get('*/api/test-attempts/:id/next-test', () => HttpResponse.json({ success: true, data: next })),
  ok('/test-attempts/:id/standing', () => ({ status: 'not-ranked' })),
  ok('/test-attempts/:id/corrections', () => []),
  ok('/test-papers/being-made', () => []),
  ok('/wallet', () => ({
    remainingTokens,
    totalTokens: 100,
    usedTokens: 0,
    prices: { adaptiveTest: 5, aiTest: 10 },
    papersLeft: 0,
    aiEnabled: true,
  })),
  http.post('*/api/user-defined/generate_admin_defined_test', async ({ request }) => {
    sent.push(await request.json());
    if (refused !== null) return HttpResponse.json(refused, { status: 409 });
    return HttpResponse.json({ success: true, testPaper: { id: 'p1' } });
  }),
  http.all('*/api/*', () =>
    HttpResponse.json({ success: false, code: 'NOT_FOUND', message: '', error: '' }, { status: 404 }),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  history.replaceState(null, '', '/');
});
beforeEach(async () => {
  history.replaceState(null, '', '/results/sat');
  sent = [];
  refused = null;
  remainingTokens = 100;
  next = {
    categoryId: 'c1',
    subjectIds: ['s1'],
    topics: ['Optics', 'Waves', 'Heat'].map((name) => ({ _id: name.toLowerCase(), name })),
  };
  change = {
    status: 'shown',
    overall: { before: level(4.5, 20), after: level(5.2, 40) },
    topics: [
      { topicId: 't1', name: 'Optics', before: null, after: level(3.4) },
      { topicId: 't2', name: 'Waves', before: level(5, 20), after: level(6.1, 30) },
    ],
  };
  act(() => useConnection.setState({ network: true, server: true }));
  await Promise.all([database.seenAnswers.clear(), database.results.clear()]);
  await startSession(database, asha, 'token', null);
  await database.results.put({
    attemptId: 'sat',
    userId: asha._id,
    result: testResult('sat', []),
    storedAt: 1,
  });
});

const show = () => render(<ResultScreen attemptId="sat" />);
const card = async () => within(await screen.findByRole('region', { name: 'Your level' }));
const spoken = (row: HTMLElement) => row.querySelector('.visually-hidden')?.textContent ?? null;

test('[AB61] the result has the level before and after with its range, for all topics and for each', async () => {
  show();
  const rows = await (await card()).findAllByRole('listitem');
  expect(rows.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'All topics of this test',
    'Optics',
    'Waves',
  ]);
  expect(rows.map(spoken)).toEqual(['before 4.5, now 5.2', null, 'before 5.0, now 6.1']);
  within(rows[1] as HTMLElement).getByText('3.4');
  within(rows[2] as HTMLElement).getByText('Likely 5.1 to 7.1, from 30 answers');
});

test('[AB61] an attempt that was marked on this device first has one as soon as the server has marked it', async () => {
  const marked = testResult('sat', []);
  const outcome = { receipt: undefined, waiting: undefined, attempt: undefined, instant: marked };
  const { rerender } = render(<AbilityCard outcome={{ ...outcome, result: undefined }} />);
  expect(screen.queryByRole('region')).toBeNull();
  rerender(<AbilityCard outcome={{ ...outcome, result: marked }} />);
  expect(await (await card()).findAllByRole('listitem')).toHaveLength(3);
});

test('[AB61] of one topic there is no sum, and of many the weakest are shown first', async () => {
  const topics = Array.from({ length: 8 }, (_, place) => ({
    topicId: `t${place}`,
    name: `Topic ${place}`,
    before: null,
    after: level(place + 1),
  }));
  change = { status: 'shown', overall: { before: null, after: level(4) }, topics: topics.slice(0, 1) };
  const { unmount } = show();
  expect(await (await card()).findAllByRole('listitem')).toHaveLength(1);
  unmount();
  await database.seenAnswers.clear();
  change = { status: 'shown', overall: { before: null, after: level(4) }, topics };
  show();
  const lists = await (await card()).findAllByRole('list', { hidden: true });
  expect(lists.map((list) => list.children.length)).toEqual([7, 2]);
});

test.each([
  [{ status: 'no-answers' }, /no new answer that says something about your level/],
  [{ status: 'needs-plan' }, /comes with a plan that has advanced analytics/],
] satisfies [AbilityChange, RegExp][])(
  '[AB61] [PL3] %o: the card says why there is none',
  async (answer, sentence) => {
    change = answer;
    show();
    await (await card()).findByText(sentence);
  },
);

test('[AB61] while the result is held back there is no card', async () => {
  change = { status: 'held' };
  show();
  await screen.findByRole('button', { name: /^Next test/ });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your level' })).toBeNull());
});

test('[AB62] one tap makes a test from the weakest topics, at the price on the button, and leads to its start', async () => {
  show();
  await screen.findByText('By all your answers, your weakest topics in this exam: Optics, Waves and Heat.');
  fireEvent.click(screen.getByRole('button', { name: 'Next test for 5 tokens' }));
  await waitFor(() => expect(location.pathname).toBe('/exam/p1/start'));
  expect(sent).toMatchObject([
    { userId: 'asha', price: 5, categoryId: 'c1', subjectIds: ['s1'], topicIds: ['optics', 'waves', 'heat'] },
  ]);
});

test('[AB62] [ST60] with too few tokens, or without a network, the button makes nothing and there is a reason', async () => {
  remainingTokens = 3;
  show();
  await screen.findByText('You have 3 tokens, which is too few for this test.');
  fireEvent.click(screen.getByRole('button', { name: /^Next test/ }));
  act(() => useConnection.setState({ network: false }));
  await screen.findByText('Making a test needs a connection.');
  fireEvent.click(screen.getByRole('button', { name: /^Next test/ }));
  expect(sent).toEqual([]);
});

test('[AB62] a refusal is shown where the button is, and nothing moves', async () => {
  refused = {
    success: false,
    code: 'REFUSED',
    message: 'This category no longer exists. Please choose again.',
    error: '',
  };
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Next test/ }));
  const steps = within(screen.getByRole('region', { name: 'What to do next' }));
  await steps.findByText('This category no longer exists. Please choose again.');
  expect(location.pathname).toBe('/results/sat');
});

test('[AB62] without a topic to go by there is no offer', async () => {
  next = null;
  show();
  await (await card()).findAllByRole('listitem');
  expect(screen.queryByRole('button', { name: /^Next test/ })).toBeNull();
});
