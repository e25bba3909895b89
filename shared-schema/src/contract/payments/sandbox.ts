import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** The outcome that a tester chooses: pay, pay and confirm later, or fail. Closing the dialog does nothing. */
export const sandboxOutcomes = ['success', 'late', 'failure'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

export const sandboxPay = defineCall({
  name: 'payments.sandbox',
  summary: 'Simulate the checkout if no payment provider is configured; otherwise 404 (PA8)',
  method: 'POST',
  path: '/payments/sandbox/pay',
  access: 'signed-in',
  body: z.object({
    orderId: z.string().check(z.minLength(1), z.maxLength(64)),
    outcome: z.enum(sandboxOutcomes),
  }),
  /** The three fields of a paid checkout, or the description of a failure. */
  answer: z.object({
    paid: z.nullable(
      z.object({
        razorpay_order_id: z.string(),
        razorpay_payment_id: z.string(),
        razorpay_signature: z.string(),
      }),
    ),
    failure: z.nullable(z.string()),
  }),
});
