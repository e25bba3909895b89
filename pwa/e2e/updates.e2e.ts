import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoData } from '../../scripts/vitest/provided.ts';
import { findingsEverywhere } from './support/accessibility.ts';
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

const SETTLED_MS = 10_000;
const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

/** The browser looks for a newer worker; one that refuses to install is no error of the page. */
function lookForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });
}

/** What the browser knows of a newer worker. */
function workerStates(page: Page): Promise<{ installing: boolean; waiting: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { installing: registration.installing !== null, waiting: registration.waiting !== null };
  });
}

function runsNextBuild(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.scripts].some((script) => script.src.endsWith('next.js')));
}

async function rewrite(path: string, renamed: ReadonlyMap<string, string>): Promise<void> {
  let text = await readFile(path, 'utf8');
  for (const [from, to] of renamed) text = text.replaceAll(from, to);
  // The list of the precache names files without a hash by their revision.
  await writeFile(path, `${text.replaceAll(/[0-9a-f]{32}/g, reversed)}\n`);
}

/** ST73: the precache list holds a digest of each file. */
async function withDigests(worker: string, app: string): Promise<string> {
  let text = worker;
  for (const [entry, digest, url] of worker.matchAll(/\{"integrity":"([^"]+)"[^{}]*"url":"([^"]+)"\}/g)) {
    const content = await readFile(join(app, url ?? ''));
    const now = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    text = text.replace(entry, entry.replace(digest ?? '', now));
  }
  return text;
}

const reversed = (digest: string): string => [...digest].reverse().join('');

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
    // Without the compressed copies, which would still be those of the build before.
    await cp(BUILT, app, { recursive: true, filter: (file) => !file.endsWith('.br') });
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

  /** Another build: every part has another name, and the old parts are gone. */
  async function deploy(): Promise<void> {
    const assets = join(app, 'assets');
    const renamed = new Map<string, string>();
    for (const file of await readdir(assets)) {
      if (!file.endsWith('.js')) continue;
      renamed.set(file, file.replace(/\.js$/, 'next.js'));
    }
    for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to));
    const texts = [...renamed.values()].map((file) => join(assets, file));
    for (const path of [...texts, join(app, 'index.html'), join(app, 'maths-assets.json')])
      await rewrite(path, renamed);
    const worker = join(app, 'sw.js');
    await rewrite(worker, renamed);
    await writeFile(worker, await withDigests(await readFile(worker, 'utf8'), app));
  }

  it('[SY9] neither installs nor asks while an attempt is open, and comes after the seal', async () => {
    const other = await browser.context.newPage();
    await other.goto(server.url);
    // A page behind another one draws no frames, so nothing can be clicked in it.
    await page.bringToFront();
    await page.goto(server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await deploy();
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
