import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, workDirectory } from '../lib/paths.mjs';

const directory = path.join(workDirectory, 'mutations');

/**
 * Changes the files one place at a time, in a copy of the project, and runs the tests that execute that place.
 * @param {string} name of the area
 * @param {string[]} files globs
 * @param {object} options
 * @param {boolean} options.fresh tries again what an earlier run found out and no change to file or tests has touched
 * @param {boolean} options.static also what runs once, when its module loads: for each of them all tests have to run
 */
export async function mutate(name, files, options) {
  // Only now: packages may have been installed a moment ago.
  const { Stryker } = await import('@stryker-mutator/core');
  mkdirSync(directory, { recursive: true });
  // Read by scripts/vitest/mutations.config.ts in the processes that run the tests.
  process.env['PREP_MUTATIONS'] = name;
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest-with-hooks',
    vitest: { configFile: 'scripts/vitest/mutations.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    plugins: [
      '@stryker-mutator/vitest-runner',
      ...['sentences', 'vitest-with-hooks'].map((name) => fromRoot('scripts', 'mutations', `${name}.mjs`)),
    ],
    ignorers: ['sentences'],
    tempDirName: path.join('.prep', 'mutations', 'work'),
    ignorePatterns: ['/.prep', '/.tsbuild', '/data', 'dist', '/docs', '/pwa/e2e'],
    incremental: true,
    incrementalFile: path.join(directory, `${name}.json`),
    force: options.fresh,
    ignoreStatic: !options.static,
    reporters: ['progress'],
    cleanTempDir: 'always',
    // Above what a test takes; a busy machine is no endless loop, which is found by the count of its turns.
    timeoutMS: 20_000,
  });
  return stryker.runMutationTest();
}
