import { describe, expect, it } from 'vitest';
import type { NumberChoice, WordChoice } from './asked.ts';
import { makeChoice } from './choice.ts';
import { randomFrom } from './random.ts';

const asked: NumberChoice = {
  text: 'The time is',
  value: 5,
  check: 5,
  mistakes: [20 / 3, 10 / 3, 4, 6],
  within: [1, 20],
  unit: 's',
  why: 'So it is.',
};

/** What is offered over many seeds and all ranks. */
function offered(question: NumberChoice): string[] {
  const seeds = Array.from({ length: 40 }, (_unused, seed) => seed);
  return seeds.flatMap((seed) => {
    const made = makeChoice(randomFrom(`choice ${seed}`), question, { rank: seed % 4, options: 4 });
    return made?.options.map(({ text }) => text) ?? [];
  });
}

describe('the options of a choice between numbers', () => {
  it('[CT3] are exact where the right one is, though a mistake leads to a number that is not', () => {
    const options = offered(asked);
    expect(options.length).toBeGreaterThan(100);
    expect(options).toContain(String.raw`$4\ \mathrm{s}$`);
    expect(options.filter((option) => /3\.33|6\.67/.test(option))).toEqual([]);
  });

  it('[CT3] have as many significant figures as the right one where it is rounded', () => {
    const options = offered({ ...asked, value: 14 / 3, check: 14 / 3, mistakes: [2.5, 4, 20 / 3] });
    expect(options).toContain(String.raw`$2.50\ \mathrm{s}$`);
    expect(options.filter((option) => !/^\$\d\.\d\d\\/.test(option))).toEqual([]);
  });

  it('[CT3] are whole numbers where the right one is rounded to one', () => {
    const options = offered({
      ...asked,
      value: 846.4 / 3,
      check: 846.4 / 3,
      mistakes: [423.2, 846.4, 52.9],
      within: [20, 900],
    });
    expect(options).toContain(String.raw`$423\ \mathrm{s}$`);
    expect(options.filter((option) => option.includes('.'))).toEqual([]);
  });
});

describe('the options of a choice between words', () => {
  const ratios: WordChoice = {
    text: 'The ratio is',
    right: '2 : 1',
    likeliest: '1 : 2',
    wrong: ['3 : 1', '3 : 2', '1 : 3', '2 : 3'],
    why: 'So it is.',
  };

  it.each([4, 5] as const)('[CT1] always offer the likeliest mistake, of %i', (options) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const made = makeChoice(randomFrom(`ratio ${seed}`), ratios, { rank: 0, options });
      const texts = made?.options.map(({ text }) => text) ?? [];
      expect(texts).toContain('1 : 2');
      expect(new Set(texts).size).toBe(options);
    }
  });
});
