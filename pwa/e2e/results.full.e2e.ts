import { readFileSync } from 'node:fs';
import type { Receipt } from '@exam/shared-schema/attempt';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { readDatabase } from './support/device-storage.ts';
import { PRACTICE, startExam, submitExam, waitSaved, WARM_UP } from './support/student.ts';
import { useWorld, type World } from './support/world.ts';

/** Question 1 is answered twice, the second is left for a while, the others stay blank. */
async function sitWarmUp(page: Page, world: World): Promise<string> {
  await page.goto(world.server.url);
  await startExam(page, WARM_UP);
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await waitSaved(page);
  await submitExam(page);
  await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  return new URL(page.url()).pathname;
}

describe('results and receipts', () => {
  const world = useWorld([WARM_UP]);
  let address = '';

  it('the result shows the score, what it is made of, and where the time went, in pictures with words', async () => {
    const page = await world.page();
    address = await sitWarmUp(page, world);
    const plot = page.getByRole('figure', { name: /^Time on each question/ });
    // SY14: the questions come some seconds after the score.
    await plot.waitFor();
    for (const words of ['Total Questions', 'Obtained Marks', 'Percentage', 'Performance Analytics'])
      expect(await page.getByText(words, { exact: true }).count(), words).toBe(1);
    expect(await page.getByRole('figure', { name: 'Right answers by topic' }).count()).toBe(1);
    expect(await plot.getByRole('row').allTextContents()).toHaveLength(4);
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('the result is saved as a picture, which names the student only if that is wanted', async () => {
    const page = await world.page();
    await page.goto(world.server.url + address);
    await page.getByRole('button', { name: 'Share as a picture' }).click();
    const picture = page.getByRole('img', { name: /of 16$/ });
    const drawn = () =>
      picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight, source: image.src };
      });
    const nameless = await drawn();
    expect(nameless).toMatchObject({ width: 1080, height: 1350 });
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('switch', { name: 'Show my name' }).click();
    await expect.poll(async () => (await drawn()).source).not.toBe(nameless.source);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('prep-result.png');
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  it('[AT7] the analysis tells the path of a question and, once seen, does so offline', async () => {
    const page = await world.page();
    await page.goto(world.server.url + address);
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page.getByText('Showing 4 of 4 questions').waitFor();
    const first = page.getByRole('article', { name: /^Question 1,/ });
    await first.getByText('Your path: 2 visits, 1 change of answer').click();
    expect((await first.locator('.results-path li span').allTextContents()).slice(1, 3)).toEqual([
      'Answered A',
      'Answered B',
    ]);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('tab', { name: /^Unanswered/ }).click();
    await page.getByText('Showing 3 of 4 questions').waitFor();
    await world.server.stop();
    await page.reload();
    // What was chosen is in the address.
    await page.getByText('Showing 3 of 4 questions').waitFor();
    await page.getByRole('tab', { name: /^All/ }).click();
    await page.getByText('Showing 4 of 4 questions').waitFor();
    await page.getByText('Your path: 2 visits, 1 change of answer').waitFor();
    world.server = await world.server.restart();
  });

  it('[AT1] on a device that never had the log the path comes from the server', async () => {
    const page = await world.page();
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('prep');
        request.onsuccess = () => resolve(request.result);
      });
      const stores = ['attempts', 'events'];
      await new Promise<void>((resolve) => {
        const transaction = database.transaction(stores, 'readwrite');
        for (const store of stores) transaction.objectStore(store).clear();
        transaction.oncomplete = () => resolve();
      });
      database.close();
    });
    await page.goto(`${world.server.url}${address}/analysis`);
    await page.getByText('Your path: 2 visits, 1 change of answer').waitFor();
  });

  it('[SY4] anyone checks a receipt, offline once the keys were seen; a changed one is told what does not fit', async () => {
    const page = await world.page();
    const receipt = (await readDatabase(page))['receipts']?.[0]?.['receipt'] as Receipt;
    await page.goto(`${world.server.url}${address}`);
    await page.getByRole('link', { name: 'Check a receipt' }).click();
    const check = async (text: string) => {
      await page.getByLabel('Receipt').fill(text);
      await page.getByRole('button', { name: 'Check' }).click();
    };
    await check(JSON.stringify(receipt));
    await page.getByText('This receipt is genuine.').waitFor();
    expect(await page.getByText('It is yours.').count()).toBe(1);
    expect(await findingsEverywhere(page)).toEqual([]);

    await world.server.stop();
    await page.reload();
    await check(JSON.stringify({ ...receipt, receivedAt: '2020-01-01T00:00:00.000Z' }));
    await page.getByText('this was changed: the time of receipt.').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await check('{"attemptId":"a"}');
    await page.getByText('This is not a receipt.').waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'receipt.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(receipt, null, 2)),
    });
    await page.getByText('This receipt is genuine.').waitFor();
    world.server = await world.server.restart();
  });
});

describe('[PK8] a practice paper with results on the spot', () => {
  const world = useWorld([PRACTICE]);

  it('[PK8] is marked on the device with the server away, and verified once it is back', async () => {
    const page = await world.page();
    await world.server.stop();
    await page.goto(world.server.url);
    await startExam(page, PRACTICE);
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('2');
    await waitSaved(page);
    await submitExam(page);
    await page.getByText('Marked on this device, verified later by the server.').waitFor();
    const marks = await page.locator('.score-obtained').textContent();
    expect(await findingsEverywhere(page)).toEqual([]);
    expect((await readDatabase(page))['results']).toEqual([]);
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page.getByText('Showing 10 of 10 questions').waitFor();
    expect(await page.getByText('Explanation').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Back to Results' }).click();

    world.server = await world.server.restart();
    await page.getByText('Verified by the server.').waitFor();
    expect(await page.locator('.score-obtained').textContent()).toBe(marks);
    await page.getByRole('button', { name: 'Save as file' }).waitFor();
    expect((await readDatabase(page))['results']).toHaveLength(1);
  });
});
