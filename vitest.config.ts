import { defineConfig } from 'vitest/config';
import { fromRoot } from './scripts/lib/paths.mjs';
import { findPostgres } from './scripts/lib/postgres.mjs';
import { runSize } from './scripts/vitest/run-size.ts';
import { LongestFirst } from './scripts/vitest/longest-first.ts';
import { dataIcons } from './scripts/vite/data-icons.ts';
import { react } from './scripts/vite/react.ts';

/** Before every file of the tests that need no browser. */
const inEveryFile = ['stray-console-error.ts', 'draws.ts'].map((name) => fromRoot('scripts', 'vitest', name));

/** How soon a thing happens is no question of a test that polls for it, and the machine may do much else beside. */
const longPolls = { expect: { poll: { timeout: 10_000 } } };

/** Ends what hangs, and nothing else: what takes ten seconds on an idle machine takes minutes on a busy one. */
const longTimeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/** A server with a real database, a browser with a real app: nothing beside them, and time to start. */
const oneAtATime = { ...longPolls, ...longTimeouts, fileParallelism: false, maxWorkers: 1 };

/** Work alone, which measures no time: a worker for each processor. */
const onEveryProcessor = { ...longPolls, maxWorkers: '100%' } as const;

/** What a server does, whatever it keeps its data in. */
const onEveryEngine = ['sync-server/test/*.test.ts'];
/** Compares times, so nothing may run beside it. */
const measuring = ['sync-server/test/accounts-enumeration.test.ts'];
/**
 * Each has servers and a database of its own, and waits for processes and the disk more than it works. A full run has
 * tests among them that measure times.
 */
const severalAtATime = {
  ...oneAtATime,
  fileParallelism: true,
  maxWorkers: runSize === 'full' ? 1 : 3,
  sequence: { groupOrder: 3 },
};
/** Asks for no SQL that the other files do not ask for; the full run has it on both engines. */
const onOneEngineInShort =
  runSize !== 'full'
    ? [
        'access',
        'ability',
        'accounts-c*',
        'accounts-throttle',
        'admin-papers-{edit,preview}',
        'ai-tests-by-model',
        'assistant',
        'assistant-{eval,model,sealed,solve,tokens}',
        'attempts-{judge,key,log,locked-sections,marks,one-reading,option-order,time}',
        'bodies',
        'classroom',
        'create-auto',
        'demo',
        'demo-attempts',
        'edited-sets',
        'fuzz',
        'hand-in-files',
        'http',
        'item-response',
        'messaging',
        'nested-json',
        'privacy',
        'question-images-and-hindi',
        'questions-in-hindi',
        'quotas',
        'stale-edits',
        'templates',
      ].map((name) => `sync-server/test/${name}.test.ts`)
    : [];
/** Asks on the second engine for what another file asks there too. CI and the full run have all of it on both. */
const onOneEngineInAShare =
  runSize === 'share'
    ? [
        'accommodations',
        'accounts-{limits,refresh,register,reset,sessions}',
        'admin-papers',
        'assistant-hostile',
        'attempts-{doubted,drafts,flags,judge-plain,known,result,resume,versions}',
        'binding',
        'corrections',
        'demo-boards',
        'edited-questions',
        'fill',
        'five-options',
        'generation',
        'icon-names',
        'language-model',
        'logging',
        'model-use',
        'operations',
        'papers-sealed-key',
        // sync-server/test/postgres/payments.test.ts
        'payments',
        'payment-{sandbox,state}',
        'profile',
        'refused-drafts',
        'released',
        'rotate-file-key',
        'standings-formulas',
        'sweep-drafts',
        'wallet',
        'written-questions',
      ].map((name) => `sync-server/test/${name}.test.ts`)
    : [];
/** Kills and copies of a kind that another file has too. CI and the full run have them all. */
const crashesInDepth =
  runSize === 'share'
    ? [
        // processes.test.ts has a job taken over
        'corrections',
        'generation',
        // drill.test.ts
        'copies',
        // kill-under-load.test.ts
        'hand-in-workers',
        // generation.test.ts, which is CI's too, and kill-under-load.test.ts
        'language-model',
        // attacks.test.ts
        'overload',
      ].map((name) => `sync-server/test/crash/${name}.test.ts`)
    : [];
/**
 * Further screens, faults and tools of a kind that another file tries in a browser: each browser test has a server and a
 * browser to start. CI and the full run have them all.
 */
const inBrowsersInDepth =
  runSize === 'share'
    ? [
        // exam-room.e2e.ts, sets.e2e.ts and console-review.e2e.ts ask axe too
        'accessibility',
        'accounts-accessibility',
        'carry-accessibility',
        'gallery',
        // exam-room.e2e.ts and sets.e2e.ts
        'focus',
        'option-order',
        'room-layout',
        'room-tools',
        // kill.e2e.ts and tabs-and-users.e2e.ts
        'clock-faults',
        'hostile-line',
        'lost-parts',
        // console-review.e2e.ts
        'console',
        'console-papers',
        'console-plans',
        'console-templates',
        'console-whole',
        // offline.e2e.ts, kill.e2e.ts and exam-room.e2e.ts
        'accommodations',
        'carry',
        'notebook',
        'readiness',
        'results',
        'running-exam',
        'storage-faults',
        // accounts.e2e.ts
        'sessions',
        'leaderboard',
        'own-data',
        'profile',
        // shell.e2e.ts
        'home',
        // Each goes through one screen, which has its tests without a browser.
        'assistant',
        'own-test',
        'purchase',
      ].map((name) => `pwa/e2e/${name}.e2e.ts`)
    : [];
