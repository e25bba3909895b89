import type { AttemptEvent } from '@exam/shared-schema/attempt';
import type { Page } from 'playwright-core';
import { RealBrowser } from './browser.ts';
import { newestLog } from './device-storage.ts';
import { cardOf, PHONE, reachCard, signIn, waitSaved } from './student.ts';

/** How long one try of a step may take before somebody on a bad line begins it again. */
const STEP_MS = 15_000;
/** After so long on one step the line is mended for it, since a student does not get in everywhere. */
const STEP_PATIENCE_MS = 45_000;
/** What a step over a good line may take on a machine that does other things too. */
const MENDED_STEP_MS = 60_000;
const MENDED_PATIENCE_MS = 90_000;
/** Nobody loads a page again more often than that. */
const PAUSE_MS = 500;
/** The app is on the device: no step waits for the line any more. */
const READY_STEP_MS = 30_000;

const BROKEN_PAGE = 'Something went wrong!';
const KEYS = ['1', '2', '3', '4', 'm', 'c', 'ArrowRight', 'ArrowRight', 'ArrowLeft'];

/** What a student must not see, with the moment it was seen. */
export interface Seen {
  readonly what: string;
  readonly isReady: boolean;
}

/** What the app says when it needs no network any more. Everything that must not be seen counts from here on. */
async function saysReady(page: Page, title: string): Promise<void> {
  await cardOf(page, title).getByText('Saved for offline').waitFor();
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });
}

/** Runs in the page: says in its console when the page that stands for a broken one is shown. */
function tellOfBrokenPage(words: string): void {
  const look = (): void => {
    const headings = [...document.querySelectorAll('h1, h2')];
    if (headings.some(({ textContent }) => textContent === words)) console.debug(`SHOWN ${words}`);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** A student with a browser that dies now and then, who tries again until it works. */
export class BadLineStudent {
  readonly seen: Seen[] = [];
  /** Every log that the screen had called saved. */
  readonly calledSaved: (readonly AttemptEvent[])[] = [];
  /** Steps for which the line had to be mended. */
  readonly mendedFor: string[] = [];
  page: Page;
  #browser: RealBrowser;
  #isReady = false;
  #lastProblem = '';
  readonly #profile: string;
  readonly #url: string;
  readonly #mend: () => void;

  private constructor(browser: RealBrowser, page: Page, profile: string, url: string, mend: () => void) {
    this.#browser = browser;
    this.page = page;
    this.#profile = profile;
    this.#url = url;
    this.#mend = mend;
  }

  /** @param mend makes the line good, where a step does not succeed for so long. */
  static async sitDown(profile: string, url: string, mend: () => void): Promise<BadLineStudent> {
    const browser = await RealBrowser.open(profile);
    const student = new BadLineStudent(browser, await browser.page(), profile, url, mend);
    await student.#watch();
    return student;
  }

  /** What stands on the screen, for a test that has failed. */
  async shows(): Promise<string> {
    const text = await this.page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    return `${this.page.url()} showed:\n${text}\n${this.seen.map(({ what }) => what).join('\n')}`;
  }

  async leave(): Promise<void> {
    await this.#browser.close();
  }

  /** The battery is taken out, and the app opened again. */
  async reopen(path = '/'): Promise<void> {
    await this.#browser.kill();
    this.#browser = await RealBrowser.open(this.#profile);
    this.page = await this.#browser.page();
    await this.#watch();
    await this.page.goto(this.#url + path);
  }

  async #watch(): Promise<void> {
    const { page } = this;
    const note = (what: string): void => void this.seen.push({ what, isReady: this.#isReady });
    await page.setViewportSize(PHONE);
    page.setDefaultTimeout(this.#isReady ? READY_STEP_MS : STEP_MS);
    // What runs TypeScript here names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(tellOfBrokenPage, BROKEN_PAGE);
    page.on('pageerror', (error) => note(`unhandled: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.text() === `SHOWN ${BROKEN_PAGE}`) note(`${BROKEN_PAGE} at ${page.url()}`);
    });
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('chrome-error:')) note(`the browser's own error page`);
    });
  }

  async logIn(): Promise<void> {
    await this.#insist('log in', async () => {
      await this.page.goto(this.#url);
      const isIn = await this.page.evaluate(() => localStorage.getItem('token') !== null);
      if (!isIn) await signIn(this.page, this.#url);
    });
  }

  /** Until the app says that it needs no network any more. */
  async save(title: string): Promise<void> {
    await this.#insist('save', async () => {
      await this.page.goto(this.#url);
      await reachCard(this.page, title);
      const offer = this.page.getByRole('button', { name: `Save ${title} for offline` });
      if (await offer.isVisible()) await offer.click();
      await saysReady(this.page, title);
    });
    this.#isReady = true;
    this.page.setDefaultTimeout(READY_STEP_MS);
  }

  /** Presses keys as a student in a hurry, and notes what the screen called saved, for so long. */
  async answer(random: () => number, ms: number): Promise<void> {
    const { page } = this;
    const until = Date.now() + ms;
    while (Date.now() < until) {
      await page.keyboard.press(KEYS[Math.floor(random() * KEYS.length)] ?? '1');
      await waitSaved(page);
      this.calledSaved.push((await newestLog(page)).events);
    }
  }

  async #insist(what: string, step: () => Promise<void>): Promise<void> {
    const mendsAt = Date.now() + STEP_PATIENCE_MS;
    this.page.setDefaultTimeout(STEP_MS);
    while (Date.now() < mendsAt) if (await this.#succeeds(step)) return;
    this.#mend();
    this.mendedFor.push(what);
    this.page.setDefaultTimeout(MENDED_STEP_MS);
    const endsAt = Date.now() + MENDED_PATIENCE_MS;
    while (Date.now() < endsAt) if (await this.#succeeds(step)) return;
    throw new Error(`Could not ${what}, not even over a good line: ${this.#lastProblem}`);
  }

  async #succeeds(step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      this.#lastProblem = String(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return false;
    }
  }
}
