import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abilityOf,
  abilityStep,
  addResponse,
  calibrateItem,
  chanceOfRight,
  chooseItems,
  chooseNext,
  estimateAbility,
  information,
  type Item,
  type ItemResponse,
  MAX_EXPOSURE,
  priorItem,
  runStudy,
  startAbility,
  type StepCounts,
  studyTable,
  expectedOfTen,
  exposureTable,
  freeAfterUse,
  isFree,
  levelOf,
  meanAbility,
  PRIOR_ABILITY,
  runExposureStudy,
} from '../src/item-response/index.ts';
import { normal, seededRandom } from '../src/item-response/random.ts';

const TYPICAL: Item = { a: 1, b: 0, c: 0 };
const GUESSABLE: Item = { a: 1, b: 0, c: 0.25 };

const items = fc.record({
  a: fc.double({ min: 0.3, max: 3, noNaN: true }),
  b: fc.double({ min: -4, max: 4, noNaN: true }),
  c: fc.constantFrom(0, 0.2, 0.25, 1 / 3, 0.5),
});

describe('an item', () => {
  it.each([
    { item: TYPICAL, theta: 0, chance: 0.5, expected: 0.25 },
    { item: TYPICAL, theta: Math.log(3), chance: 0.75, expected: 0.1875 },
    { item: { a: 2, b: -1, c: 0 }, theta: -1, chance: 0.5, expected: 1 },
    { item: GUESSABLE, theta: 0, chance: 0.625, expected: 0.15 },
    { item: { a: 2, b: 1.5, c: 0.25 }, theta: 1.5, chance: 0.625, expected: 0.6 },
    { item: GUESSABLE, theta: Math.log(3), chance: 0.8125, expected: (0.1875 / 0.8125) * 0.5625 },
  ])('of %o has the values computed by hand', ({ item, theta, chance, expected }) => {
    expect(chanceOfRight(item, theta)).toBeCloseTo(chance, 12);
    expect(information(item, theta)).toBeCloseTo(expected, 12);
  });

  it('has its chance between guessing and 1 far away, and no information there', () => {
    expect(chanceOfRight(GUESSABLE, -1e6)).toBe(0.25);
    expect(chanceOfRight(GUESSABLE, 1e6)).toBe(1);
    for (const theta of [-1e6, 1e6]) {
      expect(information(TYPICAL, theta)).toBe(0);
      expect(information(GUESSABLE, theta)).toBe(0);
    }
  });

  it('tells what the slope of its chance tells: information is slope squared / (P Q)', () => {
    fc.assert(
      fc.property(items, fc.double({ min: -3, max: 3, noNaN: true }), (item, theta) => {
        const width = 1e-5;
        const rise = chanceOfRight(item, theta + width) - chanceOfRight(item, theta - width);
        const chance = chanceOfRight(item, theta);
        const expected = (rise / (2 * width)) ** 2 / (chance * (1 - chance));
        expect(Math.abs(information(item, theta) - expected)).toBeLessThan(1e-5);
      }),
    );
  });

  it('tells most where Birnbaum (1968) says, as much as Lord (1980) says', () => {
    const { a, b, c } = { a: 1.2, b: 0.4, c: 0.2 };
    const best = b + Math.log((1 + Math.sqrt(1 + 8 * c)) / 2) / a;
    const most = (a ** 2 / (8 * (1 - c) ** 2)) * (1 - 20 * c - 8 * c ** 2 + (1 + 8 * c) ** 1.5);
    expect(information({ a, b, c }, best)).toBeCloseTo(most, 12);
    expect(information({ a, b, c }, best - 0.01)).toBeLessThan(most);
    expect(information({ a, b, c }, best + 0.01)).toBeLessThan(most);
  });

  it.each([
    [null, 0.25, { a: 1, b: 0, c: 0.25 }],
    [0, 0.25, { a: 1, b: -2.5, c: 0.25 }],
    [3, 0, { a: 1, b: -1, c: 0 }],
    [5, 0, { a: 1, b: 0, c: 0 }],
    [10, 0.2, { a: 1, b: 2.5, c: 0.2 }],
    [40, 1, { a: 1, b: 2.5, c: 0.5 }],
    [-40, 0.5, { a: 1, b: -2.5, c: 0.5 }],
  ])('of magnitude %o with a guess chance of %d is assumed to be %o', (magnitude, guess, prior) => {
    expect(priorItem(magnitude, guess)).toEqual(prior);
  });
});

