import type {
  CallAnswer,
  CallArguments,
  createOrder,
  PaymentStatus,
  verifyPayment,
} from '@exam/shared-schema/contract';
import type { CallFailure } from '../../../api/index.ts';

export type Order = CallAnswer<typeof createOrder>;
/** The checkout's report of a payment. */
export type Paid = CallArguments<typeof verifyPayment>['body'];

/** The product to buy, as its card showed it. */
export interface Wanted {
  readonly planId: string;
  readonly planName: string;
  /** Rupees per month. */
  readonly price: number;
  /** The buyer; empty if the student is not signed in. */
  readonly userId: string;
}

/** The error; the screen has a message for each. */
export type Problem =
  | 'no-plan'
  | 'signed-out'
  | 'no-token'
  | 'no-order'
  | 'invalid-order'
  | 'incomplete-order'
  | 'no-checkout'
  | 'incomplete-payment'
  | 'not-verified'
  | 'not-processed'
  | 'payment-failed';

export interface Failure {
  readonly problem: Problem;
  /** The message of the server or the payment provider; empty if there is none. */
  readonly message: string;
}

interface Ordered {
  readonly wanted: Wanted;
  readonly order: Order;
}

/** The state of the purchase; there is only one at a time. */
export type Purchase =
  | { readonly step: 'idle' }
  | { readonly step: 'ordering'; readonly wanted: Wanted }
  /** The checkout script is being loaded. */
  | ({ readonly step: 'opening'; readonly failedTries: number } & Ordered)
  | ({ readonly step: 'paying' } & Ordered)
  | ({ readonly step: 'verifying'; readonly paid: Paid; readonly failedTries: number } & Ordered)
  /** The payment is not confirmed yet; its status is polled. */
  | ({ readonly step: 'pending'; readonly looks: number } & Ordered)
  /** Polling has ended without a confirmation. */
  | ({ readonly step: 'waiting' } & Ordered)
  | { readonly step: 'done'; readonly wanted: Wanted }
  /** If there is an order, its checkout may still be open, because some checkouts let the student retry. */
  | {
      readonly step: 'failed';
      readonly wanted: Wanted;
      readonly order: Order | null;
      readonly failure: Failure;
    };

export type PurchaseEvent =
  /** @param isSessionOver the user is known, but the server no longer accepts their token. */
  | { readonly type: 'buy'; readonly wanted: Wanted; readonly isSessionOver: boolean }
  | { readonly type: 'ordered'; readonly order: Order }
  | { readonly type: 'not-ordered'; readonly failure: Refusal }
  /** The side effect of this step threw. */
  | { readonly type: 'broken'; readonly step: Purchase['step'] }
  /** The other events name their order; those of an earlier purchase are ignored. */
  | ({ readonly orderId: string } & OrderEvent);

type Refusal = Pick<CallFailure, 'kind' | 'code' | 'status' | 'message'>;

type OrderEvent =
  | { readonly type: 'opened' | 'not-opened' | 'dismissed' | 'unconfirmed' | 'look-again' }
  /** As reported by the checkout. */
  | { readonly type: 'paid'; readonly paid: Partial<Paid> }
  | { readonly type: 'payment-failed'; readonly description: string }
  | { readonly type: 'verified'; readonly status: 'success' | 'pending' }
  | { readonly type: 'not-verified'; readonly failure: Refusal }
  /** @param status of the payment on the server; null if it could not be read. */
  | { readonly type: 'looked'; readonly status: PaymentStatus | null; readonly note: string | null };

/** How often the checkout script is requested, and the pause between two tries, ms. */
export const CHECKOUT_TRIES = 3;
export const CHECKOUT_PAUSE_MS = 2_000;
/** Pauses before each retry of a payment report whose answer was lost, ms. */
export const VERIFY_PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000];
/** Pauses before each poll of an unconfirmed payment, ms; two minutes in total. */
export const LOOK_PAUSES_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];

export const IDLE: Purchase = { step: 'idle' };

/** A step is in progress, so nothing else can be bought. */
export function isBusy({ step }: Purchase): boolean {
  return ['ordering', 'opening', 'paying', 'verifying'].includes(step);
}

/** The next state; the same object if the event changes nothing. */
export function nextPurchase(purchase: Purchase, event: PurchaseEvent): Purchase {
  switch (event.type) {
    case 'buy':
      return isBusy(purchase) ? purchase : bought(event.wanted, event.isSessionOver);
    case 'ordered':
      return purchase.step === 'ordering' ? ordered(purchase.wanted, event.order) : purchase;
    case 'not-ordered':
      return purchase.step === 'ordering' ? notOrdered(purchase.wanted, event.failure) : purchase;
    case 'broken':
      return event.step === purchase.step ? broken(purchase) : purchase;
    default:
      return isAbout(purchase, event.orderId) ? ofOrder(purchase, event) : purchase;
  }
}

type WithOrder = Extract<Purchase, Ordered> | (Extract<Purchase, { step: 'failed' }> & Ordered);

function isAbout(purchase: Purchase, orderId: string): purchase is WithOrder {
  return 'order' in purchase && purchase.order?.orderId === orderId;
}

