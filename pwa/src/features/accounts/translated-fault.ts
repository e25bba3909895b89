import { translate } from '../../sentences/index.ts';
import { shownFault, type Entered, type Step } from './registration-steps.ts';

/** The sentence under a step's field, in the language that is shown (LA3). */
export function spokenFault(step: Step, entered: Entered): string | undefined {
  const fault = shownFault(step, entered);
  return fault === undefined ? undefined : translate(fault);
}
