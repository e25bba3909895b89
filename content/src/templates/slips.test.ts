import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';
import { plausibleSlips } from './slips.ts';

const slipsOf = (value: number, within: readonly [number, number] = [1, 1e6]) =>
  plausibleSlips(randomFrom('slips'), {
    text: '',
    why: '',
    value,
    check: value,
    mistakes: [],
    within,
  });

describe('plausible slips', () => {
  it('[CT1] keep away from a whole number, and from its last digit only where that digit could slip', () => {
    expect(slipsOf(81).filter((slip) => Math.abs(slip - 81) < 10)).toEqual([]);
    expect(slipsOf(26).filter((slip) => slip % 2 === 1 && slip !== 13 && slip !== 39)).toEqual([]);
    expect(slipsOf(35).filter((slip) => slip % 5 !== 0 && slip !== 42 && slip !== 28)).toEqual([]);
    expect(slipsOf(7)).toEqual(expect.arrayContaining([6, 8]));
  });

  it('[CT1] of a large product are off by a factor before they are off by a step', () => {
    const [first = [], rest = []] = [slipsOf(81648).slice(0, 4), slipsOf(81648).slice(4)];
    expect(first.toSorted((a, b) => a - b)).toEqual([40824, 61236, 122472, 163296]);
    expect(rest).toContain(82648);
  });
});
