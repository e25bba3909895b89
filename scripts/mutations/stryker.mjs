import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, workDirectory } from '../lib/paths.mjs';

const directory = path.join(workDirectory, 'mutations');

/**
 * Applies one mutation at a time in a copy of the project, and runs the tests that execute the changed place.
 * @param {string} name of the area
 * @param {string[]} files globs
 * @param {object} options
 * @param {boolean} options.fresh also repeats mutants of earlier runs whose file and tests are unchanged
 * @param {boolean} options.static also mutates code that runs when a module loads, for which all tests have to run
 */
export async function mutate(name, files, options) {
  // Imported here, because the packages may have been installed just before.
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
    // Longer than any test on a busy machine; endless loops are detected by the number of their iterations.
    timeoutMS: 20_000,
  });
  return stryker.runMutationTest();
}
