import { patterns } from './paths/paths.ts';
import { consolePattern } from './app/console-pattern.ts';
import { chosenLanguage, LOCALES } from './sentences/language.ts';
import { looksSignedOut } from './state/looks-signed-out.ts';
import { applyTheme } from './ui/theme.ts';

/* A separate script that blocks rendering, so that the static content of index.html already has the chosen theme,
   and is hidden on pages that fill the whole screen. */
applyTheme();

const { pathname } = location;
const whole =
  [patterns.exam, patterns.examLowerCase].some((path) => path === pathname) || consolePattern.test(pathname);
document.documentElement.toggleAttribute('data-whole-screen', whole);
document.documentElement.toggleAttribute('data-stranger', pathname === '/' && looksSignedOut());

/* The texts of the first screen are in one file per language. Only the current language is preloaded, in parallel
   with the app's scripts, which need it as soon as they run. */
const language = chosenLanguage();
document.documentElement.lang = LOCALES[language];
const file = document.querySelector<HTMLMetaElement>('meta[name="first-sentences"]')?.dataset[language];
if (file !== undefined) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file });
  link.fetchPriority = 'low';
  document.head.append(link);
}

/* Opening IndexedDB takes as long on a phone as running the app's scripts, but happens on another thread, so it
   starts here in parallel. If the browser refuses, the app finds out when it opens the database itself. */
void indexedDB.databases?.().catch(() => undefined);
