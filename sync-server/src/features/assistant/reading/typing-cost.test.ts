import { describe, expect, test } from 'vitest';
import { Spelling } from './spelling.ts';
import { typingCost } from './typing-cost.ts';

describe('[AS150] words as they are mistyped on a phone', () => {
  test.each([
    ['tolens', 'tokens', 'totems'],
    ['marls', 'marks', 'marfs'],
    ['spede', 'speed', 'spade'],
    ['lenght', 'length', 'lengths'],
    ['stte', 'state', 'stade'],
  ])('%s is rather %s than %s', (typed, meant, other) => {
    expect(typingCost(typed, meant)).toBeLessThan(typingCost(typed, other));
  });

  test.each([
    ['how many tolens', 'how many tokens'],
    ['which tpens', null],
  ])('%s', (typed, corrected) => {
    expect(new Spelling(['tokens', 'totems', 'tapens', 'tipens']).corrected(typed)).toBe(corrected);
  });
});

describe('[AS151] words that were typed as one', () => {
  const spelling = new Spelling([
    'gravity',
    'planet',
    'planetary',
    'velocity',
    'iron',
    'there',
    'therefore',
    'fore',
  ]);
  test.each([
    ['whatis gravity', 'what is gravity'],
    ['the planetis', 'the planet is'],
    ['ofgravity', 'of gravity'],
    ['velocityplanet', 'velocity planet'],
    ['planetary', null],
  ])('%s', (typed, corrected) => {
    expect(spelling.corrected(typed)).toBe(corrected);
  });
});
