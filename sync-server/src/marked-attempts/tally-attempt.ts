import { isHeldBack } from '@exam/shared-schema/access';
import type { Context } from '../context.ts';
import { tallierOf, type Tallier } from '../marked-answers/index.ts';
import type { ReadKeyedPaper } from './keyed-papers.ts';
import { isWithheld, type AttemptRow } from './result.ts';

/**
 * What marks the questions of an attempt with the paper's current key.
 * @returns a factory: each reader looks every paper up once. The reader returns null for an attempt whose questions are not
 * shown to its student: before the key is released (ST7), and if the attempt does not earn it (ST71). Sums over topics
 * would reveal which answers were right.
 */
export function tallyAttempts({ clock, installation }: Context, papers: ReadKeyedPaper) {
  return () => {
    const known = new Map<string, ReturnType<typeof read>>();
    const read = async (packageVersion: string) => {
      const paper = await papers(packageVersion);
      return paper === null ? null : { ...paper, tallier: tallierOf(paper.keyed) };
    };
    return async (row: Pick<AttemptRow, 'packageVersion' | 'flags' | 'ranked'>): Promise<Tallier | null> => {
      const asked = known.get(row.packageVersion) ?? read(row.packageVersion);
      known.set(row.packageVersion, asked);
      const paper = await asked;
      if (paper === null) return null;
      const { keyed, policy, tallier } = paper;
      const now = clock.now();
      if (isHeldBack(policy.heldUntil, now)) return null;
      if (isWithheld(row, keyed, { ...policy, installation, now })) return null;
      return tallier;
    };
  };
}
