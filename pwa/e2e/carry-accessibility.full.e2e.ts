import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import {
  choose,
  damaged,
  fileFrom,
  pushDraft,
  startForAnotherDevice,
  useOtherDevice,
  type Given,
} from './support/carrying.ts';
import { newestLog } from './support/device-storage.ts';
import { PHONE, SHORT_PAPER, signIn, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const BILINGUAL = 'JEE Main in English and Hindi';
const HAND_IN_CALL = '**/api/test-attempts/sync';

describe('axe finds nothing, and nothing scrolls sideways', () => {
  const world = useWorld([SHORT_PAPER, BILINGUAL]);
  const other = useOtherDevice(world);
  let page: Page;
  let sealed: Given;
  let receipt: Given;
  const url = (path: string) => world.server.url + path;
  beforeAll(async () => {
    page = await world.page();
  });

  async function handInOneAnswer(): Promise<void> {
    await page.setViewportSize(PHONE);
    await page.goto(url('/'));
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await submitExam(page);
  }

  it('on sync while an attempt waits without a network, on what it says of it, and on its file', async () => {
    await page.goto(url('/'));
    await world.browser.context.setOffline(true);
    await handInOneAnswer();
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(url('/sync'));
    sealed = await fileFrom(page, `Save as file: ${SHORT_PAPER}`);
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(url('/hand-in'));
    await page.getByText('You are offline').first().waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('on the way of a file: nothing chosen, chosen, refused, received', async () => {
    const carrier = await other.page();
    await carrier.goto(url('/hand-in'));
    await carrier.getByRole('heading', { name: 'Hand in a file' }).waitFor();
    expect(await findingsEverywhere(carrier)).toEqual([]);
    await choose(carrier, { name: 'notes.txt', text: 'Buy milk' });
    await carrier.getByText('This is not a hand-in file').waitFor();
    await choose(carrier, { ...sealed, text: sealed.text.replace(/"mac": "..../, '"mac": "AAAA') });
    await carrier.getByText('Not handed in').nth(1).waitFor();
    expect(await findingsEverywhere(carrier)).toEqual([]);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await carrier.route('**/api/hand-in-files', async (route) => {
      await held;
      await route.continue();
    });
    await choose(carrier, sealed);
    await carrier.getByText('Handing it in...').waitFor();
    expect(await findingsEverywhere(carrier)).toEqual([]);
    release();
    await carrier.getByText('Received', { exact: true }).waitFor();
    await carrier.unrouteAll();
    expect(await findingsEverywhere(carrier)).toEqual([]);
    receipt = await fileFrom(carrier, 'Save receipt file');
  });

  it('on a receipt that is carried back, damaged and whole', async () => {
    await choose(page, damaged(receipt));
    await page.getByText('This receipt was changed or damaged').waitFor();
    await choose(page, receipt);
    await page.getByText('The server has this attempt.').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await world.browser.context.setOffline(false);
  });

  it('on a receipt that is checked: nothing pasted, genuine, altered, of another server, no receipt', async () => {
    await page.goto(url('/results/') + String((await newestLog(page)).attempt['attemptId']));
    const kept = await fileFrom(page, 'Save as file');
    await page.goto(url('/receipt'));
    const check = page.getByRole('button', { name: 'Check' });
    await check.click();
    await page.getByText('Paste a receipt, or open its file.').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    const later = kept.text.replace(/"receivedAt": ?"\d{4}/, '"receivedAt":"2031');
    const foreign = kept.text.replace(/"keyId": ?"[^"]+/, '"keyId":"another');
    for (const [text, verdict] of [
      [kept.text, 'This receipt is genuine.'],
      [later, 'This receipt is not what the server signed.'],
      [foreign, 'This receipt names a key that this server has not published.'],
      ['{}', 'This is not a receipt.'],
    ] as const) {
      await page.getByLabel('Receipt', { exact: true }).fill(text);
      await check.click();
      await page.getByText(verdict).waitFor();
      expect(await findingsEverywhere(page)).toEqual([]);
    }
  });

  it('on sync after a try that failed, and after one that the server did not accept', async () => {
    // One route throughout: a try between two of them would reach the server.
    let answer: Parameters<Route['fulfill']>[0] = { status: 503, body: '' };
    await page.context().route(HAND_IN_CALL, (route) => route.fulfill(answer));
    await handInOneAnswer();
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    await page.goto(url('/sync'));
    await page.getByText(/^The last try, /).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    const refusal = {
      success: false,
      code: 'MALFORMED_ATTEMPT',
      message: 'It lacks its answers.',
      error: '',
    };
    answer = { status: 422, json: refusal };
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByText('Not accepted').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('link', { name: `Show ${SHORT_PAPER}` }).click();
    await page.getByText('The server did not accept this attempt.').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.context().unrouteAll();
  });

  it('[SY6] on everything that an exam leaves behind that went on on another device', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(url('/'));
    await page.clock.install();
    await startForAnotherDevice(page, BILINGUAL);
    const second = await other.page();
    await second.clock.install();
    await signIn(second, world.server.url);
    await second.getByRole('button', { name: `Continue here: ${BILINGUAL}` }).click();
    await second.getByRole('heading', { name: /^Question 1 / }).waitFor();
    await second.keyboard.press('2');
    await pushDraft(second);
    await page.keyboard.press('3');
    await page.clock.runFor(31_000);
    await page.getByRole('heading', { name: 'You moved this exam to another device' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(url('/sync'));
    await page.getByText('Not sent from here').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('link', { name: `Open the result of ${BILINGUAL}` }).click();
    await page.getByText('The server does not have it yet.').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(url('/downloads'));
    await page.getByText('The paper stays until you open your result on this device.').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await submitExam(second);
    await second.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.goto(url('/sync'));
    await page.getByText('Received by the server').waitFor();
    await page.getByRole('link', { name: BILINGUAL, exact: true }).click();
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.goto(url('/sync'));
    await page.getByText('Received by the server').waitFor();
    expect(await page.getByText('Not sent from here').count()).toBe(0);
  });
});
