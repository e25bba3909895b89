import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sitting } from '@exam/shared-schema/contract';
import { AT, managedAssignment, sitting } from '../../test/batches.ts';
import { showInConsole } from '../../test/console.tsx';
import AssignmentScreen from './assignment-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const asha = sitting('asha', {
  state: 'handed-in',
  lastSeenAt: AT,
  result: {
    ...{ attemptId: 't1', rank: 1, score: 12, correct: 3, incorrect: 0, unanswered: 1, timeTaken: 1800 },
    flags: ['over-time'],
    receivedAt: AT,
  },
});
const ravi = sitting('ravi', { state: 'silent', lastSeenAt: AT, extraTimePercent: 17 });
const mina = sitting('mina');

let sittings: Sitting[];
/** The queries. */
let asked: string[];
const counts = { none: 1, saved: 0, sitting: 0, silent: 1, 'handed-in': 1 };

beforeEach(() => {
  sittings = [asha, ravi, mina];
  asked = [];
  history.replaceState(null, '', '/assignments/view?assignment=a1');
  server.use(
    http.get('*/api/admin/assignments/a1/sittings', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({
        success: true,
        ...{ page: 1, pages: 1, total: sittings.length, count: sittings.length },
        ...{ assignment: managedAssignment(), counts, sittings },
      });
    }),
  );
});

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);

describe('[BA20] [BA24] the students of an assignment', () => {
  test('are shown with state, rank, score and extra time; those without an attempt are absent after the end', async () => {
    showInConsole(<AssignmentScreen />);
    await screen.findByRole('heading', { level: 1, name: 'Mock 1' });
    const first = await rowOf('asha');
    for (const text of ['Handed in', '1', '12 of 16', '30m 0s']) first.getByText(text);
    (await rowOf('ravi')).getByText('Silent');
    (await rowOf('ravi')).getByText('17 %');
    (await rowOf('mina')).getByText('Absent');
  });

  test('are filtered, searched and ordered by the server', async () => {
    showInConsole(<AssignmentScreen />);
    await screen.findByText('Mock 1');
    fireEvent.click(screen.getByLabelText('Silent'));
    fireEvent.click(screen.getByLabelText('By rank'));
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&sort=rank&state=silent'));
    fireEvent.change(screen.getByLabelText('Search students'), { target: { value: 'rav' } });
    await waitFor(() => expect(asked.at(-1)).toContain('search=rav'));
  });

  test('are read again every ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showInConsole(<AssignmentScreen />);
    await screen.findByText('Mock 1');
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(asked.length).toBe(before + 1));
    vi.useRealTimers();
  });

  test('may be none, and may not be loaded', async () => {
    sittings = [];
    showInConsole(<AssignmentScreen />);
    await screen.findByText('The batch has no students');
  });

  test('cannot be loaded', async () => {
    server.use(
      http.get('*/api/admin/assignments/a1/sittings', () =>
        HttpResponse.json({ success: false }, { status: 500 }),
      ),
    );
    showInConsole(<AssignmentScreen />);
    await screen.findByText('Failed to load the assignment');
  });

  test('lead back where no assignment is named', () => {
    history.replaceState(null, '', '/assignments/view');
    showInConsole(<AssignmentScreen />);
    screen.getByRole('link', { name: 'Assignments' });
  });

  test('[BA22] one of them gets more time', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/admin/assignments/a1/extra-time', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'ravi has 15 more minutes.' });
      }),
    );
    showInConsole(<AssignmentScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'More time for ravi' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Minutes'), { target: { value: '15' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Give time' }));
    await screen.findByText('ravi has 15 more minutes.');
    expect(sent).toEqual([{ userId: 'ravi', minutes: 15 }]);
    expect(screen.queryByRole('button', { name: 'More time for asha' })).toBeNull();
  });

  test('[BA25] are printed by rank, and nothing else is', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    showInConsole(<AssignmentScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Print results' }));
    const sheet = within(await screen.findByRole('article', { name: 'Results' }));
    sheet.getByText('1 of 3 students handed in; 16 marks');
    expect(asked.at(-1)).toBe('?page=1&limit=100&sort=rank');
    expect(print).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the assignment' }));
    await screen.findByRole('button', { name: 'Download CSV' });
  });
});
