import { expect, test } from 'vitest';
import { equalWrong, fastRight, manyAccounts, referenceOf, type CheckedAttempt } from './patterns.ts';
import { printsOf } from './prints.ts';
import { runIntegrityStudy } from './study.ts';

const HOUR = 3_600_000;
const wrong = (answer: string) => ({ outcome: 'incorrect' as const, answer, seconds: 60 });
const right = (seconds: number) => ({ outcome: 'correct' as const, answer: 'a', seconds });

/** Of every ten questions three wrong, each time in another way. */
const usual = (student: number): CheckedAttempt =>
  Array.from({ length: 40 }, (_, place) =>
    (place * 7 + student * 3) % 10 < 3 ? wrong(`${(place + student * 5) % 3}`) : right(60),
  );

test('[IN3] twenty equal wrong answers are no chance, and those of students who are alike are', () => {
  const reference = referenceOf(Array.from({ length: 100 }, (_, student) => usual(student)));
  if (reference === null) throw new Error('There is no reference');
  const copied = Array.from({ length: 40 }, (_, place) => (place < 20 ? wrong('1') : right(60)));
  expect(equalWrong(copied, copied, reference, 1000)).toMatchObject({ equal: 20 });
  expect(equalWrong(usual(1), usual(2), reference, 1000)).toBeNull();
  // Right answers are no sign, however many are the same.
  const perfect = Array.from({ length: 40 }, () => right(60));
  expect(equalWrong(perfect, perfect, reference, 1000)).toBeNull();
  expect(referenceOf([usual(1)])).toBeNull();
});

test('[IN5] attempts with nearly the same wrong answers share a print, others and those at other papers none', () => {
  const copied = Array.from({ length: 40 }, (_, place) => (place < 20 ? wrong('1') : right(60)));
  const nearly = copied.map((answer, place) => (place === 3 ? right(60) : answer));
  const shared = (one: readonly number[], other: readonly number[]) =>
    one.filter((print) => other.includes(print)).length;
  expect(shared(printsOf('p', copied), printsOf('p', nearly))).toBeGreaterThan(0);
  expect(shared(printsOf('p', copied), printsOf('q', copied))).toBe(0);
  expect(shared(printsOf('p', usual(1)), printsOf('p', usual(2)))).toBe(0);
  expect(printsOf('p', copied.slice(18))).toEqual([]);
});

test('[IN4] ten right answers below the time of reading are noticed, fast guesses and slow answers are not', () => {
  const characters = Array.from({ length: 40 }, () => 400);
  const answers = (fast: number, wrongOnes: number) =>
    Array.from({ length: 40 }, (_, place) => {
      if (place < fast) return right(3);
      return place < fast + wrongOnes ? { ...wrong('b'), seconds: 3 } : right(60);
    });
  expect(fastRight(answers(12, 2), characters)).toEqual({ fast: 14, right: 12 });
  expect(fastRight(answers(9, 0), characters)).toBeNull();
  expect(fastRight(answers(12, 20), characters)).toBeNull();
});

test('[IN2] accounts are counted within any day that contains the sitting', () => {
  const sittings = (hours: readonly number[]) =>
    hours.map((hour, account) => ({ userId: `u${account}`, receivedAt: hour * HOUR }));
  const last = (hours: readonly number[]) => {
    const all = sittings(hours);
    const own = all.at(-1);
    return own === undefined ? null : manyAccounts(all, own);
  };
  expect(last([0, 2, 4, 23])).toBe(4);
  expect(last([0, 2, 4, 25])).toBeNull();
  expect(last([0, 3, 6])).toBeNull();
  const again = sittings([0, 1, 2]).concat({ userId: 'u0', receivedAt: 3 * HOUR });
  expect(manyAccounts(again, { userId: 'u0', receivedAt: 3 * HOUR })).toBeNull();
});

test('[IN2] [IN3] [IN4] few honest attempts are flagged, and most of the planted ones are found', () => {
  const rows = runIntegrityStudy({ papers: 1, honest: 2000, planted: 40, seed: 5 });
  const share = (kind: string) => {
    const row = rows.find((each) => each.kind === kind);
    return row === undefined ? NaN : row.any / row.attempts;
  };
  expect(share('honest')).toBeLessThan(0.001);
  for (const kind of ['sharing', 'answer-key', 'copied 0.9', 'copied 1'])
    expect(share(kind), kind).toBeGreaterThan(0.95);
});
