import type { CallAnswer, paySandboxLink, SandboxLink, SandboxOutcome } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../http/index.ts';
import { findSandboxLink, readSandboxLink } from './links.ts';
import { makePayment } from './play-checkout.ts';
import type { Sandbox } from './sandbox.ts';

const CLOSED = 'This payment link cannot be paid any more.';

/** PA8: a link of the sandbox as its page shows it. @throws AppError NOT_FOUND */
export async function showLink(context: Context, linkId: string): Promise<SandboxLink> {
  const row = await findSandboxLink(context, context.store.read, linkId);
  const report = await readSandboxLink(context, linkId);
  if (row === undefined || report === null) throw new AppError('NOT_FOUND');
  const { description, expiresAt } = row.link;
  const status = report.status === 'partially_paid' ? 'created' : report.status;
  return { description, amount: row.order.amount, status, expiresAt: new Date(expiresAt).toISOString() };
}

/**
 * PA8: simulates the payment of a link, and the event that follows.
 * @throws AppError NOT_FOUND; CONFLICT if it was paid, cancelled or has expired.
 */
export async function payLink(
  context: Context,
  sandbox: Sandbox,
  linkId: string,
  outcome: SandboxOutcome,
): Promise<CallAnswer<typeof paySandboxLink>> {
  const row = await findSandboxLink(context, context.store.read, linkId);
  const report = await readSandboxLink(context, linkId);
  if (row === undefined || report === null) throw new AppError('NOT_FOUND');
  if (report.status !== 'created') throw new AppError('CONFLICT', CLOSED);
  const { id: orderId, receipt: reference } = row.order;
  const { paymentId, failure } = await makePayment(context, sandbox, { orderId, outcome, linkId });
  if (outcome !== 'success') return { paid: null, failure };
  const signed = { linkId, reference, status: 'paid', paymentId };
  return {
    paid: {
      razorpay_payment_link_id: linkId,
      razorpay_payment_link_reference_id: reference,
      razorpay_payment_link_status: signed.status,
      razorpay_payment_id: paymentId,
      razorpay_signature: sandbox.signLink(signed),
    },
    failure: null,
  };
}
