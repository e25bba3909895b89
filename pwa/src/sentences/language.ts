/** The languages of the app itself; papers have languages of their own (PK9). */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Numbers are grouped and dates formatted as in India; both use Western digits. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

export const STORAGE_KEY = 'prep-language';
/** Used until the page is closed if the browser refuses storage. */
let unstored: Language | null = null;

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text);

/** LA1: the language chosen on this device, else the first supported language of the browser, else English. */
export function chosenLanguage(): Language {
  return unstored ?? stored() ?? browsers() ?? 'en';
}

function stored(): Language | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return isLanguage(text) ? text : null;
  } catch {
    return null;
  }
}

function browsers(): Language | null {
  for (const tag of navigator.languages) {
    const [language = ''] = tag.split('-');
    if (isLanguage(language)) return language;
  }
  return null;
}

/** Stored where the browser allows it. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
    unstored = null;
  } catch {
    unstored = language;
  }
}
