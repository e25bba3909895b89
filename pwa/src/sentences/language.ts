/** The languages of the app's own sentences; what a paper says is in the paper's languages (PK9). */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Numbers are grouped and dates ordered as in India; digits are the same in both. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

export const STORAGE_KEY = 'prep-language';
/** Holds until the page is closed, where the browser refuses storage. */
let unstored: Language | null = null;

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text);

/** LA1: what was chosen on this device, else the first of the browser's languages that there is, else English. */
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

/** Remembered where the browser allows it. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
    unstored = null;
  } catch {
    unstored = language;
  }
}
