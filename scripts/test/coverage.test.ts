import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/paths.mjs';

const ROOMS = ['shared-schema/src', 'content/src', 'sync-server', 'pwa/src', 'pwa/e2e', 'scripts'];

function namesIn(folder: string): string[] {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return entry.name === 'node_modules' ? [] : namesIn(path.posix.join(folder, entry.name));
    return [entry.name];
  });
}

const page = readFileSync(fromRoot('docs', 'spec', 'coverage.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));

test('every file that the page of coverage names exists', () => {
  const names = new Set(ROOMS.flatMap(namesIn));
  const named = [...page.matchAll(/`(?:[\w-]+\/)*([\w.-]+\.tsx?)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('every heading has a place and a test', () => {
  expect(rows.length).toBeGreaterThan(150);
  const withoutTest = rows.filter((row) => {
    const [, heading = '', place = '', tests = ''] = row.split('|').map((cell) => cell.trim());
    return heading === '' || place === '' || !/`[\w.-]+\.(test|e2e)\.tsx?`/.test(tests);
  });
  expect(withoutTest).toEqual([]);
});
