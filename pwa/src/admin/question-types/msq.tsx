import type { AnswerKey } from '@exam/shared-schema/question-types';
import { Button } from '../../ui/index.ts';
import { valueAt } from '../form/values.ts';
import { unlessEmpty, type KeyControlsProps, type KeyEditor } from './contract.ts';
import { mcqEditor } from './mcq.tsx';
import { OptionSet } from './option-set.tsx';

const ALTERNATIVES = 'key.alternatives';

/** BK13: the correct options, and the alternative sets that are accepted. */
function Controls({ options, form }: KeyControlsProps) {
  const others = (valueAt(form.values, ALTERNATIVES) ?? []) as readonly (readonly string[])[];
  const change = (sets: readonly (readonly string[])[]) => form.set(ALTERNATIVES, sets);
  return (
    <>
      <OptionSet
        name="key.correct"
        label="Right options"
        hint="All of them together are the answer."
        options={options}
        form={form}
      />
      {others.map((_, place) => (
        <div key={place} className="bank-choices">
          <OptionSet
            name={`${ALTERNATIVES}.${place}`}
            label={`Also accepted, set ${place + 1}`}
            options={options}
            form={form}
            chosen={others[place] ?? []}
          />
          <Button onClick={() => change(others.filter((__, other) => other !== place))}>
            {`Remove set ${place + 1}`}
          </Button>
        </div>
      ))}
      <Button icon="plus" className="form-retry" onClick={() => change([...others, []])}>
        Accept another set
      </Button>
    </>
  );
}

export const msqEditor: KeyEditor<Extract<AnswerKey, { type: 'MSQ' }>> = {
  ...mcqEditor,
  Controls,
  valuesOf: ({ correct, alternatives = [] }) => ({ correct, alternatives }),
  keyIn: ({ correct, alternatives }) => ({
    correct,
    alternatives: unlessEmpty(alternatives as readonly string[][]),
  }),
};
