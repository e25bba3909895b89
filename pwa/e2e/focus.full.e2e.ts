import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Mailbox } from './support/mailbox.ts';
import { newcomer, Wizard } from './support/newcomer.ts';
import { savePaper, STUDENT, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';

/** What a screen reader speaks of, and a key goes to. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

describe('the focus', () => {
  let mailbox: Mailbox;
  let page: Page;
  const world = useWorld([], {
    settings: async () => {
      mailbox = await Mailbox.open();
      return mailbox.env;
    },
  });
  beforeAll(async () => {
    page = await world.page();
  });
  afterAll(() => mailbox.close());

  it('goes to the code again after a wrong one', async () => {
    await page.goto(`${world.server.url}/register`);
    await new Wizard(page, mailbox, newcomer()).toEmailCode();
    await page.getByLabel('Digit 1 of 6').focus();
    await page.keyboard.type('000000');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Invalid OTP').waitFor();
    await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
  });

  it('is on what was done once a password was changed', async () => {
    await page.goto(`${world.server.url}/forgot-password`);
    await page.getByLabel('Email').fill(STUDENT.email);
    await page.keyboard.press('Enter');
    await page.getByText('The link expires').waitFor();
    await page.goto(world.server.url + (await mailbox.resetPath(STUDENT.email)));
    await page.getByLabel('New password').fill('Another@12345');
    await page.getByLabel('Confirm password').fill('Another@12345');
    await page.getByRole('button', { name: 'Reset Password' }).press('Enter');
    await page.getByRole('heading', { name: 'Password changed' }).waitFor();
    expect(await focused(page)).toBe('Password changed');
  });

  it('goes from the address to the password, and Enter signs in', async () => {
    await page.goto(`${world.server.url}/login`);
    await page.getByLabel('Email').fill(STUDENT.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Another@12345');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/');
  });

  it('is on the heading of each page on the way into an exam', async () => {
    await savePaper(page, world.server.url, WARM_UP);
    await page.getByRole('link', { name: `Start ${WARM_UP}` }).press('Enter');
    await page.getByRole('button', { name: 'Start Test' }).waitFor();
    await expect.poll(() => focused(page)).toBe(WARM_UP);
    await page.getByRole('button', { name: 'Start Test' }).press('Enter');
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).waitFor();
    await expect.poll(() => focused(page)).toBe(WARM_UP);
  });
});
