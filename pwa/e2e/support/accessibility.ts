import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Axing {
  /** Measuring every text against its ground takes nine tenths of the time. */
  readonly contrast: boolean;
}

/** What axe finds on a page as it is; it looks into no frame, and a page of the app has none. */
export async function findings(page: Page, { contrast }: Axing = { contrast: true }): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has a frame, which axe would leave out`);
  // Half a megabyte of script: once for each document, not for each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (enabled) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    // Every rule runs; only what passes is not told in detail, which costs more than finding it.
    const { violations } = await inPage.run({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, contrast);
}

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Both sizes and both themes; every pair of them in CI and in a full run. */
const LOOKS = [
  { size: PHONE, colorScheme: 'light', always: true },
  { size: PHONE, colorScheme: 'dark', always: false },
  { size: DESKTOP, colorScheme: 'light', always: false },
  { size: DESKTOP, colorScheme: 'dark', always: true },
] as const;
const everyPair = process.env['PREP_LOOKS'] === 'all' || process.env['PREP_FULL'] === '1';

/** LA2: as when another tab of the device chooses it: at once, with whatever is open staying open. */
async function speak(page: Page, language: 'en' | 'hi'): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('prep-language', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'prep-language' }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang.startsWith(chosen), language);
}

/** Texts and buttons whose words do not fit where they stand. What is cut off on purpose has its whole text as a title. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
        nodeType === Node.TEXT_NODE ? data?.trim() !== '' : false,
      );
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const cutsX = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
      const cutsY = overflowY === 'hidden' || overflowY === 'clip';
      const isButton = element.matches('button, [class*="button"]');
      return (
        ((cutsX || isButton) && element.scrollWidth > element.clientWidth + 1) ||
        (cutsY && element.scrollHeight > element.clientHeight + 2)
      );
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.clientWidth > 2 && (hasWords(element) || element.matches('button')))
      .filter(
        (element) => isCut(element) && element.closest('.visually-hidden, [title], svg, .katex') === null,
      )
      .map(
        (element) => `cut off: ${element.tagName} ${element.className} "${element.textContent.slice(0, 60)}"`,
      );
  });
}

/** How often each page was looked at. */
const times = new WeakMap<Page, number>();

/**
 * Looked at on a phone and on a desktop, light and dark, in English and Hindi: what axe finds, what scrolls sideways, and
 * what does not fit. A share of the looks measures contrast in one theme each time,
 * the other the next time; a share of the gallery, which has every part, in both.
 */
export async function findingsEverywhere(
  page: Page,
  contrast: 'every' | 'share' = 'share',
): Promise<string[]> {
  const time = times.get(page) ?? 0;
  times.set(page, time + 1);
  const looks = LOOKS.filter(({ always }) => always || everyPair);
  const found: string[] = [];
  for (const [place, { size, colorScheme }] of looks.entries()) {
    await page.setViewportSize(size);
    // Without motion, or a colour is measured on its way from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const where = `${page.url()} ${size.width} ${colorScheme}`;
    const measured = everyPair || contrast === 'every' || place === time % looks.length;
    found.push(...(await findings(page, { contrast: measured })).map((finding) => `${where} ${finding}`));
    found.push(...(await misfits(page)).map((misfit) => `${where} ${misfit}`));
    // Colours do not depend on the language.
    if (everyPair || place === 0) {
      await speak(page, 'hi');
      const inHindi = [...(await findings(page, { contrast: false })), ...(await misfits(page))];
      found.push(...inHindi.map((finding) => `${where} in Hindi ${finding}`));
      await speak(page, 'en');
    }
  }
  return found;
}

async function misfits(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const sideways = overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
  return [...sideways, ...(await clippedTexts(page))];
}
