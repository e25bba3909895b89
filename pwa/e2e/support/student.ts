import type { Page } from 'playwright-core';

export const STUDENT = { email: 'student@example.com', password: 'Student@12345' };
export const ADMIN = { email: 'admin@example.com', password: 'Admin@12345' };
export const PHONE = { width: 360, height: 740 };

/** An hour of thirty questions with one right answer each, in one section. */
export const SHORT_PAPER = 'MCQ Practice: Mechanics';

/** Four questions, one of each type and one with a diagram, in two minutes. */
export const WARM_UP = 'Two-minute warm-up';

/** Ten questions with results on the spot. */
export const PRACTICE = 'Instant results: Aptitude';

export async function signIn(page: Page, url: string, who = STUDENT): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // To home, or to the console.
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

/** By the menu, as on a phone; without a network, and while an exam is in progress, it asks first. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu, / }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: /^Log out (during an exam|without a network)\?$/ });
  const confirm = question.getByRole('button', { name: 'Logout' });
  const done = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await confirm.or(done).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await done.waitFor();
}

/** Saves a paper from its card on the home page and waits until the worker can open the app by itself. */
export async function savePaper(page: Page, url: string, title: string): Promise<void> {
  if (page.url() !== `${url}/`) await page.goto(url);
  await reachCard(page, title);
  await page.getByRole('button', { name: `Save ${title} for offline` }).click();
  await cardOf(page, title).getByText('Saved for offline').waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** The list begins with ten papers and grows each time its end comes near. */
export async function reachCard(page: Page, title: string): Promise<void> {
  const card = cardOf(page, title);
  const more = page.getByRole('button', { name: 'Load More Tests' });
  for (;;) {
    await card.or(more).first().waitFor();
    if ((await card.count()) > 0) break;
    // The button goes when the list has grown to its end, maybe just now.
    await more.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
  }
}

export function cardOf(page: Page, title: string) {
  return page.getByRole('article', { name: title });
}

/** From home to the first question. */
export async function startExam(page: Page, title: string): Promise<void> {
  await reachCard(page, title);
  await page.getByRole('link', { name: `Start ${title}` }).click();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Continue (Normal Mode)' }).click();
  await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
}

/** By the bar that stands above every page while an exam is in progress. */
export async function resumeExam(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: /^(Exam in progress|Paused exam): / });
  await bar.getByRole('link', { name: /^Resume / }).click();
}

export async function submitExam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Submit paper' }).click();
}

export async function waitSaved(page: Page): Promise<void> {
  await page.locator('.light-device, .light-server').waitFor();
}
