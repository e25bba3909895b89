import type { PaperPackage } from '@exam/shared-schema/paper-package';
import type { AttemptFlag } from '@exam/shared-schema/contract';
import { mayRank } from './flags.ts';

type Policy = Pick<PaperPackage, 'resultsPolicy'>;

/** ST8: the key has never been on devices, neither under the paper's current policy nor under the version of the attempt. */
export function keyStayedHere(today: Policy, sat: Policy): boolean {
  return [today, sat].every(({ resultsPolicy }) => resultsPolicy === 'after-sync');
}

/** The basis for whether an attempt ranks: its flags, or an administrator's decision. */
export interface Standing {
  readonly flags: readonly AttemptFlag[];
  readonly ranked: boolean;
}

/**
 * ST71: whether the student of an attempt at a ranked paper sees the key, the explanations and the marks per
 * question. They are also shown for a later attempt that could rank, since its student saw them with the first.
 */
export function earnsKey({ flags, ranked }: Standing): boolean {
  return ranked || mayRank(flags);
}
