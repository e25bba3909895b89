import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workDirectory } from './paths.mjs';
import { nodeProgram, runNode } from './processes.mjs';

const reportFile = path.join(workDirectory, 'vitest.json');

/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport */

/** A file that broke before its first test has no failed test to show: it counts as one. */
const brokeEarly = (/** @type {FileReport} */ file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');

function readReport() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return undefined; // vitest ended before it wrote one; the caller counts that as a failure
  }
}

/**
 * Passed and failed, never kinder than the exit code: errors outside of any test count too.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: FileReport[] } | undefined} report
 * @param {number} exitCode
 */
export function countTests(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.testResults.filter(brokeEarly).length;
  return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

/**
 * Runs vitest and ends with the counts on a line of their own.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runVitest(args, env) {
  const start = Date.now();
  mkdirSync(workDirectory, { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const code = await runNode([nodeProgram('vitest/vitest.mjs'), 'run', ...reporters, ...args], env);
  const { passed, failed } = countTests(readReport(), code);
  console.log(`Tests took ${Math.round((Date.now() - start) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? code || 1 : code;
}
