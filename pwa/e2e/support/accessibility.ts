import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isFull } from '../../../scripts/vitest/size.ts';

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

/** Both sizes, both themes and both languages. Colours do not depend on the language: contrast is measured in English. */
const LOOKS = [
  { size: PHONE, colorScheme: 'light', language: 'en' },
  { size: DESKTOP, colorScheme: 'light', language: 'hi' },
  { size: DESKTOP, colorScheme: 'dark', language: 'en' },
  { size: PHONE, colorScheme: 'dark', language: 'hi' },
  { size: PHONE, colorScheme: 'dark', language: 'en' },
  { size: DESKTOP, colorScheme: 'dark', language: 'hi' },
  { size: DESKTOP, colorScheme: 'light', language: 'en' },
  { size: PHONE, colorScheme: 'light', language: 'hi' },
] as const;
type Look = (typeof LOOKS)[number];

/** LA2: as when another tab of the device chooses it: at once, with whatever is open staying open. */
async function speak(page: Page, language: 'en' | 'hi'): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.lang);
  if (shown.startsWith(language)) return;
  await page.evaluate((chosen) => {
    localStorage.setItem('prep-language', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'prep-language' }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang.startsWith(chosen), language);
}

/**
 * Texts and buttons whose words do not fit where they stand. What is cut off on purpose has its whole text as a title;
 * what hangs out of a button with an icon alone is its tooltip, and out of a cell of the palette its badge.
 */
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
        (element) =>
          isCut(element) &&
          element.closest('.visually-hidden, .button-icon, .palette-cell, [title], svg, .katex') === null,
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
 * what does not fit. `npm test` gives each page one of these looks, and the next page the next one.
 * @param which 'themes' for the gallery, which has every part and no Hindi: both themes, in English.
 */
export async function findingsEverywhere(page: Page, which: 'every' | 'themes' = 'every'): Promise<string[]> {
  const found: string[] = [];
  for (const look of looksAt(page, which)) found.push(...(await findingsIn(page, look)));
  // Other steps of a test look for English.
  await speak(page, 'en');
  return found;
}

function looksAt(page: Page, which: 'every' | 'themes'): readonly Look[] {
  const time = which === 'every' ? (times.get(page) ?? 0) : 0;
  times.set(page, time + 1);
  const looks = isFull ? LOOKS : LOOKS.filter((_look, index) => index === time % LOOKS.length);
  return which === 'every' ? looks : looks.filter(({ language }) => language === 'en');
}

async function findingsIn(page: Page, { size, colorScheme, language }: Look): Promise<string[]> {
  await page.setViewportSize(size);
  // Without motion, or a colour is measured on its way from one theme to the other.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await speak(page, language);
  await settled(page);
  let seen = await findingsNow(page, language);
  if (seen.length > 0) {
    // On a busy machine a page is drawn for its new size some frames later: what is still there then is a finding.
    await page.waitForTimeout(500);
    await settled(page);
    seen = await findingsNow(page, language);
  }
  return seen.map((finding) => `${page.url()} ${size.width} ${colorScheme} ${language}: ${finding}`);
}

/** What listens to the size and the theme has heard of them in the first frame, and is drawn anew in the second. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

async function findingsNow(page: Page, language: Look['language']): Promise<string[]> {
  return [...(await findings(page, { contrast: language === 'en' })), ...(await misfits(page))];
}

async function misfits(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const sideways = overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
  return [...sideways, ...(await clippedTexts(page))];
}
