import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedPayment, PaymentComparison } from '@exam/shared-schema/contract';
import { managedPayment, showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { payments } from './payments.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const payment = managedPayment();

let rows: readonly ManagedPayment[];
let pages: number;
let asked: string[];
let comparison: PaymentComparison;

beforeEach(() => {
  history.replaceState(null, '', '/payments/lists');
  rows = [payment];
  pages = 1;
  asked = [];
  comparison = { payment, stored: [], reported: [], credited: null, differs: false };
  server.use(
    http.get('*/api/admin/get_all_payments', ({ request }) => {
      asked.push(new URL(request.url).search);
      const page = { page: 1, pages, total: rows.length, count: rows.length };
      return HttpResponse.json({ success: true, ...page, payments: rows });
    }),
    http.get('*/api/admin/payments/p1', () => HttpResponse.json({ success: true, data: comparison })),
  );
});

const show = () => showInConsole(<EntityList entity={payments} />);

describe('the list of payments', () => {
  test('[PA11] shows number, payer, plan, amount, status, provider and date', async () => {
    rows = [
      payment,
      { ...payment, _id: 'p2', providerPaymentId: 'pay_2', status: 'success', refundAmount: 9900 },
    ];
    show();
    const row = within(
      (await screen.findByRole('rowheader', { name: /order_1/ })).closest('tr') as HTMLElement,
    );
    for (const text of ['Asha Rao', 'User, asha@example.com', 'Pro', '1,000 tokens', '₹499.00', 'Pending'])
      row.getByText(text);
    row.getByText('Razorpay');
    row.getByText('Jan 05, 2026');
    const other = within(screen.getByRole('rowheader', { name: /pay_2/ }).closest('tr') as HTMLElement);
    other.getByText('Completed');
    other.getByText('Refunded: ₹99');
    screen.getByLabelText('Search by payment ID, order ID, receipt...');
  });

  test('[PA11] is filtered by status and by entity', async () => {
    show();
    await screen.findByText('Asha Rao');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } });
    fireEvent.change(screen.getByLabelText('Entity'), { target: { value: 'College' } });
    await waitFor(() => expect(asked.at(-1)).toContain('status=failed&entityModel=College'));
  });

  test('has a pager only where there is more than one page', async () => {
    pages = 3;
    show();
    await screen.findByText('Page 1 of 3 (1 total payments)');
  });

  test('says that there are none, and why, and what cannot be loaded', async () => {
    rows = [];
    show();
    await screen.findByText('No payments found');
    screen.getByText('No payment transactions available');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } });
    await screen.findByText('Try adjusting your search terms or filters');
    server.use(
      http.get('*/api/admin/get_all_payments', () => HttpResponse.json({ success: false }, { status: 500 })),
    );
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'pending' } });
    await screen.findByText('Failed to fetch payments');
  });
});

describe('[PA10] the details of a payment', () => {
  const open = async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'View Details order_1' }));
    return within(screen.getByRole('dialog', { name: 'Payment Details' }));
  };

  test('show what is stored, and are closed', async () => {
    const dialog = await open();
    await dialog.findByText('receipt-1');
    dialog.getByText('Reported by Razorpay now');
    expect(dialog.queryByRole('button', { name: 'Settle' })).toBeNull();
    fireEvent.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('offer to settle a difference, which is sent', async () => {
    const reported = [
      { _id: 'pay_1', status: 'captured' as const, amount: 49_900, refunded: 0, failure: null },
    ];
    comparison = { payment, stored: [], reported, credited: null, differs: true };
    let sent = 0;
    server.use(
      http.post('*/api/admin/payments/p1/settle', () => {
        sent += 1;
        comparison = {
          payment: { ...payment, status: 'success' },
          stored: reported,
          reported,
          credited: null,
          differs: false,
        };
        return HttpResponse.json({ success: true, message: 'The payment was updated from the provider.' });
      }),
    );
    const dialog = await open();
    await dialog.findByText('pay_1: ₹499 captured');
    fireEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await dialog.findByText('The payment was updated from the provider.');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Settle' })).toBeNull());
    expect(sent).toBe(1);
  });

  test('say that the provider cannot be asked', async () => {
    comparison = { payment, stored: [], reported: null, credited: null, differs: false };
    const dialog = await open();
    await dialog.findByText('The provider cannot be asked about this payment at the moment.');
  });
});
