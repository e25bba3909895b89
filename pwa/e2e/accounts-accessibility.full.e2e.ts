import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { Mailbox } from './support/mailbox.ts';
import { newcomer, Wizard } from './support/newcomer.ts';
import { signIn, STUDENT } from './support/student.ts';
import { useWorld } from './support/world.ts';

describe('axe finds nothing, and nothing scrolls sideways', () => {
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

  it('on every step of the wizard and the welcome', async () => {
    const wizard = new Wizard(page, mailbox, newcomer());
    await page.goto(`${world.server.url}/register`);
    await page.getByText('Step 1 of 9').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByLabel('Username').fill('a b');
    await page.getByText('Username can only contain').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByLabel('Username').fill('');
    await wizard.toEmailCode();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goBack();
    await page.getByText('Step 3 of 9').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goBack();
    await page.getByText('Step 2 of 9').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goForward();
    await page.goForward();
    await page.getByLabel('Digit 1 of 6').focus();
    await wizard.toPhone();
    expect(await findingsEverywhere(page)).toEqual([]);
    await wizard.toPhoneCode();
    expect(await findingsEverywhere(page)).toEqual([]);
    await wizard.toCategory();
    expect(await findingsEverywhere(page)).toEqual([]);
    await wizard.toPassword();
    expect(await findingsEverywhere(page)).toEqual([]);
    await wizard.toConfirmation();
    await page.keyboard.type('not');
    await page.getByText('Passwords do not match').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByLabel('Confirm password').fill('');
    await wizard.toWelcome();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('on login, forgot, reset and signed-in devices', async () => {
    await page.goto(`${world.server.url}/login`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Email is required').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/forgot-password`);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Please enter your email address').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByLabel('Email').fill(STUDENT.email);
    await page.keyboard.press('Enter');
    await page.getByText('The link expires').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(world.server.url + (await mailbox.resetPath(STUDENT.email)));
    await page.getByLabel('New password').fill('Abc');
    await page.getByLabel('Confirm password').fill('Abd');
    await page.getByText('Passwords do not match').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/reset-password/${'x'.repeat(43)}`);
    await page.getByRole('link', { name: 'Request New Link' }).waitFor();
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await signIn(page, world.server.url);
    await page.goto(`${world.server.url}/profile/sessions`);
    await page.getByText('This device').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('dialog', { name: 'Log out everywhere?' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('on a session that was ended elsewhere', async () => {
    await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      await fetch('/api/auth/logout-everywhere', { method: 'POST', headers });
    });
    await page.reload();
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
