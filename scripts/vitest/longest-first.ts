import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fromRoot } from '../lib/paths.mjs';

/** A file's size does not tell its time, which is all that is known on a machine that has not run it. Longest first. */
const LONGEST = [
  'simulation/even-seeds.test.ts',
  'simulation/odd-seeds.test.ts',
  'simulation/planted-bugs.test.ts',
  'pwa/e2e/hostile-line.e2e.ts',
  'pwa/e2e/kill.e2e.ts',
  'pwa/e2e/accessibility.e2e.ts',
  'pwa/e2e/console.e2e.ts',
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
