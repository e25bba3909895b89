import type { Notice } from '@exam/shared-schema/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { useConnection } from '../../state/index.ts';
import { testStudent } from '../../test/student.ts';
import { noticeText } from './notice-text.ts';
import PaymentNotices from './payment-notices.tsx';

const DAY_MS = 86_400_000;
const at = '2026-01-05T09:00:00.000Z';
const now = Date.parse(at);
const received: Notice = {
  kind: 'payment-received',
  _id: 'n1',
  at,
  paymentId: 'pay1',
  planName: 'Pro',
  amount: 49_900,
  tokens: 1000,
  endsAt: '2026-12-24T09:00:00.000Z',
};
const ending: Notice = { kind: 'plan-ending', _id: 'n2', at, paymentId: 'pay1', planName: 'Pro', endsAt: at };

let unseen: Notice[];
let isDown: boolean;
let sent: string[][];

const server = setupServer(
  http.get('*/api/notices', () => HttpResponse.json({ success: true, data: unseen })),
  http.post('*/api/notices/seen', async ({ request }) => {
    if (isDown) return HttpResponse.error();
    const { ids } = (await request.json()) as { ids: string[] };
    sent.push(ids);
    return HttpResponse.json({ success: true });
  }),
  http.all('*/api/*', () => HttpResponse.error()),
);

/** A different user in each test, so that pending requests of the previous test do not interfere. */
let asha: string;
let students = 0;
const show = (userId = asha) => render(<PaymentNotices userId={userId} />);
const dismissFirst = async () =>
  fireEvent.click((await screen.findAllByRole('button', { name: 'Dismiss' }))[0] as HTMLElement);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  unseen = [received, ending];
  isDown = false;
  sent = [];
  act(() => useConnection.setState({ network: true, server: true }));
  await Promise.all([database.seenAnswers.clear(), database.meta.clear()]);
  students += 1;
  asha = `asha${students}`;
  await startSession(database, testStudent(asha), 'token');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a notice', () => {
  test.each<[Notice, string, string]>([
    [received, '₹499 received: Pro, 1,000 tokens until 24 Dec 2026', ''],
    [{ ...received, tokens: -1 }, '₹499 received: Pro, unlimited tokens until 24 Dec 2026', ''],
    [
      { kind: 'tokens-given', _id: 'n', at, paymentId: 'p', tokens: 1, reason: 'Thank you', endsAt: null },
      '1 token for you',
      'Thank you',
    ],
    [
      {
        kind: 'tokens-given',
        _id: 'n',
        at,
        paymentId: 'p',
        tokens: 50,
        reason: 'Prize',
        endsAt: received.endsAt,
      },
      '50 tokens for you until 24 Dec 2026',
      'Prize',
    ],
    [
      { ...ending, endsAt: new Date(now + 3 * DAY_MS).toISOString() },
      'Pro ends in 3 days',
      'It ends on 8 Jan 2026. What is left of its tokens ends with it.',
    ],
    [ending, 'Pro has ended', ''],
    [
      {
        ...{ kind: 'package-received', _id: 'n', at, tokens: 500 },
        ...{ packageName: 'Exam Pack', collegeName: 'IIT Delhi' },
      },
      '500 tokens for you',
      'Exam Pack, from IIT Delhi',
    ],
    [
      { kind: 'payment-refunded', _id: 'n', at, paymentId: 'p', planName: 'Pro', amount: 500 },
      '₹5 for Pro is being paid back',
      'It takes 5–10 business days until it is where you paid from.',
    ],
  ])('of $kind says what happened', (notice, title, text) => {
    expect(noticeText(notice, now)).toEqual({ title, text });
  });

  test('leads to its receipt, or from a plan that ends to the plans', async () => {
    show();
    const receipt = await screen.findByRole('link', { name: /^Receipt: ₹499 received/ });
    expect(receipt.getAttribute('href')).toBe('/profile/payments/pay1');
    expect(screen.getByRole('link', { name: 'Renew Pro' }).getAttribute('href')).toBe('/pricing');
  });

  test('[NT90] has been seen once its receipt is opened; a plan that ends is still shown', async () => {
    show();
    fireEvent.click(await screen.findByRole('link', { name: /^Receipt: ₹499 received/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Renew Pro' }));
    await waitFor(() => expect(screen.queryByText(/^₹499 received/)).toBeNull());
    expect(screen.getByText('Pro has ended')).toBeDefined();
    await waitFor(() => expect(sent).toEqual([['n1']]));
  });

  test('that was dismissed does not come back, and the server knows of it', async () => {
    const first = show();
    await dismissFirst();
    await waitFor(() => expect(screen.queryByText(/^₹499 received/)).toBeNull());
    await waitFor(() => expect(sent).toEqual([['n1']]));
    first.unmount();
    show();
    await screen.findByText('Pro has ended');
    expect(screen.queryByText(/^₹499 received/)).toBeNull();
    expect(sent).toEqual([['n1']]);
  });

  test('that was dismissed without a network stays away, and is reported once the network is back', async () => {
    isDown = true;
    show();
    await dismissFirst();
    await waitFor(() => expect(screen.queryByText(/^₹499 received/)).toBeNull());
    await waitFor(() => expect(useConnection.getState().server).toBe(false));
    isDown = false;
    act(() => useConnection.setState({ server: true }));
    await waitFor(() => expect(sent).toEqual([['n1']]));
  });

  test('[PK6] that one has dismissed is there for another', async () => {
    const first = show();
    await dismissFirst();
    await waitFor(() => expect(sent).toHaveLength(1));
    first.unmount();
    show('ravi');
    await screen.findByText(/^₹499 received/);
  });

  test('[ST23] is the system’s while the page is out of sight, once', async () => {
    const shown: string[] = [];
    class FakeNotification {
      static permission = 'granted';
      constructor(title: string) {
        shown.push(title);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    unseen = [received];
    const first = show();
    await waitFor(() => expect(shown).toHaveLength(1));
    first.unmount();
    // As if the cached answer were no longer fresh.
    await database.seenAnswers.clear();
    unseen = [received, ending];
    show();
    await waitFor(() => expect(shown).toHaveLength(2));
    expect(shown).toEqual(['₹499 received: Pro, 1,000 tokens until 24 Dec 2026', 'Pro has ended']);
  });
});
