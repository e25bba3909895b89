import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CallAnswer, SandboxOutcome, sandboxPay } from '@exam/shared-schema/contract';
import type { PaymentSetup } from '../../../adapters/payments/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../http/index.ts';
import { enqueue, handle, type JobHandler, type JobKind } from '../../../jobs/index.ts';
import { receiveEvent } from '../receive-event.ts';
import { findByOrder } from '../rows.ts';
import { isSandbox, sandboxId, toProviderPayment, type Sandbox } from './sandbox.ts';

/** Delay of a late confirmation, ms. */
export const LATE_MS = 20_000;
const DECLINED = 'The bank declined the payment';

const lateKind: JobKind<{ readonly id: string }> = {
  kind: 'sandbox-confirms',
  payload: z.object({ id: z.string() }),
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
  const { store, clock } = context;
  const order = await findByOrder(store, store.read, orderId, userId);
  if (order?.provider !== 'sandbox') throw new AppError('NOT_FOUND');
  const id = sandboxId(context, 'pay');
  const failure = outcome === 'failure' ? DECLINED : null;
  const status = STATUS_OF[outcome];
  await store.write(async (queries) => {
    const row = { id, orderId, status, failure, createdAt: clock.now() } as const;
    await queries.insert(store.t.sandboxPayments).values(row);
    if (outcome === 'late')
      await enqueue(context, queries, lateKind, { id }, { runAt: clock.now() + LATE_MS });
  });
  if (outcome !== 'late') await sendEvent(context, sandbox, id);
  if (failure !== null) return { paid: null, failure };
  if (outcome === 'late') return { paid: null, failure: null };
  const signature = sandbox.signPaid(orderId, id);
  const paid = { razorpay_order_id: orderId, razorpay_payment_id: id, razorpay_signature: signature };
  return { paid, failure: null };
}

/** Sends the event of a payment through the same code as the provider's webhook. */
async function sendEvent(context: Context, sandbox: Sandbox, id: string): Promise<void> {
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
  const body = JSON.stringify({ event: `payment.${status}`, payload: { payment: { entity } } });
  await receiveEvent(context, sandbox, {
    body: Buffer.from(body),
    signature: sandbox.signEvent(body),
    eventId: sandboxId(context, 'event'),
  });
}

/** The late confirmation: captures the payment and sends the event. */
export function sandboxJobs(context: Context, { provider }: PaymentSetup): JobHandler[] {
  if (provider === null || !isSandbox(provider)) return [];
  const confirm = handle(lateKind, async ({ id }) => {
    const { sandboxPayments: payments } = context.store.t;
    await context.store.write((queries) =>
      queries
        .update(payments)
        .set({ status: 'captured' })
        .where(and(eq(payments.id, id), eq(payments.status, 'created'))),
    );
    await sendEvent(context, provider, id);
  });
  return [confirm];
}
