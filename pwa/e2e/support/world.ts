import { cp } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { RealBrowser, scratchFolder } from './browser.ts';
import { PREPARED_PAPER, preparedDevice } from './prepared-device.ts';
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
}

/**
 * @param papers titles to save for the demo student before the tests begin.
 * @param settings of the server, where the tests need others.
 */
export function useWorld(
  papers: readonly string[] = [],
  settings?: () => Promise<Record<string, string>>,
): World {
  const removals: (() => Promise<void>)[] = [];
  const world = { profile: '' } as { -readonly [key in keyof World]: World[key] };

  beforeAll(async () => {
    const data = await scratchFolder('data');
    const profile = await scratchFolder('profile');
    removals.push(data.remove, profile.remove);
    world.profile = profile.path;
    const isPrepared = settings === undefined && papers.includes(PREPARED_PAPER);
    const port = isPrepared ? await copyPrepared(data.path, profile.path) : undefined;
    if (!isPrepared) await cp(inject('demoData'), data.path, { recursive: true });
    const env = await settings?.();
    const starts = await Promise.allSettled([
      RealServer.start(data.path, port, env).then((server) => (world.server = server)),
      RealBrowser.open(profile.path).then((browser) => (world.browser = browser)),
    ]);
    // Only now, so that what did start is there to be stopped.
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    const page = await world.page();
    if (isPrepared) await page.goto(world.server.url);
    else if (papers.length > 0) await signIn(page, world.server.url);
    const unsaved = papers.filter((title) => !isPrepared || title !== PREPARED_PAPER);
    for (const title of unsaved) await savePaper(page, world.server.url, title);
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await saySeen(world.browser);
  });

  afterAll(async () => {
    await world.browser?.close();
    await world.server?.stop();
    for (const remove of removals) await remove();
  });

  world.page = async () => {
    const page = await world.browser.page();
    await page.setViewportSize(PHONE);
    return page;
  };
  world.reopen = async (how) => {
    await (how === 'kill' ? world.browser.kill() : world.browser.close());
    world.browser = await RealBrowser.open(world.profile);
    return world.page();
  };
  return world;
}

/** @returns the port at which the device expects its server. */
async function copyPrepared(data: string, profile: string): Promise<number> {
  const device = await preparedDevice();
  await cp(device.data, data, { recursive: true });
  await cp(device.profile, profile, { recursive: true, verbatimSymlinks: true });
  return device.port;
}

/** What stood on the pages of a browser when a test failed: its error alone tells what was not there. */
export async function saySeen(browser: RealBrowser): Promise<void> {
  for (const page of browser.context.pages()) {
    const seen = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    console.error(`${page.url()} showed:\n${seen}`);
  }
}
