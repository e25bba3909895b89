import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page as it is. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Looked at on a phone and on a desktop, light and dark. */
export async function findingsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion, or a colour is measured on its way from one theme to the other.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const where = `${page.url()} ${size.width} ${colorScheme}`;
      found.push(...(await findings(page)).map((finding) => `${where} ${finding}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${where} scrolls sideways by ${overflow} px`);
    }
  }
  return found;
}
