import {
  createOrder,
  myPayments,
  myPlans,
  notices,
  plans,
  profile,
  sandboxPay,
  verifyPayment,
  wallet,
  type SandboxOutcome,
} from '@exam/shared-schema/contract';
import { create } from 'zustand';
import { say } from '../../../sentences/index.ts';
import { refreshSeen, serverCall } from '../../../state/index.ts';
import { useToasts } from '../../../ui/index.ts';
import {
  IDLE,
  LOOK_PAUSES_MS,
  nextPurchase,
  VERIFY_PAUSES_MS,
  type Order,
  type Purchase,
  type PurchaseEvent,
  type Wanted,
} from './purchase.ts';
import { loadRazorpay, openRazorpay, pause } from './razorpay.ts';
import { SandboxDialog } from './sandbox-part.ts';

/** The shop's name in the checkout; the same in every language. */
const SHOP = 'Prep';

interface PurchaseStore {
  readonly purchase: Purchase;
}

const useStore = create<PurchaseStore>(() => ({ purchase: IDLE }));

/**
 * The current purchase; it continues while the student is on another page. PK6: hidden from other users.
 * @param userId null if signed out.
 */
export function usePurchase(userId: string | null): Purchase {
  const { purchase } = useStore();
  const isTheirs = purchase.step === 'idle' || purchase.wanted.userId === (userId ?? '');
  return isTheirs ? purchase : IDLE;
}

/** @param isSessionOver the server no longer accepts the user's token. */
export function buy(wanted: Wanted, isSessionOver: boolean): void {
  send({ type: 'buy', wanted, isSessionOver });
}

/** Called once the student has read the outcome. */
export function closePurchase(): void {
  useStore.setState({ purchase: IDLE });
}

export function lookAgain({ orderId }: Order): void {
  send({ type: 'look-again', orderId });
}

export function dismissCheckout({ orderId }: Order): void {
  send({ type: 'dismissed', orderId });
}

/** Plays an outcome in the sandbox, for testers. @returns whether the sandbox accepted it. */
export async function playSandbox({ orderId }: Order, outcome: SandboxOutcome): Promise<boolean> {
  const result = await serverCall(sandboxPay, { body: { orderId, outcome } });
  if (!result.ok) return false;
  const { paid, failure } = result.answer;
  if (failure !== null) send({ type: 'payment-failed', orderId, description: failure });
  else if (paid === null) send({ type: 'unconfirmed', orderId });
  else send({ type: 'paid', orderId, paid });
  return true;
}

function send(event: PurchaseEvent): void {
  const { purchase: before } = useStore.getState();
  const purchase = nextPurchase(before, event);
  if (purchase === before) return;
  useStore.setState({ purchase });
  carryOut(purchase).catch(() => send({ type: 'broken', step: purchase.step }));
}

/** Runs the side effect of a state; its result becomes the next event. */
async function carryOut(purchase: Purchase): Promise<void> {
  switch (purchase.step) {
    case 'ordering':
      return order(purchase.wanted);
    case 'opening':
      return open(purchase);
    case 'paying':
      return purchase.order.payment === 'razorpay' ? pay(purchase.order) : undefined;
    case 'verifying':
      return verify(purchase);
    case 'pending':
      return pollStatus(purchase);
    case 'done':
      return announce(purchase.wanted);
    case 'failed':
    case 'idle':
    case 'waiting':
      return undefined;
  }
}

type At<S extends Purchase['step']> = Extract<Purchase, { readonly step: S }>;

async function order({ planId, price }: Wanted): Promise<void> {
  const result = await serverCall(createOrder, { body: { planId, currency: 'INR', price } });
  if (result.ok) return send({ type: 'ordered', order: result.answer });
  if (result.code === 'PRICE_CHANGED') void refreshSeen(plans, { query: {} });
  send({ type: 'not-ordered', failure: result });
}

async function open({ order: { orderId, payment }, failedTries }: At<'opening'>): Promise<void> {
  const isHere = payment === 'razorpay' ? await loadRazorpay(failedTries) : await SandboxDialog.prepare();
  send({ type: isHere ? 'opened' : 'not-opened', orderId });
}

function pay(toPay: Order): void {
  const { orderId } = toPay;
  openRazorpay(toPay, SHOP, {
    paid: (paid) => send({ type: 'paid', orderId, paid }),
    failed: (description) => send({ type: 'payment-failed', orderId, description }),
    dismissed: () => send({ type: 'dismissed', orderId }),
  });
}

async function verify({ order: { orderId }, paid, failedTries }: At<'verifying'>): Promise<void> {
  if (failedTries > 0) await pause(VERIFY_PAUSES_MS[failedTries - 1] ?? 0);
  const result = await serverCall(verifyPayment, { body: paid });
  if (result.ok) send({ type: 'verified', orderId, status: result.answer.status });
  else send({ type: 'not-verified', orderId, failure: result });
}

async function pollStatus({ order: { orderId, paymentId }, looks }: At<'pending'>): Promise<void> {
  await pause(LOOK_PAUSES_MS[looks] ?? 0);
  const result = await refreshSeen(myPayments, { query: { page: 1 } });
  const payment = result.ok ? result.answer.payments.find(({ _id }) => _id === paymentId) : undefined;
  send({ type: 'looked', orderId, status: payment?.status ?? null, note: payment?.note ?? null });
}

/** Announces the purchase and refreshes everything that shows tokens or plans. */
async function announce({ planName }: Wanted): Promise<void> {
  useToasts.getState().show({ tone: 'ok', text: say.plans.purchase.done(planName) });
  await Promise.all([
    refreshSeen(wallet, {}),
    refreshSeen(notices, {}),
    refreshSeen(myPlans, {}),
    refreshSeen(profile, {}),
    refreshSeen(myPayments, { query: { page: 1 } }),
  ]);
}
