import { lazily } from './lazily.ts';

const conjunction = lazily((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const languages = lazily((locale) => new Intl.DisplayNames([locale], { type: 'language' }));

/** 'Physics, Chemistry and Maths'. */
export function formatList(names: readonly string[]): string {
  return conjunction().format(names);
}

/** A language's name in itself: 'English', 'हिन्दी'. @param tag of the language (BCP 47). */
export function formatLanguage(tag: string): string {
  return languages(tag).of(tag) ?? tag;
}
