import { translate } from '../../sentences/index.ts';
import { shownFault, type Entered, type Step } from './registration-steps.ts';

/** The error under a step's field, in the current language (LA3). */
export function translatedFault(step: Step, entered: Entered): string | undefined {
  const fault = shownFault(step, entered);
  return fault === undefined ? undefined : translate(fault);
}
