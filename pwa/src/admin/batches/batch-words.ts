import type { ImportedLine, SittingState } from '@exam/shared-schema/contract';
import type { Tone } from '../../ui/index.ts';

/** BA20 */
export const STATES: Readonly<Record<SittingState, string>> = {
  none: 'Not saved',
  saved: 'Saved',
  sitting: 'Sitting',
  silent: 'Silent',
  'handed-in': 'Handed in',
};

export const TONES: Readonly<Record<SittingState, Tone>> = {
  none: 'neutral',
  saved: 'neutral',
  sitting: 'ok',
  silent: 'warn',
  'handed-in': 'accent',
};

/** BA7 */
export const OUTCOMES: Readonly<Record<ImportedLine['outcome'], string>> = {
  added: 'Added',
  'member-already': 'In the batch already',
  doubled: 'The address stands above already',
  'not-an-address': 'No e-mail address',
  'unknown-address': 'No student of the college has this address',
  'of-another-organisation': 'Not a member of this college',
  'not-a-student': 'Not the account of an active student',
};
