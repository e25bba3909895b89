import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { sandboxOutcomes } from './sandbox.ts';

/** Ids of the provider: 'plink_…', 'pay_…', and our reference. */
const linkText = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));

/** PA18: what the provider adds to the address to which it leads a payer back. */
export const linkCallbackSchema = z.object({
  razorpay_payment_link_id: linkText,
  razorpay_payment_link_reference_id: linkText,
  razorpay_payment_link_status: linkText,
  razorpay_payment_id: linkText,
  razorpay_signature: z.string().check(z.maxLength(128)),
});
export type LinkCallback = z.infer<typeof linkCallbackSchema>;

export const verifyLink = defineCall({
  name: 'payments.verifyLink',
  summary: "Report that a payment link was paid, with the provider's signature (PA18)",
  method: 'POST',
  path: '/payments/verify-link',
  access: 'public',
  body: linkCallbackSchema,
  answer: z.object({ message: z.string(), status: z.enum(['success', 'pending']) }),
});

const params = z.object({ linkId: linkText });

/** PA8: a link of the sandbox. */
export const sandboxLink = defineCall({
  name: 'payments.sandboxLink',
  summary: 'A payment link of the sandbox; 404 if a payment provider is configured (PA8)',
  method: 'GET',
  path: '/payments/sandbox/links/{linkId}',
  access: 'public',
  params,
  answer: z.object({
    data: z.object({
      description: z.string(),
      /** Paise. */
      amount: z.int(),
      status: z.enum(['created', 'paid', 'expired', 'cancelled']),
      /** ISO 8601 UTC. */
      expiresAt: z.string(),
    }),
  }),
});
export type SandboxLink = z.infer<(typeof sandboxLink)['answer']>['data'];

export const paySandboxLink = defineCall({
  name: 'payments.paySandboxLink',
  summary: 'Simulate the payment of a link of the sandbox (PA8)',
  method: 'POST',
  path: '/payments/sandbox/links/{linkId}/pay',
  access: 'public',
  params,
  body: z.object({ outcome: z.enum(sandboxOutcomes) }),
  /** What a paid link reports, or the description of a failure. */
  answer: z.object({ paid: z.nullable(linkCallbackSchema), failure: z.nullable(z.string()) }),
});
