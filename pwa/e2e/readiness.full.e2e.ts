import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { findingsEverywhere } from './support/accessibility.ts';
import { RealBrowser, scratchFolder } from './support/browser.ts';
import { newestLog, readDatabase } from './support/device-storage.ts';
import { FaultyFiles } from './support/faulty-files.ts';
import { precachedIn } from './support/precached.ts';
import {
  cardOf,
  PHONE,
  reachCard,
  SHORT_PAPER,
  signIn,
  startExam,
  waitSaved,
  WARM_UP,
} from './support/student.ts';
import { reportSeen, useWorld } from './support/world.ts';

const INSTALLED = { timeout: 60_000, interval: 250 };
const COMPLETE = { missing: [], damaged: [] };

describe('a first visit on a line that spoils files', () => {
  const world = useWorld([], { isNewDevice: true });
  let line: FaultyFiles;
  let browser: RealBrowser;
  let page: Page;
  let removeProfile: () => Promise<void>;

  beforeEach(async () => {
    line = await FaultyFiles.open(world.server.port);
    const profile = await scratchFolder('readiness');
    removeProfile = profile.remove;
    browser = await RealBrowser.open(profile.path);
    page = await browser.page();
    await page.setViewportSize(PHONE);
  });

  afterEach(async ({ task }) => {
    await reportSeen(task, browser);
    await browser.close();
    line.close();
    await removeProfile();
  });

  const hasActiveWorker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    });

  /** Sets a flag that a reload clears. */
  const mark = () => page.evaluate(() => void Object.assign(window, { notReloaded: true }));
  const isMarked = () => page.evaluate(() => 'notReloaded' in window);

  async function save(title: string): Promise<void> {
    await reachCard(page, title);
    await page.getByRole('button', { name: `Save ${title} for offline` }).click();
    await page.getByRole('button', { name: `Save ${title} for offline` }).waitFor({ state: 'detached' });
    await cardOf(page, title).locator('.progress').waitFor({ state: 'detached' });
  }

  it('[ST73] [PK11] ends with a worker that has every file, without a reload, and the exam survives one with no network', async () => {
    line.spoil(/^\/sw\.js/, { kind: 'refuse', status: 503 }, 1);
    line.spoil(/terms-conditions/, { kind: 'refuse', status: 503 }, 2);
    line.spoil(/receipt-screen.*\.js/, { kind: 'refuse', status: 429, retryAfterSeconds: 2 }, 1);
    line.spoil(/sync-screen.*\.js/, { kind: 'cut' }, 2);
    line.spoil(/analysis-page.*\.js/, { kind: 'truncate' }, 2);
    await signIn(page, line.url);
    await mark();
    await expect.poll(hasActiveWorker, INSTALLED).toBe(true);
    expect(await precachedIn(page)).toEqual(COMPLETE);
    expect(await isMarked()).toBe(true);
    await save(SHORT_PAPER);
    await cardOf(page, SHORT_PAPER).getByText('Saved for offline').waitFor();
    line.offline = true;
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await page.reload();
    await page.getByRole('timer').waitFor();
  });

  it('[ST73] [PK12] says neither saved nor ready before every file is there, and says it by itself afterwards', async () => {
    line.spoil(/terms-conditions/, { kind: 'refuse', status: 503 });
    await signIn(page, line.url);
    await save(SHORT_PAPER);
    const card = cardOf(page, SHORT_PAPER);
    await card.getByText('Prep itself is being fetched').waitFor();
    expect(await card.getByText('Saved for offline').count()).toBe(0);
    await page.getByRole('link', { name: `Start ${SHORT_PAPER}` }).click();
    await page.getByRole('heading', { name: 'Not ready for offline yet' }).waitFor();
    expect(await page.getByText('It needs no network from here to the end.').count()).toBe(0);
    const appLine = page.getByRole('listitem').filter({ hasText: /^App/ });
    await appLine.getByText(/\d+ of \d+ files/).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    // The student may start all the same.
    expect(await page.getByRole('button', { name: 'Start Test' }).isEnabled()).toBe(true);
    line.heal();
    await page.getByRole('heading', { name: 'Ready for offline', exact: true }).waitFor({ timeout: 60_000 });
    await page.getByText('It needs no network from here to the end.').waitFor();
    await appLine.getByText('Complete on this device').waitFor();
    expect(await precachedIn(page)).toEqual(COMPLETE);
    await page.getByRole('link', { name: 'Prep, home' }).click();
    await reachCard(page, SHORT_PAPER);
    await card.getByText('Saved for offline').waitFor();
  });

  it('[ST73] a file that the browser lost or damaged is noticed and fetched again, with an exam open too', async () => {
    await signIn(page, line.url);
    await expect.poll(hasActiveWorker, INSTALLED).toBe(true);
    await save(SHORT_PAPER);
    await startExam(page, SHORT_PAPER);
    await waitSaved(page);
    // Counted as it is done: the app may have fetched them again before another look at the cache has ended.
    const spoiled = await page.evaluate(async () => {
      const counts = { lost: 0, damaged: 0 };
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          if (url.includes('receipt-screen')) counts.lost += Number(await cache.delete(url));
          if (/analysis-page.*\.js/.test(url)) {
            const headers = { 'content-type': 'text/javascript' };
            await cache.put(url, new Response('const half', { headers }));
            counts.damaged += 1;
          }
        }
      }
      return counts;
    });
    expect(spoiled.lost).toBeGreaterThan(0);
    expect(spoiled.damaged).toBe(1);
    const { attempt } = await newestLog(page);
    await page.goto(`${line.url}/exam/${String(attempt['testId'])}/start`);
    await page.getByRole('heading', { name: 'This exam is in progress' }).waitFor();
    await expect.poll(() => precachedIn(page), INSTALLED).toEqual(COMPLETE);
  });

  it('[ST73] [PK3] [PK4] an image of the paper or a part of KaTeX that was lost is noticed and fetched again', async () => {
    await signIn(page, line.url);
    await expect.poll(hasActiveWorker, INSTALLED).toBe(true);
    await save(WARM_UP);
    await save(SHORT_PAPER);
    const mathsFiles = () => page.evaluate(async () => (await (await caches.open('maths')).keys()).length);
    const saved = { images: (await readDatabase(page))['images']?.length, maths: await mathsFiles() };
    expect(saved.images).toBeGreaterThan(0);
    await page.evaluate(loseImagesAndStyles);
    expect(await mathsFiles()).toBeLessThan(saved.maths);
    for (const title of [WARM_UP, SHORT_PAPER]) {
      await page.goto(line.url);
      await reachCard(page, title);
      await page.getByRole('link', { name: `Start ${title}` }).click();
      await page.getByRole('heading', { name: 'Ready for offline', exact: true }).waitFor();
    }
    expect(await mathsFiles()).toBe(saved.maths);
    expect((await readDatabase(page))['images']).toHaveLength(saved.images ?? 0);
  });
});

/** Runs in the page: deletes every saved image, and the stylesheets of KaTeX. */
async function loseImagesAndStyles(): Promise<void> {
  const maths = await caches.open('maths');
  for (const { url } of await maths.keys()) if (url.endsWith('.css')) await maths.delete(url);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('prep');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(String(request.error)));
  });
  const transaction = database.transaction('images', 'readwrite');
  transaction.objectStore('images').clear();
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}
