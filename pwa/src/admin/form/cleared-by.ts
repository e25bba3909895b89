import { blankOf, type Field } from './field.ts';
import type { FieldValue } from './values.ts';

/** The blank values of the fields that have to be cleared when this field changes. */
export function clearedBy(
  { clears }: { readonly clears?: readonly string[] | undefined },
  fields: readonly Field[],
): Readonly<Record<string, FieldValue>> {
  const cleared = fields.filter(({ name }) => clears?.includes(name));
  return Object.fromEntries(cleared.map((other) => [other.name, blankOf(other)]));
}