/** The posterior mean and standard deviation on 16,001 points from -8 to 8. */
function integrated(responses: readonly ItemResponse[]): { theta: number; error: number } {
  let [total, first, second] = [0, 0, 0];
  for (let k = 0; k <= 16_000; k++) {
    const theta = -8 + k / 1000;
    let density = Math.exp(-(theta ** 2) / 2);
    for (const { item, isRight } of responses) {
      density *= isRight ? chanceOfRight(item, theta) : 1 - chanceOfRight(item, theta);
    }
    total += density;
    first += density * theta;
    second += density * theta ** 2;
  }
  const theta = first / total;
  return { theta, error: Math.sqrt(second / total - theta ** 2) };
}

describe('an estimated ability', () => {
  it('is that of the population without responses', () => {
    const { theta, error, count } = estimateAbility([]);
    expect(theta).toBeCloseTo(0, 12);
    expect(error).toBeCloseTo(1, 2);
    expect(count).toBe(0);
  });

  it('agrees with direct integration on a finer grid', () => {
    const random = seededRandom(7);
    for (const length of [1, 5, 20, 60]) {
      const responses = Array.from({ length }, (_, k) => ({
        item: { a: 0.6 + random(), b: normal(random), c: k % 2 === 0 ? 0.25 : 0 },
        isRight: random() < 0.6,
      }));
      const { theta, error, count } = estimateAbility(responses);
      const fine = integrated(responses);
      expect(Math.abs(theta - fine.theta)).toBeLessThan(0.002);
      expect(Math.abs(error - fine.error)).toBeLessThan(0.002);
      expect(count).toBe(length);
    }
  });

  it('is mirrored by mirrored responses where nobody can guess', () => {
    const responses = [-1, 0.5, 2].map((b, k) => ({ item: { a: 1.3, b, c: 0 }, isRight: k !== 1 }));
    const mirrored = responses.map(({ item, isRight }) => ({
      item: { ...item, b: -item.b },
      isRight: !isRight,
    }));
    const [one, other] = [estimateAbility(responses), estimateAbility(mirrored)];
    expect(one.theta).toBeCloseTo(-other.theta, 12);
    expect(one.error).toBeCloseTo(other.error, 12);
    expect(estimateAbility([...responses, ...mirrored]).theta).toBeCloseTo(0, 12);
  });

  it('rises with a right response, falls with a wrong one, and less error is left', () => {
    const before = estimateAbility([]);
    const right = estimateAbility([{ item: TYPICAL, isRight: true }]);
    const wrong = estimateAbility([{ item: TYPICAL, isRight: false }]);
    const guessed = estimateAbility([{ item: GUESSABLE, isRight: true }]);
    expect(right.theta).toBeGreaterThan(guessed.theta);
    expect(guessed.theta).toBeGreaterThan(before.theta);
    expect(wrong.theta).toBeCloseTo(-right.theta, 12);
    expect(right.error).toBeLessThan(before.error);
  });

  it('survives 1,000 responses without underflow', () => {
    const thousand = Array.from({ length: 1000 }, (_, k) => ({ item: TYPICAL, isRight: k % 2 === 0 }));
    const { theta, error, count } = estimateAbility(thousand);
    expect(theta).toBeCloseTo(0, 12);
    expect(Math.abs(error - integrated(thousand).error)).toBeLessThan(0.01);
    expect(count).toBe(1000);
  });

  it('never claims to know more than its grid can tell', () => {
    const many = Array.from({ length: 20_000 }, (_, k) => ({ item: TYPICAL, isRight: k % 2 === 0 }));
    expect(estimateAbility(many).error).toBeCloseTo(8 / 60 / Math.sqrt(12), 12);
  });

  it.each([true, false])('stays within the grid after 1,000 responses that are all %o', (isRight) => {
    const item: Item = { a: 3, b: isRight ? 4 : -4, c: 0 };
    const { theta, error } = estimateAbility(Array.from({ length: 1000 }, () => ({ item, isRight })));
    expect(Math.abs(theta)).toBeGreaterThan(3.5);
    expect(Math.abs(theta)).toBeLessThanOrEqual(4);
    expect(Number.isFinite(error)).toBe(true);
  });

  it('stays a number after responses that the model holds impossible', () => {
    const impossible: Item = { a: 1e6, b: 0, c: 0 };
    const { theta, error } = estimateAbility([
      { item: { ...impossible, b: 3 }, isRight: true },
      { item: { ...impossible, b: -3 }, isRight: false },
    ]);
    expect(Number.isFinite(theta)).toBe(true);
    expect(Number.isFinite(error)).toBe(true);
  });

  it('is the same one response at a time, and the posterior before stays as it was', () => {
    const responses = [0.5, -1, 1.5].map((b, k) => ({ item: { a: 1, b, c: 0.2 }, isRight: k !== 2 }));
    const start = startAbility();
    let posterior = start;
    for (const response of responses) posterior = addResponse(posterior, response);
    expect(abilityOf(posterior)).toEqual(estimateAbility(responses));
    expect(start).toEqual(startAbility());
  });

  it.each([
    [-10, 0],
    [-2, 1],
    [-1, 3],
    [0, 5],
    [0.4, 6],
    [1, 7],
    [2, 9],
    [10, 10],
  ])('of %d means about %d of 10', (theta, ofTen) => {
    expect(expectedOfTen(theta)).toBe(ofTen);
  });
});

