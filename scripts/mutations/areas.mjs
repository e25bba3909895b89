/**
 * The mutated files, and the tests that have to detect the mutants. The files of an area are those in which a wrong
 * line may cost marks, an attempt or a secret; its tests are the nearest ones, so that a mutant takes seconds.
 * @typedef {object} Area
 * @property {string} project of vitest.config.ts
 * @property {number} goal least score that the area should have, percent
 * @property {string[]} mutate files, as globs
 * @property {string[]} tests files, as globs
 */

const handIn = 'sync-server/src/features/attempts/hand-in';
const marked = 'sync-server/src/marked-attempts';
const offline = 'pwa/src/offline';
const serverTests = (/** @type {string[]} */ ...names) =>
  names.map((name) => `sync-server/test/${name}.test.ts`);

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  core: {
    project: 'shared',
    goal: 92,
    mutate: [
      'shared-schema/src/{access,attempt,marking,question-types,results}/**/*.ts',
      // Imported only by tests.
      '!shared-schema/src/**/{*.test,testing,fixtures}.ts',
    ],
    tests: [
      'shared-schema/src/{access,attempt,exam-patterns,marking,paper-package,question-types,results}/**/*.test.ts',
    ],
  },
  server: {
    project: 'server',
    goal: 80,
    mutate: [`${marked}/flags.ts`, `${handIn}/{time-flags,verify-hand-in}.ts`],
    tests: serverTests('attempts-hand-in', 'attempts-judge', 'attempts-judge-plain'),
  },
  // The steps of a call with a hand-in before and after the check of the hand-in.
  handIn: {
    project: 'server',
    goal: 80,
    mutate: [`${handIn}/{credential,keep-attempt}.ts`, `${marked}/key-access.ts`],
    tests: serverTests('attempts-hand-in', 'attempts-key', 'attempts-sync', 'attempts-ranking', 'access'),
  },
  // Separate from the others: every test that makes a call executes these files, and would run for each mutant.
  access: {
    project: 'server',
    goal: 80,
    mutate: ['sync-server/src/papers/paper-access.ts', 'sync-server/src/http/access.ts'],
    tests: serverTests('access', 'papers-access', 'accounts-refresh', 'accounts-sessions'),
  },
  device: {
    project: 'pwa',
    goal: 80,
    mutate: [`${offline}/sync/{drain,outbox,provisional-seal}.ts`, `${offline}/attempt/attempt-room.ts`],
    tests: [
      `${offline}/attempt/{attempt-room,locked-sections,read-only-room,room-retries}.test.ts`,
      `${offline}/sync/{drain,drain-limits,outbox,outbox-line,provisional-seal,provisional-seal-limits}.test.ts`,
    ],
  },
};
