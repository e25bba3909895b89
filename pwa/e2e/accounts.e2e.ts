import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { Mailbox } from './support/mailbox.ts';
import { newcomer, Wizard } from './support/newcomer.ts';
import { ADMIN, signIn, signOut, STUDENT } from './support/student.ts';
import { useWorld } from './support/world.ts';
import { describeInFull, itInFull } from '../../scripts/vitest/size.ts';

let mailbox: Mailbox;
const world = useWorld([], {
  settings: async () => {
    mailbox = await Mailbox.open();
    return mailbox.env;
  },
});
afterAll(() => mailbox.close());

const menu = (page: Page) => page.getByRole('button', { name: /^Menu, / });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

describe('a new student', () => {
  it('[ST34] registers by keyboard alone, logs in, logs out, and sets a new password by a link', async () => {
    const page = await fresh();
    const who = newcomer();
    await new Wizard(page, mailbox, who).all();
    for (const line of ['Email Address Verified', 'Mobile Number Verified', 'Account Profile Created']) {
      await page.getByText(line).waitFor();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.getByLabel('Email').focus();
    expect(await page.getByLabel('Email').inputValue()).toBe(who.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(who.password);
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await signOut(page);

    await page.goto(`${world.server.url}/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
    await page.getByLabel('Email').fill(who.email);
    await page.keyboard.press('Enter');
    await page.getByText('The link expires in 5 minutes.').waitFor();
    await page.goto(world.server.url + (await mailbox.resetPath(who.email)));
    const password = 'Better#Horse9';
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill('something else');
    await page.getByText('Passwords do not match').waitFor();
    expect(await page.getByRole('button', { name: 'Reset Password' }).isDisabled()).toBe(true);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByText('Passwords match').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/Redirecting to login in [123]/).waitFor();
    await page.waitForURL(/\/login$/);
    await signIn(page, world.server.url, { email: who.email, password });
    await signOut(page);
  });

  itInFull('[ST31] learns after the code that an address is taken, and is led back to it', async () => {
    const page = await fresh();
    const who = { ...newcomer(), email: 'student@example.com' };
    const wizard = new Wizard(page, mailbox, who);
    await wizard.toEmailCode();
    await page.keyboard.type(await mailbox.emailCode(who.email));
    await page.keyboard.press('Enter');
    await page.getByText('This email is already registered. Please log in.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(who.email);
    expect(await next(page).isDisabled()).toBe(true);
    await page.getByLabel('Email').fill(newcomer().email);
    await next(page).click();
    await page.getByText('Step 4 of 9').waitFor();
  });
});

describeInFull('the pages for who is not signed in', () => {
  it('lead students home and administrators to their statistics, or where they were going', async () => {
    const page = await world.page();
    const where = () => new URL(page.url()).pathname;
    await page.goto(`${world.server.url}/profile/sessions`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(page.url()).toContain('next=%2Fprofile%2Fsessions');
    await page.getByLabel('Email').fill(STUDENT.email);
    await page.getByLabel('Password', { exact: true }).fill(STUDENT.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Signed-in devices' }).waitFor();
    for (const path of ['login', 'register', 'forgot-password', `reset-password/${'x'.repeat(43)}`]) {
      await page.goto(`${world.server.url}/${path}`);
      await page.waitForURL(`${world.server.url}/`);
    }
    await page.goto(`${world.server.url}/login?next=//elsewhere.example/`);
    await page.waitForURL(`${world.server.url}/`);
    await signOut(page);
    await signIn(page, world.server.url, ADMIN);
    await expect.poll(where).toBe('/dashboard/stats');
    await page.goto(`${world.server.url}/register`);
    await expect.poll(where).toBe('/dashboard/stats');
    await page.goto(world.server.url);
    await signOut(page);
  });
});

describeInFull('the wizard', () => {
  it('[ST31] says while it is typed whether a username is free', async () => {
    const page = await fresh();
    await page.getByLabel('Username').fill('student');
    await page.getByText('This username is already taken').waitFor();
    expect(await next(page).isDisabled()).toBe(true);
    await page.getByLabel('Username').fill('nobody_has_this');
    await page.getByText('This username is available').waitFor();
    expect(await next(page).isEnabled()).toBe(true);
  });

  it('goes on where it was after a reload, with the countdown, and keeps what was typed on the way back', async () => {
    const page = await fresh();
    const who = newcomer();
    const wizard = new Wizard(page, mailbox, who);
    await wizard.toEmailCode();
    await page.getByText(/Resend code in 1:\d\d/).waitFor();
    await page.reload();
    await page.getByText('Step 4 of 9').waitFor();
    await page.getByText(/Resend code in 1:\d\d/).waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(who.email);
    await page.getByRole('button', { name: 'Previous' }).click();
    expect(await page.getByLabel('Full name').inputValue()).toBe(who.fullName);
    await page.goBack();
    expect(await page.getByLabel('Username').inputValue()).toBe(who.username);
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await next(page).click();
    await next(page).click();
    await next(page).click();
    await page.getByText(/Resend code in 1:\d\d/).waitFor();
    await page.getByLabel('Digit 1 of 6').focus();
    await wizard.toPhone();
    await wizard.toPhoneCode();
    await wizard.toCategory();
    await wizard.toPassword();
    await wizard.toConfirmation();
    await page.reload();
    // A password is never kept: it is asked for again.
    await page.getByText('Step 8 of 9').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(who.password);
  });

  it('takes a pasted code, and says when a code is wrong', async () => {
    const page = await fresh();
    const who = newcomer();
    await new Wizard(page, mailbox, who).toEmailCode();
    const code = await mailbox.emailCode(who.email);
    const wrong = code === '000000' ? '000001' : '000000';
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await page.getByText('Invalid OTP. Please try again.').waitFor();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text', `Your code is ${text.slice(0, 3)} ${text.slice(3)}`);
      const box = document.querySelector('[aria-label="Digit 3 of 6"]');
      box?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, code);
    await next(page).click();
    await page.getByText('Step 5 of 9').waitFor();
  });

  it('says that registering needs the network before anything is tapped', async () => {
    const page = await fresh();
    await page.context().setOffline(true);
    await page.getByText('You need a network to register.').waitFor();
    await page.context().setOffline(false);
  });
});

async function fresh(): Promise<Page> {
  const page = await world.page();
  await page.goto(`${world.server.url}/register`);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${world.server.url}/register`);
  await page.getByText('Step 1 of 9').waitFor();
  return page;
}
