export type AttemptStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

/** A try to pay an order, as the provider tells it. Amounts in paise. */
export interface ProviderPayment {
  /** 'pay_…' */
  readonly id: string;
  readonly orderId: string;
  readonly status: AttemptStatus;
  readonly amount: number;
  readonly currency: string;
  /** What was paid back of it. */
  readonly refunded: number;
  /** Why it failed, for a person. */
  readonly failure: string | null;
}

export interface NewOrder {
  /** Ours, at most 40 characters; the provider keeps it with the order. */
  readonly receipt: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: 'INR';
  readonly notes: Readonly<Record<string, string>>;
}

/** Who takes the money. Everything but the two signatures is asked over a network: @throws ProviderTrouble. */
export interface PaymentProvider {
  readonly way: 'razorpay' | 'sandbox';
  /** The public key that the checkout is opened with. */
  readonly key: string;
  /** Opens an order, or finds the one with this receipt. @param isRetry it may be there already. @returns its id. */
  openOrder(order: NewOrder, isRetry: boolean): Promise<string>;
  paymentsOf(orderId: string): Promise<ProviderPayment[]>;
  /** Takes the money of an authorized payment. */
  capture(payment: Pick<ProviderPayment, 'id' | 'amount' | 'currency'>): Promise<void>;
  /** Pays back a whole payment; the same key again pays nothing more. */
  refund(payment: Pick<ProviderPayment, 'id' | 'amount'>, key: string): Promise<void>;
  /** Whether the checkout's answer is signed for this order, which must be the one that we stored. */
  isPaid(orderId: string, paymentId: string, signature: string): boolean;
  /** Whether an event is signed, over the bytes as they came. */
  isEvent(body: Uint8Array, signature: string): boolean;
}

/** The provider could not be reached, or refused. */
export class ProviderTrouble extends Error {
  constructor(message: string, more: { readonly cause?: unknown } = {}) {
    super(message, more);
    this.name = 'ProviderTrouble';
  }
}

/** Whose receipts they are, where the seller is registered for GST. */
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
  /** Null if nothing can be bought here. */
  readonly provider: PaymentProvider | null;
  readonly seller: Seller | null;
}

export const NO_PAYMENTS: PaymentSetup = { provider: null, seller: null };
