import { expect, test } from 'vitest';
import { handInName } from './hand-in-name.ts';

const AT = new Date(2026, 10, 22, 9, 5).getTime();

test.each([
  ['JEE Main: Mock 1 (Physics/Chemistry)', 'hand-in-jee-main-mock-1-physics-chemistry-2026-11-22-a0c1.txt'],
  ['../../etc/passwd', 'hand-in-etc-passwd-2026-11-22-a0c1.txt'],
  ['भौतिकी 1', 'hand-in-भौतिकी-1-2026-11-22-a0c1.txt'],
  ['???', 'hand-in-2026-11-22-a0c1.txt'],
])('the file of %s tells its paper and its day in characters that every system takes', (title, name) => {
  expect(handInName(title, AT, 'a_c1xyz')).toBe(name);
});

test('a long title is cut', () => {
  expect(handInName('a'.repeat(300), AT, 'abcd').length).toBeLessThan(100);
});
