export type AttemptStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

/** An attempt to pay an order, as reported by the provider. Amounts in paise. */
export interface ProviderPayment {
  /** 'pay_…' */
  readonly id: string;
  readonly orderId: string;
  readonly status: AttemptStatus;
  readonly amount: number;
  readonly currency: string;
  /** The refunded amount. */
  readonly refunded: number;
  /** The reason of a failure, for people. */
  readonly failure: string | null;
}

/** A payment of the provider's own list. */
export interface ListedPayment extends Omit<ProviderPayment, 'orderId'> {
  /** Null for a payment without an order. */
  readonly orderId: string | null;
  /** Epoch ms, by the provider's clock. */
  readonly createdAt: number;
}

/** How many payments a page of the provider's list has at most. */
export const LISTED_AT_ONCE = 100;

export interface NewOrder {
  /** Our reference, at most 40 characters; the provider stores it with the order. */
  readonly receipt: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: 'INR';
  readonly notes: Readonly<Record<string, string>>;
}

/** A payment provider. All methods except the two signature checks are remote calls: @throws ProviderTrouble. */
export interface PaymentProvider {
  readonly way: 'razorpay' | 'sandbox';
  /** The public key for opening the checkout. */
  readonly key: string;
  /** Opens an order, or finds the one with this receipt. @param isRetry it may exist already. @returns its id. */
  openOrder(order: NewOrder, isRetry: boolean): Promise<string>;
  paymentsOf(orderId: string): Promise<ProviderPayment[]>;
  /**
   * A page of all payments that were made in a time, also for orders of others.
   * @param page from 0. @param time epoch ms, `to` excluded; whole seconds.
   */
  listPayments(time: { readonly from: number; readonly to: number }, page: number): Promise<ListedPayment[]>;
  /** Captures an authorized payment. */
  capture(payment: Pick<ProviderPayment, 'id' | 'amount' | 'currency'>): Promise<void>;
  /** Refunds a whole payment; a repetition with the same key refunds nothing more. */
  refund(payment: Pick<ProviderPayment, 'id' | 'amount'>, key: string): Promise<void>;
  /** Whether the checkout's result is signed for this order, which must be the stored one. */
  isPaid(orderId: string, paymentId: string, signature: string): boolean;
  /** Whether an event is signed, over the raw bytes. */
  isEvent(body: Uint8Array, signature: string): boolean;
}

/** The provider could not be reached, or refused. */
export class ProviderTrouble extends Error {
  constructor(message: string, more: { readonly cause?: unknown } = {}) {
    super(message, more);
    this.name = 'ProviderTrouble';
  }
}

/** The issuer of receipts, if registered for GST. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  /** Services accounting code. */
  readonly sac: string;
  /** Percent; prices include it. */
  readonly gstPercent: number;
}

export interface PaymentSetup {
  /** Null if payments are not configured. */
  readonly provider: PaymentProvider | null;
  readonly seller: Seller | null;
}

export const NO_PAYMENTS: PaymentSetup = { provider: null, seller: null };
