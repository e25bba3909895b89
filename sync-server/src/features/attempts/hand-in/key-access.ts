import type { PaperPackage } from '@exam/shared-schema/paper-package';
import type { AttemptFlag } from '@exam/shared-schema/contract';
import { mayRank } from './flags.ts';

type Policy = Pick<PaperPackage, 'resultsPolicy'>;

/** ST8: neither by what the paper says today nor by the version that was sat has the key been on devices. */
export function keyStayedHere(today: Policy, sat: Policy): boolean {
  return [today, sat].every(({ resultsPolicy }) => resultsPolicy === 'after-sync');
}

/** What decides whether an attempt ranks: what was noticed, or an administrator's word. */
export interface Standing {
  readonly flags: readonly AttemptFlag[];
  readonly ranked: boolean;
}

/**
 * ST71: whether an attempt at a paper that ranks earns its student the key, the explanations and what was given for
 * each question. A later attempt that could rank is told them too: its student had them with the first.
 */
export function earnsKey({ flags, ranked }: Standing): boolean {
  return ranked || mayRank(flags);
}
