import { patterns } from './paths/paths.ts';
import { consolePattern } from './app/paths-of-console.ts';
import { chosenLanguage, LOCALES } from './sentences/language.ts';
import { looksSignedOut } from './state/looks-signed-out.ts';
import { applyTheme } from './ui/theme.ts';

/*
 * A script of its own, which the document waits for before it shows anything: what index.html draws by itself is in the
 * chosen theme, and not there at all where a page has the whole screen to itself.
 */
applyTheme();

const { pathname } = location;
const whole =
  [patterns.exam, patterns.examLowerCase].some((path) => path === pathname) || consolePattern.test(pathname);
document.documentElement.toggleAttribute('data-whole-screen', whole);
document.documentElement.toggleAttribute('data-stranger', pathname === '/' && looksSignedOut());

/*
 * The sentences of the first screen are in a file for each language, and only that of this one is fetched: beside the
 * app's scripts, which need it as soon as they run.
 */
const language = chosenLanguage();
document.documentElement.lang = LOCALES[language];
const file = document.querySelector<HTMLMetaElement>('meta[name="first-sentences"]')?.dataset[language];
if (file !== undefined) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file });
  link.fetchPriority = 'low';
  document.head.append(link);
}

/*
 * The browser opens its databases on another thread, which takes a phone as long as the app's scripts take to run: it begins
 * here, beside them. A browser that refuses tells the app so when the app asks.
 */
void indexedDB.databases?.().catch(() => undefined);
