import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedChallenge } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { challenges } from './challenges.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const row: ManagedChallenge = {
  _id: 'k1',
  question: { _id: 'q1', text: 'Which one is a force?' },
  paper: { _id: 'p1', title: 'Mock 4' },
  student: { _id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' },
  text: 'Thrust is a force as well.',
  state: 'open',
  answer: null,
  open: 3,
  createdAt: '2026-01-05T09:00:00.000Z',
};

let rows: ManagedChallenge[];
let sent: unknown[];
beforeEach(() => {
  rows = [row];
  sent = [];
  history.replaceState(null, '', '/question/challenges');
  server.use(
    http.get('*/api/admin/challenges', () => {
      const page = { success: true, page: 1, pages: 1, total: rows.length, count: rows.length };
      return HttpResponse.json({ ...page, challenges: rows });
    }),
    http.post('*/api/admin/challenges/k1/answer', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: '3 challenges were answered.' });
    }),
  );
});

test('[KC2] a challenge stands with its question, paper, student and how many there are', async () => {
  showInConsole(<EntityList entity={challenges} />);
  await screen.findAllByText('Which one is a force?');
  for (const text of ['Thrust is a force as well.', 'Asha Rao', 'Mock 4', '3 of this question'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('[KC2] an empty list says when a challenge appears', async () => {
  rows = [];
  showInConsole(<EntityList entity={challenges} />);
  await screen.findByText('No challenges');
});

test('[KC3] an answer is given once, with its words', async () => {
  showInConsole(<EntityList entity={challenges} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Accept: / }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: 'Both are right.' } });
  rows = [{ ...row, state: 'accepted', answer: 'Both are right.', open: 0 }];
  fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await screen.findByText('3 challenges were answered.');
  expect(sent).toEqual([{ accepted: true, reason: 'Both are right.' }]);
  await screen.findAllByText('Accepted');
  expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull();
});

test('[CN63] the key is corrected from the row of the challenge', async () => {
  let asked = '';
  server.use(
    http.get('*/api/questions/:id', ({ params }) => {
      asked = String(params['id']);
      return HttpResponse.json({ success: false }, { status: 500 });
    }),
  );
  showInConsole(<EntityList entity={challenges} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct key Asha Rao' }));
  await screen.findByRole('dialog', { name: 'Correct key' });
  await waitFor(() => expect(asked).toBe('q1'));
});
