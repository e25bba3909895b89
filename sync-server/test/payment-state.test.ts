import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../scripts/vitest/size.ts';
import {
  attemptAfter,
  monthAfter,
  MONTH_MS,
  payersOf,
  stateAfter,
  stateAtEnd,
  type Attempt,
  type PaymentState,
} from '../src/features/payments/state.ts';

const ORDER = { amount: 49_900, currency: 'INR' };
const NUM_RUNS = rounds({ short: 300, full: 20_000 });

const attempt: fc.Arbitrary<Attempt> = fc.record({
  id: fc.constantFrom('pay_1', 'pay_2', 'pay_3'),
  status: fc.constantFrom(
    'created' as const,
    'failed' as const,
    'authorized' as const,
    'captured' as const,
    'refunded' as const,
  ),
  amount: fc.constantFrom(49_900, 49_900, 49_900, 100),
  currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
  refunded: fc.constantFrom(0, 0, 100, 49_900),
  failure: fc.constantFrom(null, 'declined'),
});

/** Where an order stands after everything that was said, in this order. */
function told(all: readonly Attempt[]): {
  state: PaymentState;
  attempts: Map<string, Attempt>;
  path: PaymentState[];
} {
  const attempts = new Map<string, Attempt>();
  const path: PaymentState[] = [];
  let state: PaymentState = 'created';
  for (const said of all) {
    attempts.set(said.id, attemptAfter(attempts.get(said.id), said));
    state = stateAfter(state, ORDER, [...attempts.values()]);
    path.push(state);
  }
  return { state, attempts, path };
}

describe('where an order stands', () => {
  const ranks: PaymentState[] = ['created', 'abandoned', 'failed', 'authorized', 'paid'];

  test('[PA4] goes forward alone, whatever is said and however often', () => {
    // The sum of a try does not change.
    const steady = attempt.map((each) => ({
      ...each,
      ...ORDER,
      ...(each.id === 'pay_3' && { amount: 100 }),
    }));
    fc.assert(
      fc.property(fc.array(steady, { maxLength: 12 }), (all) => {
        const { path } = told(all);
        const places = path.map((state) => ranks.indexOf(state));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(told([...all, ...all]).state).toBe(told(all).state);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  test('[PA4] goes back only from an authorized payment that turns out to be of another sum', () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 12 }), (all) => {
        const { path } = told(all);
        for (const [place, state] of path.entries()) {
          const before = path[place - 1] ?? 'created';
          if (ranks.indexOf(state) < ranks.indexOf(before))
            expect([before, state]).toEqual(['authorized', 'failed']);
        }
      }),
      { numRuns: NUM_RUNS },
    );
    const assumed: Attempt = { id: 'pay_1', status: 'authorized', ...ORDER, refunded: 0, failure: null };
    expect(told([assumed, { ...assumed, status: 'captured', amount: 100 }]).path).toEqual([
      'authorized',
      'failed',
    ]);
    expect(told([assumed, { ...assumed, amount: 100 }, { ...assumed, id: 'pay_2' }]).path).toEqual([
      'authorized',
      'failed',
      'authorized',
    ]);
  });

  test('[PA4] [PA5] is paid where some try took the right sum, in whatever order it was said, and nowhere else', () => {
    const right = attempt.map((each) => ({ ...each, ...ORDER }));
    fc.assert(
      fc.property(fc.array(right, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (all, chance) => {
        const shuffled = all
          .map((each) => [chance.next().value as number, each] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, each]) => each);
        const isPaid = all.some(({ status }) => status === 'captured' || status === 'refunded');
        expect(told(all).state === 'paid').toBe(isPaid);
        expect(told(shuffled).state === 'paid').toBe(isPaid);
        expect(payersOf(ORDER, [...told(all).attempts.values()]).length > 0).toBe(isPaid);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  test.each([[{ amount: 49_901 }], [{ amount: 1 }], [{ currency: 'USD' }]])(
    '[PA5] is not paid by %j',
    (other) => {
      const said: Attempt = {
        id: 'pay_1',
        status: 'captured',
        ...ORDER,
        refunded: 0,
        failure: null,
        ...other,
      };
      expect(stateAfter('created', ORDER, [said])).toBe('failed');
      expect(payersOf(ORDER, [said])).toEqual([]);
    },
  );

  test('[PA7] ends where nobody has paid in time, and what is paid stays paid', () => {
    const states: PaymentState[] = ['created', 'abandoned', 'failed', 'authorized', 'paid'];
    expect(states.map(stateAtEnd)).toEqual(['abandoned', 'abandoned', 'failed', 'failed', 'paid']);
  });
});

describe('the month that is bought', () => {
  test('[PL5] begins now, or where the same plan’s last one ends', () => {
    expect(monthAfter(1000, null)).toEqual({ startsAt: 1000, endsAt: 1000 + MONTH_MS });
    expect(monthAfter(1000, 5000)).toEqual({ startsAt: 5000, endsAt: 5000 + MONTH_MS });
    expect(monthAfter(5000, 1000)).toEqual({ startsAt: 5000, endsAt: 5000 + MONTH_MS });
    expect(MONTH_MS).toBe(30 * 24 * 3600 * 1000);
  });
});
