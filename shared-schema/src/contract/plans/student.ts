import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

export const planTypes = ['free', 'basic', 'other'] as const;
/** Of `Tokens` and `monthlyTests`: as many as somebody wants. */
export const UNLIMITED = -1;

export const planFeatureSchema = z.object({ text: z.string(), included: z.boolean() });

/** A plan as everybody sees it. */
export const planSchema = z.object({
  _id: idSchema,
  name: z.string(),
  description: z.string(),
  /** Rupees for a month of 30 days, with at most two decimals; 0 for nothing. */
  price: z.number(),
  planType: z.enum(planTypes),
  isPopular: z.boolean(),
  features: z.array(planFeatureSchema),
  isActive: z.boolean(),
  /** A Font Awesome class, and Tailwind's classes of a gradient. */
  icon: z.string(),
  gradientColor: z.string(),
  /** PL4: priced papers in a calendar month that the plan covers; UNLIMITED for all. */
  monthlyTests: z.int(),
  aiEnabled: z.boolean(),
  advancedAnalytics: z.boolean(),
  /** Tokens for the month; UNLIMITED if nothing that costs tokens is charged. */
  Tokens: z.int(),
});
export type Plan = z.infer<typeof planSchema>;

/** How plans can be paid here; 'none' if nothing is set up. */
export const paymentWays = ['razorpay', 'sandbox', 'none'] as const;

export const plans = defineCall({
  name: 'plans.all',
  summary:
    'The plans that are offered, the cheapest first; with all=true also those that are not, for administrators',
  method: 'GET',
  path: '/plans',
  access: 'public',
  query: z.object({ all: z.optional(z.enum(['true', 'false'])) }),
  answer: z.object({ data: z.array(planSchema), payment: z.enum(paymentWays) }),
});

/** PL3: what somebody may do by the plans that they have. */
export const entitlementsSchema = z.object({
  aiEnabled: z.boolean(),
  advancedAnalytics: z.boolean(),
  /** UNLIMITED for all. */
  monthlyTests: z.int(),
});
export type Entitlements = z.infer<typeof entitlementsSchema>;

export const myPlansSchema = z.object({
  /** Bought, and not over; the one that ends last comes first. Empty if the free plan is all there is. */
  current: z.array(
    z.object({
      paymentId: idSchema,
      planId: z.nullable(idSchema),
      name: z.string(),
      /** ISO 8601 UTC; `endsAt` alike. */
      startsAt: z.string(),
      endsAt: z.string(),
      /** What is left of its tokens; UNLIMITED. */
      tokensLeft: z.int(),
      /** What it came with; UNLIMITED. */
      tokens: z.int(),
    }),
  ),
  entitlements: entitlementsSchema,
  /** PL4: priced papers that plans have covered since the first of this month, Indian time. */
  testsThisMonth: z.int(),
});
export type MyPlans = z.infer<typeof myPlansSchema>;

export const myPlans = defineCall({
  name: 'plans.mine',
  summary: "The caller's plans, what is left of them, and what they allow (PL3)",
  method: 'GET',
  path: '/plans/mine',
  access: 'signed-in',
  answer: z.object({ data: myPlansSchema }),
});
