import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePaper } from './support/made-paper.ts';
import { Mailbox } from './support/mailbox.ts';
import { newcomer, Wizard } from './support/newcomer.ts';
import { openServerDatabase } from './support/server-database.ts';
import { ADMIN, cardOf, savePaper, signIn, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESK = { width: 1280, height: 800 };
const COLLEGE = 'City College';
const DOMAIN = 'city-college.example';
const PACK = 'Exam Pack';
const BATCH = 'Morning batch';
const PAPER = 'Rivers, first test';
const TEACHER = { email: `meera@${DOMAIN}`, password: 'quiet-river-stone' };
const ASHA = { ...newcomer(), email: `asha@${DOMAIN}` };
/** A confirmed payment starts a job, and pages that show states are read again every ten seconds. */
const SOON = { timeout: 60_000 };

const right = (text: string) => ({ text, isRight: true });
const wrong = (text: string) => ({ text, isRight: false });
const SECTIONS = [
  {
    title: 'Rivers',
    group: { type: 'MCQ', marks: '4', penalty: '1', partial: 'none' },
    questions: [
      { text: 'Which river flows through Varanasi?', options: [right('Ganga'), wrong('Narmada')] },
      { text: 'Where does the Kaveri end?', options: [wrong('In a lake'), right('In the Bay of Bengal')] },
    ],
  },
];

let mailbox: Mailbox;
const world = useWorld([], {
  settings: async () => {
    mailbox = await Mailbox.open();
    return mailbox.env;
  },
});
afterAll(() => mailbox.close());

let desk: Page;
let phone: Page;
const url = (path: string) => `${world.server.url}${path}`;
const field = (name: string) => desk.getByLabel(name, { exact: true });
const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
const rowOf = (text: string) => desk.getByRole('row').filter({ hasText: text });
const choose = (name: string, option: string | RegExp) => chooseIn(desk, name, option);

/** Chooses an option by its beginning. */
async function chooseIn(page: Page, name: string, option: string | RegExp): Promise<void> {
  const select = page.getByRole('combobox', { name, exact: true });
  const found = select.locator('option').filter({ hasText: option }).first();
  await found.waitFor({ state: 'attached' });
  await select.selectOption(await found.getAttribute('value'));
}

beforeAll(async () => {
  desk = await world.page();
  await desk.setViewportSize(DESK);
  phone = await world.otherDevice();
  await signIn(desk, world.server.url, ADMIN);
});

describe('a college, from nothing', () => {
  it('[OR20] [OR21] is made in the console, with a domain', async () => {
    await desk.goto(url('/create/college'));
    await field('College Name').fill(COLLEGE);
    await field('College Code').fill('city');
    await field('Established Year').fill('1964');
    await field('City').fill('Varanasi');
    await field('State').fill('Uttar Pradesh');
    await field('Email').fill(`office@${DOMAIN}`);
    await desk.getByRole('switch', { name: /^Self-registration/ }).check();
    await field('Add a domain').fill(DOMAIN);
    await field('Add a domain').press('Enter');
    await press('Create College');
    await desk.getByText('College created successfully!').waitFor();
    await desk.goto(url('/college/lists'));
    await rowOf(COLLEGE).getByText('CITY', { exact: true }).waitFor();
    await rowOf(COLLEGE).getByText('Approved', { exact: true }).waitFor();
  });

  it('[OR30] has a member when a student registers with an address at the domain', async () => {
    await phone.goto(url('/register'));
    await phone.getByText('Step 1 of 9').waitFor();
    await new Wizard(phone, mailbox, ASHA).all();
    await desk.goto(url('/college/lists'));
    await rowOf(COLLEGE).getByText('1 student', { exact: true }).click();
    await rowOf(ASHA.email).getByText(COLLEGE, { exact: true }).waitFor();
  });

  it('[PA16] [PA18] is paid for by a link of the sandbox, whose payer needs no account', async () => {
    await desk.goto(url('/payments/packages/create'));
    await field('Package name').fill(PACK);
    await field('Tokens per student').fill('500');
    await field('Price per student (₹)').fill('99.5');
    await press('Create Package');
    await desk.getByText(/created successfully!$/i).waitFor();
    await desk.goto(url('/payments/create'));
    await desk.getByRole('button', { name: 'Please Select College and Package' }).waitFor();
    await desk.getByRole('combobox', { name: 'College' }).fill('city');
    await desk.getByRole('option', { name: COLLEGE }).click();
    await choose('Package', PACK);
    const summary = desk.getByRole('region', { name: 'Purchase Summary' });
    await summary.getByText('₹99.50').first().waitFor();
    await press('Create Payment Link');
    const card = desk.getByRole('region', { name: 'Payment link' });
    const link = await card.getByRole('link').innerText();
    await phone.goto(link);
    await phone.getByText('Test mode: no money is charged.').waitFor();
    await phone.getByRole('heading', { name: `${PACK}: 1 students of ${COLLEGE}` }).waitFor();
    await phone.getByRole('button', { name: 'Pay', exact: true }).click();
    await phone.getByText(/^The payment was received/).waitFor();
  });

  it('[PA17] [NT1] has its tokens with the student, who is notified', async () => {
    await desk.goto(url('/payments/lists'));
    await rowOf(COLLEGE).getByText('Completed').waitFor();
    await rowOf(COLLEGE)
      .getByRole('button', { name: /^View Details/ })
      .click();
    const details = desk.getByRole('dialog', { name: 'Payment Details' });
    await expect
      .poll(async () => {
        await desk.reload();
        await rowOf(COLLEGE)
          .getByRole('button', { name: /^View Details/ })
          .click();
        return details.getByText('1, 1 of them with their tokens').count();
      }, SOON)
      .toBe(1);
    await signIn(phone, world.server.url, ASHA);
    const notice = phone.getByText(`${PACK}, from ${COLLEGE}`);
    await notice.waitFor();
    await phone.getByText('500 tokens for you').waitFor();
    await phone.goto(url('/pricing'));
    // With the hundred of a new account.
    await phone.getByText('Tokens left: 600').first().waitFor();
  });

  it('[PA6] [PA10] is paid back: the list notes it, and the tokens are gone', async () => {
    const database = openServerDatabase(world.server.dataDir);
    try {
      database.exec("update sandbox_payments set status = 'refunded', refunded = 9950");
    } finally {
      database.close();
    }
    await desk.goto(url('/payments/lists'));
    await rowOf(COLLEGE)
      .getByRole('button', { name: /^View Details/ })
      .click();
    const details = desk.getByRole('dialog', { name: 'Payment Details' });
    await details.getByRole('button', { name: 'Settle' }).click();
    await details.getByRole('button', { name: 'Settle' }).waitFor({ state: 'detached' });
    await details.getByRole('button', { name: 'Close', exact: true }).last().click();
    await rowOf(COLLEGE).getByText('Refunded: ₹99.50').waitFor();
    await expect
      .poll(async () => {
        await phone.reload();
        return phone.getByText('Tokens left: 100').first().isVisible();
      }, SOON)
      .toBe(true);
  });
});

describe('its teacher', () => {
  it('[US6] gets an account in the console', async () => {
    await desk.goto(url('/create/user'));
    await field('Username').fill('meera');
    await field('Full Name').fill('Meera Iyer');
    await field('Email').fill(TEACHER.email);
    await field('Phone').fill('9123456780');
    await field('Password').fill(TEACHER.password);
    await choose('Role', 'Teacher');
    await choose('College', COLLEGE);
    await desk.getByRole('group', { name: 'Category', exact: true }).getByRole('checkbox').first().check();
    await press('Create User');
    await desk.getByText('User Created Successfully!').waitFor();
    await makePaper(world.server.url, PAPER, SECTIONS, TEACHER);
    await press('Logout');
    await desk.getByRole('banner').getByRole('link', { name: 'Register' }).waitFor();
    await signIn(desk, world.server.url, TEACHER);
  });

  it('[BA1] [BA6] makes a batch and adds the student', async () => {
    await desk.goto(url('/batches/create'));
    await field('Name').fill(BATCH);
    await press('Create Batch');
    await desk.getByText(/created successfully!$/i).waitFor();
    await desk.goto(url('/batches/lists'));
    await rowOf(BATCH).getByRole('link', { name: /^Open/ }).click();
    await press('Add students');
    const dialog = desk.getByRole('dialog', { name: 'Add students' });
    await dialog.getByRole('checkbox', { name: ASHA.fullName }).check();
    await dialog.getByRole('button', { name: 'Add 1 student' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await rowOf(ASHA.email).waitFor();
  });

  it('[BA12] assigns a paper with at most four clicks after it was chosen', async () => {
    await press('Assign paper');
    const dialog = desk.getByRole('dialog', { name: /^Assign paper/i });
    await choose('Test paper', PAPER);
    await desk.evaluate(() => {
      const counts = window as unknown as { clicks: number };
      counts.clicks = 0;
      addEventListener('click', ({ isTrusted }) => (counts.clicks += isTrusted ? 1 : 0), true);
    });
    // The offered window opens at the next quarter of an hour: the student of this test does not wait.
    await dialog.getByLabel('Opens').click();
    await dialog.getByLabel('Opens').fill('2026-01-01T09:00');
    await dialog.getByRole('button', { name: /^Assign/ }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await desk.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBeLessThanOrEqual(
      4,
    );
    await desk.getByRole('link', { name: PAPER }).click();
    await rowOf(ASHA.email).getByText('Not saved').waitFor();
  });

  it('[BA30] is followed by the student, whose home begins with the paper', async () => {
    // Home asks again once what it has is ten seconds old.
    await expect
      .poll(async () => {
        await phone.goto(world.server.url);
        await phone.getByRole('tab', { name: 'Plans' }).waitFor();
        return cardOf(phone, PAPER).first().isVisible();
      }, SOON)
      .toBe(true);
    const headings = await phone.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings[0]).toBe('Assigned to you');
    await phone.getByText(`Open now · ${BATCH}`).waitFor();
  });

  it('[BA20] sees the student save it, sit it and hand it in', async () => {
    const state = (text: string) => rowOf(ASHA.email).getByText(text, { exact: true }).waitFor(SOON);
    await savePaper(phone, world.server.url, PAPER);
    await state('Saved');
    await startExam(phone, PAPER);
    await phone
      .locator('label')
      .filter({ hasText: /Ganga|Bay of Bengal/ })
      .first()
      .click();
    await waitSaved(phone);
    await state('Sitting');
    await submitExam(phone);
    await state('Handed in');
    // BA17: the window is open, so the student has no result yet.
    expect(await phone.getByRole('heading', { name: 'Exam Completed!' }).count()).toBe(0);
  }, 240_000);
});
