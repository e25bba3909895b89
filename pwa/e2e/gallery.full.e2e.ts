import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings, findingsEverywhere } from './support/accessibility.ts';
import { RealBrowser, scratchFolder } from './support/browser.ts';
import { PHONE } from './support/student.ts';

const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** Hundreds of parts, each measured against its ground in four looks. */
const WHOLE_GALLERY_MS = 300_000;
const FIRST_PAGE_MS = 120_000;

/** The gallery is for development alone: no build has it, so it is served as `npm run dev` serves it. */
describe('axe finds nothing in the gallery of the parts, and nothing scrolls sideways', () => {
  const removals: (() => Promise<void>)[] = [];
  let development: ViteDevServer;
  let browser: RealBrowser;
  let page: Page;

  beforeAll(async () => {
    const folders = await Promise.all(['profile', 'vite'].map((name) => scratchFolder(name)));
    removals.push(...folders.map((folder) => folder.remove));
    const [profile, cache] = folders.map((folder) => folder.path);
    development = await createServer({
      configFile: CONFIG,
      cacheDir: cache ?? '',
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0, hmr: false },
    });
    await development.listen();
    browser = await RealBrowser.open(profile ?? '');
    page = await browser.page();
  });

  afterAll(async () => {
    await browser?.close();
    await development?.close();
    for (const remove of removals) await remove();
  });

  /** The parts that come with the first formula change the page's height. */
  async function open(path: string): Promise<void> {
    const [url] = development.resolvedUrls?.local ?? [];
    // The first page waits until every module was built.
    await page.goto(`${url}${path}`, { timeout: FIRST_PAGE_MS });
    await page.locator('.katex').first().waitFor();
  }

  it(
    'every part as it stands, and what is said in passing',
    async () => {
      await open('dev/ui');
      for (const name of ['Show a toast', 'Show a toast with an action', 'Show a bad toast'])
        await page.getByRole('button', { name, exact: true }).click();
      await page.getByText('The paper could not be saved.').waitFor();
      expect(await findingsEverywhere(page, 'themes')).toEqual([]);
    },
    WHOLE_GALLERY_MS,
  );

  it('the exam room, its palette and its last question', async () => {
    await open('dev/ui?room');
    expect(await findingsEverywhere(page, 'themes')).toEqual([]);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findingsEverywhere(page, 'themes')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: /^Question palette, / }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
  });
});
