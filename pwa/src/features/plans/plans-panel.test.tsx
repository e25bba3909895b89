import type { MyPlans, Payment, Plan, paymentWays } from '@exam/shared-schema/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { database, endSession, expireSession, startSession } from '../../offline/index.ts';
import { useConnection } from '../../state/index.ts';
import { testStudent } from '../../test/student.ts';
import { useToasts } from '../../ui/index.ts';
import PlansPanel from './plans-panel.tsx';
import type { CheckoutOptions } from './purchase/razorpay.ts';
import { closePurchase } from './purchase/use-purchase.ts';

const free: Plan = {
  _id: 'free',
  name: 'Free',
  description: 'To begin with',
  price: 0,
  planType: 'free',
  isPopular: false,
  features: [],
  isActive: true,
  icon: 'fa-solid fa-shield',
  gradientColor: 'from-green-500 to-green-700',
  monthlyTests: 0,
  aiEnabled: false,
  advancedAnalytics: false,
  Tokens: 100,
};
const pro: Plan = {
  ...free,
  _id: 'pro',
  name: 'Pro',
  description: 'For one exam',
  price: 499,
  planType: 'other',
  isPopular: true,
  features: [
    { text: 'All mock tests', included: true },
    { text: 'A mentor', included: false },
  ],
  monthlyTests: 20,
  aiEnabled: true,
  Tokens: 1000,
};
const max: Plan = {
  ...pro,
  _id: 'max',
  name: 'Max',
  isPopular: false,
  price: 999.5,
  monthlyTests: -1,
  Tokens: -1,
};

const nothingBought: MyPlans = {
  current: [],
  entitlements: { aiEnabled: false, advancedAnalytics: false, monthlyTests: 0 },
  testsThisMonth: 0,
};
const hasPro: MyPlans = {
  current: [
    {
      paymentId: 'pay1',
      planId: 'pro',
      name: 'Pro',
      startsAt: '2026-01-05T09:00:00.000Z',
      endsAt: '2026-02-04T09:00:00.000Z',
      tokensLeft: 900,
      tokens: 1000,
    },
  ],
  entitlements: { aiEnabled: true, advancedAnalytics: false, monthlyTests: 20 },
  testsThisMonth: 3,
};

type Refused = { readonly status: number; readonly code: string; readonly message: string };
type Answer = object | Refused | 'lost';

let offered: Plan[] | Refused | 'lost' | 'unreadable';
let payment: (typeof paymentWays)[number];
let mine: MyPlans;
let orderAnswer: Answer;
/** One per request; the last one is repeated. */
let verifyAnswers: Answer[];
let playAnswer: Answer;
let statuses: Payment['status'][];
let sent: { readonly path: string; readonly body: unknown }[];
/** Pending pauses. */
let pauses: { readonly ms: number; readonly run: () => void }[];

const order = {
  orderId: 'order_1',
  amount: 49_900,
  currency: 'INR',
  key: 'rzp_test_key',
  payment: 'razorpay',
  paymentId: 'pay1',
  planName: 'Pro',
  prefill: { name: 'Asha Sharma', email: 'asha@example.com', contact: '+919876543210' },
};
const paid = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' };
const received = { message: 'Payment received', status: 'success', paymentId: 'pay1' };

const isRefused = (answer: object): answer is Refused => 'code' in answer;

function respond(answer: Answer): Response {
  if (answer === 'lost') return HttpResponse.error();
  if (!isRefused(answer)) return HttpResponse.json({ success: true, ...answer });
  const { status, code, message } = answer;
  return HttpResponse.json({ success: false, code, message, error: message }, { status });
}

const paymentOf = (status: Payment['status']): Payment => ({
  _id: 'pay1',
  receipt: 'R-1',
  paymentProvider: 'razorpay',
  currency: 'INR',
  planId: { _id: 'pro', name: 'Pro' },
  tokensPurchased: 1000,
  amount: 49_900,
  status,
  note: status === 'failed' ? 'Card declined' : null,
  paidAt: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  startDate: null,
  endDate: null,
  isActive: false,
  refundAmount: 0,
  providerOrderId: 'order_1',
  providerPaymentId: null,
});

const wallet = { remainingTokens: 100, totalTokens: 100, usedTokens: 0, papersLeft: 0, aiEnabled: false };

function posted(path: string, answer: () => Answer) {
  return http.post(`*/api${path}`, async ({ request }) => {
    sent.push({ path, body: await request.json() });
    return respond(answer());
  });
}

