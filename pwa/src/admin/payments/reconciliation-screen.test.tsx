import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReportedPayment } from '@exam/shared-schema/contract';
import { managedPayment, showInConsole } from '../../test/console.tsx';
import ReconciliationScreen from './reconciliation-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const attempt = { _id: 'pay_1', status: 'captured' as const, amount: 49_900, refunded: 0, failure: null };
const reported: ReportedPayment = {
  reported: attempt,
  providerOrderId: 'order_1',
  createdAt: '2026-01-05T09:00:00.000Z',
  stored: attempt,
  payment: managedPayment({ status: 'success' }),
  difference: 'none',
};
const different: ReportedPayment = {
  ...reported,
  reported: { ...attempt, _id: 'pay_2' },
  stored: null,
  payment: managedPayment({ _id: 'p2' }),
  difference: 'unsettled',
};
const foreign: ReportedPayment = {
  ...reported,
  reported: { ...attempt, _id: 'pay_3', refunded: 100 },
  ...{ stored: null, payment: null, providerOrderId: null, difference: 'unknown' },
};

let rows: readonly ReportedPayment[];
let hasMore: boolean;
let asked: URLSearchParams[];

beforeEach(() => {
  rows = [reported, different, foreign];
  hasMore = false;
  asked = [];
  server.use(
    http.get('*/api/admin/payments/reconciliation', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ success: true, data: { provider: 'razorpay', rows, hasMore } });
    }),
  );
});

const show = () => showInConsole(<ReconciliationScreen />);
const rowOf = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

describe('[PA14] the payments of a day', () => {
  test('stand beside what is stored, with what differs', async () => {
    show();
    screen.getByText('Asking the payment provider...');
    await screen.findByText('Razorpay reports 3 payments on this page, 2 of them unlike here.');
    rowOf(/pay_1/).getByText('The same');
    rowOf(/pay_2/).getByText('Different');
    rowOf(/pay_2/).getByText('nothing');
    rowOf(/pay_3/).getByText('Not of this installation');
    rowOf(/pay_3/).getByText('captured, ₹1 refunded');
    expect(screen.getAllByRole('button', { name: /^Settle/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(screen.queryByRole('rowheader', { name: /pay_1/ })).toBeNull();
  });

  test('are settled one by one, by the call of the payment', async () => {
    let settled = 0;
    server.use(
      http.post('*/api/admin/payments/p2/settle', () => {
        settled += 1;
        rows = [reported, { ...different, difference: 'none' }];
        return HttpResponse.json({ success: true, message: 'The payment was updated from the provider.' });
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Settle pay_2' }));
    await screen.findByText('The payment was updated from the provider.');
    await screen.findByText('Razorpay reports 2 payments on this page, and the same is stored here.');
    expect(settled).toBe(1);
  });

  test('are of the day that is chosen, page by page', async () => {
    hasMore = true;
    show();
    await screen.findByText(/Razorpay reports 3/);
    fireEvent.change(screen.getByLabelText('Day, in India'), { target: { value: '2026-01-05' } });
    await waitFor(() => expect(asked.at(-1)?.get('day')).toBe('2026-01-05'));
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)?.toString()).toBe('day=2026-01-05&page=2'));
  });

  test('may be none', async () => {
    rows = [];
    show();
    await screen.findByText('No payments reported');
    screen.getByText('Razorpay has none for this day.');
  });

  test('cannot be compared while the provider does not answer', async () => {
    const message = 'The payment provider does not answer at the moment.';
    const refuse = () =>
      HttpResponse.json({ success: false, code: 'OVERLOADED', message, error: message }, { status: 503 });
    server.use(http.get('*/api/admin/payments/reconciliation', refuse, { once: true }));
    show();
    await screen.findByText('The payments could not be compared');
    screen.getByText(message);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText(/Razorpay reports 3/);
  });
});
