import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ADMIN,
  PHONE,
  reachCard,
  resumeExam,
  savePaper,
  SHORT_PAPER,
  signIn,
  signOut,
  startExam,
  submitExam,
  waitSaved,
  WARM_UP,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESKTOP = { width: 1280, height: 800 };
const STATIC_PAGES = ['About Us', 'Contact Us', 'Terms & Conditions', 'Refund Policy', 'Privacy Policy'];

/** What a screen reader speaks on arrival: the heading that has the focus. */
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Tab by Tab, as somebody without a pointer gets there. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(found.trim())) return;
  }
  throw new Error(`No stop of Tab is named ${name}`);
}

const world = useWorld();
let page: Page;
beforeAll(async () => {
  page = await world.page();
});

describe('the bar and its menu', () => {
  it('offers Login and Register to somebody who is not signed in', async () => {
    await page.goto(world.server.url);
    expect(await page.getByRole('link', { name: 'Login', exact: true }).getAttribute('href')).toBe('/login');
    expect(await page.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  });

  it('is used by keyboard alone: skip, theme, Escape, Logout', async () => {
    await signIn(page, world.server.url);
    await page.goto(world.server.url);
    await page.getByRole('article').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(page.url()).toBe(`${world.server.url}/`);

    await page.reload();
    await page.getByRole('article').first().waitFor();
    await tabTo(page, /^Menu, /);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Hello, student' });
    await menu.getByText('Student', { exact: true }).waitFor();
    await tabTo(page, /^$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Menu, /);

    await page.keyboard.press('Enter');
    await tabTo(page, /^Logout$/);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor();
  });

  it('leads an administrator to the dashboard, and nobody else', async () => {
    await page.setViewportSize(DESKTOP);
    await signIn(page, world.server.url, ADMIN);
    await page.goto(world.server.url);
    const dashboard = page.getByRole('link', { name: 'Admin Dashboard' });
    expect(await dashboard.getAttribute('href')).toBe('/dashboard/stats');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Register' }).waitFor();
    await signIn(page, world.server.url);
    await page.getByRole('button', { name: /^Menu, / }).waitFor();
    expect(await dashboard.count()).toBe(0);
    await page.setViewportSize(PHONE);
    await signOut(page);
  });
});

describe('what is seen before the app is there', () => {
  const visit = useWorld([], { isNewDevice: true });

  it('is in the chosen theme, and is not there where a page has the whole screen', async () => {
    const page = await visit.page();
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    const bar = page.locator('.shell-bar');
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(visit.server.url);
    expect(await bar.isVisible()).toBe(true);
    expect(await theme()).toBeUndefined();
    await page.evaluate(() => localStorage.setItem('prep-theme', 'dark'));
    await page.reload();
    expect(await bar.isVisible()).toBe(true);
    expect(await theme()).toBe('dark');
    for (const path of ['/examScreen?attempt=1', '/examscreen', '/dashboard/stats']) {
      await page.goto(visit.server.url + path);
      expect([await bar.count(), await bar.isVisible()]).toEqual([1, false]);
    }
  });
});

describe('going from page to page', () => {
  it('the static pages are reached from the footer, each with its title and the focus on its heading', async () => {
    await page.goto(world.server.url);
    for (const name of STATIC_PAGES) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(() => focusedText(page)).toBe(name);
      expect(await page.title()).toBe(`${name} · Prep`);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  it('the static pages are there without a network', async () => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await world.server.stop();
    await page.goto(`${world.server.url}/refund-policy`);
    await page.getByText('Duplicate payments').waitFor();
    world.server = await world.server.restart();
  });

  it('a tab and its filter are in the address and outlive a reload', async () => {
    await page.goto(world.server.url);
    await page.getByRole('tab', { name: 'Pre-defined' }).click();
    await page.getByRole('radio', { name: 'Hard' }).check();
    // Until the filtered list is here the one before stands.
    await expect
      .poll(async () => {
        const cards = await page.getByRole('article').allInnerTexts();
        return cards.length > 0 && cards.every((text) => text.includes('Hard'));
      })
      .toBe(true);
    expect(new URL(page.url()).search).toBe('?tab=predefined&filter=Hard');
    await page.reload();
    await page.getByRole('heading', { name: 'Pre-defined Test Papers' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Hard' }).isChecked()).toBe(true);
  });

  it('going back leads to where the page was left', async () => {
    await page.goto(world.server.url);
    const last = page.getByRole('link', { name: /^Start / }).last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await last.click();
    await page.getByText('Log in to start').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 5);
  });

  it('an unknown address says so and leads home', async () => {
    await page.goto(`${world.server.url}/nowhere`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.getByRole('heading', { name: 'Trending Test Papers' }).waitFor();
  });
});

describe('papers on the device', () => {
  beforeAll(async () => {
    await signIn(page, world.server.url);
  });

  it('installing is offered once, after the first paper is saved, and by the menu ever after', async () => {
    const offer = page.getByText('Open Prep like any other app');
    const browserOffers = () =>
      page.evaluate(() => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve({ outcome: 'dismissed' }) }));
        return event.defaultPrevented;
      });
    await page.goto(world.server.url);
    await page.getByRole('article').first().waitFor();
    expect(await browserOffers()).toBe(true);
    expect(await offer.count()).toBe(0);
    await page.getByRole('button', { name: `Save ${WARM_UP} for offline` }).click();
    await offer.waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const box = await offer.boundingBox();
    expect(box?.y ?? -1).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.getByRole('button', { name: 'Not now' }).click();
    await offer.waitFor({ state: 'hidden' });

    await page.reload();
    await page.getByText('Saved for offline').first().waitFor();
    await browserOffers();
    await page.getByRole('button', { name: /^Menu, / }).click();
    await page.getByRole('button', { name: 'Install app' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await offer.count()).toBe(0);
  });

  it('home shows without a network what was seen, its age, and what cannot be had now', async () => {
    await savePaper(page, world.server.url, SHORT_PAPER);
    await world.server.stop();
    await page.goto(world.server.url);
    await page.getByText(/This list is from .*\. Saved papers work without a network\./).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
    await page.getByText('Not on this device. Needs a connection.').first().waitFor();
    await page.getByRole('link', { name: 'Offline', exact: true }).waitFor();
    world.server = await world.server.restart();
    await page.getByRole('link', { name: 'Online, all synced' }).waitFor();
    await page.getByText(/This list is from/).waitFor({ state: 'hidden' });
  });

  it('[PK7] a paper with an open or unsent attempt stays, and says why; any other goes when asked twice', async () => {
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await world.server.stop();
    await page.goto(`${world.server.url}/downloads`);
    await page.getByText('This exam is in progress. The paper stays until you submit.').waitFor();
    const remove = page.getByRole('button', { name: `Remove ${SHORT_PAPER}` });
    await remove.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await resumeExam(page);
    await page.getByRole('timer').waitFor();
    await submitExam(page);
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    await page.getByRole('link', { name: 'Downloads' }).click();
    await page.getByText('Your attempt is not with the server yet.').waitFor();
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('link', { name: `Sync ${SHORT_PAPER}` }).click();
    await page.getByText(/^It (has just been|was) handed in/).waitFor();

    world.server = await world.server.restart();
    await page.getByText('Received by the server').waitFor();
    await page.getByRole('link', { name: 'Downloads' }).click();
    await page.getByText('2 papers').waitFor();
    await remove.click();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('2 papers').waitFor();
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('1 paper', { exact: true }).waitFor();
    await page.goto(world.server.url);
    await reachCard(page, SHORT_PAPER);
    await page.getByRole('button', { name: `Save ${SHORT_PAPER} for offline` }).waitFor();
  });
});