const server = setupServer(
  http.get('*/api/plans', () => {
    if (offered === 'unreadable') return HttpResponse.json({ success: true, data: 'none' });
    return respond(Array.isArray(offered) ? { data: offered, payment } : offered);
  }),
  http.get('*/api/plans/mine', () => respond({ data: mine })),
  http.get('*/api/wallet', () => respond({ data: { ...wallet, prices: { adaptiveTest: 5, aiTest: 10 } } })),
  http.get('*/api/payments/my-payments', () => {
    const status = statuses.shift() ?? 'pending';
    const paging = { page: 1, pages: 1, total: 1, count: 1 };
    return respond({ payments: [paymentOf(status)], meta: { page: 1, totalPages: 1, total: 1 }, ...paging });
  }),
  posted('/payments/create_order', () => orderAnswer),
  posted(
    '/payments/verify',
    () => (verifyAnswers.length > 1 ? verifyAnswers.shift() : verifyAnswers[0]) ?? 'lost',
  ),
  posted('/payments/sandbox/pay', () => playAnswer),
  // Including data icons.
  http.all('*', () => HttpResponse.error()),
);

const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const buyPro = async () => fireEvent.click(await screen.findByRole('button', { name: 'Buy Now: Pro' }));
const idle = () => screen.findByRole('button', { name: 'Buy Now: Pro' });
const sentTo = (path: string) => sent.filter((request) => request.path === path).map(({ body }) => body);
const endPause = () => act(() => pauses.shift()?.run());

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  offered = [free, pro, max];
  payment = 'razorpay';
  mine = nothingBought;
  orderAnswer = order;
  verifyAnswers = [received];
  playAnswer = { paid, failure: null };
  statuses = [];
  sent = [];
  pauses = [];
  vi.spyOn(database.edge, 'later').mockImplementation((ms, run) => {
    pauses.push({ ms, run });
    return () => undefined;
  });
  act(() => useConnection.setState({ network: true, server: true }));
  act(closePurchase);
  useToasts.setState({ toasts: [] });
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 'token');
});
afterEach(() => {
  vi.restoreAllMocks();
  delete window.Razorpay;
});

describe('the plans', () => {
  test('say name, price, numbers and what is in them, and which is the most popular', async () => {
    render(<PlansPanel />);
    await screen.findByRole('heading', { name: 'Choose Your Plan' });
    const shown = await card('Pro');
    expect(shown.getByText('Most popular')).toBeTruthy();
    expect(shown.getByText('₹499').parentElement?.textContent).toBe('₹499 / month');
    expect(shown.getByText('For one exam')).toBeTruthy();
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1,000 a month',
      '20 a month',
      'Included',
      'Not included',
    ]);
    const features = within(shown.getByRole('list', { name: 'What is in it' })).getAllByRole('listitem');
    expect(features.map(({ textContent }) => textContent)).toEqual(['All mock tests', 'A mentor']);
    expect(shown.getByRole('img', { name: 'Included' })).toBeTruthy();
    expect(shown.getByRole('img', { name: 'Not included' })).toBeTruthy();
    expect(shown.getByText('Secure payment • Cancel anytime')).toBeTruthy();
    const everything = await card('Max');
    expect(everything.getByText('₹999.50')).toBeTruthy();
    expect(everything.getAllByText('Unlimited')).toHaveLength(2);
    const nothing = await card('Free');
    expect(nothing.getByText('FREE')).toBeTruthy();
    expect(nothing.getByText('100 to begin with')).toBeTruthy();
  });

  test('[ST49] stand beside their gradient, with no word on it', async () => {
    const { container } = render(<PlansPanel />);
    await card('Pro');
    const tiles = [...container.querySelectorAll('.gradient-tile')];
    expect(tiles.map(({ textContent }) => textContent)).toEqual(['', '', '']);
  });

  test('to a stranger lead to the registration and the login, and no order is made', async () => {
    await endSession(database);
    render(<PlansPanel />);
    const start = await screen.findByRole('link', { name: 'Start Free: Free' });
    expect(start.getAttribute('href')).toBe('/register');
    const login = screen.getByRole('link', { name: 'Login to Purchase: Pro' });
    expect(login.getAttribute('href')).toBe('/login?next=%2Fpricing');
    expect(screen.queryByText('Your plan')).toBeNull();
    expect(screen.queryByRole('button', { name: /Buy Now/ })).toBeNull();
  });

  test('to a student lead home from the free one', async () => {
    render(<PlansPanel />);
    const start = await screen.findByRole('link', { name: 'Start Free: Free' });
    await waitFor(() => expect(start.getAttribute('href')).toBe('/'));
  });

  test('have four answers that open by themselves, with the way to the refund policy', async () => {
    render(<PlansPanel />);
    const faq = within(await screen.findByRole('region', { name: 'Questions about plans' }));
    await card('Pro');
    expect(faq.getAllByRole('group')).toHaveLength(4);
    expect(faq.getByRole('link', { name: 'refund policy' }).getAttribute('href')).toBe('/refund-policy');
  });

  test.each<[string, typeof offered, string]>([
    [
      'the server’s sentence',
      { status: 500, code: 'INTERNAL', message: 'Server error occurred.' },
      'Server error occurred.',
    ],
    ['that nothing came', 'lost', 'Network error, please try again.'],
    ['that it was no list', 'unreadable', 'Invalid response format from API'],
  ])('that cannot be had say so with %s, and are asked for again', async (_title, answer, sentence) => {
    offered = answer;
    render(<PlansPanel />);
    await screen.findByText('Failed to fetch plans');
    expect(screen.getByText(sentence)).toBeTruthy();
    offered = [pro];
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await card('Pro');
  });

  test('of which there are none say so, and can be asked for again', async () => {
    offered = [];
    render(<PlansPanel />);
    await screen.findByText('No plans available at the moment');
    offered = [pro];
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await card('Pro');
  });

  test('[PK14] are there without a network as they were last seen, and say that buying needs one', async () => {
    const first = render(<PlansPanel />);
    await card('Pro');
    first.unmount();
    offered = 'lost';
    act(() => useConnection.setState({ network: false }));
    render(<PlansPanel />);
    await screen.findByText('These plans and prices are from this minute. Buying needs a connection.');
    const button = await idle();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect((await card('Pro')).getByText('Buying needs a connection.')).toBeTruthy();
    fireEvent.click(button);
    expect(sent).toEqual([]);
  });

  test('that cannot be paid here say so before they are tapped', async () => {
    payment = 'none';
    render(<PlansPanel />);
    const shown = await card('Pro');
    expect(shown.getByText('Payments are not available at the moment. Please try again later.')).toBeTruthy();
    await buyPro();
    expect(sent).toEqual([]);
  });
});

