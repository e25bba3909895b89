import { estimateText } from './supply-text.ts';
import { countTopics, type SetupChoice } from './setup-choice.ts';
import type { Supply } from './use-supply.ts';

interface FitHintProps {
  /** Null until it is loaded. */
  readonly supply: Supply | null;
  readonly choice: SetupChoice;
}

/** GN12: the test that the choice would make; nothing while none is chosen or nothing is known. */
export function FitHint({ supply, choice }: FitHintProps) {
  if (supply === null || countTopics(choice) === 0) return null;
  return (
    <p className="setup-hint num" role="status">
      {estimateText(supply.estimate(choice))}
    </p>
  );
}
