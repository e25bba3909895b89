import { cp } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { RealBrowser, scratchFolder } from './browser.ts';
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
  settings: () => Promise<Record<string, string>> = () => Promise.resolve({}),
): World {
  const removals: (() => Promise<void>)[] = [];
  const world = { profile: '' } as { -readonly [key in keyof World]: World[key] };

  beforeAll(async () => {
    const data = await scratchFolder('data');
    const profile = await scratchFolder('profile');
    removals.push(data.remove, profile.remove);
    world.profile = profile.path;
    await cp(inject('demoData'), data.path, { recursive: true });
    const env = await settings();
    const starts = await Promise.allSettled([
      RealServer.start(data.path, undefined, env).then((server) => (world.server = server)),
      RealBrowser.open(profile.path).then((browser) => (world.browser = browser)),
    ]);
    // Only now, so that what did start is there to be stopped.
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    const page = await world.page();
    if (papers.length > 0) await signIn(page, world.server.url);
    for (const title of papers) await savePaper(page, world.server.url, title);
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

/** What stood on the pages of a browser when a test failed: its error alone tells what was not there. */
export async function saySeen(browser: RealBrowser): Promise<void> {
  for (const page of browser.context.pages()) {
    const seen = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    console.error(`${page.url()} showed:\n${seen}`);
  }
}
