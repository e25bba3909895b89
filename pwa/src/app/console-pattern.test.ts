import { expect, test } from 'vitest';
import { consolePattern } from './console-pattern.ts';
import { consolePaths } from './paths-of-console.ts';

const paths = Object.values(consolePaths).flatMap((each) =>
  typeof each === 'string' ? [each] : Object.values(each),
);

test('every path of the console is one of it, with and without a slash behind it', () => {
  expect(paths.filter((path) => !consolePattern.test(path) || !consolePattern.test(`${path}/`))).toEqual([]);
});

test.each([
  '/',
  '/dashboard',
  '/payments',
  '/payments/receipt',
  '/testpaper/lists/1',
  '/x/settings',
  '/setting',
])('%s is none of it', (path) => {
  expect(consolePattern.test(path)).toBe(false);
});
