import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** What a tester has the sandbox do: pay, pay and confirm later, or fail. Closing its dialog does nothing. */
export const sandboxOutcomes = ['success', 'late', 'failure'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

export const sandboxPay = defineCall({
  name: 'payments.sandbox',
  summary: 'Play the checkout where no payment provider is set up; 404 everywhere else (PA8)',
  method: 'POST',
  path: '/payments/sandbox/pay',
  access: 'signed-in',
  body: z.object({
    orderId: z.string().check(z.minLength(1), z.maxLength(64)),
    outcome: z.enum(sandboxOutcomes),
  }),
  /** The three fields of a checkout that was paid; a description of one that failed. */
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
