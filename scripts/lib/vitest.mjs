import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, rootDirectory, workDirectory } from './paths.mjs';
import { nodeProgram, runNode } from './processes.mjs';

/** @typedef {import('../vitest/run-report.ts').RunReport} RunReport */
/** @typedef {import('../vitest/run-report.ts').FileReport} FileReport */

const reportFile = path.join(workDirectory, 'run-report.json');

/** More files than these fail for a reason that a second look would only repeat. */
const MOST_SECOND_LOOKS = 20;
const LONGEST_SHOWN = 10;

const relative = (/** @type {string} */ file) => path.relative(rootDirectory, file);

/**
 * Runs Vitest once.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, report: RunReport | undefined }>} no report if Vitest ended before it wrote one
 */
async function runOnce(args, env) {
  mkdirSync(workDirectory, { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', `--reporter=${fromRoot('scripts', 'vitest', 'run-report.ts')}`];
  const code = await runNode([nodeProgram('vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    PREP_RUN_REPORT: reportFile,
    ...env,
  });
  try {
    return { code, report: JSON.parse(readFileSync(reportFile, 'utf8')) };
  } catch {
    return { code, report: undefined };
  }
}

/** The files that took longest, in seconds: what to look at when the whole takes too long. */
function longest(/** @type {readonly FileReport[]} */ files) {
  return [...files]
    .sort((a, b) => b.durationMs - a.durationMs)
    .slice(0, LONGEST_SHOWN)
    .map(({ durationMs, file }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${relative(file)}`);
}

/**
 * What is to be run again: files with a failure, and files that Vitest blames for an error outside of every test.
 * @param {RunReport} report
 * @returns {{ failed: FileReport[], isExplained: boolean }} isExplained is false if an error belongs to no file
 */
function failedFiles({ files, strayErrors }) {
  const strays = files.flatMap((file) => {
    const errors = strayErrors.filter((stray) => stray.file === file.file);
    if (errors.length === 0) return [];
    return [{ ...file, failures: errors.map(({ error }) => ({ title: 'outside of its tests', error })) }];
  });
  const failed = [...files.filter(({ failures }) => failures.length > 0), ...strays];
  return {
    failed,
    isExplained: strayErrors.every(({ file }) => files.some((each) => each.file === file)),
  };
}

/**
 * Runs each file by itself, one after the other: nothing else works beside it.
 * @param {FileReport[]} failed
 * @param {string[]} base
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Set<FileReport>>} those whose tests all passed this time
 */
async function lookAgain(failed, base, env) {
  /** @type {Set<FileReport>} */
  const passed = new Set();
  for (const each of failed) {
    console.log(`\nSecond look, by itself: ${relative(each.file)}`);
    const { code, report } = await runOnce([...base, `--project=${each.project}`, each.file], env);
    const ran = report?.files.some((again) => again.file === each.file && again.passed > 0);
    if (code === 0 && ran) passed.add(each);
  }
  return passed;
}

const failuresIn = (/** @type {FileReport[]} */ files) =>
  files.reduce((sum, { failures }) => sum + failures.length, 0);

/**
 * Runs Vitest, and each file that failed once more by itself. A file that fails twice is red; one that passes then is
 * reported as unstable and counts as passed. Ends with the counts on a line of their own, never kinder than the exit code.
 * @param {{ args: string[], env: NodeJS.ProcessEnv, base?: string[] }} run base are options that the second look needs too
 * @returns {Promise<number>} exit code
 */
export async function runVitest({ args, env, base = [] }) {
  const start = Date.now();
  const { code, report } = await runOnce([...base, ...args], env);
  const { failed, isExplained } = report ? failedFiles(report) : { failed: [], isExplained: false };
  const again = failed.length <= MOST_SECOND_LOOKS ? await lookAgain(failed, base, env) : new Set();
  const unstable = failed.filter((file) => again.has(file));
  const red = failed.filter((file) => !again.has(file));

  if (report && report.files.length > LONGEST_SHOWN) console.log(longest(report.files).join('\n'));
  console.log(`Tests took ${Math.round((Date.now() - start) / 1000)} s.`);
  for (const { file, failures } of red)
    for (const { title, error } of failures) console.log(`failed: ${relative(file)}, ${title}, ${error}`);
  for (const { file, failures } of unstable)
    for (const { title, error } of failures) console.log(`unstable: ${relative(file)}, ${title}, ${error}`);

  const isUnexplained = !report || (code !== 0 && (!isExplained || failed.length === 0));
  const failures = failuresIn(red) + (isUnexplained ? 1 : 0);
  const passed = (report?.files ?? []).reduce((sum, file) => sum + file.passed, 0) + failuresIn(unstable);
  console.log(`${passed} passed, ${failures} failed`);
  return failures === 0 ? 0 : code || 1;
}
