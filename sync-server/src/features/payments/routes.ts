import type { FastifyInstance } from 'fastify';
import {
  comparePayment,
  createOrder as createOrderCall,
  exportPayments as exportCall,
  myPayments,
  myPlans,
  paymentReceipt,
  paySandboxLink,
  paymentWebhook,
  reconcilePayments,
  sandboxLink,
  sandboxPay,
  settlePayment,
  verifyLink as verifyLinkCall,
  verifyPayment as verifyCall,
} from '@exam/shared-schema/contract';
import type { PaymentProvider, PaymentSetup } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { csvFile, sendCsv } from '../../crud/index.ts';
import { AppError, bind, bindRaw, bindUnread } from '../../http/index.ts';
import { managedPaymentRoutes } from './admin-list.ts';
import { collegeRoutes } from './college/routes.ts';
import { verifyLink } from './college/verify-link.ts';
import { compare, settleNow } from './compare.ts';
import { createOrder } from './create-order.ts';
import { everyPayment, IN_FILE } from './export.ts';
import { listPayments, readReceipt } from './history.ts';
import { readMyPlans } from './my-plans.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcileDay } from './reconciliation.ts';
import { isSandbox } from './sandbox/sandbox.ts';
import { playCheckout } from './sandbox/play-checkout.ts';
import { payLink, showLink } from './sandbox/play-link.ts';
import { verifyPayment } from './verify.ts';

export function paymentRoutes(
  app: FastifyInstance,
  context: Context,
  { provider, seller }: PaymentSetup,
): void {
  bind(app, createOrderCall, ({ body: { planId, price } }, { caller }) =>
    createOrder(context, required(provider), { userId: caller._id, planId, price }),
  );
  bind(app, verifyCall, ({ body }, { caller }) =>
    verifyPayment(context, required(provider), caller._id, body),
  );
  bindUnread(app, paymentWebhook, async (body, { request: { headers } }) => {
    if (provider === null) throw new AppError('NOT_FOUND');
    await receiveEvent(context, provider, {
      body,
      signature: String(headers['x-razorpay-signature'] ?? ''),
      eventId: String(headers['x-razorpay-event-id'] ?? ''),
    });
    return JSON.stringify({ message: 'Stored' });
  });
  bind(app, sandboxPay, async ({ body }, { caller }) => {
    if (provider === null || !isSandbox(provider)) throw new AppError('NOT_FOUND');
    return playCheckout(context, provider, caller._id, body);
  });
  bind(app, verifyLinkCall, ({ body }) => verifyLink(context, required(provider), body));
  bind(app, sandboxLink, async ({ params: { linkId } }) => {
    if (provider === null || !isSandbox(provider)) throw new AppError('NOT_FOUND');
    return { data: await showLink(context, linkId) };
  });
  bind(app, paySandboxLink, ({ params: { linkId }, body: { outcome } }) => {
    if (provider === null || !isSandbox(provider)) throw new AppError('NOT_FOUND');
    return payLink(context, provider, linkId, outcome);
  });
  bind(app, myPayments, ({ query }, { caller }) => listPayments(context, caller._id, query));
  bind(app, paymentReceipt, async ({ params }, { caller }) => ({
    data: await readReceipt(context, seller, caller._id, params.id),
  }));
  bind(app, myPlans, async (_input, { caller }) => ({ data: await readMyPlans(context, caller._id) }));
  consoleRoutes(app, context, provider);
  collegeRoutes(app, context, () => required(provider));
}

/** Payments in the console. */
function consoleRoutes(app: FastifyInstance, context: Context, provider: PaymentProvider | null): void {
  managedPaymentRoutes(app, context);
  bindRaw(app, exportCall, async ({ query }, { reply }) =>
    sendCsv(reply, 'payments', csvFile(IN_FILE, everyPayment(context, query))),
  );
  bind(app, reconcilePayments, async ({ query }) => ({
    data: await reconcileDay(context, required(provider), query),
  }));
  bind(app, comparePayment, async ({ params: { id } }) => ({ data: await compare(context, provider, id) }));
  bind(app, settlePayment, async ({ params: { id } }, { caller }) => ({
    message: await settleNow(context, provider, { id, askedBy: caller._id }),
  }));
}

function required(provider: PaymentProvider | null): PaymentProvider {
  if (provider === null) throw new AppError('PAYMENTS_OFF');
  return provider;
}
