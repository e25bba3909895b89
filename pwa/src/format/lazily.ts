/** The language that the app is written in; numbers are grouped and dates are ordered as in India. */
export const LOCALE = 'en-IN';

/**
 * A formatter that is made when it is first needed, once for each locale: on a phone each takes up to a millisecond, and
 * most screens need none or one.
 */
export function lazily<Formatter>(make: (locale: string) => Formatter): (locale?: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale = LOCALE) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const formatter = make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
