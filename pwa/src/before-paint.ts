import { patterns } from './paths/paths.ts';
import { consolePattern } from './app/paths-of-console.ts';
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