/** About a file, and a process of its own: sync-server/test/postgres has similar ones. */
const onSqliteAlone = ['import-command', 'import-mutated', 'seed'].map(
  (name) => `sync-server/test/${name}.test.ts`,
);

/**
 * The second engine of the server's tests: a PostgreSQL that is installed, which takes a third of the time, or one in the
 * tests' own process. A full run has both.
 */
const isPostgresThere = Boolean(process.env['DATABASE_URL']) || findPostgres() !== undefined;
const secondEngine = isPostgresThere && runSize !== 'full' ? 'postgres' : 'pglite';
const postgresCluster = fromRoot('scripts', 'vitest', 'postgres-cluster.ts');
const bundledServer = fromRoot('scripts', 'vitest', 'bundle-server.ts');
const demoData = fromRoot('scripts', 'vitest', 'demo-data.ts');

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...onEveryProcessor,
          name: 'shared',
          environment: 'node',
          include: ['shared-schema/src/**/*.test.ts'],
          isolate: false,
          // A full run has properties of 200,000 rounds.
          testTimeout: runSize === 'full' ? 600_000 : 30_000,
          setupFiles: inEveryFile,
        },
      },
      {
        test: {
          ...onEveryProcessor,
          name: 'server',
          environment: 'node',
          include: ['sync-server/{src,test}/**/*.test.ts'],
          exclude: [
            '**/*.data.test.ts',
            'sync-server/test/crash/**',
            'sync-server/test/postgres/**',
            ...measuring,
          ],
          // No file changes a module's state for another, and to load the server for each costs more than most tests.
          isolate: false,
          // Passwords are hashed as slowly as they should be, commands are run as processes, and a first start is made.
          ...longTimeouts,
          setupFiles: inEveryFile,
        },
      },
      {
        test: {
          ...oneAtATime,
          name: 'server-measuring',
          environment: 'node',
          include: measuring,
          setupFiles: inEveryFile,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...onEveryProcessor,
          name: 'server-pg',
          environment: 'node',
          env: { PREP_ENGINE: secondEngine },
          globalSetup: secondEngine === 'postgres' ? [postgresCluster] : [],
          include: onEveryEngine,
          exclude: [...onSqliteAlone, ...onOneEngineInShort, ...onOneEngineInAShare, ...measuring],
          // One database for all files: each takes a second to make.
          isolate: false,
          ...longTimeouts,
          setupFiles: inEveryFile,
        },
      },
      {
        test: {
          ...severalAtATime,
          name: 'postgres',
          environment: 'node',
          isolate: false,
          env: { PREP_ENGINE: 'postgres' },
          // A full run takes it at no in-process PostgreSQL's word.
          include: ['sync-server/test/postgres/**/*.test.ts', ...(runSize === 'full' ? onEveryEngine : [])],
          exclude: onSqliteAlone,
          globalSetup: [postgresCluster, bundledServer],
          setupFiles: inEveryFile,
        },
      },
      {
        plugins: [react(), dataIcons()],
        define: { __APP_VERSION__: '"test"' },
        test: {
          ...onEveryProcessor,
          name: 'pwa',
          environment: 'happy-dom',
          // A test that reads stylesheets gets their text; the others load none.
          css: { include: [/\.css\?raw/] },
          include: ['pwa/src/**/*.test.{ts,tsx}'],
          // To load React and the DOM for each file costs more than its tests; pwa/src/test/setup.ts keeps files apart.
          isolate: false,
          testTimeout: 30_000,
          setupFiles: [...inEveryFile, fromRoot('pwa', 'src', 'test', 'setup.ts')],
        },
      },
      {
        test: {
          ...onEveryProcessor,
          name: 'simulation',
          environment: 'node',
          isolate: false,
          include: ['simulation/**/*.test.ts'],
          // Short-lived objects by the million: a larger nursery halves the time spent on clearing them away.
          execArgv: ['--max-semi-space-size=64'],
          setupFiles: [...inEveryFile, fromRoot('simulation', 'setup.ts')],
        },
      },
      {
        test: {
          ...oneAtATime,
          // Each has a server, a browser and a port of its own, and waits now and then: one more than the usual two processors.
          fileParallelism: true,
          maxWorkers: 3,
          // The library that drives the browser takes a second to load.
          isolate: false,
          name: 'e2e',
          environment: 'node',
          include: ['pwa/e2e/**/*.e2e.ts'],
          exclude: inBrowsersInDepth,
          globalSetup: [demoData],
          // After the others, which would take the processor from the browser.
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          ...severalAtATime,
          name: 'crash',
          environment: 'node',
          isolate: false,
          include: ['sync-server/test/crash/**/*.test.ts'],
          exclude: crashesInDepth,
          globalSetup: [bundledServer, demoData],
          setupFiles: inEveryFile,
        },
      },
      {
        test: {
          ...oneAtATime,
          name: 'data',
          environment: 'node',
          include: ['sync-server/test/data/**/*.data.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