describe('your plan', () => {
  test('is the free one, with the wallet’s tokens, for who has bought nothing', async () => {
    render(<PlansPanel />);
    await screen.findByText('Free plan');
    expect((await screen.findByText(/^Tokens left/)).textContent).toBe('Tokens left: 100');
  });

  test('[PL90] says what is left of it and of all tokens, and that it can be bought again', async () => {
    mine = hasPro;
    render(<PlansPanel />);
    expect((await screen.findByText(/^Tokens left/)).textContent).toBe('Tokens left: 900 of 1,000');
    expect(screen.getByText('Ends on 4 Feb 2026')).toBeTruthy();
    // The number that the profile shows.
    expect((await screen.findByText('All your tokens')).parentElement?.textContent).toBe(
      'All your tokens100',
    );
    expect(screen.getByText('Priced papers left this month').parentElement?.textContent).toContain(
      '17 of 20',
    );
    expect(
      (await card('Pro')).getByText(/^You have this plan until 4 Feb 2026\. Buying it again/),
    ).toBeTruthy();
  });

  test('[ST47] without a limit is Unlimited', async () => {
    const [current] = hasPro.current;
    mine = {
      ...hasPro,
      current: current === undefined ? [] : [{ ...current, tokens: -1, tokensLeft: -1 }],
      entitlements: { ...hasPro.entitlements, monthlyTests: -1 },
    };
    render(<PlansPanel />);
    expect((await screen.findByText(/^Tokens left/)).textContent).toBe('Tokens left: Unlimited');
    expect(screen.getByText('Priced papers left this month').parentElement?.textContent).toContain(
      'Unlimited',
    );
  });
});

