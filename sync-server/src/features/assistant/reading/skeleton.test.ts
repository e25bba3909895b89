import { expect, test } from 'vitest';
import { skeletonOf } from './skeleton.ts';

test.each([
  ['oxygen', 'ऑक्सीजन'],
  ['sanrakshan', 'संरक्षण'],
  ['photosynthesis', 'fotosinthsis'],
  ['mitochondria', 'माइटोकॉन्ड्रिया'],
  ['ethylene', 'एथिलीन'],
  ['nikalti', 'niklti'],
])('[AS74] %s and %s have the same consonants', (one, other) => {
  expect(skeletonOf(one)).not.toBeNull();
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each(['gas', 'bahu', 'आग'])('[AS74] %s is too short to have a skeleton', (word) => {
  expect(skeletonOf(word)).toBeNull();
});
