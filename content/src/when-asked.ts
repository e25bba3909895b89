/**
 * Makes a value when it is first asked for, and keeps it: every start of the server evaluates all templates, and needs few of
 * their tables.
 */
export function whenAsked<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
