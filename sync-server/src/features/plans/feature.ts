import type { PaymentSetup } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { planRoutes, type Selling } from './routes.ts';

interface Needs extends Pick<Selling, 'requireIcons'> {
  readonly payments: PaymentSetup;
}

export const feature = (context: Context, { payments, requireIcons }: Needs): Feature => ({
  routes: (app) => planRoutes(app, context, { paymentWay: payments.provider?.way ?? 'none', requireIcons }),
});
