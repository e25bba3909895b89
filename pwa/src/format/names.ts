import { lazily } from './lazily.ts';

const conjunction = lazily((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const languages = lazily((locale) => new Intl.DisplayNames([locale], { type: 'language' }));

/** 'Physics, Chemistry and Maths'. */
export function formatList(names: readonly string[]): string {
  return conjunction().format(names);
}

/** The name of a language in that language: 'English', 'हिन्दी'. @param tag BCP 47. */
export function formatLanguage(tag: string): string {
  return languages(tag).of(tag) ?? tag;
}