const failed = (
  wanted: Wanted,
  problem: Problem,
  { message = '', order = null }: { readonly message?: string; readonly order?: Order | null } = {},
): Purchase => ({ step: 'failed', wanted, order, failure: { problem, message } });

function bought(wanted: Wanted, isSessionOver: boolean): Purchase {
  if (wanted.planId === '' || wanted.price <= 0) return failed(wanted, 'no-plan');
  if (wanted.userId === '') return failed(wanted, 'signed-out');
  return isSessionOver ? failed(wanted, 'no-token') : { step: 'ordering', wanted };
}

function ordered(wanted: Wanted, order: Order): Purchase {
  const isWhole = order.orderId !== '' && order.amount > 0 && order.payment !== 'none';
  const hasKey = order.payment === 'sandbox' || order.key !== '';
  if (!isWhole || !hasKey) return failed(wanted, 'incomplete-order');
  return { step: 'opening', wanted, order, failedTries: 0 };
}

function notOrdered(wanted: Wanted, { kind, code, status, message }: Refusal): Purchase {
  if (code === 'INVALID_ANSWER') return failed(wanted, 'invalid-order');
  if (status === 401) return failed(wanted, 'no-token');
  return failed(wanted, 'no-order', { message: kind === 'refused' ? message : '' });
}

function ofOrder(purchase: WithOrder, event: OrderEvent): Purchase {
  const { step, wanted, order } = purchase;
  switch (event.type) {
    case 'opened':
      return step === 'opening' ? { step: 'paying', wanted, order } : purchase;
    case 'not-opened':
      return step === 'opening' ? notOpened(purchase) : purchase;
    case 'dismissed':
      return step === 'paying' ? IDLE : purchase;
    case 'paid':
      return step === 'paying' || step === 'failed' ? reported(purchase, event.paid) : purchase;
    case 'payment-failed':
      return step === 'paying' || step === 'failed'
        ? failed(wanted, 'payment-failed', { message: event.description, order })
        : purchase;
    case 'unconfirmed':
      return step === 'paying' ? { step: 'pending', wanted, order, looks: 0 } : purchase;
    case 'verified':
      return step === 'verifying' ? verified(purchase, event.status) : purchase;
    case 'not-verified':
      return step === 'verifying' ? notVerified(purchase, event.failure) : purchase;
    case 'looked':
      return step === 'pending' ? looked(purchase, event) : purchase;
    case 'look-again':
      return step === 'waiting' ? { step: 'pending', wanted, order, looks: 0 } : purchase;
  }
}

/** An effect that threw is ignored if the purchase had already ended. */
function broken(purchase: Purchase): Purchase {
  if (purchase.step === 'pending') return { step: 'waiting', wanted: purchase.wanted, order: purchase.order };
  if (!isBusy(purchase) || !('wanted' in purchase)) return purchase;
  const order = 'order' in purchase ? purchase.order : null;
  return failed(purchase.wanted, 'not-processed', { order });
}

type At<S extends Purchase['step']> = Extract<Purchase, { readonly step: S }>;

function notOpened({ wanted, order, failedTries }: At<'opening'>): Purchase {
  const tries = failedTries + 1;
  if (tries >= CHECKOUT_TRIES) return failed(wanted, 'no-checkout');
  return { step: 'opening', wanted, order, failedTries: tries };
}

function reported({ wanted, order }: Ordered, paid: Partial<Paid>): Purchase {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid;
  if (!razorpay_order_id || !razorpay_payment_id || !razorpay_signature)
    return failed(wanted, 'incomplete-payment');
  const whole = { razorpay_order_id, razorpay_payment_id, razorpay_signature };
  return { step: 'verifying', wanted, order, paid: whole, failedTries: 0 };
}

function verified({ wanted, order }: Ordered, status: 'success' | 'pending'): Purchase {
  return status === 'success' ? { step: 'done', wanted } : { step: 'pending', wanted, order, looks: 0 };
}

/**
 * A lost answer does not reveal whether the payment was verified: the report is retried, then the status is polled.
 */
function notVerified({ wanted, order, paid, failedTries }: At<'verifying'>, failure: Refusal): Purchase {
  const { kind, status, message } = failure;
  const isLost = kind === 'network' || status === 429 || status >= 500;
  if (!isLost) return failed(wanted, 'not-verified', { message: status === 401 ? '' : message });
  const tries = failedTries + 1;
  if (tries > VERIFY_PAUSES_MS.length) return { step: 'pending', wanted, order, looks: 0 };
  return { step: 'verifying', wanted, order, paid, failedTries: tries };
}

function looked(
  { wanted, order, looks }: At<'pending'>,
  { status, note }: Extract<OrderEvent, { readonly type: 'looked' }>,
): Purchase {
  if (status === 'success') return { step: 'done', wanted };
  if (status === 'failed') return failed(wanted, 'payment-failed', { message: note ?? '' });
  if (looks + 1 >= LOOK_PAUSES_MS.length) return { step: 'waiting', wanted, order };
  return { step: 'pending', wanted, order, looks: looks + 1 };
}
