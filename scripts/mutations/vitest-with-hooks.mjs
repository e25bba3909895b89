import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/**
 * @typedef {{ id: string, name: string, status: number, fileName?: string, failureMessage?: string }} TestResult
 * @typedef {{ status: string, tests?: TestResult[] }} RunResult
 * @typedef {{ filepath: string, result?: { state: string, errors?: { message: string }[] } }} TestFile
 * @typedef {{ ctx: { state: { getFiles(): TestFile[] } }, run(...args: unknown[]): Promise<RunResult> }} Runner
 */

/** Stryker's number for a failed test. */
const FAILED = 1;

/**
 * Stryker only sees failed tests, but the tests of a file whose `beforeAll` fails are skipped, so that a mutant that
 * breaks the set-up would survive. Here the first test of such a file counts as failed.
 * @param {Runner} runner
 */
function withHooks(runner) {
  const run = runner.run.bind(runner);
  runner.run = async (...args) => {
    const result = await run(...args);
    for (const { filepath, result: outcome } of runner.ctx.state.getFiles()) {
      const first = result.tests?.find(({ fileName }) => fileName === filepath);
      if (outcome?.state !== 'fail' || first === undefined) continue;
      first.status = FAILED;
      first.failureMessage ??= outcome.errors?.[0]?.message ?? 'A hook of this file failed.';
    }
    return result;
  };
  return runner;
}

const [vitest] = vitestPlugins;
if (vitest === undefined) throw new Error('The vitest runner has no plugin.');

/** @typedef {{ (injector: unknown): Runner, inject: unknown }} Factory */
const factory = /** @type {Factory} */ (/** @type {unknown} */ (vitest.factory));
const create = Object.assign((/** @type {unknown} */ injector) => withHooks(factory(injector)), {
  inject: factory.inject,
});

export const strykerPlugins = [{ kind: vitest.kind, name: 'vitest-with-hooks', factory: create }];
