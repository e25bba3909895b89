import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot, workDirectory } from '../lib/paths.mjs';

const RUN = `
  import { runVitest } from ${JSON.stringify(fromRoot('scripts', 'lib', 'vitest.mjs'))};
  const base = ['--root=' + process.env.PLANTED, '--config=' + process.env.PLANTED + '/vitest.config.js'];
  process.exitCode = await runVitest({ args: [], env: {}, base });
`;

/** Runs these files as the tests of a project of their own. @returns the exit code and the last lines of the output. */
function run(files: Readonly<Record<string, string>>): { code: number | null; lines: string[] } {
  mkdirSync(workDirectory, { recursive: true });
  const folder = mkdtempSync(path.join(workDirectory, 'planted-'));
  const config = `export default { test: { projects: [{ test: { name: 'planted', include: ['*.test.js'] } }] } };`;
  for (const [name, text] of Object.entries({ ...files, 'vitest.config.js': config }))
    writeFileSync(path.join(folder, name), text);
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', RUN], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], PLANTED: folder, NO_COLOR: '1' },
  });
  rmSync(folder, { recursive: true });
  return { code: status, lines: stdout.trimEnd().split('\n').slice(-3) };
}

const GREEN = `import { test } from 'vitest'; test('is green', () => {});`;
const RED = `import { test } from 'vitest'; test('is red', () => { throw new Error('always\\nthe rest'); });`;
/** Fails unless a run before it left a file behind. */
const ONCE = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { test } from 'vitest';
  const mark = import.meta.dirname + '/ran';
  test('fails once', () => {
    if (existsSync(mark)) return;
    writeFileSync(mark, '');
    throw new Error('the first time');
  });
`;
/** Passes, and leaves a rejection that no test waits for. */
const STRAY = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { test } from 'vitest';
  const mark = import.meta.dirname + '/stray';
  test('passes', async () => {
    if (!existsSync(mark)) void Promise.reject(new Error('unhandled'));
    writeFileSync(mark, '');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
`;

test('a test that fails twice makes the run red', () => {
  const { code, lines } = run({ 'green.test.js': GREEN, 'red.test.js': RED });
  expect(code).not.toBe(0);
  expect(lines.at(-2)).toMatch(/^failed: .*red\.test\.js, is red, always$/);
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

test('what fails only at its first try is reported, and the run is green', () => {
  const { code, lines } = run({ 'once.test.js': ONCE, 'stray.test.js': STRAY });
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^unstable: .*once\.test\.js, fails once, the first time$/);
  expect(lines[1]).toMatch(/^unstable: .*stray\.test\.js, outside of its tests, unhandled$/);
  expect(lines[2]).toMatch(/^\d passed, 0 failed$/);
});

test('a file that breaks before its first test is red', () => {
  const { code, lines } = run({ 'broken.test.js': `import './missing.js';` });
  expect(code).not.toBe(0);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});
