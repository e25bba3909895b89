import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newestLog, readDatabase } from './support/device-storage.ts';
import { openServerDatabase } from './support/server-database.ts';
import { SHORT_PAPER, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

/** The browser clears the site's database, as 'Clear site data' does and as it does itself when the disk is full. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.detach();
}

/** From now on every text that the page shows is noted. */
async function noteTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const note = () => seen.push(document.body.innerText);
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { seenTexts: seen });
  });
}

const notedTexts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seenTexts: string[] }).seenTexts);

describe('storage that the browser clears during an exam', () => {
  const world = useWorld([SHORT_PAPER]);

  it('[AT26] costs no answer, shows no login, is reported, and the attempt is handed in under its id', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    for (const key of ['1', 'ArrowRight', '2', 'ArrowRight', '3']) await page.keyboard.press(key);
    await waitSaved(page);
    const before = await newestLog(page);
    await noteTexts(page);

    await clearStorage(page, world.server.url);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await page.getByText("The browser cleared this site's storage during your exam.").waitFor();
    await waitSaved(page);
    const after = await newestLog(page);
    expect(after.attempt['attemptId']).toBe(before.attempt['attemptId']);
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
    expect(after.events.filter(({ type }) => type === 'answered')).toHaveLength(4);
    expect((await readDatabase(page))['session']).toHaveLength(1);

    await clearStorage(page, world.server.url);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    const refused = /Authentication Required|not on this device|could not be/;
    expect((await notedTexts(page)).filter((text) => refused.test(text))).toEqual([]);
    await expect.poll(async () => (await readDatabase(page))['receipts']?.length).toBe(1);
    const database = openServerDatabase(world.server.dataDir);
    const received = database.prepare('select * from attempts').all() as Record<string, unknown>[];
    database.close();
    expect(JSON.stringify(received.map(Object.values))).toContain(String(before.attempt['attemptId']));
  });
});
