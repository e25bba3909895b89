import { blankOf, type Field } from './field.ts';
import { valueAt, withValue, type FieldValue, type Values } from './values.ts';

/** What the fields hold of a row, each blank where the row says nothing. @param row {} for a form that creates. */
export function valuesOfFields(fields: readonly Field[], row: object): Values {
  const members = row as Readonly<Record<string, FieldValue>>;
  let values: Values = {};
  for (const field of fields) {
    const member = field.name.split('.')[0] ?? '';
    // The other members of a nested object are sent back as they are.
    if (member in members && !(member in values)) values = { ...values, [member]: members[member] };
    if (valueAt(values, field.name) === undefined) values = withValue(values, field.name, blankOf(field));
  }
  return values;
}
