import type { WholeQuestion } from '@exam/shared-schema/contract';
import { Chip, FieldSet, lettered, RichText } from '../../ui/index.ts';
import type { Form } from '../form/use-form.ts';
import { valueAt } from '../form/values.ts';

interface OptionSetProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: WholeQuestion['options'];
  readonly form: Form;
  /** Overrides the form's value for the name. */
  readonly chosen?: readonly string[];
}

/** Chooses some of the options. */
export function OptionSet({ name, label, hint, options, form, chosen: given }: OptionSetProps) {
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
        {lettered(options).map(({ _id, text, name: letter }) => (
          <Chip key={_id} checked={chosen.includes(_id)} onChange={(checked) => choose(_id, checked)}>
            <span className="bank-choice">
              {letter} <RichText text={text} inline />
            </span>
          </Chip>
        ))}
      </div>
    </FieldSet>
  );
}
