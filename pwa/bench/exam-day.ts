import type { Page } from 'playwright-core';
import { press } from './stopwatch.ts';

/** What `long-paper` prints of an encrypted paper. */
export interface EncryptedPaper {
  readonly id: string;
  readonly title: string;
  readonly code: string;
}

/**
 * ED6: from the tap on Open until the paper can be started, with no server: stretching the code, decrypting and verifying
 * every part, and storing it. @returns ms.
 */
export async function timeOpening(page: Page, url: string, { id, code }: EncryptedPaper): Promise<number> {
  await page.goto(`${url}/exam/${id}/start`);
  await page.getByLabel('Opening code').fill(code);
  return press(page, 'Open', { selector: 'main', text: 'Start Test' });
}