describe('a purchase in the sandbox', () => {
  beforeEach(() => {
    payment = 'sandbox';
    orderAnswer = { ...order, payment: 'sandbox', key: '' };
  });
  const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
  const play = async (choice: string) => fireEvent.click((await dialog()).getByText(choice));

  test('says that no money moves, is reported, and shows the new plan', async () => {
    render(<PlansPanel />);
    await buyPro();
    await screen.findByRole('button', { name: 'Processing...: Pro' });
    const shown = await dialog();
    expect(shown.getByText('Test mode: no money moves')).toBeTruthy();
    expect(shown.getByText('Pro for ₹499. Choose how this payment goes.')).toBeTruthy();
    mine = hasPro;
    await play('Payment succeeds');
    await screen.findByText('Ends on 4 Feb 2026');
    expect(sentTo('/payments/create_order')).toEqual([{ planId: 'pro', currency: 'INR', price: 499 }]);
    expect(sentTo('/payments/sandbox/pay')).toEqual([{ orderId: 'order_1', outcome: 'success' }]);
    expect(sentTo('/payments/verify')).toEqual([paid]);
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Payment received. Pro is yours.']);
    expect(document.activeElement?.textContent).toBe('Your plan');
    await idle();
  });

  test('that fails says why', async () => {
    playAnswer = { paid: null, failure: 'Card declined' };
    render(<PlansPanel />);
    await buyPro();
    await play('Payment fails');
    await screen.findByText('Payment failed: Card declined');
    await idle();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Payment failed: Card declined')).toBeNull();
    expect(sentTo('/payments/verify')).toEqual([]);
  });

  test('that is closed resets the button, and nothing was paid', async () => {
    render(<PlansPanel />);
    await buyPro();
    await play('Close without paying');
    await idle();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(sentTo('/payments/sandbox/pay')).toEqual([]);
  });

  test('that the server does not play can be tried again', async () => {
    playAnswer = 'lost';
    render(<PlansPanel />);
    await buyPro();
    await play('Payment succeeds');
    await screen.findByText('The test payment was not played. Please try again.');
    playAnswer = { paid, failure: null };
    await play('Payment succeeds');
    await waitFor(() => expect(sentTo('/payments/verify')).toEqual([paid]));
  });

  test('that is confirmed late is looked at again, and says that nothing is lost', async () => {
    verifyAnswers = [{ ...received, status: 'pending' }];
    statuses = ['pending', 'success'];
    render(<PlansPanel />);
    await buyPro();
    await play('Confirmed later');
    await screen.findByText('Your payment is being confirmed...');
    expect(screen.getByText(/Nothing is lost/)).toBeTruthy();
    expect((await idle()).getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(pauses.map(({ ms }) => ms)).toEqual([2_000]));
    endPause();
    await waitFor(() => expect(pauses.map(({ ms }) => ms)).toEqual([4_000]));
    mine = hasPro;
    endPause();
    await screen.findByText('Ends on 4 Feb 2026');
    expect(screen.queryByText('Your payment is being confirmed...')).toBeNull();
  });

  test('whose report is lost is reported three times more, and then waited for', async () => {
    verifyAnswers = ['lost'];
    render(<PlansPanel />);
    await buyPro();
    await play('Payment succeeds');
    for (const ms of [1_000, 2_000, 4_000]) {
      await waitFor(() => expect(pauses.map((pause) => pause.ms)).toEqual([ms]));
      endPause();
    }
    await screen.findByText('Your payment is being confirmed...');
    expect(sentTo('/payments/verify')).toEqual([paid, paid, paid, paid]);
  });

  test('that is not confirmed in two minutes need not be paid again, and can be looked at', async () => {
    verifyAnswers = [{ ...received, status: 'pending' }];
    render(<PlansPanel />);
    await buyPro();
    await play('Confirmed later');
    for (const ms of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]) {
      await waitFor(() => expect(pauses.map((pause) => pause.ms)).toEqual([ms]));
      endPause();
    }
    await screen.findByText(/You need not pay again/);
    statuses = ['failed'];
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(pauses).toHaveLength(1));
    endPause();
    await screen.findByText('Payment failed: Card declined');
  });
});

describe('a purchase that goes wrong before it is paid', () => {
  test.each<[string, Answer, string]>([
    [
      'the server’s sentence',
      {
        status: 409,
        code: 'PRICE_CHANGED',
        message: 'The price has changed. Please check it and try again.',
      },
      'The price has changed. Please check it and try again.',
    ],
    ['that there is no order', 'lost', 'Failed to create order'],
    ['that the answer is none', { orderId: 7 }, 'Invalid order response from server'],
    ['that the answer is incomplete', { ...order, key: '' }, 'Incomplete order data received from server'],
    ['that it names no order', { ...order, orderId: '' }, 'Incomplete order data received from server'],
    [
      'that one is to log in',
      { status: 401, code: 'UNAUTHENTICATED', message: 'Your session has expired. Please log in again.' },
      'Authentication token not found. Please login again.',
    ],
  ])('says %s', async (_title, answer, sentence) => {
    orderAnswer = answer;
    render(<PlansPanel />);
    await buyPro();
    await screen.findByText(sentence);
    expect((await idle()).getAttribute('aria-busy')).toBeNull();
  });

  test('says that the session is over, and leads to the login', async () => {
    await expireSession(database, 'token');
    render(<PlansPanel />);
    await buyPro();
    await screen.findByText('Authentication token not found. Please login again.');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fpricing');
    expect(sent).toEqual([]);
  });
});

