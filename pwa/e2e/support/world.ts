import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, type TestContext } from 'vitest';
import { demoData } from '../../../scripts/vitest/provided.ts';
import { RealBrowser, scratchFolder } from './browser.ts';
import { copyDevice, copyFolder, installedDevice, PREPARED_PAPER, readyDevice } from './prepared-device.ts';
import { RealServer } from './server.ts';
import { PHONE, savePaper, signIn } from './student.ts';

/** One real server and one real browser profile, for the tests of one file. */
export interface World {
  server: RealServer;
  browser: RealBrowser;
  readonly profile: string;
  /** A page of the size of a phone in the browser as it is now. */
  page(): Promise<Page>;
  /** The browser is gone and comes back with the same profile: a cold start. */
  reopen(how: 'close' | 'kill'): Promise<Page>;
  /** A page of the size of a phone in a further browser with the app installed, where nobody was ever signed in. */
  otherDevice(): Promise<Page>;
}

interface WorldOptions {
  /** Of the server, where the tests need others. */
  readonly settings?: () => Promise<Record<string, string>>;
  /** For tests of a first visit: otherwise the app is installed before the tests begin, and nobody was ever signed in. */
  readonly isNewDevice?: boolean;
}

/**
 * @param papers titles to save for the demo student before the tests begin; the paper of a prepared device is saved beside
 *   them. The page may show nothing yet.
 */
export function useWorld(
  papers: readonly string[] = [],
  { settings, isNewDevice = false }: WorldOptions = {},
): World {
  const removals: (() => Promise<void>)[] = [];
  const others: RealBrowser[] = [];
  const world = { profile: '' } as { -readonly [key in keyof World]: World[key] };

  beforeAll(async () => {
    const data = await scratchFolder('data');
    const profile = await scratchFolder('profile');
    removals.push(data.remove, profile.remove);
    world.profile = profile.path;
    // A session of a device that was prepared is as long as the server's settings then said.
    const isReady = !isNewDevice && settings === undefined && papers.length > 0;
    let port: number | undefined;
    if (isNewDevice) copyFolder(demoData(), data.path);
    else port = copyDevice(await (isReady ? readyDevice() : installedDevice()), data.path, profile.path);
    const env = await settings?.();
    const starts = await Promise.allSettled([
      RealServer.start(data.path, port, env).then((server) => (world.server = server)),
      RealBrowser.open(profile.path).then((browser) => (world.browser = browser)),
    ]);
    // Only now, so that what did start is there to be stopped.
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    const page = await world.page();
    if (!isReady && papers.length > 0) await signIn(page, world.server.url);
    const unsaved = papers.filter((title) => !isReady || title !== PREPARED_PAPER);
    for (const title of unsaved) await savePaper(page, world.server.url, title);
  });

  afterEach(async ({ task }) => {
    await reportSeen(task, world.browser);
  });

  afterAll(async () => {
    // What they kept is thrown away, so they need not write it down before they end.
    for (const browser of [world.browser, ...others]) await browser?.kill();
    await world.server?.kill();
    for (const remove of removals) await remove();
  });

  world.page = () => phonePage(world.browser);
  world.reopen = async (how) => {
    await (how === 'kill' ? world.browser.kill() : world.browser.close());
    world.browser = await RealBrowser.open(world.profile);
    return world.page();
  };
  world.otherDevice = async () => {
    const profile = await scratchFolder('other-profile');
    removals.push(profile.remove);
    // The app is installed for the address of the worker's prepared server, which a new device's world has not.
    if (!isNewDevice) copyFolder((await installedDevice()).profile, profile.path);
    const browser = await RealBrowser.open(profile.path);
    others.push(browser);
    return phonePage(browser);
  };
  return world;
}

async function phonePage(browser: RealBrowser): Promise<Page> {
  const page = await browser.page();
  await page.setViewportSize(PHONE);
  return page;
}

/** Characters of a page's text that a failure report shows. */
const REPORTED_CHARACTERS = 1_500;

/** Adds to a failed test's error what its browser showed: the error alone only says what was missing. */
export async function reportSeen({ result }: TestContext['task'], browser: RealBrowser): Promise<void> {
  const [error] = result?.errors ?? [];
  if (error === undefined) return;
  for (const page of browser.context.pages()) {
    const seen = await Promise.race([textOf(page).catch(String), noAnswer()]);
    error.message += `\n\n${page.url()} showed:\n${seen.slice(0, REPORTED_CHARACTERS)}`;
  }
}

/** A page that is stuck answers nothing, and without this its test would say nothing either. */
async function noAnswer(): Promise<string> {
  await setTimeout(10_000, undefined, { ref: false });
  return 'nothing: the page did not answer for 10 seconds';
}

/** The text of the topmost open dialog if there is one, and that of the page. */
async function textOf(page: Page): Promise<string> {
  const text = (selector: string) => page.locator(selector).last().innerText({ timeout: 5_000 });
  const dialog = await page.locator('dialog[open]').count();
  return dialog === 0
    ? text('body')
    : `${await text('dialog[open]')}\n(a dialog; below it:)\n${await text('body')}`;
}
