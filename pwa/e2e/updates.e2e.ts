import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoData } from '../../scripts/vitest/provided.ts';
import { findingsEverywhere } from './support/accessibility.ts';
import { BUILT, putBuild, renameParts } from './support/another-build.ts';
import { RealBrowser, scratchFolder } from './support/browser.ts';
import { copyFolder } from './support/prepared-device.ts';
import { RealServer } from './support/server.ts';
import {
  PHONE,
  savePaper,
  SHORT_PAPER,
  signIn,
  startExam,
  submitExam,
  waitSaved,
} from './support/student.ts';
import { lookForUpdate, workerStates } from './support/worker-updates.ts';

const SETTLED_MS = 10_000;

function runsNextBuild(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.scripts].some((script) => script.src.endsWith('next.js')));
}

describe('a deploy in the middle of an exam', () => {
  const removals: (() => Promise<void>)[] = [];
  let app: string;
  let server: RealServer;
  let browser: RealBrowser;
  let page: Page;

  beforeAll(async () => {
    const folders = await Promise.all(['app', 'data', 'profile'].map((name) => scratchFolder(name)));
    removals.push(...folders.map((folder) => folder.remove));
    const [appFolder = '', data = '', profile = ''] = folders.map((folder) => folder.path);
    app = join(appFolder, 'dist');
    copyFolder(demoData(), data);
    await putBuild(BUILT, app);
    server = await RealServer.start(data, undefined, { APP_DIR: app });
    browser = await RealBrowser.open(profile);
    page = await browser.page();
    await page.setViewportSize(PHONE);
    await signIn(page, server.url);
    await savePaper(page, server.url, SHORT_PAPER);
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    for (const remove of removals) await remove();
  });

  it('[SY9] neither installs nor asks while an attempt is open, and comes after the seal', async () => {
    const other = await browser.context.newPage();
    await other.goto(server.url);
    // A page behind another one draws no frames, so nothing can be clicked in it.
    await page.bringToFront();
    await page.goto(server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await renameParts(app);
    await lookForUpdate(page);
    await expect
      .poll(() => workerStates(page), { timeout: SETTLED_MS })
      .toEqual({ installing: false, waiting: false });
    await browser.context.newPage().then((another) => another.close());
    await page.reload();
    await page.getByRole('timer').waitFor();
    await expect
      .poll(() => workerStates(page), { timeout: SETTLED_MS })
      .toEqual({ installing: false, waiting: false });
    // A part of the old build that was never asked for before: the results, served by the old worker.
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByText('A new version of Prep is ready.').waitFor();
    await other.bringToFront();
    await other.getByText('A new version of Prep is ready.').waitFor();
    await page.bringToFront();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => runsNextBuild(page), { timeout: SETTLED_MS }).toBe(true);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    // Only the page that asked for the update is reloaded.
    expect(await runsNextBuild(other)).toBe(false);
  });
});
