import type { Field } from './field.ts';

/** Messages by field name ('address.city', 'features.0.text'); messages that belong to no field are under ''. */
export type FieldErrors = Readonly<Record<string, string>>;

type Path = readonly PropertyKey[];

/** The name of the field that a path of the body belongs to: the path itself, or the field that contains it. */
export function fieldNameOf(fields: readonly Field[], path: Path): string {
  const parts = path.map(String);
  const isIn = (name: string) => `${parts.join('.')}.`.startsWith(`${name}.`);
  const field = fields.find((each) => isIn(each.name) || (each.kind === 'ends' && isIn(each.upTo)));
  if (field === undefined) return '';
  if (field.kind !== 'rows') return field.name;
  const [index, ...rest] = parts.slice(field.name.split('.').length);
  const inner = fieldNameOf(field.fields, rest);
  return index === undefined || inner === '' ? field.name : `${field.name}.${index}.${inner}`;
}

/**
 * The first message of every field.
 * @param stopAtFirst only the first message, in the order of the contract's schema.
 */
export function sentences(
  fields: readonly Field[],
  issues: readonly { readonly path: Path; readonly message: string }[],
  stopAtFirst: boolean,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of stopAtFirst ? issues.slice(0, 1) : issues) {
    errors[fieldNameOf(fields, path)] ??= message;
  }
  return errors;
}

/** The same for the server's errors, whose paths are dotted. */
export function refusedFields(
  fields: readonly Field[],
  refused: Readonly<Record<string, string>>,
): FieldErrors {
  const issues = Object.entries(refused).map(([path, message]) => ({ path: path.split('.'), message }));
  return sentences(fields, issues, false);
}

/** The errors without those of a field and of its nested fields. */
export const withoutErrorsOf = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([other]) => !`${other}.`.startsWith(`${name}.`)));

/** The errors of the fields inside a row, by the names of these fields. */
export function errorsInside(errors: FieldErrors, prefix: string): FieldErrors {
  const inside = Object.entries(errors).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(inside.map(([name, sentence]) => [name.slice(prefix.length), sentence]));
}
