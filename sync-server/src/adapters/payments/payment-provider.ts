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

/** PA16: a link with which an amount is paid once. */
export interface NewLink {
  /** Our reference, at most 40 characters; the provider accepts each once. */
  readonly reference: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: 'INR';
  /** The payer's name. */
  readonly payer: string;
  /** Shown to the payer. */
  readonly description: string;
  /** Epoch ms, whole seconds. */
  readonly expiresAt: number;
  /** Where the payer is led afterwards, with the provider's report in the query. */
  readonly callbackUrl: string;
  readonly notes: Readonly<Record<string, string>>;
}

/** What is known of a link at the provider. */
export interface LinkReport {
  readonly status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled';
  /** The order that the provider has made for it; null before a payment was begun. */
  readonly orderId: string | null;
  readonly payments: ListedPayment[];
}

/** The parts of a link's report to the payer's browser. */
export interface SignedLink {
  readonly linkId: string;
  readonly reference: string;
  readonly status: string;
  readonly paymentId: string;
}

/** A payment provider. All methods except the signature checks are remote calls: @throws ProviderTrouble. */
export interface PaymentProvider {
  readonly way: 'razorpay' | 'sandbox';
  /** The public key for opening the checkout. */
  readonly key: string;
  /** Opens an order, or finds the one with this receipt. @param isRetry it may exist already. @returns its id. */
  openOrder(order: NewOrder, isRetry: boolean): Promise<string>;
  paymentsOf(orderId: string): Promise<ProviderPayment[]>;
  /** Makes an authenticated request that changes nothing. */
  check(): Promise<void>;
  /** Opens a link, or finds the one with this reference. @param isRetry it may exist already. */
  openLink(link: NewLink, isRetry: boolean): Promise<{ readonly id: string; readonly url: string }>;
  readLink(linkId: string): Promise<LinkReport>;
  /** Cancels a link that was not paid. */
  cancelLink(linkId: string): Promise<void>;
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
  /** Whether the report about a link to the payer's browser is signed. */
  isLinkPaid(link: SignedLink, signature: string): boolean;
  /** Whether an event is signed, over the raw bytes. */
  isEvent(body: Uint8Array, signature: string): boolean;
}

/** The provider could not be reached, or refused. */
export class ProviderTrouble extends Error {
  /** Of HTTP; undefined if there was no answer. */
  readonly status: number | undefined;

  constructor(
    message: string,
    { status, ...more }: { readonly cause?: unknown; readonly status?: number } = {},
  ) {
    super(message, more);
    this.name = 'ProviderTrouble';
    this.status = status;
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
