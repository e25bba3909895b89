import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoData } from '../../scripts/vitest/provided.ts';
import { BUILT, putBuild, renameParts } from './support/another-build.ts';
import { RealBrowser, scratchFolder } from './support/browser.ts';
import { newestLog, readDatabase } from './support/device-storage.ts';
import { copyFolder } from './support/prepared-device.ts';
import { RealServer } from './support/server.ts';
import {
  PHONE,
  resumeExam,
  savePaper,
  SHORT_PAPER,
  signIn,
  startExam,
  submitExam,
  waitSaved,
} from './support/student.ts';
import { lookForUpdate, workerStates } from './support/worker-updates.ts';
import { reportSeen } from './support/world.ts';

/** The folder of an app that was built from an earlier version; without one, today's app is both, with other names for its parts. */
const OLDER_BUILD = process.env['PREP_OLDER_APP'];

const SETTLED_MS = 20_000;
const UPDATE_IS_READY = 'A new version of Prep is ready.';

/** The first part of a build, which no other build has under this name. */
async function firstPartOf(build: string): Promise<string> {
  const page = await readFile(join(build, 'index.html'), 'utf8');
  const [, name] = /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(page) ?? [];
  if (name === undefined) throw new Error(`${build} has no first part`);
  return name;
}

const runs = (page: Page, part: string) =>
  page.evaluate((name) => [...document.scripts].some(({ src }) => src.endsWith(name)), part);

const isOn = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number} `) }).waitFor();

async function answer(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await waitSaved(page);
}

/** Answers the first two questions, and goes to the third. */
async function beginExam(page: Page): Promise<void> {
  await startExam(page, SHORT_PAPER);
  for (const number of [1, 2]) {
    await answer(page, String(number));
    await page.getByRole('button', { name: 'Save & Next', exact: true }).click();
    await isOn(page, number + 1);
  }
}

const chosen = (page: Page) => page.getByRole('radio', { checked: true }).count();

describe('a device with an older app, at a server and with a build of today', () => {
  const removals: (() => Promise<void>)[] = [];
  let browser: RealBrowser | undefined;
  let server: RealServer;
  let app: string;
  let [olderPart, partOfToday] = ['', ''];
  let [begun, ready] = ['', ''];

  const folder = async (name: string) => {
    const { path, remove } = await scratchFolder(name);
    removals.push(remove);
    return path;
  };
  /** One device after the other. */
  const open = async (profile: string) => {
    await browser?.close();
    browser = await RealBrowser.open(profile);
    const page = await browser.page();
    await page.setViewportSize(PHONE);
    return page;
  };

  beforeAll(async () => {
    const data = await folder('data');
    copyFolder(demoData(), data);
    app = join(await folder('app'), 'dist');
    await putBuild(OLDER_BUILD ?? BUILT, app);
    olderPart = await firstPartOf(app);
    server = await RealServer.start(data, undefined, { APP_DIR: app });
    [begun, ready] = [await folder('begun'), await folder('ready')];
    for (const profile of [begun, ready]) {
      const page = await open(profile);
      await signIn(page, server.url);
      await savePaper(page, server.url, SHORT_PAPER);
      if (profile === begun) await beginExam(page);
    }
    await browser?.close();
    browser = undefined;
    // A deploy: the server starts anew, with the build of today.
    await server.stop();
    await putBuild(BUILT, app);
    if (OLDER_BUILD === undefined) await renameParts(app);
    partOfToday = await firstPartOf(app);
    expect(partOfToday).not.toBe(olderPart);
    server = await server.restart({ APP_DIR: app });
  });

  afterEach(async ({ task }) => {
    if (browser !== undefined) await reportSeen(task, browser);
  });

  afterAll(async () => {
    await browser?.kill();
    await server?.kill();
    for (const remove of removals) await remove();
  });

  it('[SY9] [SY11] goes on with an attempt that it had begun, hands it in, and is updated after the seal', async () => {
    const page = await open(begun);
    await page.goto(server.url);
    await resumeExam(page);
    await isOn(page, 3);
    expect(await runs(page, olderPart)).toBe(true);
    await answer(page, '3');
    await lookForUpdate(page);
    const none = { installing: false, waiting: false };
    await expect.poll(() => workerStates(page), { timeout: SETTLED_MS }).toEqual(none);
    const { attempt, events } = await newestLog(page);
    expect(events.filter(({ type }) => type === 'answered')).toHaveLength(3);

    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByText(UPDATE_IS_READY).waitFor();
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => runs(page, partOfToday), { timeout: SETTLED_MS }).toBe(true);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    const { receipts = [], outbox } = await readDatabase(page);
    expect(outbox).toEqual([]);
    expect(receipts).toMatchObject([{ attemptId: attempt['attemptId'] }]);
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page.getByText('Showing 30 of 30 questions').waitFor();
  });

  it('[SY9] [QT1] goes on in the app of today, at the same question and with the same answers, where the update waited before the exam', async () => {
    const page = await open(ready);
    await page.goto(server.url);
    await page.getByText(UPDATE_IS_READY).waitFor();
    await beginExam(page);
    expect(await runs(page, olderPart)).toBe(true);
    const before = await newestLog(page);

    const later = await open(ready);
    await later.goto(server.url);
    await expect.poll(() => runs(later, partOfToday), { timeout: SETTLED_MS }).toBe(true);
    await resumeExam(later);
    await isOn(later, 3);
    expect(await chosen(later)).toBe(0);
    const after = await newestLog(later);
    expect(after.attempt['attemptId']).toBe(before.attempt['attemptId']);
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
    for (const number of [2, 1]) {
      await later.keyboard.press('ArrowLeft');
      await isOn(later, number);
      expect(await chosen(later)).toBe(1);
    }
    await answer(later, '4');
    await submitExam(later);
    await later.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    expect((await readDatabase(later))['outbox']).toEqual([]);
    await later.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await later.getByText('Showing 30 of 30 questions').waitFor();
  });
});
