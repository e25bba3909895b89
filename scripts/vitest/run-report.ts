import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** A test, a hook or a whole file that failed. */
export interface Failure {
  readonly title: string;
  /** The first line of its first error. */
  readonly error: string;
}

export interface FileReport {
  readonly project: string;
  /** Absolute path. */
  readonly file: string;
  readonly durationMs: number;
  readonly passed: number;
  /** Empty if every test of the file passed. */
  readonly failures: readonly Failure[];
}

export interface RunReport {
  readonly files: readonly FileReport[];
  /** Errors outside of every test, with the file that Vitest blames if it knows one. */
  readonly strayErrors: readonly { readonly file: string | null; readonly error: string }[];
}

/** Writes what scripts/lib/vitest.mjs needs of a run, as JSON, to the file that PREP_RUN_REPORT names. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: RunReport = {
      files: modules.map(reportOf),
      strayErrors: unhandled.map((error) => ({
        file: (error['VITEST_TEST_PATH'] as string | undefined) ?? null,
        error: firstLine(error),
      })),
    };
    writeFileSync(process.env['PREP_RUN_REPORT'] ?? 'run-report.json', JSON.stringify(report));
  }
}

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const failures = [
    { title: 'the file', errors: module.errors() },
    ...[...module.children.allSuites()].map((suite) => ({ title: suite.fullName, errors: suite.errors() })),
    ...tests.map((test) => ({ title: test.fullName, errors: test.result().errors ?? [] })),
  ].flatMap(({ title, errors: [first] }) =>
    first === undefined ? [] : [{ title, error: firstLine(first) }],
  );
  return {
    project: module.project.name,
    file: module.moduleId,
    durationMs: module.diagnostic().duration,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures:
      failures.length === 0 && !module.ok()
        ? [{ title: 'the file', error: 'failed without an error' }]
        : failures,
  };
}

const firstLine = ({ message }: { readonly message: string }) => message.split('\n')[0] ?? '';
