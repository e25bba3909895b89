import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { skip } from './support/clocks.ts';
import { newestLog } from './support/device-storage.ts';
import {
  cardOf,
  PHONE,
  reachCard,
  resumeExam,
  SHORT_PAPER,
  signIn,
  startExam,
  submitExam,
  waitSaved,
  WARM_UP,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

const bar = (page: Page) => page.getByRole('region', { name: `Exam in progress: ${SHORT_PAPER}` });
const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number} `) });

describe('a running exam', () => {
  const world = useWorld([SHORT_PAPER]);
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
    await page.goto(world.server.url);
  });

  it('[AT23] looks the same without a network, and its clock and its answers go on', async () => {
    await startExam(page, SHORT_PAPER);
    const seen = async () => {
      const text = await page.locator('#exam-question').innerText();
      return { text, controls: await page.getByRole('button').allInnerTexts() };
    };
    const before = await seen();
    await world.browser.context.setOffline(true);
    const clock = await page.getByRole('timer').innerText();
    await expect.poll(() => page.getByRole('timer').innerText()).not.toBe(clock);
    expect(await seen()).toEqual(before);
    await page.keyboard.press('2');
    await waitSaved(page);
    await world.browser.context.setOffline(false);
    await page.keyboard.press('1');
    await waitSaved(page);
    expect((await seen()).controls).toEqual(before.controls);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('[AT4] Back closes what is open in the room, then asks, and leaves only when told to', async () => {
    await page.getByRole('button', { name: 'Save & Next', exact: true }).click();
    await question(page, 2).waitFor();
    await page.getByRole('button', { name: /^Question palette/ }).click();
    await page.getByRole('button', { name: 'Close palette' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Close palette' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('dialog').count()).toBe(0);

    for (let press = 0; press < 2; press += 1) {
      await page.goBack();
      await page.getByRole('dialog', { name: 'Leave the exam?' }).waitFor();
      await page.getByText('The clock keeps running while you are away.').waitFor();
      await page.getByRole('button', { name: 'Keep working' }).click();
      await question(page, 2).waitFor();
    }
    await page.goBack();
    await page.getByRole('button', { name: 'Leave without submitting' }).click();
    await bar(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('[AT4] is above every page with its time left, and Resume stands wherever Start stands', async () => {
    const pages = ['/', '/sync', '/downloads', '/about-us', '/profile/sessions', '/results/none'];
    for (const path of pages) {
      await page.goto(`${world.server.url}${path}`);
      await bar(page)
        .getByText(/^5\dm \d+s left$/)
        .waitFor();
    }
    await page.goto(world.server.url);
    await reachCard(page, SHORT_PAPER);
    const card = cardOf(page, SHORT_PAPER);
    await card.getByRole('link', { name: `Resume ${SHORT_PAPER}` }).waitFor();
    expect(await card.getByRole('link', { name: /^Start / }).count()).toBe(0);
    const start =
      (await card.getByRole('link', { name: `Resume ${SHORT_PAPER}` }).getAttribute('href')) ?? '';
    expect(start).toMatch(/^\/examScreen\?attempt=/);
  });

  it('[AT4] its start page and its instructions offer Resume, and nothing else', async () => {
    const { attempt } = await newestLog(page);
    const start = `${world.server.url}/exam/${String(attempt['testId'])}/start`;
    for (const address of [start, `${start}?step=instructions`]) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'This exam is in progress' }).waitFor();
      expect(await page.getByRole('button', { name: /^Start/ }).count()).toBe(0);
    }
    await page.getByRole('link', { name: 'Resume', exact: true }).click();
    await question(page, 2).waitFor();
  });

  it('logging out asks while it runs, and without a network says what that means', async () => {
    await page.goto(world.server.url);
    await bar(page).waitFor();
    const logout = async () => {
      await page.getByRole('button', { name: /^Menu, / }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
    };
    await logout();
    await page.getByRole('dialog', { name: 'Log out during an exam?' }).waitFor();
    await page.getByText(`“${SHORT_PAPER}” is still in progress.`).waitFor();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await page.keyboard.press('Escape');

    await world.server.stop();
    await page.reload();
    await page.getByRole('link', { name: 'Offline', exact: true }).waitFor();
    await logout();
    await page.getByRole('dialog', { name: 'Log out without a network?' }).waitFor();
    await page.getByText('You need a network to log in again.').waitFor();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await page.keyboard.press('Escape');
    await bar(page).waitFor();
  });

  it('says before the tap that an unsaved paper cannot be started without a network', async () => {
    await page.goto(world.server.url);
    const card = cardOf(page, WARM_UP);
    await card.getByText('Not on this device. Needs a connection.').waitFor();
    const start = card.getByRole('button', { name: `Start ${WARM_UP}` });
    expect(await start.getAttribute('aria-disabled')).toBe('true');
    await start.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('[AT22] is submitted when its time is up on another page, and says so there and on its result', async () => {
    await page.goto(world.server.url);
    await bar(page).waitFor();
    await skip(page, 61 * 60_000);
    await page.getByText(`Time is up for ${SHORT_PAPER}.`).waitFor();
    await bar(page).waitFor({ state: 'hidden' });
    await page.goto(`${world.server.url}/sync`);
    await page.getByRole('link', { name: `Show ${SHORT_PAPER}` }).click();
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    await page.getByText('Time was up.').waitFor();
  });

  it('[AT22] says so too where the clock submits in the room itself, and not where the student does', async () => {
    world.server = await world.server.restart();
    // ST12: only this device's clock said that the hour was over.
    await resumeExam(page);
    await page.getByRole('timer').waitFor();
    await world.server.stop();
    await skip(page, 61 * 60_000);
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    await page.getByText('Your paper was submitted automatically').waitFor();
    world.server = await world.server.restart();
    await resumeExam(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    expect(await page.getByText('Time was up.').count()).toBe(0);
  });

  it('online and with no exam running, logging out does not ask', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(world.server.url);
    await page.getByRole('button', { name: /^Menu, / }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Register' }).waitFor();
    await signIn(page, world.server.url);
  });
});
