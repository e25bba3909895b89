import { describe, expect, test } from 'vitest';
import {
  CHECKOUT_TRIES,
  IDLE,
  LOOK_PAUSES_MS,
  nextPurchase,
  VERIFY_PAUSES_MS,
  type Order,
  type Paid,
  type Purchase,
  type PurchaseEvent,
  type Wanted,
} from './purchase.ts';

const wanted: Wanted = { planId: 'p1', planName: 'Pro', price: 499, userId: 'asha' };
const order: Order = {
  orderId: 'order_1',
  amount: 49_900,
  currency: 'INR',
  key: 'rzp_test',
  payment: 'razorpay',
  paymentId: 'pay1',
  planName: 'Pro',
  prefill: { name: '', email: '', contact: '' },
};
const { orderId } = order;
const paid: Paid = { razorpay_order_id: orderId, razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' };

const buy = { type: 'buy', wanted, isSessionOver: false } as const;
const lost = { kind: 'network', code: 'NETWORK', status: 0, message: 'No response from server.' } as const;
const refused = { kind: 'refused', code: 'REFUSED', status: 422, message: 'Not today.' } as const;
const notVerified = (failure: typeof lost | typeof refused) =>
  ({ type: 'not-verified', orderId, failure }) as const;
const looked = (status: 'success' | 'pending' | 'failed' | null, note: string | null = null) =>
  ({ type: 'looked', orderId, status, note }) as const;

const TO_PAYING = [buy, { type: 'ordered', order }, { type: 'opened', orderId }] as const;
const TO_VERIFYING = [...TO_PAYING, { type: 'paid', orderId, paid }] as const;
const TO_PENDING = [...TO_VERIFYING, { type: 'verified', orderId, status: 'pending' }] as const;

const after = (...events: readonly PurchaseEvent[]): Purchase => events.reduce(nextPurchase, IDLE);

/** The step, and the problem if it failed. */
function outcomeOf(purchase: Purchase): string {
  if (purchase.step !== 'failed') return purchase.step;
  const { problem, message } = purchase.failure;
  return message === '' ? problem : `${problem}: ${message}`;
}

describe('a purchase', () => {
  test('goes from the order over the checkout to its confirmation', () => {
    const steps = [...TO_VERIFYING, { type: 'verified', orderId, status: 'success' } as const].map(
      (_event, place, events) => outcomeOf(after(...events.slice(0, place + 1))),
    );
    expect(steps).toEqual(['ordering', 'opening', 'paying', 'verifying', 'done']);
  });

  test.each<[string, Partial<Wanted>, boolean, string]>([
    ['a plan without an id', { planId: '' }, false, 'no-plan'],
    ['a free plan', { price: 0 }, false, 'no-plan'],
    ['a stranger', { userId: '' }, false, 'signed-out'],
    ['a session that is over', {}, true, 'no-token'],
  ])('is not begun for %s', (_title, change, isSessionOver, expected) => {
    expect(outcomeOf(after({ type: 'buy', wanted: { ...wanted, ...change }, isSessionOver }))).toBe(expected);
  });

  test('is one at a time: a second tap changes nothing', () => {
    for (const length of [1, 2, 3]) {
      const purchase = after(...TO_PAYING.slice(0, length));
      expect(nextPurchase(purchase, { ...buy, wanted: { ...wanted, planId: 'p2' } })).toBe(purchase);
    }
  });

  test('that was dismissed can be begun again', () => {
    expect(outcomeOf(after(...TO_PAYING, { type: 'dismissed', orderId }))).toBe('idle');
    expect(outcomeOf(after(...TO_PAYING, { type: 'dismissed', orderId }, buy))).toBe('ordering');
  });
});

describe('an order', () => {
  test.each([
    ['refused with a sentence', refused, 'no-order: Not today.'],
    ['without an answer', lost, 'no-order'],
    ['with an answer that is none', { ...lost, code: 'INVALID_ANSWER' }, 'invalid-order'],
    ['by an ended session', { ...refused, status: 401, code: 'UNAUTHENTICATED' }, 'no-token'],
  ])('%s', (_title, failure, expected) => {
    expect(outcomeOf(after(buy, { type: 'not-ordered', failure }))).toBe(expected);
  });

  test.each<[string, Partial<Order>]>([
    ['an id', { orderId: '' }],
    ['an amount', { amount: 0 }],
    ['a key', { key: '' }],
    ['a way to pay', { payment: 'none' }],
  ])('without %s is incomplete', (_title, change) => {
    expect(outcomeOf(after(buy, { type: 'ordered', order: { ...order, ...change } }))).toBe(
      'incomplete-order',
    );
  });

  test('of the sandbox needs no key', () => {
    const sandbox = { ...order, key: '', payment: 'sandbox' } as const;
    expect(outcomeOf(after(buy, { type: 'ordered', order: sandbox }))).toBe('opening');
  });
});

describe('the checkout', () => {
  test('is given up after its tries', () => {
    const events: PurchaseEvent[] = [buy, { type: 'ordered', order }];
    const steps = Array.from({ length: CHECKOUT_TRIES }, () => {
      events.push({ type: 'not-opened', orderId });
      return outcomeOf(after(...events));
    });
    expect(steps).toEqual(['opening', 'opening', 'no-checkout']);
  });

  test.each<keyof Paid>(['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'])(
    'says all three of a payment: without %s it is incomplete',
    (field) => {
      const { [field]: _left, ...rest } = paid;
      expect(outcomeOf(after(...TO_PAYING, { type: 'paid', orderId, paid: rest }))).toBe(
        'incomplete-payment',
      );
    },
  );

  test('may let a student try again: a payment after a failed one counts, and closing it keeps the failure', () => {
    const failed = { type: 'payment-failed', orderId, description: 'Card declined' } as const;
    expect(outcomeOf(after(...TO_PAYING, failed))).toBe('payment-failed: Card declined');
    expect(outcomeOf(after(...TO_PAYING, failed, { type: 'paid', orderId, paid }))).toBe('verifying');
    expect(outcomeOf(after(...TO_PAYING, failed, { type: 'dismissed', orderId }))).toBe(
      'payment-failed: Card declined',
    );
  });

  test('that breaks says that the payment was not processed', () => {
    expect(outcomeOf(after(...TO_PAYING, { type: 'broken', step: 'paying' }))).toBe('not-processed');
    expect(outcomeOf(after(buy, { type: 'broken', step: 'ordering' }))).toBe('not-processed');
    expect(outcomeOf(after(...TO_PAYING, { type: 'broken', step: 'ordering' }))).toBe('paying');
  });

  test('of an earlier order changes nothing', () => {
    const purchase = after(...TO_PAYING);
    const old = 'order_0';
    for (const event of [
      { type: 'paid', orderId: old, paid },
      { type: 'dismissed', orderId: old },
      { type: 'payment-failed', orderId: old, description: '' },
    ] as const)
      expect(nextPurchase(purchase, event)).toBe(purchase);
  });
});

describe('a payment that is reported', () => {
  test('and refused says why, and is not reported again', () => {
    expect(outcomeOf(after(...TO_VERIFYING, notVerified(refused)))).toBe('not-verified: Not today.');
  });

  test('without an answer is reported again, and then waited for', () => {
    const events: PurchaseEvent[] = [...TO_VERIFYING];
    const steps = Array.from({ length: VERIFY_PAUSES_MS.length + 1 }, () => {
      events.push(notVerified(lost));
      return outcomeOf(after(...events));
    });
    expect(steps).toEqual(['verifying', 'verifying', 'verifying', 'pending']);
  });

  test.each([429, 500, 503])('and answered with %i may have been taken', (status) => {
    const failure = { ...refused, status };
    expect(outcomeOf(after(...TO_VERIFYING, { type: 'not-verified', orderId, failure }))).toBe('verifying');
  });
});

describe('a payment that is not confirmed', () => {
  test('is looked at for two minutes, with growing pauses', () => {
    expect(LOOK_PAUSES_MS.reduce((sum, ms) => sum + ms)).toBe(120_000);
    expect([...LOOK_PAUSES_MS].sort((a, b) => a - b)).toEqual(LOOK_PAUSES_MS);
    const looks = LOOK_PAUSES_MS.map(() => looked('pending'));
    expect(outcomeOf(after(...TO_PENDING, ...looks.slice(1)))).toBe('pending');
    expect(outcomeOf(after(...TO_PENDING, ...looks))).toBe('waiting');
  });

  test('can be looked at again after that', () => {
    const looks = LOOK_PAUSES_MS.map(() => looked(null));
    const again = after(...TO_PENDING, ...looks, { type: 'look-again', orderId });
    expect(again).toMatchObject({ step: 'pending', looks: 0 });
    expect(outcomeOf(nextPurchase(again, looked('success')))).toBe('done');
  });

  test('and fails says why', () => {
    expect(outcomeOf(after(...TO_PENDING, looked('failed', 'Card declined')))).toBe(
      'payment-failed: Card declined',
    );
    expect(outcomeOf(after(...TO_PENDING, looked('failed')))).toBe('payment-failed');
  });

  test('and whose status cannot be read waits for another look', () => {
    expect(outcomeOf(after(...TO_PENDING, { type: 'broken', step: 'pending' }))).toBe('waiting');
  });

  test('without a report of the checkout is polled too', () => {
    expect(outcomeOf(after(...TO_PAYING, { type: 'unconfirmed', orderId }))).toBe('pending');
  });
});
