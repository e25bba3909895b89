import { DataIcon, FieldSet, GradientTile } from '../../ui/index.ts';
import type { ControlProps } from './control.tsx';
import { textOf } from './values.ts';

interface LookChoiceProps extends ControlProps<'icon' | 'gradient' | 'colour'> {
  /** Classes to names. */
  readonly from: Readonly<Record<string, string>>;
}

/** A choice between looks, each with a preview. The current value is offered too, even if it is not in the list. */
export function LookChoice({ field, from, values, errors, set, prefix }: LookChoiceProps) {
  const chosen = textOf(values, field.name);
  const isOther = chosen !== '' && !Object.hasOwn(from, chosen);
  const offers = Object.entries(isOther ? { ...from, [chosen]: 'As it is' } : from);
  return (
    <FieldSet label={field.label} hint={field.hint} error={errors[field.name]}>
      <div className="looks">
        {offers.map(([classes, name]) => (
          <label key={classes} className="look" data-chosen={classes === chosen || undefined}>
            <input
              type="radio"
              name={`${prefix}${field.name}`}
              checked={classes === chosen}
              onChange={() => set(field.name, classes)}
            />
            {field.kind === 'icon' ? (
              <span className="shown" aria-hidden="true">
                <DataIcon icon={classes} />
              </span>
            ) : (
              <GradientTile gradient={classes} />
            )}
            <span className="look-name">{name}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
