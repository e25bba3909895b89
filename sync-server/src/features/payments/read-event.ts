import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { statusOf } from '../../adapters/payments/status-of.ts';
import { enqueue } from '../../jobs/index.ts';
import { settleKind } from './job-kinds.ts';
import type { Attempt } from './state.ts';
import { takeEvidence } from './take-evidence.ts';

/** The fields used from an event; others are ignored. Amounts in paise. */
const eventSchema = z.object({
  payload: z.object({
    payment: z.object({
      entity: z.object({
        id: z.string().check(z.minLength(1), z.maxLength(64)),
        order_id: z.string().check(z.minLength(1), z.maxLength(64)),
        status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
        amount: z.int(),
        currency: z.string().check(z.maxLength(3)),
        captured: z.optional(z.nullable(z.boolean())),
        amount_refunded: z.optional(z.nullable(z.int())),
        error_description: z.optional(z.nullable(z.string())),
      }),
    }),
    /** PA16: of events about a link. */
    payment_link: z.optional(
      z.object({ entity: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }) }),
    ),
  }),
});

const LONGEST_FAILURE = 300;

interface OrderEvent {
  readonly orderId: string;
  readonly linkId: string | null;
  readonly attempt: Attempt;
}

/** @returns what an event reports about an order; null if it is about something else. */
function orderEvent(body: string): OrderEvent | null {
  const parsed = eventSchema.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { payment, payment_link: link } = parsed.data.payload;
  const { entity } = payment;
  const { id, order_id: orderId, amount, currency, amount_refunded, error_description } = entity;
  const failure = error_description?.slice(0, LONGEST_FAILURE) ?? null;
  const status = statusOf(entity);
  const linkId = link?.entity.id ?? null;
  return {
    orderId,
    linkId,
    attempt: { id, status, amount, currency, refunded: amount_refunded ?? 0, failure },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * PA3: processes a stored event. Processing it again changes nothing. Afterwards only the extracted evidence is kept,
 * because the event itself contains personal and payment data.
 */
export async function readEvent(context: Context, eventId: string): Promise<void> {
  const { store, clock } = context;
  const { paymentEvents } = store.t;
  const [event] = await store.read.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
  if (event === undefined) return;
  const reported = orderEvent(event.body);
  if (event.processedAt !== null) return;
  const payment = reported === null ? undefined : await takeEvidence(context, reported, [reported.attempt]);
  await store.write(async (queries) => {
    await queries
      .update(paymentEvents)
      .set({ processedAt: clock.now(), body: JSON.stringify(reported) })
      .where(eq(paymentEvents.id, eventId));
    // PA7: capture an authorized payment now instead of at the next round.
    if (payment?.state === 'authorized')
      await enqueue(
        context,
        queries,
        settleKind,
        { paymentId: payment.id },
        { dedupeKey: `settle ${eventId}` },
      );
  });
}
