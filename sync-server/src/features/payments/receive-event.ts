import type { PaymentProvider } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import { enqueue } from '../../jobs/index.ts';
import { sha256 } from '../../sha256.ts';
import { paymentEventKind } from './job-kinds.ts';

export interface SignedEvent {
  /** The raw request body. */
  readonly body: Uint8Array;
  readonly signature: string;
  /** The header x-razorpay-event-id; empty if absent. */
  readonly eventId: string;
}

const LONGEST_ID = 64;

/**
 * PA3: stores an event of the provider, with a job that processes it, and ignores repetitions, so that the webhook is
 * answered without delay.
 * @throws AppError PAYMENT_SIGNATURE
 */
export async function receiveEvent(
  context: Context,
  provider: PaymentProvider,
  { body, signature, eventId }: SignedEvent,
): Promise<void> {
  if (!provider.isEvent(body, signature)) throw new AppError('PAYMENT_SIGNATURE');
  const { store, clock } = context;
  const { paymentEvents } = store.t;
  const text = Buffer.from(body).toString('utf8');
  const id = eventId === '' ? sha256(text) : eventId.slice(0, LONGEST_ID);
  await store.write(async (queries) => {
    const added = await queries
      .insert(paymentEvents)
      .values({ id, body: text, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (added.length > 0) await enqueue(context, queries, paymentEventKind, { eventId: id });
  });
}
