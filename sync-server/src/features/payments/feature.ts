import type { MyPlans, Payment } from '@exam/shared-schema/contract';
import type { PaymentSetup } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { listPayments } from './history.ts';
import { paymentJobs } from './jobs.ts';
import { readMyPlans } from './my-plans.ts';
import { paymentRoutes } from './routes.ts';
import { sandboxJobs } from './sandbox/play-checkout.ts';

interface Payments extends Feature {
  readonly readMyPlans: (userId: string) => Promise<MyPlans>;
  /** The newest payment that the history lists; null if there is none. */
  readonly readLastPayment: (userId: string) => Promise<Payment | null>;
}

export const feature = (context: Context, payments: PaymentSetup): Payments => ({
  routes: (app) => paymentRoutes(app, context, payments),
  jobs: [...paymentJobs(context, payments), ...sandboxJobs(context, payments)],
  readMyPlans: (userId) => readMyPlans(context, userId),
  readLastPayment: async (userId) =>
    (await listPayments(context, userId, { page: 1, limit: 1 })).payments[0] ?? null,
});
