import type { Locator, Page } from 'playwright-core';
import { cardOf, reachCard, SHORT_PAPER, STUDENT } from '../e2e/support/student.ts';

/** What a way to the first question takes. Reading is not counted: it is the student's own. */
export interface Journey {
  readonly taps: number;
  readonly ms: number;
}

/** Milliseconds for a letter, typed on a phone. */
const TYPING_MS = 200;

class Walk {
  taps = 0;
  readonly #begun = performance.now();

  async tap(where: Locator): Promise<void> {
    this.taps += 1;
    await where.first().click();
  }

  done(): Journey {
    return { taps: this.taps, ms: performance.now() - this.#begun };
  }
}

const firstQuestion = (page: Page) => page.getByRole('heading', { name: /^Question 1 / }).waitFor();

async function fromStartScreen(page: Page, walk: Walk): Promise<Journey> {
  await walk.tap(page.getByRole('button', { name: 'Start Test' }));
  await walk.tap(page.getByRole('button', { name: 'Continue (Normal Mode)' }));
  await firstQuestion(page);
  return walk.done();
}

/** From the printed address to the first question of the try-out, with no account. */
export async function tryOut(page: Page, url: string): Promise<Journey> {
  const walk = new Walk();
  await page.goto(url);
  await walk.tap(page.getByRole('link', { name: /^Try a 2-minute paper/ }));
  await walk.tap(page.getByRole('button', { name: 'Start now' }));
  await firstQuestion(page);
  return walk.done();
}

/** The same to a paper of the list, for a student who has an account and is not signed in here. */
export async function ownPaper(page: Page, url: string): Promise<Journey> {
  const walk = new Walk();
  await page.goto(url);
  await walk.tap(page.getByRole('link', { name: 'Login' }));
  const email = page.getByLabel('Email');
  // The first field has the focus, and Next of the keyboard leads to the second: no taps.
  await email.pressSequentially(STUDENT.email, { delay: TYPING_MS });
  await page
    .getByLabel('Password', { exact: true })
    .pressSequentially(STUDENT.password, { delay: TYPING_MS });
  await walk.tap(page.getByRole('button', { name: 'Sign in' }));
  await reachCard(page, SHORT_PAPER);
  await walk.tap(cardOf(page, SHORT_PAPER).getByRole('link', { name: `Start ${SHORT_PAPER}` }));
  return fromStartScreen(page, walk);
}
