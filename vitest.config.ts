import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { fromRoot } from './scripts/lib/paths.mjs';
import { isFull } from './scripts/vitest/size.ts';
import { consolePatternConstant } from './scripts/vite/console-pattern.ts';
import { dataIcons } from './scripts/vite/data-icons.ts';
import { react } from './scripts/vite/react.ts';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

const inScripts = (name: string) => fromRoot('scripts', 'vitest', name);
const postgresCluster = inScripts('postgres-cluster.ts');
const bundledServer = inScripts('bundle-server.ts');
const demoData = inScripts('demo-data.ts');

/** Before every file of the tests that need no browser. */
const setupFiles = ['stray-console-error.ts', 'draws.ts'].map(inScripts);

/** Ends what hangs, and nothing else: what takes ten seconds on an idle machine takes minutes on a busy one. */
const longTimeouts = { testTimeout: isFull ? 600_000 : 300_000, hookTimeout: 300_000 };

/** What a file is for stands in its name or its folder: CONTRIBUTING.md. */
const notInThisSize = isFull ? ['**/node_modules/**'] : ['**/node_modules/**', '**/*.full.{test,e2e}.*'];

/** The tests of what differs between the engines; a full run has all the others on PostgreSQL too. */
const onPostgres = [
  'sync-server/test/engine/*.test.ts',
  ...(isFull ? ['sync-server/test/{*,content/*}.test.ts'] : []),
];
const notOnPostgres = ['**/*.{sqlite,measured}.test.ts'];

/** Files share a process, because to load the server or React takes longer than most tests: a file leaves nothing behind. */
function project({ exclude = [], ...options }: Options): { test: Options } {
  const common = { environment: 'node', isolate: false, setupFiles, maxWorkers: '100%' } as const;
  const limits = { ...longTimeouts, expect: { poll: { timeout: 10_000 } } };
  return { test: { ...common, ...limits, exclude: [...notInThisSize, ...exclude], ...options } };
}

/**
 * Each has servers and a database of its own, and waits for processes and the disk more than it works. A full run has
 * tests among them that measure times.
 */
const withProcesses = { maxWorkers: isFull ? 1 : 3, sequence: { groupOrder: 3 } };

export default defineConfig({
  test: {
    projects: [
      project({ name: 'scripts', include: ['scripts/test/*.test.ts'] }),
      project({ name: 'shared', include: ['shared-schema/src/**/*.test.ts'] }),
      project({
        name: 'server',
        include: ['sync-server/src/**/*.test.ts', 'sync-server/test/{*,engine/*}.test.ts'],
        exclude: ['**/*.measured.test.ts'],
      }),
      project({
        name: 'content',
        include: ['content/src/**/*.test.ts', 'sync-server/test/content/*.test.ts'],
      }),
      project({
        // Compares times, so nothing may run beside it.
        name: 'measured',
        include: ['sync-server/test/*.measured.test.ts'],
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
      }),
      project({
        // PostgreSQL in the tests' own process, for a machine that has none and for full runs.
        name: 'pglite',
        env: { PREP_ENGINE: 'pglite' },
        include: onPostgres,
        exclude: notOnPostgres,
      }),
      project({
        name: 'postgres',
        env: { PREP_ENGINE: 'postgres' },
        include: ['sync-server/test/postgres/*.test.ts', ...onPostgres],
        exclude: notOnPostgres,
        globalSetup: [postgresCluster, bundledServer],
        ...withProcesses,
      }),
      {
        plugins: [react(), dataIcons()],
        define: { __APP_VERSION__: '"test"', ...consolePatternConstant },
        ...project({
          name: 'pwa',
          environment: 'happy-dom',
          // A test that reads stylesheets gets their text; the others load none.
          css: { include: [/\.css\?raw/] },
          include: ['pwa/src/**/*.test.{ts,tsx}'],
          // setup.ts keeps files apart.
          setupFiles: [...setupFiles, fromRoot('pwa', 'src', 'test', 'setup.ts')],
        }),
      },
      project({
        name: 'simulation',
        include: ['simulation/**/*.test.ts'],
        // Short-lived objects by the million: a larger nursery halves the time spent on clearing them away.
        execArgv: ['--max-semi-space-size=64'],
        setupFiles: [...setupFiles, fromRoot('simulation', 'setup.ts')],
      }),
      project({
        name: 'crash',
        include: ['sync-server/test/crash/*.test.ts'],
        globalSetup: [bundledServer, demoData],
        ...withProcesses,
      }),
      project({
        name: 'e2e',
        include: ['pwa/e2e/*.e2e.ts'],
        globalSetup: [demoData],
        setupFiles: [],
        // Each has a server and a browser of its own, and waits now and then: one more than the usual two processors.
        maxWorkers: 3,
        // After the others, which would take the processor from the browser.
        sequence: { groupOrder: 4 },
      }),
      project({
        name: 'data',
        include: ['sync-server/test/data/**/*.data.test.ts'],
        maxWorkers: 1,
        setupFiles: [],
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
