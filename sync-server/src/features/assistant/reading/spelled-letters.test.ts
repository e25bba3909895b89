import { expect, test } from 'vitest';
import { lettersIn, withAbbreviations } from './spelled-letters.ts';

test.each([
  ['डीएनए', 'dna'],
  ['जीडीपी', 'gdp'],
  ['यूपीएससी', 'upsc'],
  ['पीएच', 'ph'],
  ['आरबीआई', 'rbi'],
  ['के', null],
  ['जीव', null],
  ['नियम', null],
])('[AS112] %s is spelled as %s', (word, letters) => {
  expect(lettersIn(word)).toBe(letters);
});

test('[AS112] abbreviations are written in Latin letters', () => {
  expect(withAbbreviations('डीएनए का पूरा नाम क्या है')).toBe('DNA का पूरा नाम क्या है');
});
