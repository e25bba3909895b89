import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readDatabase } from './support/device-storage.ts';
import { cardOf, reachCard, SHORT_PAPER, signIn, signOut, startExam } from './support/student.ts';
import { useWorld } from './support/world.ts';

const TOKEN_SECONDS = 2;
const ENDED_MS = 15_000;

const world = useWorld([SHORT_PAPER], {
  settings: () => Promise.resolve({ ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) }),
});

const EXPIRED = 'Your session has expired. Please log in again.';
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
/** There for who is signed in. */
const menu = (page: Page) => page.getByRole('button', { name: /^Menu, / });

async function hasRefreshCookie(page: Page): Promise<boolean> {
  const cookies = await page.context().cookies(`${world.server.url}/api/auth/refresh`);
  return cookies.some(({ name }) => name.endsWith('refresh'));
}

/** Asks the server something that only a living token gets. */
async function openDevices(page: Page): Promise<void> {
  await page.goto(`${world.server.url}/profile/sessions`);
  await page.getByText('This device', { exact: true }).waitFor();
}

async function tokenHasEnded(page: Page): Promise<void> {
  const token = (await storedToken(page)) ?? '';
  const [, payload = ''] = token.split('.');
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  await expect.poll(() => Date.now() / 1000 > exp, { timeout: ENDED_MS }).toBe(true);
}

describe('[ST30] a session', () => {
  it('[ST30] outlives its access token, in two tabs at once', async () => {
    const page = await world.page();
    await openDevices(page);
    const first = await storedToken(page);
    await tokenHasEnded(page);
    const second = await page.context().newPage();
    await Promise.all([openDevices(page), openDevices(second)]);
    await expect.poll(() => storedToken(page)).not.toBe(first);
    for (const tab of [page, second]) {
      expect(await tab.getByText(EXPIRED).count()).toBe(0);
      expect(await menu(tab).count()).toBe(1);
    }
    await second.close();
  });

  it('[ST30] is there after a cold start without a server, and a saved paper can be sat', async () => {
    await tokenHasEnded(await world.page());
    await world.server.stop();
    const page = await world.reopen('close');
    await page.goto(world.server.url);
    await menu(page).waitFor();
    await startExam(page, SHORT_PAPER);
    expect(await page.getByText(EXPIRED).count()).toBe(0);
    world.server = await world.server.restart({ ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) });
    await openDevices(page);
  });

  it('[ST30] [SY7] that was ended elsewhere says so, loses its token, and keeps what is saved', async () => {
    const page = await world.page();
    await openDevices(page);
    const other = await world.otherDevice();
    await signIn(other, world.server.url);
    await openDevices(other);
    await other.getByRole('button', { name: 'Log out everywhere' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await other.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.goto(`${world.server.url}/profile/sessions`);
    await page.getByText(EXPIRED).waitFor();
    await expect.poll(() => storedToken(page)).toBeNull();
    expect((await readDatabase(page))['packages']).toHaveLength(1);
    await page.goto(world.server.url);
    await reachCard(page, SHORT_PAPER);
    await cardOf(page, SHORT_PAPER).getByText('Saved for offline').waitFor();
    await signIn(page, world.server.url);
    expect(await page.getByText(EXPIRED).count()).toBe(0);
  });
});

describe('[ST30] a sign-out without a network', () => {
  it('[ST30] leaves nobody signed in, and takes the cookie away when the server is back', async () => {
    const page = await world.page();
    await openDevices(page);
    await world.server.stop();
    await signOut(page);
    expect(await storedToken(page)).toBeNull();
    expect(await hasRefreshCookie(page)).toBe(true);
    world.server = await world.server.restart();
    await page.goto(world.server.url);
    await expect.poll(() => hasRefreshCookie(page), { timeout: ENDED_MS }).toBe(false);
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(1);
    expect(await menu(page).count()).toBe(0);
  });
});
