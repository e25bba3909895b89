import { blankOf, type Field } from './field.ts';
import { isList, valueAt, withValue, type FieldValue, type Values } from './values.ts';

/** What the fields hold of a row, each blank where the row says nothing. @param row {} for a form that creates. */
export function valuesOfFields(fields: readonly Field[], row: object): Values {
  const members = row as Readonly<Record<string, FieldValue>>;
  let values: Values = {};
  for (const field of fields) {
    const member = field.name.split('.')[0] ?? '';
    // The other members of a nested object are sent back as they are.
    if (member in members && !(member in values)) values = { ...values, [member]: members[member] };
    values = withValue(values, field.name, completed(field, valueAt(values, field.name)));
    if (field.kind === 'ends') values = withValue(values, field.upTo, members[field.upTo] ?? field.max);
  }
  return values;
}

/** Nothing is what the kind of field holds while nothing is chosen; to too few rows blank ones are added. */
function completed(field: Field, value: FieldValue): FieldValue {
  const blank = blankOf(field);
  if (value === undefined) return blank;
  if (field.kind !== 'rows' || !isList(value) || !isList(blank)) return value;
  return [...value, ...blank.slice(value.length)];
}

/**
 * What is sent: where nothing was typed for a number, or a list has no rows, what the field names instead; nothing of a
 * field that is not shown, which could be refused where nobody sees it.
 */
export function withoutBlanks(fields: readonly Field[], values: Values): Values {
  return fields.reduce((all, field) => {
    if (field.isShown?.(values, values) === false) return without(all, field.name);
    const isNumber = field.kind === 'number' && typeof field.none === 'number';
    if (isNumber && valueAt(all, field.name) === '') return withValue(all, field.name, field.none);
    const isNullable = field.kind === 'rows' && field.none === null;
    return isNullable && isEmptyList(valueAt(all, field.name)) ? withValue(all, field.name, null) : all;
  }, values);
}

const without = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([member]) => member !== name));

const isEmptyList = (value: FieldValue) => isList(value) && value.length === 0;
