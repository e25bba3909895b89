import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { RealBrowser, scratchFolder } from './browser.ts';
import { PHONE } from './student.ts';

/** A second device that has never seen the first one. */
export function useOtherDevice(): { page(): Promise<Page> } {
  let browser: RealBrowser;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const profile = await scratchFolder('other-profile');
    remove = profile.remove;
    browser = await RealBrowser.open(profile.path);
  });
  afterAll(async () => {
    await browser?.close();
    await remove?.();
  });
  return {
    page: async () => {
      const page = await browser.page();
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
