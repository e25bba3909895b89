import { shownLocale } from '../sentences/index.ts';

/**
 * A formatter that is created on first use, once for each locale: on a phone each takes up to a millisecond to create,
 * and most screens need at most one.
 */
export function lazily<Formatter>(make: (locale: string) => Formatter): (locale?: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale = shownLocale()) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const formatter = make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
