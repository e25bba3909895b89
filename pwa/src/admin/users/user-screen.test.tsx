import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserAttempt, UserPayment, WholeUser } from '@exam/shared-schema/contract';
import { managedUser, showInConsole } from '../../test/console.tsx';
import UserScreen from './user-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const AT = '2026-01-05T09:00:00.000Z';
const whole = (): WholeUser => ({
  user: managedUser(),
  location: 'Pune',
  thread: null,
  performanceInitialized: true,
  sessions: [{ _id: 's1', device: 'Chrome on Android', startedAt: AT, lastUsedAt: AT }],
  accommodations: [{ paper: null, extraTimePercent: 25 }],
  changes: [
    {
      _id: 'e1',
      at: AT,
      by: 'Root',
      kind: 'users',
      action: 'update',
      before: { accountStatus: 'pending' },
      after: { accountStatus: 'approved' },
    },
  ],
});
const attempt: UserAttempt = {
  attemptId: 'a1',
  paper: { _id: 'p1', title: 'Mock 1' },
  score: 31,
  totalMarks: 36,
  accuracy: 88.5,
  ranked: true,
  flags: [],
  receivedAt: AT,
};
const page = { page: 1, pages: 1, total: 1, count: 1 };

let attempts: readonly UserAttempt[];

beforeEach(() => {
  attempts = [attempt];
  history.replaceState(null, '', '/users/view?user=u1');
  server.use(
    http.get('*/api/admin/users/u1', () => HttpResponse.json({ success: true, data: whole() })),
    http.get('*/api/admin/users/u1/attempts', () => HttpResponse.json({ success: true, ...page, attempts })),
    http.get('*/api/admin/users/u1/payments', () =>
      HttpResponse.json({ success: true, ...page, total: 0, count: 0, payments: [] }),
    ),
  );
});

describe('[US5] the page of a user', () => {
  test('shows account, devices, extra time, attempts, payments and changes', async () => {
    showInConsole(<UserScreen />);
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    for (const text of ['Chrome on Android', 'Every test paper', 'Pune', 'No payments yet.', '1,500'])
      await screen.findByText(text);
    screen.getByText('Account status: pending → approved');
    screen.getByText(/^Root, /);
    const row = (await screen.findByRole('rowheader', { name: /Mock 1/ })).closest('tr') as HTMLElement;
    within(row).getByText('31 of 36');
  });

  test('[OR11] [US7] a college administrator gives no tokens, and no role above its own', async () => {
    showInConsole(<UserScreen />, 'college-admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Change role' }));
    expect(screen.queryByRole('button', { name: 'Give tokens' })).toBeNull();
    const roles = within(screen.getByLabelText('Role')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Choose a role',
      'Student',
      'Teacher',
      'College admin',
    ]);
  });

  test('[ST67] names status and provider of a payment as the list of payments does', async () => {
    const payment: UserPayment = {
      ...{ _id: 'pay1', plan: 'Pro', tokens: 1000, amount: 49_900, currency: 'INR' },
      ...{ state: 'paid', provider: 'sandbox', note: null, createdAt: AT },
    };
    server.use(
      http.get('*/api/admin/users/u1/payments', () =>
        HttpResponse.json({ success: true, ...page, payments: [payment] }),
      ),
    );
    showInConsole(<UserScreen />);
    const row = within(await screen.findByRole('row', { name: /^Pro, 1,000 tokens/ }));
    for (const text of ['₹499', 'Completed', 'Sandbox']) row.getByText(text);
  });

  test('says what is empty, and what cannot be loaded', async () => {
    attempts = [];
    server.use(
      http.get('*/api/admin/users/u1/payments', () => HttpResponse.json({ success: false }, { status: 500 })),
    );
    showInConsole(<UserScreen />);
    await screen.findByText('No attempts yet.');
    await screen.findByText('Failed to load payments');
  });

  test('says so for a user who is gone, and without a user', async () => {
    server.use(
      http.get('*/api/admin/users/u1', () => HttpResponse.json({ success: false }, { status: 404 })),
    );
    showInConsole(<UserScreen />);
    await screen.findByText('This user no longer exists.');
  });

  test('leads back to the list where no user is named', () => {
    history.replaceState(null, '', '/users/view');
    showInConsole(<UserScreen />);
    screen.getByRole('link', { name: 'Users' });
  });

  test.each([
    ['Change role', 'patch', 'role', { role: 'student' }],
    ['Reset password', 'post', 'password_reset', undefined],
    ['Sign out everywhere', 'post', 'end_sessions', undefined],
  ] as const)('%s is confirmed and sent', async (button, method, path, body) => {
    const sent: unknown[] = [];
    server.use(
      http[method](`*/api/admin/users/u1/${path}`, async ({ request }) => {
        const text = await request.text();
        sent.push(text === '' ? undefined : JSON.parse(text));
        return HttpResponse.json({ success: true, message: 'It is done.' });
      }),
    );
    showInConsole(<UserScreen />);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog'));
    if (body !== undefined) fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'New' } });
    fireEvent.click(dialog.getByRole('button', { name: button }));
    await screen.findByText('It is done.');
    expect(sent).toEqual([body === undefined ? undefined : { ...body, reason: 'New' }]);
  });
});