describe('a purchase by Razorpay', () => {
  let opened: CheckoutOptions[];
  let listeners: ((failed: { error?: { description?: string } }) => void)[];
  let scripts: HTMLScriptElement[];

  /** The class that the provider's script would define. */
  class FakeRazorpay {
    constructor(options: CheckoutOptions) {
      opened.push(options);
    }
    open(): void {
      // The provider opens its own window.
    }
    on(_event: string, listener: (typeof listeners)[number]): void {
      listeners.push(listener);
    }
  }

  beforeEach(() => {
    opened = [];
    listeners = [];
    scripts = [];
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      scripts.push(...nodes.filter((node): node is HTMLScriptElement => node instanceof HTMLScriptElement));
    });
  });
  const arrive = () =>
    act(() => {
      window.Razorpay = FakeRazorpay;
      scripts.at(-1)?.onload?.(new Event('load'));
    });
  const fail = () => act(async () => void scripts.at(-1)?.onerror?.('lost'));
  const open = async () => {
    await buyPro();
    await waitFor(() => expect(scripts).toHaveLength(1));
    arrive();
    await waitFor(() => expect(opened).toHaveLength(1));
    return opened[0] as CheckoutOptions;
  };

  test('[ST65] asks for the provider’s script when Buy is tapped, not before, and opens its checkout with the order', async () => {
    render(<PlansPanel />);
    await idle();
    expect(scripts).toEqual([]);
    const { handler, modal, ...options } = await open();
    expect(scripts.map(({ src }) => src)).toEqual(['https://checkout.razorpay.com/v1/checkout.js']);
    expect(options).toEqual({
      key: 'rzp_test_key',
      amount: 49_900,
      currency: 'INR',
      order_id: 'order_1',
      name: 'Prep',
      description: 'Pro',
      prefill: order.prefill,
    });
    mine = hasPro;
    act(() => handler(paid));
    await screen.findByText('Ends on 4 Feb 2026');
    expect(sentTo('/payments/verify')).toEqual([paid]);
    expect(modal.ondismiss).toBeTypeOf('function');
  });

  test('tries three times to load it, two seconds apart, and says so', async () => {
    render(<PlansPanel />);
    await buyPro();
    for (const tries of [1, 2]) {
      await waitFor(() => expect(scripts).toHaveLength(tries));
      await fail();
      await screen.findByText('Payment system is still loading. Please try again in a moment.');
      await waitFor(() => expect(pauses.map(({ ms }) => ms)).toEqual([2_000]));
      endPause();
    }
    await waitFor(() => expect(scripts).toHaveLength(3));
    await fail();
    await screen.findByText('Failed to load payment system. Please refresh the page and try again.');
    await idle();
  });

  test('that is dismissed resets the button', async () => {
    render(<PlansPanel />);
    const { modal } = await open();
    await screen.findByRole('button', { name: 'Processing...: Pro' });
    act(() => modal.ondismiss());
    const button = await idle();
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what the provider says of a failure', async () => {
    render(<PlansPanel />);
    await open();
    act(() => listeners[0]?.({ error: { description: 'Bank is down' } }));
    await screen.findByText('Payment failed: Bank is down');
  });

  test('says that the provider’s answer is incomplete', async () => {
    render(<PlansPanel />);
    const { handler } = await open();
    act(() => handler({ razorpay_order_id: 'order_1' }));
    await screen.findByText('Incomplete payment response from the payment provider');
    expect(sentTo('/payments/verify')).toEqual([]);
  });

  test('says that the payment could not be verified', async () => {
    verifyAnswers = [{ status: 400, code: 'PAYMENT_SIGNATURE', message: 'Payment verification failed' }];
    render(<PlansPanel />);
    const { handler } = await open();
    act(() => handler(paid));
    await screen.findByText('Payment verification failed');
    expect(screen.getByText(/If money has left your account, nothing is lost/)).toBeTruthy();
  });

  test('whose checkout does not open says that it was not processed', async () => {
    vi.spyOn(FakeRazorpay.prototype, 'open').mockImplementation(() => {
      throw new Error('blocked');
    });
    render(<PlansPanel />);
    await buyPro();
    await waitFor(() => expect(scripts).toHaveLength(1));
    arrive();
    await screen.findByText('Failed to process payment');
  });

  test('[PK6] is seen by nobody who signs in after it', async () => {
    render(<PlansPanel />);
    await open();
    await screen.findByRole('button', { name: 'Processing...: Pro' });
    await act(() => startSession(database, testStudent('ravi'), 'token-of-ravi'));
    await idle();
  });
});
