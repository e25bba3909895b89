import type { PaymentSetup } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { paymentJobs } from './jobs.ts';
import { paymentRoutes } from './routes.ts';
import { sandboxJobs } from './sandbox/play-checkout.ts';

export const feature = (context: Context, payments: PaymentSetup): Feature => ({
  routes: (app) => paymentRoutes(app, context, payments),
  jobs: [...paymentJobs(context, payments), ...sandboxJobs(context, payments)],
});
