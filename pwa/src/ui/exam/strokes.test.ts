import { expect, test } from 'vitest';
import { touches } from './strokes.ts';

test('the eraser takes a line that it touches anywhere between its points, and no other', () => {
  const line = [100, 100, 500, 100, 500, 500];
  expect(touches(line, 300, 110)).toBe(true);
  expect(touches(line, 510, 300)).toBe(true);
  expect(touches(line, 300, 300)).toBe(false);
  expect(touches(line, 50, 100)).toBe(false);
});

test('the eraser takes a dot', () => {
  expect(touches([200, 200], 210, 210)).toBe(true);
  expect(touches([200, 200], 300, 200)).toBe(false);
});
