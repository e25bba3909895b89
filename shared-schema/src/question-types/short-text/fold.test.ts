import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './fold.ts';

describe('[QT3] two typed answers are the same', () => {
  it.each([
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['a - b', 'a\u2013b'],
    ['“x”', '"X"'],
    ["d'Alembert", 'D\u2019ALEMBERT'],
    ['2 × 3', '2x3'],
    ['½', '1/2'],
    ['km/h', 'km ∕ h'],
    ['١٢', '12'],
    ['क़', 'क\u093c'],
    ['yes. ', 'Yes'],
    ['हाँ।', 'हाँ'],
  ])('%s and %s', (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  it.each([
    ['+5', '-5'],
    ['ab', 'a b'],
    ['résumé', 'resume'],
    ['3.5', '35'],
  ])('but not %s and %s', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });

  it('whatever the case in which they are typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(text.toUpperCase())).toBe(folded(text));
      }),
    );
  });

  it('after they are folded, too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});
