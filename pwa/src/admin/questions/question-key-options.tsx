import type { WholeQuestion } from '@exam/shared-schema/contract';
import { Button, Chip, FieldSet, optionLetter, RichText } from '../../ui/index.ts';
import type { Form } from '../form/use-form.ts';
import { valueAt } from '../form/values.ts';

interface KeyOptionsProps {
  readonly question: Pick<WholeQuestion, 'type' | 'options'>;
  readonly form: Form;
}

const HINTS = {
  MCQ: 'Where several are chosen, any of them is right.',
  MSQ: 'All of them together are the answer.',
} as const;

const ALTERNATIVES = 'key.alternatives';

/** BK13: the correct options; for a multi-select question also the alternative sets that are accepted. */
export function KeyOptions({ question: { type, options }, form }: KeyOptionsProps) {
  if (type === 'Numerical') return null;
  const setsAt = (name: string) => (valueAt(form.values, name) ?? []) as readonly (readonly string[])[];
  const others = setsAt(ALTERNATIVES);
  const change = (sets: readonly (readonly string[])[]) => form.set(ALTERNATIVES, sets);
  return (
    <>
      <OptionSet name="key.correct" label="Right options" hint={HINTS[type]} options={options} form={form} />
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
      {type === 'MSQ' && (
        <Button icon="plus" className="form-retry" onClick={() => change([...others, []])}>
          Accept another set
        </Button>
      )}
    </>
  );
}

interface OptionSetProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: WholeQuestion['options'];
  readonly form: Form;
  /** Overrides the form's value for the name. */
  readonly chosen?: readonly string[];
}

function OptionSet({ name, label, hint, options, form, chosen: given }: OptionSetProps) {
  const chosen = given ?? (valueAt(form.values, name) as readonly string[]);
  const choose = (id: string, isChosen: boolean) => {
    const next = options.filter(({ _id }) => (_id === id ? isChosen : chosen.includes(_id)));
    form.set(
      name,
      next.map(({ _id }) => _id),
    );
  };
  return (
    <FieldSet label={label} hint={hint} error={form.errors[name]}>
      <div className="bank-choices">
        {options.map(({ _id, text }, place) => (
          <Chip key={_id} checked={chosen.includes(_id)} onChange={(checked) => choose(_id, checked)}>
            <span className="bank-choice">
              {optionLetter(place)} <RichText text={text} inline />
            </span>
          </Chip>
        ))}
      </div>
    </FieldSet>
  );
}