/** What so many simulated examinees of a standard normal ability answer, counted by the step of their ability. */
function simulatedCounts(item: Item, examinees: number, random: () => number): StepCounts {
  const steps = new Map<number, { theta: number; answered: number; right: number }>();
  for (let k = 0; k < examinees; k++) {
    const ability = normal(random);
    const theta = abilityStep(ability);
    const entry = steps.get(theta) ?? { theta, answered: 0, right: 0 };
    entry.answered += 1;
    if (random() < chanceOfRight(item, ability)) entry.right += 1;
    steps.set(theta, entry);
  }
  return [...steps.values()];
}

/** Log posterior on the scales of log a, b and logit c, written down anew from the definition of the priors. */
function logDensity(counts: StepCounts, prior: Item, item: Item): number {
  const likelihood = counts.reduce((sum, { theta, answered, right }) => {
    const chance = chanceOfRight(item, theta);
    return sum + right * Math.log(chance) + (answered - right) * Math.log(1 - chance);
  }, 0);
  const normals = (Math.log(item.a) / 0.3) ** 2 / 2 + (item.b - prior.b) ** 2 / 2;
  if (prior.c === 0) return likelihood - normals;
  // The density of Beta times c (1 - c), the slope of c along its logit.
  const beta = 20 * prior.c * Math.log(item.c) + 20 * (1 - prior.c) * Math.log(1 - item.c);
  return likelihood - normals + beta;
}

describe('the steps that abilities are counted at', () => {
  it.each([
    [0, 0],
    [-0.1, 0],
    [0.24, 0],
    [0.26, 0.5],
    [-1.3, -1.5],
    [2.9, 3],
    [17, 3],
    [-17, -3],
  ])('of %d is %d', (theta, expected) => {
    expect(abilityStep(theta)).toBe(expected);
  });
});

