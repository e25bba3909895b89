import type { CallAnswer, paymentReceipt } from '@exam/shared-schema/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testPayment } from '../../test/payment.ts';
import { testStudent } from '../../test/student.ts';
import PaymentReceiptScreen from './payment-receipt-screen.tsx';

type Receipt = CallAnswer<typeof paymentReceipt>['data'];

const buyer = { name: 'Asha Sharma', email: 'asha@example.com' };
const plain: Receipt = { payment: testPayment('a'), buyer, invoice: null };
const taxed: Receipt = {
  ...plain,
  invoice: {
    seller: 'Prep Learning Pvt Ltd',
    address: '1 MG Road, Bengaluru',
    gstin: '29ABCDE1234F1Z5',
    sac: '999293',
    gstPercent: 18,
    taxable: 42_288,
    gst: 7_612,
  },
};

/** 'foreign' belongs to another user; null if the server cannot be reached. */
let receipt: Receipt | 'foreign' | null;

const server = setupServer(
  http.get('*/api/payments/receipts/:id', () => {
    if (receipt === null) return HttpResponse.error();
    if (receipt !== 'foreign') return HttpResponse.json({ success: true, data: receipt });
    const refusal = { success: false, code: 'NOT_FOUND', message: 'Not found.', error: 'Not found.' };
    return HttpResponse.json(refusal, { status: 404 });
  }),
  http.all('*/api/*', () => HttpResponse.error()),
);

const show = () => render(<PaymentReceiptScreen paymentId="a" />);
const linesOf = async () =>
  (await screen.findAllByRole('row')).map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '),
  );

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  receipt = plain;
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 'token');
});
afterEach(() => vi.restoreAllMocks());

test('a receipt says who paid what for what, and when, and is printed by its button', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show();
  await screen.findByText('Loading the receipt');
  const sheet = within(await screen.findByRole('article', { name: 'Payment receipt' }));
  for (const words of ['R-a', 'order_a', 'pay_a', 'Completed', 'Razorpay'])
    expect(sheet.getByText(words)).toBeTruthy();
  expect(sheet.getByText(/Asha Sharma/).textContent).toBe('Asha Sharmaasha@example.com');
  expect(await linesOf()).toEqual([
    'Plan | Tokens | Amount',
    'Pro, 30 days5 Jan 2026 to 4 Feb 2026 | 1,000 | ₹499.00',
    'Total | ₹499.00',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Payment History' }).getAttribute('href')).toBe(
    '/profile?tab=payments',
  );
  vi.unstubAllGlobals();
});

test('one of a seller with a GST registration says the tax that its amount includes', async () => {
  receipt = { ...taxed, payment: testPayment('a', { refundAmount: 49_900 }) };
  show();
  expect((await linesOf()).slice(1)).toEqual([
    'Pro, 30 days5 Jan 2026 to 4 Feb 2026 | 1,000 | ₹422.88',
    'Taxable value | ₹422.88',
    'GST at 18% | ₹76.12',
    'Total | ₹499.00',
    'Paid back | ₹499',
  ]);
  for (const words of ['29ABCDE1234F1Z5', '999293']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/Prep Learning Pvt Ltd/).textContent).toBe(
    'Prep Learning Pvt Ltd1 MG Road, Bengaluru',
  );
});

test.each([
  [testPayment('a', { paymentProvider: 'sandbox' }), /^Test mode: no money was moved/],
  [testPayment('a', { status: 'pending', paidAt: null }), /^This payment was not completed/],
])('what is no receipt says so', async (payment, sentence) => {
  receipt = { ...plain, payment };
  show();
  await screen.findByText(sentence);
});

test('one that is not there, or not one’s own, says so', async () => {
  receipt = 'foreign';
  show();
  await screen.findByRole('heading', { name: 'There is no such payment' });
});

test('[PK14] one that cannot be had says so; one that was seen is there with its age', async () => {
  receipt = null;
  const first = show();
  await screen.findByRole('heading', { name: 'The receipt could not be loaded' });
  receipt = plain;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('R-a');
  first.unmount();
  receipt = null;
  show();
  await screen.findByText('As of this minute.');
  expect(screen.getByText('R-a')).toBeTruthy();
});
