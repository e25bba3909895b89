import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fromRoot } from '../lib/paths.mjs';

/** A file's size says little about its time, and on a machine that has not run it nothing else is known. Longest first. */
const LONGEST = [
  'simulation/even-seeds.test.ts',
  'simulation/odd-seeds.test.ts',
  'simulation/planted-bugs.test.ts',
  'simulation/notebook.test.ts',
  'simulation/generated-papers.test.ts',
  'sync-server/test/generation.test.ts',
  'sync-server/test/demo.test.ts',
  'sync-server/src/content/hindi/hindi.test.ts',
  'sync-server/test/payments.test.ts',
  'sync-server/test/ai-tests-by-model.test.ts',
  'sync-server/test/wallet.test.ts',
  'sync-server/src/content/solvers/solvers.test.ts',
  'sync-server/test/admin-papers.test.ts',
  'sync-server/test/fuzz.test.ts',
  'sync-server/test/classroom.test.ts',
  'sync-server/src/content/templates/templates.test.ts',
  'sync-server/test/accounts-throttle.test.ts',
  'sync-server/test/assistant-hostile.test.ts',
  'sync-server/test/seed.test.ts',
  'sync-server/test/assistant-ranking.test.ts',
  'sync-server/test/bank.test.ts',
  'sync-server/test/import-command.test.ts',
  'sync-server/test/postgres/processes.test.ts',
  'sync-server/test/crash/stopping.test.ts',
  'sync-server/test/crash/attacks.test.ts',
  'sync-server/test/crash/generation.test.ts',
  'sync-server/test/crash/drill.test.ts',
  'sync-server/test/crash/kill-under-load.test.ts',
  'sync-server/test/crash/overload.test.ts',
  'pwa/e2e/accessibility.e2e.ts',
  'pwa/e2e/exam-room.e2e.ts',
  'pwa/e2e/results.e2e.ts',
  'pwa/e2e/console.e2e.ts',
  'pwa/e2e/readiness.e2e.ts',
  'pwa/e2e/purchase.e2e.ts',
  'pwa/e2e/home.e2e.ts',
  'pwa/e2e/shell.e2e.ts',
  'pwa/e2e/hostile-line.e2e.ts',
  'pwa/e2e/gallery.e2e.ts',
  'pwa/e2e/lost-parts.e2e.ts',
  'pwa/e2e/clock-faults.e2e.ts',
  'pwa/e2e/running-exam.e2e.ts',
  'pwa/e2e/assistant.e2e.ts',
  'pwa/e2e/tabs-and-users.e2e.ts',
  'pwa/e2e/carry-accessibility.e2e.ts',
  'pwa/e2e/storage-faults.e2e.ts',
  'pwa/e2e/accommodations.e2e.ts',
  'pwa/e2e/room-tools.e2e.ts',
  'pwa/e2e/accounts.e2e.ts',
  'pwa/e2e/console-whole.e2e.ts',
  'pwa/e2e/own-test.e2e.ts',
  'pwa/e2e/carry.e2e.ts',
  'pwa/e2e/sessions.e2e.ts',
  'pwa/e2e/notebook.e2e.ts',
  'pwa/e2e/own-data.e2e.ts',
  'pwa/e2e/kill.e2e.ts',
].map((name) => fromRoot(...name.split('/')));

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(moduleId);
  return place < 0 ? LONGEST.length : place;
};

/** The files that take minutes begin at once and the others fill up beside them: no worker ends with one alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
