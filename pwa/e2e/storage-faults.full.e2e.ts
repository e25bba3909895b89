import type { Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { newestLog, readDatabase } from './support/device-storage.ts';
import {
  reachCard,
  resumeExam,
  savePaper,
  SHORT_PAPER,
  signIn,
  startExam,
  submitExam,
  waitSaved,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

/**
 * From now on IndexedDB refuses every write, as it does on a full disk; false lets it write again. DevTools' own quota
 * override does not reach IndexedDB, and a disk of a fixed size needs an administrator's rights.
 */
function setDiskFull(page: Page, full: boolean): Promise<void> {
  return page.evaluate((isFull) => {
    const store = IDBObjectStore.prototype as IDBObjectStore & {
      prepWrites?: Pick<IDBObjectStore, 'add' | 'put'>;
    };
    store.prepWrites ??= { add: store.add, put: store.put };
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    store.add = isFull ? refuse : store.prepWrites.add;
    store.put = isFull ? refuse : store.prepWrites.put;
  }, full);
}

/** From now on every write is undone at its commit, after it seemed to go well; false lets the next ones stand. */
function setCommitsFailing(page: Page, failing: boolean): Promise<void> {
  return page.evaluate((isFailing) => {
    const transaction = IDBTransaction.prototype as IDBTransaction & { prepCommit?: () => void };
    transaction.prepCommit ??= transaction.commit;
    transaction.commit = isFailing ? transaction.abort : transaction.prepCommit;
  }, failing);
}

describe('a full disk', () => {
  const world = useWorld([], { isNewDevice: true });

  it('[PK3] while saving a paper gives a clear sentence and leaves nothing half saved', async () => {
    const page = await world.page();
    await signIn(page, world.server.url);
    const save = page.getByRole('button', { name: `Save ${SHORT_PAPER} for offline` });
    // The list itself is kept on the disk: it has to be there before the disk is full.
    await reachCard(page, SHORT_PAPER);
    await setDiskFull(page, true);
    await save.click();
    await page.getByText('There is not enough free space on this device.').waitFor();
    expect((await readDatabase(page))['packages']).toEqual([]);
    await setDiskFull(page, false);
    await savePaper(page, world.server.url, SHORT_PAPER);
  });

  it('[AT3] while answering keeps the answer in memory, says so, saves as a file, and writes it once there is room', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await waitSaved(page);
    await setDiskFull(page, true);
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

    await setDiskFull(page, false);
    await waitSaved(page);
    expect((await newestLog(page)).events.at(-1)?.type).toBe('answered');
  });

  it('[AT3] that shows only when an answer is committed: it is not called saved, and is written again', async () => {
    const page = await world.page();
    const { length: before } = (await newestLog(page)).events;
    await setCommitsFailing(page, true);
    await page.keyboard.press('3');
    await page.locator('.light-not-saved').waitFor();
    expect((await newestLog(page)).events).toHaveLength(before);
    await setCommitsFailing(page, false);
    await waitSaved(page);
    expect((await newestLog(page)).events.at(-1)).toMatchObject({ type: 'answered', seq: before });
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

describe('storage that does not open', () => {
  const world = useWorld([SHORT_PAPER]);

  /** IndexedDB never answers, as seen after a crash: the first page's, or every page's. */
  async function neverAnswers(page: Page, pages: 'first' | 'all'): Promise<void> {
    await page.clock.install();
    await page.addInitScript((which) => {
      const seen = Number(sessionStorage.getItem('pages') ?? 0);
      sessionStorage.setItem('pages', String(seen + 1));
      if (which === 'all' || seen === 0)
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    }, pages);
  }

  it('for once is opened by a page that is loaded anew, by itself', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await waitSaved(page);
    await page.close();
    const next = await world.browser.context.newPage();
    await neverAnswers(next, 'first');
    await next.goto(world.server.url);
    await next.clock.fastForward(11_000);
    await resumeExam(next);
    await next.getByRole('timer').waitFor();
    await next.close();
  });

  it('at all is told, and the page is not loaded in a loop', async () => {
    const page = await world.browser.context.newPage();
    await neverAnswers(page, 'all');
    await page.goto(world.server.url);
    const told = page.getByText("This device's storage does not open.");
    const loadedAnew = page.waitForEvent('load');
    await page.clock.fastForward(11_000);
    await loadedAnew;
    expect(await told.count()).toBe(0);
    await page.clock.fastForward(11_000);
    await told.waitFor();
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('pages'))).toBe('2');
  });
});