describe('the calibration of an item', () => {
  it.each([priorItem(3, 0.25), priorItem(8, 0), priorItem(null, 0.5)])(
    'is the prior %o without answers',
    (prior) => {
      for (const counts of [[], [{ theta: 0, answered: 0, right: 0 }]]) {
        const { a, b, c, count } = calibrateItem(counts, prior);
        expect(a).toBeCloseTo(prior.a, 9);
        expect(b).toBeCloseTo(prior.b, 9);
        expect(c).toBeCloseTo(prior.c, 9);
        expect(count).toBe(0);
      }
    },
  );

  it.each([
    { guess: 0, median: 0.1, mostly: 0.15 },
    { guess: 0.25, median: 0.18, mostly: 0.3 },
  ])(
    'recovers known items from 2,000 answers each, with a guess chance of $guess',
    ({ guess, median, mostly }) => {
      const random = seededRandom(11);
      const misses = Array.from({ length: 200 }, () => {
        const item = { a: Math.exp(0.2 * normal(random)), b: 2 * (2 * random() - 1), c: guess };
        const found = calibrateItem(simulatedCounts(item, 2000, random), priorItem(null, guess));
        expect(found.count).toBe(2000);
        return { b: Math.abs(found.b - item.b), a: Math.abs(Math.log(found.a / item.a)) };
      });
      const inOrder = misses.map(({ b }) => b).sort((one, other) => one - other);
      expect(inOrder[100]).toBeLessThan(median);
      expect(inOrder[160]).toBeLessThan(mostly);
      expect(misses.reduce((sum, { a }) => sum + a, 0) / 200).toBeLessThan(0.15);
    },
  );

  it('finds the chance of guessing where it differs from the prior', () => {
    const random = seededRandom(12);
    const counts = simulatedCounts({ a: 1.5, b: 1, c: 0.4 }, 20_000, random);
    expect(calibrateItem(counts, priorItem(null, 0.25)).c).toBeGreaterThan(0.35);
  });

  it('moves little for one answer, and further with more', () => {
    const wrong = (answered: number): number =>
      calibrateItem([{ theta: 0, answered, right: 0 }], priorItem(null, 0)).b;
    expect(wrong(1)).toBeGreaterThan(0.1);
    expect(wrong(1)).toBeLessThan(0.6);
    expect(wrong(10)).toBeGreaterThan(wrong(1));
  });

  const manyCounts = fc.array(
    fc
      .tuple(
        fc.integer({ min: -6, max: 6 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom(0, 1, 0.5),
      )
      .map(([k, answered, share]) => ({ theta: k / 2, answered, right: Math.floor(answered * share) })),
    { maxLength: 13 },
  );
  const priors = fc
    .tuple(fc.option(fc.integer({ min: 0, max: 10 })), fc.constantFrom(0, 0.2, 0.25, 1 / 3, 0.5))
    .map(([magnitude, guess]) => priorItem(magnitude, guess));

  it('never diverges, whatever the counts', () => {
    fc.assert(
      fc.property(manyCounts, priors, (counts, prior) => {
        const { a, b, c } = calibrateItem(counts, prior);
        expect(a).toBeGreaterThanOrEqual(0.3);
        expect(a).toBeLessThanOrEqual(3);
        expect(Math.abs(b)).toBeLessThanOrEqual(4);
        expect(c).toBeGreaterThanOrEqual(0);
        expect(c).toBeLessThanOrEqual(0.5);
        if (prior.c === 0) expect(c).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([0, 1])('keeps its limits where the share of right answers is %d at every step', (share) => {
    const counts = Array.from({ length: 13 }, (_, k) => ({
      theta: -3 + k / 2,
      answered: 5000,
      right: 5000 * share,
    }));
    const { b } = calibrateItem(counts, priorItem(null, 0));
    expect(Math.sign(b)).toBe(share === 1 ? -1 : 1);
    expect(Math.abs(b)).toBeGreaterThan(3);
    expect(Math.abs(b)).toBeLessThanOrEqual(4);
  });

  it('is more probable than everything near it', () => {
    const random = seededRandom(13);
    for (const prior of [priorItem(null, 0.25), priorItem(7, 0), priorItem(2, 0.2)]) {
      for (const examinees of [3, 30, 300, 3000]) {
        const counts = simulatedCounts(
          { a: 0.8 + random(), b: normal(random), c: prior.c },
          examinees,
          random,
        );
        const best = calibrateItem(counts, prior);
        const height = logDensity(counts, prior, best);
        for (let k = 0; k < 50; k++) {
          const [up, along, turn] = [0.02, 0.02, 0.02].map((size) => size * normal(random));
          const odds = (best.c / (1 - best.c)) * Math.exp(turn ?? 0);
          const near = { a: best.a * Math.exp(up ?? 0), b: best.b + (along ?? 0), c: odds / (1 + odds) };
          expect(logDensity(counts, prior, near)).toBeLessThan(height);
        }
      }
    }
  });
});

const TOPICS = ['optics', 'heat', 'waves'];

/** 40 items of each topic. */
function poolOf(random: () => number): { id: string; item: Item; topic: string }[] {
  return Array.from({ length: 120 }, (_, k) => ({
    id: `q${k}`,
    topic: TOPICS[k % 3] ?? '',
    item: { a: Math.exp(0.2 * normal(random)), b: normal(random), c: 0.25 },
  }));
}

describe('choosing a set of items', () => {
  const counts = new Map([
    ['optics', 7],
    ['heat', 4],
    ['waves', 1],
  ]);
  const total = 12;

  it('obeys the counts of the topics and never repeats an item', () => {
    const random = seededRandom(21);
    const pool = poolOf(random);
    for (let round = 0; round < 50; round++) {
      const chosen = chooseItems([...pool, ...pool], counts, () => 0, random);
      expect(new Set(chosen.map(({ id }) => id)).size).toBe(total);
      for (const [topic, count] of counts)
        expect(chosen.filter((one) => one.topic === topic)).toHaveLength(count);
    }
  });

  it('takes what there is where a topic has fewer items, or none', () => {
    const random = seededRandom(22);
    const asked = new Map([
      ['optics', 100],
      ['magnetism', 3],
      ['heat', 0],
    ]);
    const chosen = chooseItems(poolOf(random), asked, () => 0, random);
    expect(chosen).toHaveLength(40);
    expect(new Set(chosen.map(({ topic }) => topic))).toEqual(new Set(['optics']));
    expect(chooseItems([], asked, () => 0, random)).toEqual([]);
    expect(chooseItems(poolOf(random), new Map(), () => 0, random)).toEqual([]);
  });

  it('takes items that tell much about the ability in their own topic', () => {
    const random = seededRandom(23);
    const pool = poolOf(random);
    const abilities = new Map([
      ['optics', -1.5],
      ['heat', 1.5],
    ]);
    const abilityOfTopic = (topic: string): number => abilities.get(topic) ?? 0;
    const told = (chosen: readonly { item: Item; topic: string }[]): number =>
      chosen.reduce((sum, { item, topic }) => sum + information(item, abilityOfTopic(topic)), 0) /
      chosen.length;
    const rounds = Array.from({ length: 50 }, () => told(chooseItems(pool, counts, abilityOfTopic, random)));
    expect(rounds.reduce((sum, one) => sum + one, 0) / 50).toBeGreaterThan(1.3 * told(pool));
  });

  it('leaves out what more than a fifth has seen, as long as there are others', () => {
    const random = seededRandom(24);
    const pool = poolOf(random);
    const exposed = new Set(pool.slice(0, 111).map(({ id }) => id));
    const exposure = (id: string): number => (exposed.has(id) ? 0.26 : MAX_EXPOSURE);
    const three = new Map(TOPICS.map((topic) => [topic, 3]));
    for (let round = 0; round < 20; round++) {
      const chosen = chooseItems(pool, three, () => 0, random, exposure);
      expect(chosen.filter(({ id }) => exposed.has(id))).toEqual([]);
      expect(chosen).toHaveLength(9);
    }
    const more = chooseItems(pool, new Map([['heat', 5]]), () => 0, random, exposure);
    expect(more.filter(({ id }) => !exposed.has(id))).toHaveLength(3);
    expect(more).toHaveLength(5);
  });

  it('lets no item dominate, although everybody has the same ability', () => {
    const random = seededRandom(25);
    const pool = poolOf(random);
    const seen = new Map<string, number>();
    const examinees = 400;
    for (let before = 0; before < examinees; before++) {
      const exposure = (id: string): number => ((seen.get(id) ?? 0) + 1) / (before + 1);
      for (const { id } of chooseItems(pool, new Map([['heat', 6]]), () => 0, random, exposure))
        seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    expect(Math.max(...seen.values()) / examinees).toBeLessThanOrEqual(MAX_EXPOSURE);
    expect(seen.size).toBeGreaterThan(30);
  });
});

describe('choosing the next item', () => {
  const pool = poolOf(seededRandom(31));
  const none = new Set<string>();
  const inOrder = [...pool].sort((one, other) => information(other.item, 0.5) - information(one.item, 0.5));

  it('leaves the first to chance alone', () => {
    const random = seededRandom(32);
    const drawn = Array.from({ length: 1200 }, () => chooseNext(pool, none, 0.5, 0, 40, random)?.id);
    const times = pool.map(({ id }) => drawn.filter((one) => one === id).length);
    expect(Math.min(...times)).toBeGreaterThan(0);
    expect(Math.max(...times)).toBeLessThan(30);
  });

  it.each([39, 40, 1000])('takes one of the most informative after %d of 40', (served) => {
    const random = seededRandom(33);
    const best = new Set(inOrder.slice(0, 6).map(({ id }) => id));
    for (let round = 0; round < 50; round++)
      expect(best.has(chooseNext(pool, none, 0.5, served, 40, random)?.id ?? '')).toBe(true);
  });

  it('takes nothing that is used, and undefined when all is', () => {
    const random = seededRandom(34);
    const used = new Set<string>();
    for (let served = 0; served < 120; served++) {
      const next = chooseNext(pool, used, 0, served, 120, random)?.id ?? '';
      expect(used.has(next)).toBe(false);
      used.add(next);
    }
    expect(used.size).toBe(120);
    expect(chooseNext(pool, used, 0, 0, 40, random)).toBeUndefined();
    expect(chooseNext([], none, 0, 0, 40, random)).toBeUndefined();
  });

  it('leaves out what more than a fifth has seen, unless nothing else is left', () => {
    const random = seededRandom(35);
    const [rare] = inOrder.slice(-1);
    const exposure = (id: string): number => (id === rare?.id ? 0.2 : 0.2001);
    expect(chooseNext(pool, none, 0.5, 39, 40, random, exposure)).toBe(rare);
    const next = chooseNext(pool, new Set([rare?.id ?? '']), 0.5, 39, 40, random, exposure);
    expect(inOrder.indexOf(next ?? pool[0]!)).toBeLessThan(6);
  });

  it('does not prefer the first of items that are alike', () => {
    const random = seededRandom(36);
    const alike = ['a', 'b', 'c', 'd'].map((id) => ({ id, item: GUESSABLE }));
    const drawn = new Set(Array.from({ length: 100 }, () => chooseNext(alike, none, 0, 9, 5, random)?.id));
    expect(drawn.size).toBe(4);
  });
});

describe('the study', () => {
  const size = { examinees: 300, items: 400, length: 40, seed: 2026 };
  const rows = runStudy(size);
  const [adaptive, uniform, random] = rows;

  it('finds the adaptive choice precise, without bias and within the limit of exposure', () => {
    expect(rows.map(({ method }) => method)).toEqual(['adaptive', 'uniform', 'random']);
    expect(adaptive?.rmse).toBeLessThan(0.4);
    expect(Math.abs(adaptive?.bias ?? 1)).toBeLessThan(0.08);
    expect(adaptive?.maxExposure).toBeLessThanOrEqual(MAX_EXPOSURE);
  });

  it('finds it clearly better than the uniform and the random choice', () => {
    for (const other of [uniform, random]) {
      expect(adaptive?.rmse).toBeLessThan(0.9 * (other?.rmse ?? 0));
      expect(adaptive?.meanItemsInformation).toBeGreaterThan(1.3 * (other?.meanItemsInformation ?? 1));
    }
  });

  it('shows one form to everybody in the uniform choice, and spreads the random one', () => {
    expect(uniform?.maxExposure).toBe(1);
    expect(random?.maxExposure).toBeLessThan(0.2);
  });

  it('is the same for the same seed, and another for another', () => {
    const small = { examinees: 5, items: 20, length: 8, seed: 1 };
    expect(runStudy(small)).toEqual(runStudy(small));
    expect(runStudy(small)).not.toEqual(runStudy({ ...small, seed: 2 }));
  });

  it('ends with the bank where the length is beyond it', () => {
    for (const { rmse } of runStudy({ examinees: 3, items: 4, length: 10, seed: 3 }))
      expect(Number.isFinite(rmse)).toBe(true);
  });

  it('is written as a table in Markdown', () => {
    const row = { method: 'adaptive', rmse: 0.3456, bias: -0.0021, maxExposure: 0.25 } as const;
    expect(studyTable([{ ...row, meanItemsInformation: 0.1834 }])).toBe(
      [
        '| Choice | RMSE | Bias | Maximum exposure | Information per item |',
        '| --- | ---: | ---: | ---: | ---: |',
        '| adaptive | 0.346 | -0.002 | 25.0 % | 0.183 |',
        '',
      ].join('\n'),
    );
  });
});

describe('a level', () => {
  it('is the expected number of right answers to ten typical questions, with one standard error either way', () => {
    expect(levelOf({ theta: 0, error: 1 })).toEqual({ level: 5, low: 2.7, high: 7.3 });
    expect(levelOf({ theta: Math.log(3), error: 0.5 }).level).toBe(7.5);
    expect(levelOf({ theta: 0.8, error: 0.3 }).level).toBeCloseTo(expectedOfTen(0.8), 0);
  });
});

describe('the mean ability over topics', () => {
  const abilities = [
    { theta: -1, error: 0.3, count: 20 },
    { theta: 0.4, error: 0.4, count: 12 },
  ];

  it('counts each topic the same, and is less uncertain than each', () => {
    const mean = meanAbility(abilities);
    expect(mean.theta).toBeCloseTo(-0.3, 12);
    expect(mean.error).toBeCloseTo(0.25, 12);
    expect(mean.count).toBe(32);
  });

  it('is that of the topic with one, and more uncertain with a topic that has the prior', () => {
    const [first] = abilities;
    expect(meanAbility(abilities.slice(0, 1))).toEqual(first);
    const mean = meanAbility([...abilities, PRIOR_ABILITY]);
    expect(mean.theta).toBeCloseTo(-0.2, 12);
    expect(mean.error).toBeGreaterThan(meanAbility(abilities).error);
    const { theta, error } = abilityOf(startAbility());
    expect(PRIOR_ABILITY.theta).toBeCloseTo(theta, 10);
    expect(PRIOR_ABILITY.error).toBeCloseTo(error, 2);
  });
});

describe('the exposure of items', () => {
  it('[AB60] lets an item rest for four tests after each use, and for more after uses that came too early', () => {
    const once = freeAfterUse(0, 7);
    expect([7, 11, 12].map((test) => isFree(once, test))).toEqual([false, false, true]);
    const twice = freeAfterUse(once, 8);
    expect([12, 16, 17].map((test) => isFree(twice, test))).toEqual([false, false, true]);
    // A long pause is no credit.
    expect(freeAfterUse(once, 100)).toBe(105);
  });

  const size = { tests: 60, topics: 2, itemsPerTopic: 30, perTopic: 4, earlier: 5, seed: 2026 };

  it('[AB60] is a fifth of the tests at most where there are enough items, at a small cost', () => {
    const rows = new Map(runExposureStudy(size).map((row) => [row.method, row]));
    const [sampled, limited, random] = [rows.get('sampled'), rows.get('limited'), rows.get('random')];
    expect(limited?.maximum).toBeLessThanOrEqual(MAX_EXPOSURE);
    expect(limited?.overLimit).toBe(0);
    expect(rows.get('best')?.maximum).toBeGreaterThan(0.5);
    expect(sampled?.maximum).toBeGreaterThan(MAX_EXPOSURE);
    expect(limited?.error).toBeLessThan(random?.error ?? 0);
    expect(limited?.information).toBeGreaterThan(random?.information ?? 1);
  });

  it('[AB60] is as even as possible where there are too few', () => {
    const rows = runExposureStudy({ ...size, itemsPerTopic: 8, tests: 20 });
    expect(rows.find(({ method }) => method === 'limited')?.maximum).toBe(0.5);
  });

  it('is written as a table in Markdown', () => {
    const [row] = runExposureStudy({ ...size, tests: 4 });
    const lines = exposureTable(row === undefined ? [] : [row]).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/^\| best \| 0\.\d{3} \|.* %/);
  });
});
