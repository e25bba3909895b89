import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDatabase } from './support/device-storage.ts';
import { HOME_SCRIPTS_KB, kilobytes, namedScripts } from './support/scripts.ts';
import { startExam, waitSaved, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';
import { itInFull } from '../../scripts/vitest/size.ts';

/** The files of sentences that the page itself asks for from now on; the worker fetches both languages afterwards. */
function sentencesOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker() === null && /\/assets\/(base|home|exam)-/.test(pathname)) files.add(pathname);
  });
  return files;
}

async function namedFiles(page: Page): Promise<{ en: string; hi: string }> {
  const { en = '', hi = '' } = await page
    .locator('meta[name="first-sentences"]')
    .evaluate((meta: HTMLMetaElement) => ({ ...meta.dataset }));
  return { en, hi };
}

describe('the language', () => {
  const world = useWorld([WARM_UP], { isNewDevice: true });
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
  });

  it.each([
    ['en', 'hi'],
    ['hi', 'en'],
  ] as const)(
    '[LA2] the first screen in %s has nothing of %s, and no more scripts than it may',
    async (language, other) => {
      const fresh = await world.browser.context.browser()?.newContext();
      const visit = await (fresh ?? world.browser.context).newPage();
      await visit.addInitScript((chosen) => localStorage.setItem('prep-language', chosen), language);
      const asked = sentencesOf(visit);
      await visit.goto(world.server.url);
      await visit.getByRole('article').first().waitFor();
      const files = await namedFiles(visit);
      expect(asked).toContain(files[language]);
      expect(asked).not.toContain(files[other]);
      const scripts = [...(await namedScripts(visit, world.server.url)), files[language]];
      // Named in the page, so that it is fetched beside the entry that needs it.
      expect(scripts.filter((name) => name.includes('/libraries-'))).toHaveLength(1);
      expect(kilobytes(scripts)).toBeLessThan(HOME_SCRIPTS_KB);
      await visit.close();
      await fresh?.close();
    },
  );

  it('[LA5] a first page in Hindi looks whether the device can draw it', async () => {
    const fresh = await world.browser.context.browser()?.newContext();
    const visit = await (fresh ?? world.browser.context).newPage();
    await visit.addInitScript(() => localStorage.setItem('prep-language', 'hi'));
    const looked = visit.waitForRequest(/\/assets\/devanagari-/);
    await visit.goto(world.server.url);
    expect((await looked).method()).toBe('GET');
    await visit.close();
    await fresh?.close();
  });

  itInFull('[LA2] is chosen in the menu, at once and for good', async () => {
    await page.goto(world.server.url);
    await page.getByRole('button', { name: /^Menu, / }).click();
    await page.getByRole('dialog').getByText('हिन्दी', { exact: true }).click();
    await page.getByRole('dialog', { name: /^नमस्ते/ }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'परिणाम' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi-IN');
    await page.getByRole('button', { name: /^मेन्यू, / }).click();
    await page.getByRole('dialog').getByText('English', { exact: true }).click();
    await page.getByRole('dialog', { name: /^Hello/ }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('[LA2] is changed in the exam with no network, and neither the answer nor what is being typed is lost', async () => {
    await page.goto(world.server.url);
    await startExam(page, WARM_UP);
    await page.keyboard.press('2');
    await waitSaved(page);
    const before = (await readDatabase(page))['events']?.length;
    await world.server.stop();
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.getByRole('dialog').getByText('हिन्दी', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi-IN');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'सहेजें और अगला' }).waitFor();
    expect(await page.locator('.option[aria-checked="true"], .option input:checked').count()).toBe(1);
    expect((await readDatabase(page))['events']).toHaveLength(before ?? -1);
    await page.getByRole('timer').waitFor();
    world.server = await world.server.restart();
  });
});
