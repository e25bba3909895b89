import { formatNumber } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Segmented } from '../../ui/index.ts';
import { chooseLength, type SetupChoice } from './setup-choice.ts';
import type { Supply } from './use-supply.ts';

/** Numbers of questions of a short test. */
const SHORT_TESTS = [10, 20, 30] as const;
const ALL = 'all';

/** GN90: the short tests that a choice can make. Empty until its supply is known. */
export function shortTestsOf<Choice extends SetupChoice>(choice: Choice, supply: Supply | null): number[] {
  if (supply === null) return [];
  const whole = supply.estimate(chooseLength(choice, null)).fit.questions;
  return SHORT_TESTS.filter(
    (questions) => questions < whole && supply.estimate(chooseLength(choice, questions)).outcome === 'enough',
  );
}

interface LengthChoiceProps {
  readonly choice: SetupChoice;
  readonly shortTests: readonly number[];
  readonly onChange: (choice: SetupChoice) => void;
}

/** How many questions the test has: as many as the exam asks of these topics, or fewer. */
export function LengthChoice({ choice, shortTests, onChange }: LengthChoiceProps) {
  const words = say.setup.type.length;
  if (shortTests.length === 0) return null;
  return (
    <div className="setup-length">
      <span aria-hidden="true">{words.title}</span>
      <Segmented
        label={words.title}
        options={[
          { value: ALL, label: words.all },
          ...shortTests.map((questions) => ({ value: `${questions}`, label: formatNumber(questions) })),
        ]}
        value={choice.questions === undefined ? ALL : `${choice.questions}`}
        onChange={(value) => onChange(chooseLength(choice, value === ALL ? null : Number(value)))}
      />
    </div>
  );
}
