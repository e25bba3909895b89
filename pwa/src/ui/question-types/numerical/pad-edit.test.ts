import { expect, test } from 'vitest';
import { type PadKey, pressPad } from './pad-edit.ts';

const EMPTY = { text: '', start: 0, end: 0 };
const typed = (...keys: readonly PadKey[]) => keys.reduce(pressPad, EMPTY);

test('the pad types at the caret, the sign at the front', () => {
  expect(typed('1', '.', '3', 'minus', '3')).toEqual({ text: '-1.33', start: 5, end: 5 });
  expect(pressPad({ text: '-14', start: 2, end: 2 }, '2')).toEqual({ text: '-124', start: 3, end: 3 });
  expect(pressPad({ text: '-14', start: 2, end: 2 }, 'minus')).toEqual({ text: '14', start: 1, end: 1 });
});

test('a selection is replaced, and deleted as one', () => {
  expect(pressPad({ text: '1234', start: 1, end: 3 }, '9')).toEqual({ text: '194', start: 2, end: 2 });
  expect(pressPad({ text: '1234', start: 1, end: 3 }, 'back')).toEqual({ text: '14', start: 1, end: 1 });
});

test('a number has one point, and none is lost by a second press', () => {
  expect(typed('1', '.', '5', '.')).toEqual({ text: '1.5', start: 3, end: 3 });
  expect(pressPad({ text: '1.5', start: 0, end: 3 }, '.')).toEqual({ text: '.', start: 1, end: 1 });
});

test('deleting before the first digit does nothing', () => {
  expect(pressPad({ text: '12', start: 0, end: 0 }, 'back')).toEqual({ text: '12', start: 0, end: 0 });
  expect(typed('7', 'clear')).toEqual(EMPTY);
});

test('the pad stops where the field does', () => {
  const full = { text: '1'.repeat(64), start: 64, end: 64 };
  expect(pressPad(full, '2')).toEqual(full);
  expect(pressPad(full, 'minus').text).toHaveLength(64);
});
