import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../scripts/vitest/counts.ts';
import { makeQuestion, templates, type MadeQuestion, type Template } from './index.ts';
import { printedValue } from './printed-value.ts';

/** Enough for shares that are sure to a few per cent. */
const VARIANTS = rounds({ share: 250, ci: 300, full: 1000 });
const RANKS = [0, 1, 2, 3] as const;
const LOOKED_AT = 10;

/** How many options are smaller than the right one; null if they are no numbers. */
function rankOf({ options }: MadeQuestion): number | null {
  const values = options.map(({ text }) => printedValue(text));
  const right = values[options.findIndex(({ isRight }) => isRight)];
  if (values.includes(null) || typeof right !== 'number') return null;
  return values.filter((value) => value !== null && value < right).length;
}

const sharesOf = (ranks: readonly number[]): number[] =>
  RANKS.map((rank) => ranks.filter((one) => one === rank).length / ranks.length);

const ranksIn = (template: Template, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_unused, place) =>
    makeQuestion(template, `rank ${from + place}`),
  ).flatMap((made) => rankOf(made) ?? []);

/** None for a template whose first questions are all about words. */
function ranksOf(template: Template): number[] {
  const first = ranksIn(template, 0, LOOKED_AT);
  return first.length === 0 ? [] : [...first, ...ranksIn(template, LOOKED_AT, VARIANTS)];
}

describe('the size of the right one among four numbers', () => {
  const byTemplate = templates
    .filter(({ type }) => type === 'MCQ')
    .map((template) => [template.name, ranksOf(template)] as const)
    .filter(([, ranks]) => ranks.length > VARIANTS / 2);

  it('[CT1] is looked at in nearly a hundred templates', () => {
    expect(byTemplate.length).toBeGreaterThanOrEqual(90);
  });

  it('[CT1] is each of the four ranks in 21 to 29 % of all questions', () => {
    const shares = sharesOf(byTemplate.flatMap(([, ranks]) => ranks));
    for (const share of shares) {
      expect(share).toBeGreaterThanOrEqual(0.21);
      expect(share).toBeLessThanOrEqual(0.29);
    }
  });

  it('[CT1] is no rank in more than 45 % of the questions of a template', () => {
    expect(byTemplate.filter(([, ranks]) => Math.max(...sharesOf(ranks)) > 0.45)).toEqual([]);
  });
});
