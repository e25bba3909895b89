import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { RealBrowser, scratchFolder } from './support/browser.ts';
import { FaultyFiles, type Fault } from './support/faulty-files.ts';
import { PHONE, PRACTICE, reachCard, signIn, submitExam, waitSaved } from './support/student.ts';
import { reportSeen, useWorld } from './support/world.ts';

const NO_WORKER: Fault = { kind: 'refuse', status: 503 };
/** Every tool that this paper offers, as the phone's list names them. */
const TOOLS = ['Rough work', 'Question paper', 'Text size', 'Instructions', 'AI assistant', 'Keys'];

const LOADED = { timeout: 30_000, interval: 250 };
/** ST73: every lazy part that an exam or its result may need while there is no network. */
const PARTS_OF_AN_EXAM = [
  'exam-screen',
  'calculator-panel',
  'rough-work-panel',
  'paper-panel',
  'text-size-panel',
  'language-panel',
  'instructions-panel',
  'assistant-panel',
  'keys-panel',
  'moved-exam',
  'page-sync-loop',
  'result-screen',
  'analysis-page',
  'sync-screen',
  'receipt-screen',
  'hand-in-file',
];

describe('a part of the app that does not arrive whole, with no worker to have it', () => {
  const world = useWorld([], { isNewDevice: true });
  let line: FaultyFiles;
  let browser: RealBrowser;
  let page: Page;
  let removeProfile: () => Promise<void>;
  let errors: string[];

  beforeEach(async () => {
    line = await FaultyFiles.open(world.server.port);
    line.spoil(/^\/sw\.js/, NO_WORKER);
    const profile = await scratchFolder('lost-parts');
    removeProfile = profile.remove;
    browser = await RealBrowser.open(profile.path);
    page = await browser.page();
    await page.setViewportSize(PHONE);
    errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await signIn(page, line.url);
    await reachCard(page, PRACTICE);
  });

  afterEach(async ({ task }) => {
    await reportSeen(task, browser);
    await browser.close();
    line.close();
    await removeProfile();
  });

  const mark = () => page.evaluate(() => void Object.assign(window, { notReloaded: true }));
  const isMarked = () => page.evaluate(() => 'notReloaded' in window);
  /** The parts of an exam whose scripts this page has loaded. */
  const loadedParts = async () => {
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ responseStatus }) => responseStatus === 200)
        .map(({ name }) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1]),
    );
    return PARTS_OF_AN_EXAM.filter((part) => scripts.includes(part));
  };
  const toStart = () => page.getByRole('link', { name: `Start ${PRACTICE}` }).click();
  const startButton = () => page.getByRole('button', { name: 'Start Test' });

  it('[PK13] is fetched again where the line was cut in the middle of it', async () => {
    line.spoil(/start-screen.*\.js/, { kind: 'cut' }, 2);
    await toStart();
    await startButton().waitFor();
  });

  it('[PK13] is fetched again where it was refused, in place', async () => {
    line.spoil(/start-screen.*\.js/, { kind: 'refuse', status: 503 }, 2);
    line.spoil(/start-screen.*\.css/, { kind: 'refuse', status: 503 }, 1);
    line.spoil(/\/packages-.*\.js/, { kind: 'refuse', status: 429 }, 1);
    await mark();
    await toStart();
    await startButton().waitFor();
    expect(
      await page.evaluate(() =>
        [...document.styleSheets].some((sheet) => sheet.href?.includes('start-screen')),
      ),
    ).toBe(true);
    await startButton().click();
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).waitFor();
    expect(await isMarked()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('[PK13] is fetched again where half of it arrived as if that were all', async () => {
    line.spoil(/start-screen.*\.js/, { kind: 'truncate' }, 1);
    await toStart();
    await startButton().waitFor();
    expect(errors).toEqual([]);
  });

  it('[PK13] says so in place where the line stays down, and goes on by itself when it is back', async () => {
    await mark();
    line.offline = true;
    await page.getByRole('link', { name: 'Sync', exact: true }).click();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    line.offline = false;
    await page.getByRole('heading', { name: 'Sync', exact: true }).waitFor({ timeout: 90_000 });
    expect(await isMarked()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('[ST73] [PK13] is there before the exam starts: with the line gone, tools, submit and result open, and nothing leaves the exam', async () => {
    await toStart();
    await startButton().click();
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).waitFor();
    await expect.poll(loadedParts, LOADED).toEqual(PARTS_OF_AN_EXAM);
    await mark();
    line.offline = true;
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).click();
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
    await page.keyboard.press('1');
    await waitSaved(page);
    for (const tool of TOOLS) {
      await page.getByRole('button', { name: 'Tools', exact: true }).click();
      await page.getByRole('button', { name: tool, exact: true }).click();
      await page.getByRole('button', { name: new RegExp(`^Close ${tool}`, 'i') }).click();
    }
    await submitExam(page);
    await page.getByText('Marked on this device').first().waitFor();
    expect(await isMarked()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('[PK13] never leaves an open exam: a tool that is not there says so in its place', async () => {
    line.spoil(/text-size-panel/, { kind: 'refuse', status: 503 });
    await toStart();
    await startButton().click();
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).click();
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
    await page.keyboard.press('1');
    await waitSaved(page);
    await mark();
    line.offline = true;
    await page.getByRole('button', { name: 'Tools', exact: true }).click();
    await page.getByRole('button', { name: 'Text size', exact: true }).click();
    await page.getByText('Text size could not be loaded').waitFor();
    expect(await isMarked()).toBe(true);
    line.heal();
    line.offline = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Larger' }).waitFor();
    expect(await isMarked()).toBe(true);
    expect(errors).toEqual([]);
  });
});
