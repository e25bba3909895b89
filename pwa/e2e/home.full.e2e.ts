import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import {
  cardOf,
  PHONE,
  PRACTICE,
  reachCard,
  SHORT_PAPER,
  signIn,
  signOut,
  startExam,
  submitExam,
  waitSaved,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

/** Waits until the worker can open the app by itself. */
const appKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const inView = (page: Page, name: RegExp) =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate((link) => {
      const navigation = document.querySelector('.shell-nav')?.getBoundingClientRect().top ?? innerHeight;
      return link.getBoundingClientRect().bottom <= navigation;
    });

/** A machine that does other things too. */
const SOON = { timeout: 15_000 };

describe("a stranger's first minutes", () => {
  const world = useWorld([], { isNewDevice: true });
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
    await page.goto(world.server.url);
  });

  it('[PK19] are told in a sentence what this is, with a try-out in view and nothing about syncing', async () => {
    await page.getByRole('heading', { name: 'Exam practice that needs no network', level: 1 }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await inView(page, /^Try a 2-minute paper$/)).toBe(true);
    expect(await page.getByText('Online, all synced').count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.getByText('Online, all synced').count()).toBe(0);
    await page.setViewportSize(PHONE);
  });

  it('[ST75] show no place, no rating and no count of a paper that nobody has taken', async () => {
    // The list comes a moment after the card of the try-out.
    await page.getByText('New', { exact: true }).nth(5).waitFor();
    expect(await page.getByText(/0 attempts|#\d+ [A-Z]+|Most attempted/).count()).toBe(0);
    expect(await page.getByText('Rated').count()).toBe(0);
  });

  it('[PK19] sit a real exam with the server gone, after a cold start of the browser, and see its score', async () => {
    await appKept(page);
    await world.server.stop();
    page = await world.reopen('close');
    await page.goto(world.server.url);
    const [bar, register] = await Promise.all(
      ['.shell-bar', '.shell-bar .button-primary'].map((part) => page.locator(part).boundingBox()),
    );
    // Room above the button, and below it to the strip that says 'Offline'.
    expect((register?.y ?? 0) - (bar?.y ?? 0)).toBeGreaterThanOrEqual(5);
    await page.getByRole('link', { name: 'Try a 2-minute paper' }).click();
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
    await page.keyboard.press('2');
    await waitSaved(page);
    await page.reload();
    await page.getByRole('radio', { name: /80 km\/h/, checked: true }).waitFor();
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByText('Marked on this device, with no network needed.').waitFor();
    await page.getByText('/20').first().waitFor();
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page.getByText('60 km divided by 0.75 h is 80 km/h').waitFor({ state: 'attached' });
  });

  it('[PK19] find it in their results once they log in, and the server has heard of nothing', async () => {
    world.server = await world.server.restart();
    await signIn(page, world.server.url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await page.getByRole('link', { name: /Two-minute try-out/ }).click();
    await page.getByText('Tried on this device, before you logged in.').waitFor();
    const total = await page.evaluate(async () => {
      const answer = await fetch('/api/test-attempts/my-attempts', {
        headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
      });
      return ((await answer.json()) as { total: number }).total;
    });
    expect(total).toBe(0);
    const result = page.url();
    await signOut(page);
    await page.goto(result);
    await page.waitForURL(/\/login/);
  });
});

describe('the home of a student', () => {
  const world = useWorld([SHORT_PAPER]);
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
    await page.goto(world.server.url);
    await page.getByRole('article').first().waitFor();
  });

  it('has the first Start in view on a phone', async () => {
    await expect.poll(() => inView(page, /^Start /), SOON).toBe(true);
  });

  it('[PK15] shows the papers of the chosen exam, and still does after a reload', async () => {
    const exam = page.getByRole('combobox', { name: 'Exam' });
    await exam.selectOption('CAT');
    const others = page.getByRole('article').filter({ hasNotText: 'CAT' });
    await expect.poll(() => others.count(), SOON).toBe(0);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await exam.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe('CAT');
    expect(await others.count()).toBe(0);
    await exam.selectOption('All exams');
    await expect.poll(() => others.count(), SOON).toBeGreaterThan(0);
  });

  it('[PK16] shows what is ready offline at one tap, and first of all without a network', async () => {
    await page.getByRole('checkbox', { name: 'Ready offline' }).click();
    await expect.poll(() => page.getByRole('article').count(), SOON).toBe(1);
    await page.getByRole('link', { name: `Start ${SHORT_PAPER}` }).waitFor();
    await page.getByRole('checkbox', { name: 'Ready offline' }).click();
    await world.server.stop();
    await page.reload();
    await page.getByText(/^This list is from/).waitFor();
    await page.getByRole('article').first().getByText(SHORT_PAPER).waitFor();
    world.server = await world.server.restart();
    await page.getByRole('link', { name: 'Online, all synced' }).waitFor();
  });

  it('fetches nothing that nobody waits for before the list stands', async () => {
    const early = await world.page();
    await early.addInitScript((start) => {
      const seen = new MutationObserver(() => {
        if (document.querySelector(start) === null) return;
        seen.disconnect();
        Object.assign(window, { listStandsAt: performance.now() });
      });
      seen.observe(document, { subtree: true, childList: true });
    }, 'a[aria-label^="Start "]');
    await early.goto(world.server.url);
    await early
      .getByRole('link', { name: /^Start / })
      .first()
      .waitFor();
    const before = await early.evaluate(() => {
      const { listStandsAt } = window as unknown as { listStandsAt: number };
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < listStandsAt)
        .flatMap(({ name }) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []);
    });
    expect(before.sort()).toEqual(['base', 'before-paint', 'index', 'libraries', 'rolldown-runtime']);
  });

  it('[PK17] [PK18] says that a result is here, keeps it in Results, and shows its score on the card, also elsewhere', async () => {
    await page.goto(world.server.url);
    await startExam(page, PRACTICE);
    await page.keyboard.press('1');
    await waitSaved(page);
    await world.server.stop();
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.goto(`${world.server.url}/results`);
    await page.getByText('Waiting to be sent').waitFor();
    await page.goto(world.server.url);
    world.server = await world.server.restart();
    await page.getByRole('link', { name: `See result of ${PRACTICE}` }).click();
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.goto(world.server.url);
    await reachCard(page, PRACTICE);
    await cardOf(page, PRACTICE)
      .getByRole('link', { name: /^Last score / })
      .waitFor();
    expect(await page.getByText('Your result is here').count()).toBe(0);
    const last = page.getByRole('region', { name: 'Your last results' });
    await last.getByRole('link', { name: 'All results' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    // By keyboard: the sizes and themes that were looked at just now may still move what is above it.
    await last.getByRole('link', { name: PRACTICE }).first().press('Enter');
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });

  it('[PK17] the score and the results are the same on another device, and stay there without a network', async () => {
    const other = await world.otherDevice();
    await signIn(other, world.server.url);
    await reachCard(other, PRACTICE);
    await cardOf(other, PRACTICE)
      .getByRole('link', { name: /^Last score / })
      .waitFor();
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await other.getByRole('link', { name: PRACTICE, exact: true }).click();
    await other.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await appKept(other);
    await world.server.stop();
    await other.goto(`${world.server.url}/results`);
    await other.getByText(/^This list is from/).waitFor();
    await other.getByRole('link', { name: PRACTICE, exact: true }).waitFor();
  });
});
