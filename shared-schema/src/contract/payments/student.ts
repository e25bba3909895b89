import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { pageAnswer, pageQuery } from '../lists.ts';
import { paymentWays } from '../plans/student.ts';

/** Razorpay, the sandbox that replaces it, or `manual` for tokens given by an administrator (ST63). */
export const paymentProviders = ['razorpay', 'sandbox', 'manual'] as const;
export const paymentStatuses = ['success', 'pending', 'failed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Ids of the provider: 'order_…', 'pay_…'. */
const providerId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));

/** A payment as its owner sees it. */
export const paymentSchema = z.object({
  _id: idSchema,
  receipt: z.string(),
  paymentProvider: z.enum(paymentProviders),
  currency: z.string(),
  /** Null if no plan was bought. */
  planId: z.nullable(z.object({ _id: idSchema, name: z.string() })),
  /** UNLIMITED. */
  tokensPurchased: z.int(),
  /** Paise. */
  amount: z.int(),
  status: z.enum(paymentStatuses),
  /** Why it failed, or why an administrator gave tokens; null otherwise. */
  note: z.nullable(z.string()),
  /** ISO 8601 UTC, as all times here; null until it is paid. */
  paidAt: z.nullable(z.string()),
  createdAt: z.string(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  /** Whether its plan has not ended. */
  isActive: z.boolean(),
  /** Paise that were refunded. */
  refundAmount: z.int(),
  /** The provider's ids, which its support needs. */
  providerOrderId: z.nullable(z.string()),
  providerPaymentId: z.nullable(z.string()),
});
export type Payment = z.infer<typeof paymentSchema>;

export const createOrder = defineCall({
  name: 'payments.createOrder',
  summary:
    'Open an order for a plan at its price of now; the same plan again finds the same open order (PA1)',
  method: 'POST',
  path: '/payments/create_order',
  access: 'signed-in',
  body: z.object({
    planId: z.string('Invalid plan selected').check(z.minLength(1, 'Invalid plan selected'), z.maxLength(64)),
    currency: z._default(z.literal('INR'), 'INR'),
    /** The displayed price, rupees; any other is refused (PRICE_CHANGED). */
    price: z.optional(z.number()),
  }),
  answer: z.object({
    /** As the provider returned it; an empty one makes the order incomplete, which the app reports. */
    orderId: z.string().check(z.maxLength(64)),
    /** Paise. */
    amount: z.int(),
    currency: z.literal('INR'),
    /** The public key of the checkout. */
    key: z.string(),
    payment: z.enum(paymentWays),
    paymentId: idSchema,
    planName: z.string(),
    /** What the checkout form is filled with. */
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  }),
});

export const verifyPayment = defineCall({
  name: 'payments.verify',
  summary:
    "Report the result of the checkout; 'pending' means that the provider has not confirmed it yet (PA2)",
  method: 'POST',
  path: '/payments/verify',
  access: 'signed-in',
  body: z.object({
    razorpay_order_id: providerId,
    razorpay_payment_id: providerId,
    razorpay_signature: z.string().check(z.maxLength(128)),
  }),
  answer: z.object({ message: z.string(), status: z.enum(['success', 'pending']), paymentId: idSchema }),
});

export const PAYMENTS_PER_PAGE = 10;

export const myPayments = defineCall({
  name: 'payments.mine',
  summary: "The caller's payments, newest first; orders without an attempt to pay are left out after a day",
  method: 'GET',
  path: '/payments/my-payments',
  access: 'signed-in',
  query: z.object(pageQuery(PAYMENTS_PER_PAGE)),
  answer: z.object({
    payments: z.array(paymentSchema),
    meta: z.object({ page: z.int(), totalPages: z.int(), total: z.int() }),
    ...pageAnswer,
  }),
});

/** The tax details of a receipt; amounts in paise. */
export const invoiceSchema = z.object({
  seller: z.string(),
  address: z.string(),
  gstin: z.string(),
  /** Services accounting code. */
  sac: z.string(),
  /** Percent; the amount includes it. */
  gstPercent: z.number(),
  taxable: z.int(),
  gst: z.int(),
});

export const paymentReceipt = defineCall({
  name: 'payments.receipt',
  summary: 'One payment of the caller with the details of its receipt',
  method: 'GET',
  path: '/payments/receipts/{id}',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  answer: z.object({
    data: z.object({
      payment: paymentSchema,
      buyer: z.object({ name: z.string(), email: z.string() }),
      /** Null if the seller has no GST registration. */
      invoice: z.nullable(invoiceSchema),
    }),
  }),
});

/** PA3: verified by the provider's signature over the raw bytes, which is why the body has no schema here. */
export const paymentWebhook = defineCall({
  name: 'payments.webhook',
  summary: 'Events of the payment provider; answered as soon as they are stored',
  method: 'POST',
  path: '/payments/webhook',
  access: 'public',
  answer: z.object({ message: z.string() }),
});
