import type { Payment } from '@exam/shared-schema/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testPayment } from '../../test/payment.ts';
import { testStudent } from '../../test/student.ts';
import { PaymentHistory } from './payment-history.tsx';

/** All payments; null if the server cannot be reached. */
let payments: Payment[] | null;
let asked: string[];

const server = setupServer(
  http.get('*/api/payments/my-payments', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    asked.push(String(page));
    if (payments === null) return HttpResponse.error();
    const [total, pages] = [payments.length, Math.max(1, Math.ceil(payments.length / 10))];
    const shown = payments.slice((page - 1) * 10, page * 10);
    return HttpResponse.json({
      success: true,
      payments: shown,
      meta: { page, totalPages: pages, total },
      ...{ page, pages, total, count: shown.length },
    });
  }),
  http.all('*/api/*', () => HttpResponse.error()),
);

function show({ roomy = true, search = '?tab=payments' } = {}) {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches: roomy,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  history.replaceState(null, '', `/profile${search}`);
  return render(<PaymentHistory />);
}

const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  history.replaceState(null, '', '/');
});
beforeEach(async () => {
  payments = [];
  asked = [];
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 'token');
});
afterEach(() => vi.restoreAllMocks());

test('[ST67] the history says of each payment what it was for, what it cost and how it stands', async () => {
  payments = [
    testPayment('a', { refundAmount: 500 }),
    testPayment('b', {
      status: 'pending',
      paidAt: null,
      startDate: null,
      endDate: null,
      tokensPurchased: -1,
    }),
    testPayment('c', {
      status: 'failed',
      note: 'Card declined',
      paymentProvider: 'sandbox',
      isActive: false,
    }),
    testPayment('d', {
      planId: null,
      paymentProvider: 'manual',
      amount: 0,
      endDate: null,
      tokensPurchased: 50,
    }),
    testPayment('e', { isActive: false }),
  ];
  show();
  const rows = (await screen.findAllByRole('row')).slice(1);
  const day = '5 Jan 2026';
  expect(rows.map(cellsOf)).toEqual([
    ['Pro', day, '₹499.00₹5 paid back', '1,000', 'Completed', 'Razorpay', '4 Feb 2026', 'Receipt'],
    ['Pro', day, '₹499.00', 'Unlimited', 'Pending', 'Razorpay', '–', 'Receipt'],
    ['ProCard declined', day, '₹499.00', '1,000', 'Failed', 'Test mode', '–', 'Receipt'],
    ['Tokens', day, '₹0.00', '50', 'Completed', 'Given by hand', 'Does not end', 'Receipt'],
    ['Pro', day, '₹499.00', '1,000', 'Completed', 'Razorpay', '4 Feb 2026, over', 'Receipt'],
  ]);
  const link = within(rows[0] as HTMLElement).getByRole('link', { name: 'Receipt: Pro, 5 Jan 2026' });
  expect(link.getAttribute('href')).toBe('/profile/payments/a');
});

test('on a narrow screen each payment is a card', async () => {
  payments = [testPayment('a')];
  show({ roomy: false });
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('heading', { name: 'Pro' })).toBeTruthy();
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₹499.00',
    '1,000',
    '4 Feb 2026',
    'Razorpay',
  ]);
  expect(card.getByText('Completed')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('ten payments are a page, with five buttons for pages, and the page is in the address', async () => {
  payments = Array.from({ length: 95 }, (_, place) => testPayment(`p${place}`));
  show();
  expect(await screen.findAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('Showing 1–10 of 95')).toBeTruthy();
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  const buttons = pager.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.filter((words) => words !== '')).toEqual(['1', '2', '3', '4', '10']);
  fireEvent.click(pager.getByRole('button', { name: 'Page 10' }));
  await screen.findByText('Showing 91–95 of 95');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
  expect(location.search).toBe('?tab=payments&page=10');
  fireEvent.click(pager.getByRole('button', { name: 'Page 1' }));
  await waitFor(() => expect(location.search).toBe('?tab=payments'));
});

test('an address without a real page shows the first one', async () => {
  payments = [testPayment('a')];
  show({ search: '?tab=payments&page=-2' });
  await screen.findByText('Pro');
  expect([...new Set(asked)]).toEqual(['1']);
});

test('without payments it says so, and leads to the plans', async () => {
  show();
  await screen.findByText('Loading your payments');
  await screen.findByText('No Payment History');
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
});

test('[PK14] a history that cannot be had says so; one that was seen is there with its age', async () => {
  payments = null;
  const first = show();
  await screen.findByText('Failed to load payment history');
  payments = [testPayment('a')];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Pro');
  first.unmount();
  payments = null;
  show();
  await screen.findByText('As of this minute.');
  expect(screen.getByText('Pro')).toBeTruthy();
});
