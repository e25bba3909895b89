import { expect, test } from 'vitest';
import { resolveStart, type ExamWindow } from './index.ts';

const OPENS = 1_700_000_000_000;
const CLOSES = OPENS + 3_600_000;
const BOTH = { opensAt: OPENS, closesAt: CLOSES };

test.each<[string, ExamWindow, number, number, string]>([
  ['without a window', undefined, OPENS, 0, 'open'],
  ['a window without ends', { opensAt: null, closesAt: null }, OPENS, 0, 'open'],
  ['at the opening', BOTH, OPENS, 0, 'open'],
  ['before the opening', BOTH, OPENS - 1, 0, 'too-early'],
  ['before the opening, within the tolerance', BOTH, OPENS - 10, 10, 'open'],
  ['before the opening, beyond the tolerance', BOTH, OPENS - 11, 10, 'too-early'],
  ['in the middle', BOTH, OPENS + 1, 0, 'open'],
  ['at the closing', BOTH, CLOSES, 0, 'open'],
  ['after the closing', BOTH, CLOSES + 1, 0, 'too-late'],
  ['after the closing, within the tolerance', BOTH, CLOSES + 10, 10, 'open'],
  ['after the closing, beyond the tolerance', BOTH, CLOSES + 11, 10, 'too-late'],
  ['long before a window that never opens', { opensAt: null, closesAt: CLOSES }, 0, 0, 'open'],
  ['long after a window that never closes', { opensAt: OPENS, closesAt: null }, CLOSES * 2, 0, 'open'],
])('[ST74] %s: %j at %i, give or take %i ms, is %s', (_title, window, at, toleranceMs, expected) => {
  const start = resolveStart(window, at, toleranceMs);
  expect(start.outcome === 'open' ? 'open' : start.reason).toBe(expected);
});

test('[ST74] a start outside comes with the end of the window that it misses', () => {
  expect(resolveStart(BOTH, OPENS - 1)).toEqual({
    outcome: 'outside-window',
    reason: 'too-early',
    opensAt: OPENS,
  });
  expect(resolveStart(BOTH, CLOSES + 1)).toEqual({
    outcome: 'outside-window',
    reason: 'too-late',
    closesAt: CLOSES,
  });
});
