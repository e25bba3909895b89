import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSentences } from '../../sentences/index.ts';
import PaymentLinkScreen from './payment-link-screen.tsx';

const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadSentences('payments');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CALLBACK = {
  razorpay_payment_link_id: 'plink_1',
  razorpay_payment_link_reference_id: 'r1',
  razorpay_payment_link_status: 'paid',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'abc',
};
const PAID = 'The payment was received. The students have their tokens in a few minutes.';
const PENDING = 'The payment is being confirmed. Nothing is lost; this takes a few minutes at most.';

let reported: unknown[];

function show(search: Readonly<Record<string, string>>): void {
  history.replaceState(null, '', `/payments/link?${new URLSearchParams(search)}`);
  render(<PaymentLinkScreen />);
}

const answerWith = (status: 'success' | 'pending') =>
  http.post('*/api/payments/verify-link', async ({ request }) => {
    reported.push(await request.json());
    return HttpResponse.json({ success: true, message: '', status });
  });

beforeEach(() => {
  reported = [];
  server.use(answerWith('success'));
});

describe('[PA18] the page to which the provider leads back', () => {
  test('reports the payment once, and says that it was received', async () => {
    show(CALLBACK);
    await screen.findByText(PAID);
    expect(reported).toEqual([CALLBACK]);
  });

  test('says that it is still being confirmed', async () => {
    server.use(answerWith('pending'));
    show(CALLBACK);
    await screen.findByText(PENDING);
  });

  test('says that it could not be checked, and tries again', async () => {
    server.use(http.post('*/api/payments/verify-link', () => HttpResponse.error(), { once: true }));
    show(CALLBACK);
    await screen.findByText('The payment could not be checked');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(PAID);
  });

  test('without a payment says so', () => {
    show({ razorpay_payment_id: 'pay_1' });
    screen.getByText('No payment here');
  });
});

describe('[PA8] the page of a link of the sandbox', () => {
  let status: 'created' | 'paid' | 'expired';
  const expiresAt = '2026-01-12T09:00:00.000Z';

  beforeEach(() => {
    status = 'created';
    server.use(
      http.get('*/api/payments/sandbox/links/plink_1', () =>
        HttpResponse.json({
          success: true,
          data: { description: 'Exam Pack: 3 students of IIT Delhi', amount: 29_850, status, expiresAt },
        }),
      ),
      http.post('*/api/payments/sandbox/links/plink_1/pay', async ({ request }) => {
        const { outcome } = (await request.json()) as { outcome: string };
        if (outcome === 'failure') return HttpResponse.json({ success: true, paid: null, failure: 'x' });
        status = 'paid';
        return HttpResponse.json({
          success: true,
          paid: outcome === 'late' ? null : CALLBACK,
          failure: null,
        });
      }),
    );
  });

  test('states that no money is charged, and pays', async () => {
    show({ sandbox: 'plink_1' });
    await screen.findByText('Exam Pack: 3 students of IIT Delhi');
    screen.getByText('Test mode: no money is charged.');
    screen.getByText(/^₹298\.50, until 12 Jan 2026/);
    fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await screen.findByText(PAID);
    expect(reported).toEqual([CALLBACK]);
  });

  test('plays a failure, and a confirmation that comes later', async () => {
    show({ sandbox: 'plink_1' });
    fireEvent.click(await screen.findByRole('button', { name: 'Let it fail' }));
    await screen.findByText('The bank declined the payment.');
    fireEvent.click(screen.getByRole('button', { name: 'Pay, confirmed later' }));
    await screen.findByText(PENDING);
    await screen.findByText('It was paid.');
  });

  test('says that it has expired, or cannot be loaded', async () => {
    status = 'expired';
    show({ sandbox: 'plink_1' });
    await screen.findByText('This payment link has expired.');
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
  });

  test('cannot be loaded where there is none', async () => {
    server.use(
      http.get('*/api/payments/sandbox/links/plink_1', () =>
        HttpResponse.json({ success: false, code: 'NOT_FOUND', message: 'x', error: 'x' }, { status: 404 }),
      ),
    );
    show({ sandbox: 'plink_1' });
    await screen.findByText('The payment link could not be loaded');
    await waitFor(() => expect(reported).toEqual([]));
  });
});
