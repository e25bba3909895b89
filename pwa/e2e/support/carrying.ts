import type { Page } from 'playwright-core';
import { PHONE, startExam, waitSaved } from './student.ts';
import type { World } from './world.ts';

/** A second device that has never seen the first one, the same for all tests of a world. */
export function useOtherDevice(world: World): { page(): Promise<Page> } {
  let opened: Promise<Page> | undefined;
  return {
    page: async () => {
      const page = await (opened ??= world.otherDevice());
      await page.setViewportSize(PHONE);
      return page;
    },
  };
}

export interface Given {
  readonly name: string;
  readonly text: string;
}

/** The file that a tap puts into the user's hands. */
export async function fileFrom(page: Page, button: string | RegExp): Promise<Given> {
  await page.evaluate(() => {
    const given = window as unknown as { given?: Promise<{ name: string; text: string }> };
    given.given = new Promise((resolve) => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        URL.createObjectURL = make;
        const link = HTMLAnchorElement.prototype;
        const click = link.click;
        link.click = function (this: HTMLAnchorElement) {
          link.click = click;
          const name = this.download;
          void blob.text().then((text) => resolve({ name, text }));
        };
        return make(blob);
      };
    });
  });
  await page.getByRole('button', { name: button }).click();
  return page.evaluate(() => (window as unknown as { given: Promise<{ name: string; text: string }> }).given);
}

/** Chooses a file on /hand-in. */
export const choose = (page: Page, { name, text }: Given) =>
  page
    .getByLabel('Hand-in file or receipt file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** A receipt file with one character of its sealed receipt changed. */
export const damaged = (receipt: Given): Given => ({
  ...receipt,
  text: receipt.text.replace(/(?<="sealed": ")./, (first) => (first === 'A' ? 'B' : 'A')),
});

/** Drafts go to the server at most this often (SY8). */
const DRAFT_MS = 31_000;

/** Lets the page push its draft, on a clock that was installed before; resolves when the server has it. */
export async function pushDraft(page: Page): Promise<void> {
  const pushed = page.waitForResponse((response) => response.url().endsWith('/progress') && response.ok());
  await page.clock.runFor(DRAFT_MS);
  await pushed;
}

/** Starts an exam and answers its first question, so that another device can go on with it. */
export async function startForAnotherDevice(page: Page, title: string): Promise<void> {
  await startExam(page, title);
  await page.keyboard.press('1');
  await waitSaved(page);
  await pushDraft(page);
}
