import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

export const planTypes = ['free', 'basic', 'other'] as const;
/** The value of `Tokens` and `monthlyTests` for no limit. */
export const UNLIMITED = -1;

export const planFeatureSchema = z.object({ text: z.string(), included: z.boolean() });

/** A plan, as shown to all. */
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
  /** PL4: how many priced papers the plan covers in a calendar month; UNLIMITED for all. */
  monthlyTests: z.int(),
  aiEnabled: z.boolean(),
  advancedAnalytics: z.boolean(),
  /** Tokens for the month; UNLIMITED if no tokens are charged at all. */
  Tokens: z.int(),
});
export type Plan = z.infer<typeof planSchema>;

/** How plans can be paid; 'none' if no provider is configured. */
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

/** PL3: what a user's plans allow. */
export const entitlementsSchema = z.object({
  aiEnabled: z.boolean(),
  advancedAnalytics: z.boolean(),
  /** UNLIMITED for all. */
  monthlyTests: z.int(),
});
export type Entitlements = z.infer<typeof entitlementsSchema>;

export const myPlansSchema = z.object({
  /** Plans that were bought and have not ended, the one that ends last first. Empty for the free plan. */
  current: z.array(
    z.object({
      paymentId: idSchema,
      planId: z.nullable(idSchema),
      name: z.string(),
      /** ISO 8601 UTC; `endsAt` alike. */
      startsAt: z.string(),
      endsAt: z.string(),
      /** Its remaining tokens; UNLIMITED for no limit. */
      tokensLeft: z.int(),
      /** Its tokens when it was bought; UNLIMITED for no limit. */
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
  summary: "The caller's plans, what remains of them, and what they allow (PL3)",
  method: 'GET',
  path: '/plans/mine',
  access: 'signed-in',
  answer: z.object({ data: myPlansSchema }),
});
