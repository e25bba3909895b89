import type { NotebookEntry } from '@exam/shared-schema/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAfter, foldCard } from './schedule.ts';

const START = Date.UTC(2026, 0, 5, 9);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let serial = 0;
const entry = (at: number, action: object): NotebookEntry =>
  ({ id: `e${(serial += 1)}`, questionId: 'q', at, ...action }) as NotebookEntry;
const review = (at: number, rating = 3) => entry(at, { kind: 'review', rating });

const anyEntry = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    // Few distinct times, so that many are equal.
    at: fc.integer({ min: 0, max: 9 }).map((days) => START + days * DAY),
    action: fc.oneof(
      fc.record({ kind: fc.constant('review'), rating: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('undone'), review: fc.string({ minLength: 1, maxLength: 3 }) }),
      fc.record({ kind: fc.constant('note'), text: fc.string() }),
      fc.record({ kind: fc.constantFrom('removed', 'restored') }),
    ),
  })
  .map(({ id, at, action }) => ({ id, questionId: 'q', at, ...action }) as NotebookEntry);

test('[NB4] a card comes to the same whatever order its entries came in', () => {
  const entries = fc.uniqueArray(anyEntry, { selector: ({ id }) => id, minLength: 1, maxLength: 12 });
  const shuffled = entries.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(foldCard(other)).toEqual(foldCard(all));
    }),
  );
});

test('[NB4] a better rating brings a card back later, and the same ratings on the same days bring it back at the same time', () => {
  const dues = [1, 2, 3, 4].map(
    (rating) => foldCard([review(START), review(START + DAY, rating)]).schedule?.due ?? 0,
  );
  expect([...dues].sort((a, b) => a - b)).toEqual(dues);
  expect(new Set(dues).size).toBe(4);
  const twice = () => foldCard([review(START), review(START + DAY), review(START + 5 * DAY)]);
  expect(twice()).toEqual(twice());
});

test('[NB4] a review that was taken back never was, whichever of the two came first', () => {
  const [first, second] = [review(START), review(START + DAY, 1)];
  const undone = entry(START + DAY + 1, { kind: 'undone', review: second.id });
  const alone = foldCard([first]);
  expect(foldCard([first, second, undone])).toEqual(alone);
  expect(foldCard([undone, second, first])).toEqual(alone);
  expect(foldCard([second]).schedule).not.toEqual(alone.schedule);
});

test('[NB4] the last note and the last choice hold', () => {
  const entries = [
    entry(START + 2, { kind: 'note', text: 'newer' }),
    entry(START, { kind: 'removed' }),
    entry(START + 1, { kind: 'restored' }),
    entry(START + 1, { kind: 'note', text: 'older' }),
  ];
  expect(foldCard(entries)).toEqual({
    schedule: null,
    choice: { isIn: true, at: START + 1 },
    note: 'newer',
  });
});

test('[NB4] what stands under a rating is when the card comes then', () => {
  const before = [review(START), review(START + 10 * MINUTE)];
  const now = START + 3 * DAY;
  const due = dueAfter(before, now);
  for (const rating of [1, 2, 3, 4] as const)
    expect(foldCard([...before, review(now, rating)]).schedule?.due).toBe(due[rating]);
});
