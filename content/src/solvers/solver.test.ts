import { describe, expect, it } from 'vitest';
import { isPrinted, pattern, placesOf, solve, trueAmong, Unreadable, wordsOf } from './solver.ts';

const tex = String.raw;

describe('[CT21] what solvers read with', () => {
  it('finds numbers as they are printed, with their units, and words between them', () => {
    const text = tex`A $4\ \mathrm{kg}$ ball falls $2.5 \times 10^{-3}\ \mathrm{m}$ in $\frac{3}{4}$ of a second.`;
    expect(wordsOf(text, 'A # kg @ falls # m in # of')).toEqual([
      '4',
      'ball',
      tex`2.5 \times 10^{-3}`,
      tex`\frac{3}{4}`,
    ]);
    const answer = solve('A # kg…falls # m in # of', (mass, height, time) => mass * height * time);
    expect(answer({ text, options: [], drawing: '' })).toBeCloseTo(0.0075, 10);
  });

  it('refuses what says something else', () => {
    expect(() => wordsOf('A ball falls.', 'A # kg ball')).toThrow(Unreadable);
    expect(pattern('(a) + #').test('a + 3')).toBe(false);
  });

  it('takes an exact number for itself alone, be it as small as it likes, and a rounded one for what rounds to it', () => {
    expect(isPrinted(tex`$1.2 \times 10^{-15}$`, 1.2e-15, false)).toBe(true);
    expect(isPrinted(tex`$1.2 \times 10^{-15}$`, 1.3e-15, false)).toBe(false);
    expect(isPrinted('$0$', 1e-16, false)).toBe(true);
    expect(isPrinted('$0$', 1e-3, false)).toBe(false);
    expect(isPrinted('$0.333$', 1 / 3, true)).toBe(true);
    expect(isPrinted('$0.333$', 1 / 3, false)).toBe(false);
    expect(isPrinted('$0.34$', 1 / 3, true)).toBe(false);
  });

  it('takes the nearest of two rounded options, and both if they say the same', () => {
    const asked = { text: 'What is it (to three significant figures)?', drawing: '' };
    expect(placesOf({ ...asked, options: ['$3.33$', '$3.34$', '$3.35$'] }, 10 / 3)).toEqual([0]);
    expect(placesOf({ ...asked, options: ['$3.33$', '$3.33$'] }, 10 / 3)).toEqual([0, 1]);
  });

  it('judges each statement by the one truth that it is about', () => {
    const truths = [
      ['speed', 3],
      ['time', 4],
    ] as const;
    expect(trueAmong(['The speed is $3$.', 'The time is $5$.'], truths)).toEqual([0]);
    expect(() => trueAmong(['The height is $3$.'], truths)).toThrow(Unreadable);
    expect(() => trueAmong(['The speed at this time is $3$.'], truths)).toThrow(Unreadable);
  });
});
