import { database } from '../../../offline/index.ts';
import { CHECKOUT_PAUSE_MS, type Order, type Paid } from './purchase.ts';
import { renewDocument } from './renew-document.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** The part of Razorpay's checkout interface that is used here. */
export interface CheckoutOptions {
  readonly key: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: Order['prefill'];
  readonly handler: (answer: Partial<Paid> | undefined) => void;
  readonly modal: { readonly ondismiss: () => void };
}

interface PaymentFailed {
  readonly error?: { readonly description?: string };
}

interface Checkout {
  open(): void;
  on(event: 'payment.failed', listener: (failed: PaymentFailed | undefined) => void): void;
}

declare global {
  interface Window {
    /** Set by the payment provider's script. */
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

/**
 * Loads the provider's script, unless it is loaded already. It is loaded only for a purchase, never by a page.
 * @param failedTries earlier failures; a retry waits first.
 * @returns whether the script is available.
 */
export async function loadRazorpay(failedTries: number): Promise<boolean> {
  if (window.Razorpay !== undefined) return true;
  if (failedTries > 0) await pause(CHECKOUT_PAUSE_MS);
  const script = document.createElement('script');
  const loaded = new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
  });
  script.src = SCRIPT;
  script.async = true;
  document.head.append(script);
  const isLoaded = await loaded;
  // Removes a failed script element, because the browser would not run it again.
  if (!isLoaded || window.Razorpay === undefined) script.remove();
  // Without a network it fails too, and there is nothing to renew.
  if (!isLoaded) await renewDocument().catch(() => undefined);
  return window.Razorpay !== undefined;
}

interface CheckoutListener {
  readonly paid: (answer: Partial<Paid>) => void;
  readonly failed: (description: string) => void;
  readonly dismissed: () => void;
}

/** @throws whatever the provider's script throws. */
export function openRazorpay(order: Order, product: string, listener: CheckoutListener): void {
  if (window.Razorpay === undefined) throw new Error('The checkout is opened before it was loaded');
  const checkout = new window.Razorpay({
    key: order.key,
    amount: order.amount,
    currency: order.currency,
    order_id: order.orderId,
    name: product,
    description: order.planName,
    prefill: order.prefill,
    handler: (answer) => listener.paid(answer ?? {}),
    modal: { ondismiss: listener.dismissed },
  });
  checkout.on('payment.failed', (failed) => listener.failed(failed?.error?.description ?? ''));
  checkout.open();
}

/** @param ms milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void database.edge.later(ms, resolve));
}
