import { assignedPapers, type AssignedPaper } from '@exam/shared-schema/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, keepSeen, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import { HomeScreen } from './home-screen.tsx';

let answer: (() => Response) | null;
const server = setupServer(
  http.get('*/api/batches/assigned', () => answer?.() ?? HttpResponse.error()),
  http.all('*/api/*', () => HttpResponse.error()),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const HOUR = 3_600_000;
const iso = (fromNow: number) => new Date(Date.now() + fromNow).toISOString();
const assigned = (id: string, from: number, to: number, attemptId: string | null = null): AssignedPaper => ({
  ...{ _id: `a-${id}`, batch: 'Morning', attemptId },
  paper: testSummary(id, { isAssigned: true, opensAt: iso(from), closesAt: iso(to) }),
});
const none = () => null;
const show = () =>
  render(<HomeScreen personalised={none} plans={none} leadboard={none} notices={none} revise={none} />);

const listed: AssignedPaper[] = [
  assigned('now', -HOUR, HOUR),
  assigned('later', HOUR, 2 * HOUR),
  assigned('done', -HOUR, HOUR, 't1'),
  assigned('over', -2 * HOUR, -HOUR),
];

beforeEach(async () => {
  answer = null;
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 'token');
});

const badgeOf = async (title: string) =>
  within(await screen.findByRole('article', { name: title })).getByText(/ · Morning$/).textContent;

test('[BA30] home begins with the assigned papers, their windows and states', async () => {
  answer = () => HttpResponse.json({ success: true, batches: [], data: listed });
  show();
  const section = within(await screen.findByRole('region', { name: 'Assigned to you' }));
  expect(await badgeOf('Paper now')).toBe('Open now · Morning');
  expect(await badgeOf('Paper later')).toBe('Not open yet · Morning');
  expect(await badgeOf('Paper done')).toBe('Handed in · Morning');
  expect(await badgeOf('Paper over')).toBe('Closed · Morning');
  await waitFor(() => expect(section.getAllByText(/^Open (from|until|)/).length).toBeGreaterThan(0));
});

test('[BA30] they are there without a network after they were loaded once, for their student alone', async () => {
  const data = { success: true, batches: [], data: listed };
  await keepSeen(database, 'asha', assignedPapers, {}, data);
  show();
  await screen.findByRole('region', { name: 'Assigned to you' });
});

test('[BA30] nothing is shown where nothing is assigned', async () => {
  let asked = 0;
  answer = () => {
    asked += 1;
    return HttpResponse.json({ success: true, batches: [], data: [] });
  };
  show();
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('region', { name: 'Assigned to you' })).toBeNull();
});
