import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CallAnswer, SandboxOutcome, sandboxPay } from '@exam/shared-schema/contract';
import type { PaymentSetup } from '../../../adapters/payments/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../http/index.ts';
import { enqueue, handle, type JobHandler, type JobKind } from '../../../jobs/index.ts';
import { receiveEvent } from '../receive-event.ts';
import { findByOrder } from '../rows.ts';
import { sandboxId, toProviderPayment } from './records.ts';
import { isSandbox, type Sandbox } from './sandbox.ts';

/** Delay of a late confirmation, ms. */
export const LATE_MS = 20_000;
const DECLINED = 'The bank declined the payment';

const lateKind: JobKind<{ readonly id: string; readonly linkId?: string | undefined }> = {
  kind: 'sandbox-confirms',
  payload: z.object({ id: z.string(), linkId: z.optional(z.string()) }),
};

type Played = CallAnswer<typeof sandboxPay>;

/** A payment that is confirmed late is still pending. */
const STATUS_OF = { success: 'captured', late: 'created', failure: 'failed' } as const;

interface Wish {
  readonly orderId: string;
  readonly outcome: SandboxOutcome;
}

/** PA8: simulates the provider's dialog: an attempt to pay the caller's order, and the event that follows. */
export async function playCheckout(
  context: Context,
  sandbox: Sandbox,
  userId: string,
  { orderId, outcome }: Wish,
): Promise<Played> {
  const { store } = context;
  const order = await findByOrder(store, store.read, orderId, userId);
  if (order?.provider !== 'sandbox') throw new AppError('NOT_FOUND');
  const { paymentId, failure } = await makePayment(context, sandbox, { orderId, outcome });
  if (outcome !== 'success') return { paid: null, failure };
  const signature = sandbox.signPaid(orderId, paymentId);
  const paid = {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  };
  return { paid, failure: null };
}

interface Made {
  readonly paymentId: string;
  /** Null unless it failed. */
  readonly failure: string | null;
}

/** An attempt to pay an order of the sandbox, and its event. @param wish `linkId` of the link that it pays, if any. */
export async function makePayment(
  context: Context,
  sandbox: Sandbox,
  { orderId, outcome, linkId }: Wish & { readonly linkId?: string },
): Promise<Made> {
  const { store, clock } = context;
  const id = sandboxId(context, 'pay');
  const failure = outcome === 'failure' ? DECLINED : null;
  const status = STATUS_OF[outcome];
  await store.write(async (queries) => {
    const row = { id, orderId, status, failure, createdAt: clock.now() } as const;
    await queries.insert(store.t.sandboxPayments).values(row);
    const late = linkId === undefined ? { id } : { id, linkId };
    if (outcome === 'late') await enqueue(context, queries, lateKind, late, { runAt: clock.now() + LATE_MS });
  });
  if (outcome !== 'late') await sendEvent(context, sandbox, { id, linkId });
  return { paymentId: id, failure };
}

/** Sends the event of a payment through the same code as the provider's webhook. */
async function sendEvent(
  context: Context,
  sandbox: Sandbox,
  { id, linkId }: { readonly id: string; readonly linkId?: string | undefined },
): Promise<void> {
  const { sandboxPayments: payments, sandboxOrders: orders } = context.store.t;
  const [row] = await context.store.read
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, id));
  if (row === undefined) return;
  const { orderId, status, amount, currency, refunded, failure } = toProviderPayment(row.payment, row.order);
  const entity = {
    id,
    order_id: orderId,
    status,
    amount,
    currency,
    amount_refunded: refunded,
    error_description: failure,
  };
  const link = linkId === undefined ? {} : { payment_link: { entity: { id: linkId } } };
  const body = JSON.stringify({ event: `payment.${status}`, payload: { payment: { entity }, ...link } });
  await receiveEvent(context, sandbox, {
    body: Buffer.from(body),
    signature: sandbox.signEvent(body),
    eventId: sandboxId(context, 'event'),
  });
}

/** The late confirmation: captures the payment and sends the event. */
export function sandboxJobs(context: Context, { provider }: PaymentSetup): JobHandler[] {
  if (provider === null || !isSandbox(provider)) return [];
  const confirm = handle(lateKind, async ({ id, linkId }) => {
    const { sandboxPayments: payments } = context.store.t;
    await context.store.write((queries) =>
      queries
        .update(payments)
        .set({ status: 'captured' })
        .where(and(eq(payments.id, id), eq(payments.status, 'created'))),
    );
    await sendEvent(context, provider, { id, linkId });
  });
  return [confirm];
}
