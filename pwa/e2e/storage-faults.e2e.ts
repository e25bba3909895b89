import type { Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { newestLog, readDatabase } from './support/device-storage.ts';
import { savePaper, SHORT_PAPER, signIn, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

/** Limits what the site may store, as a full disk does; -1 lifts the limit. */
async function setQuota(page: Page, origin: string, bytes: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const limit = bytes < 0 ? {} : { quotaSize: bytes };
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...limit });
  await session.detach();
}

describe('a full disk', () => {
  const world = useWorld();
  let page: Page;
  afterEach(async () => setQuota(page, world.server.url, -1));

  it('[PK3] while saving a paper gives a clear sentence and leaves nothing half saved', async () => {
    page = await world.page();
    await signIn(page, world.server.url);
    await setQuota(page, world.server.url, 1);
    await page.getByRole('button', { name: `Save ${SHORT_PAPER} for offline` }).click();
    await page.getByText('There is not enough free space on this device.').waitFor();
    expect((await readDatabase(page))['packages']).toEqual([]);
    await setQuota(page, world.server.url, -1);
    await savePaper(page, world.server.url, SHORT_PAPER);
  });

  it('[AT3] while answering keeps the answer in memory, says so, saves as a file, and writes it once there is room', async () => {
    page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await waitSaved(page);
    await setQuota(page, world.server.url, 1);
    await page.keyboard.press('2');
    await page.getByText('This device did not save your last answer.').waitFor();
    await page.locator('.light-not-saved').waitFor();
    expect(await page.locator('input[type=radio]:checked').count()).toBe(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { events: { type: string }[] };
    expect(file.events.map((event) => event.type)).toContain('answered');

    await setQuota(page, world.server.url, -1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitSaved(page);
    expect((await newestLog(page)).events.at(-1)?.type).toBe('answered');
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });
});

describe('storage that the browser cleared', () => {
  const world = useWorld([SHORT_PAPER]);

  it('is told, and what had reached the server is there again after logging in', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    const results = page.url();
    await page.goto('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: world.server.url, storageTypes: 'indexeddb' });
    await page.goto(world.server.url);
    await page.getByText("The browser has cleared this site's storage.").waitFor();
    await signIn(page, world.server.url);
    await page.goto(results);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });
});
