import { eq } from 'drizzle-orm';
import { http, HttpResponse, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import type { CallAnswer, createOrder, MyPlans, Payment, Wallet } from '@exam/shared-schema/contract';
import type { PaymentProvider, PaymentSetup, Seller } from '../../src/adapters/payments/payment-provider.ts';
import { openRazorpay } from '../../src/adapters/payments/razorpay.ts';
import { jobHandlers } from '../../src/build-app.ts';
import type { Context } from '../../src/context.ts';
import { openSandbox } from '../../src/features/payments/sandbox/sandbox.ts';
import { proveBalances } from '../../src/features/wallet/prove.ts';
import { openHall, type Hall } from './hall.ts';
import { testRunner } from './jobs.ts';
import {
  RAZORPAY_KEYS,
  type RazorpayBooks,
  type RazorpayEvent,
  type RazorpayPayment,
} from '../../../look-alikes/razorpay.ts';
import { dataIn } from './read.ts';
import type { Answer } from './test-server.ts';

const RAZORPAY_URL = 'https://api.razorpay.com';

type PlanRow = Context['store']['t']['plans']['$inferInsert'];
type Order = CallAnswer<typeof createOrder>;
type Who = 'asha' | 'ravi';

/** Razorpay's interface at the wire, for the SDK in this process. */
export function interceptRazorpay(booksNow: () => RazorpayBooks) {
  return setupServer(
    http.all(`${RAZORPAY_URL}/v1/*`, async ({ request }) => {
      const books = booksNow();
      if (books.trouble === 'down') return HttpResponse.error();
      const url = new URL(request.url);
      const text = await request.text();
      const { status, json } = books.answer({
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
        authorization: request.headers.get('authorization') ?? '',
        idempotency: request.headers.get('x-refund-idempotency'),
      });
      return books.trouble === 'deaf' ? HttpResponse.error() : HttpResponse.json(json, { status });
    }),
    http.all('http://127.0.0.1:*/*', () => passthrough()),
  );
}

export interface Shop extends Hall {
  readonly books: RazorpayBooks;
  readonly payments: PaymentSetup;
  /** A plan that can be bought. @returns its id. */
  addPlan(plan?: Partial<PlanRow>): Promise<string>;
  order(planId: string, who?: Who, more?: object): Promise<Answer>;
  /** The order of a plan that can be bought. */
  opened(planId: string, who?: Who): Promise<Order>;
  verify(payment: RazorpayPayment, who?: Who): Promise<Answer>;
  send(event: RazorpayEvent): Promise<Answer>;
  /** Runs everything in the background that is due now. */
  work(): Promise<void>;
  /** Lets time pass, and runs what is due at its end. */
  after(milliseconds: number): Promise<void>;
  wallet(who?: Who): Promise<Wallet & { readonly papersLeft: number; readonly aiEnabled: boolean }>;
  plans(who?: Who): Promise<MyPlans>;
  history(who?: Who): Promise<readonly Payment[]>;
  /** What the database has of an order. */
  stored(orderId: string): Promise<Context['store']['t']['payments']['$inferSelect']>;
  /** Faults of all wallets and payments. */
  faults(): Promise<readonly string[]>;
}

/** A hall in which plans can be bought from Razorpay's look-alike. */
export async function openShop(
  books: RazorpayBooks,
  { seller = null, sandbox = false }: { readonly seller?: Seller | null; readonly sandbox?: boolean } = {},
): Promise<Shop> {
  let provider: PaymentProvider = await openRazorpay({
    ...RAZORPAY_KEYS,
    url: RAZORPAY_URL,
    timeoutMs: 20_000,
  });
  // The sandbox needs the server's own database, which is opened with the server.
  const lazily = new Proxy({} as PaymentProvider, {
    get: (_none, name) => Reflect.get(provider, name) as unknown,
  });
  const payments: PaymentSetup = { provider: lazily, seller };
  const hall = await openHall({}, { payments });
  const { server } = hall;
  const { context } = server;
  if (sandbox) provider = openSandbox(context);
  const handlers = jobHandlers(context, { payments });
  const token = (who: Who = 'asha') => server.signIn(who);
  const order = async (planId: string, who: Who = 'asha', more: object = {}) =>
    server.ask('POST', '/api/payments/create_order', { token: await token(who), body: { planId, ...more } });
  const work = () => testRunner(context, ...handlers).runner.runDue();
  return {
    ...hall,
    books,
    payments,
    addPlan: async (plan = {}) => {
      const id = context.ids.next();
      await context.store.write((queries) =>
        queries.insert(context.store.t.plans).values({ ...PRO, id, createdAt: context.clock.now(), ...plan }),
      );
      return id;
    },
    order,
    opened: async (planId, who) => {
      const answer = await order(planId, who);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.json as Order;
    },
    verify: async (payment, who = 'asha') =>
      server.ask('POST', '/api/payments/verify', { token: await token(who), body: books.callback(payment) }),
    send: ({ body, headers }) => server.ask('POST', '/api/payments/webhook', { body, headers }),
    work,
    after: async (milliseconds) => {
      server.clock.advance(milliseconds);
      await work();
    },
    wallet: async (who) => dataIn(await server.ask('GET', '/api/wallet', { token: await token(who) })),
    plans: async (who) => dataIn(await server.ask('GET', '/api/plans/mine', { token: await token(who) })),
    history: async (who) => {
      const answer = await server.ask('GET', '/api/payments/my-payments', { token: await token(who) });
      return (answer.json as { payments: Payment[] }).payments;
    },
    stored: async (orderId) => {
      const { read, t } = context.store;
      const [row] = await read.select().from(t.payments).where(eq(t.payments.providerOrderId, orderId));
      if (row === undefined) throw new Error(`No payment has the order ${orderId}`);
      return row;
    },
    faults: async () => (await proveBalances(context.store)).faults,
  };
}

/** ₹499 a month. */
const PRO = {
  name: 'Pro',
  description: '',
  price: 49_900,
  planType: 'other',
  isPopular: false,
  features: [],
  isActive: true,
  icon: 'fa-solid fa-star',
  gradientColor: 'from-blue-500 to-blue-700',
  monthlyTests: 2,
  aiEnabled: true,
  advancedAnalytics: true,
  tokens: 1000,
} as const;
