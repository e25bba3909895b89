import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

test('a size is told in the unit in which it is a small number', () => {
  const told = [0, 1, 640_000, 1_400_000, 12_000_000_000, 5_000_000_000_000].map(sizeWords);
  expect(told).toEqual(['0 kB', '1 kB', '640 kB', '1.4 MB', '12 GB', '5,000 GB']);
});
