import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workDirectory } from './paths.mjs';
import { nodeProgram, runNode } from './processes.mjs';

const reportFile = path.join(workDirectory, 'vitest.json');

/** @typedef {{ name: string, startTime: number, endTime: number, status: string, assertionResults: { status: string }[] }} FileReport */

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
function countTests(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.testResults.filter(brokeEarly).length;
  return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

const DEAREST = 10;

/** The files that took longest, in seconds: what to look at when the whole takes too long. */
function dearest(/** @type {FileReport[]} */ files) {
  const seconds = (/** @type {FileReport} */ { startTime, endTime }) => (endTime - startTime) / 1000;
  return [...files]
    .sort((a, b) => seconds(b) - seconds(a))
    .slice(0, DEAREST)
    .map((file) => `${seconds(file).toFixed(1).padStart(7)} s  ${path.relative(process.cwd(), file.name)}`);
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
  const report = readReport();
  const { passed, failed } = countTests(report, code);
  if (report?.testResults.length > DEAREST) console.log(dearest(report.testResults).join('\n'));
  console.log(`Tests took ${Math.round((Date.now() - start) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? code || 1 : code;
}
