import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findings, findingsEverywhere } from './support/accessibility.ts';
import { savePaper, signIn, startExam, waitSaved, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('axe finds nothing, and nothing scrolls sideways', () => {
  const world = useWorld();
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
  });

  it('on the pages of somebody who is not signed in', async () => {
    await page.goto(world.server.url);
    await page.getByRole('link', { name: `Start ${WARM_UP}` }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/login`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Email is required').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/nowhere`);
    await page.getByText('Page not found').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/?tab=predefined`);
    await page.getByRole('link', { name: `Start ${WARM_UP}` }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('on the static pages, and where files are brought', async () => {
    const pages = [
      'about-us',
      'contact-us',
      'terms-conditions',
      'refund-policy',
      'privacy-policy',
      'hand-in',
      'receipt',
      'try',
    ];
    for (const address of pages) {
      await page.goto(`${world.server.url}/${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await findingsEverywhere(page)).toEqual([]);
    }
  });

  it('from home to the exam room, the palette and the submit dialog', async () => {
    await signIn(page, world.server.url);
    await page.goto(`${world.server.url}/downloads`);
    await page.getByText('No papers on this device').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await savePaper(page, world.server.url, WARM_UP);
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/downloads`);
    await page.getByRole('button', { name: `Remove ${WARM_UP}` }).click();
    await page.getByText('Remove this paper?').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: /^Menu, / }).click();
    await page.getByRole('dialog', { name: 'Hello, student' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(world.server.url);
    await page.getByRole('link', { name: `Start ${WARM_UP}` }).click();
    await page.getByRole('button', { name: 'Start Test' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start Test' }).click();
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(world.server.url);
    await startExam(page, WARM_UP);
    for (let question = 1; question <= 4; question += 1) {
      await page.getByRole('heading', { name: `Question ${question} ` }).waitFor();
      expect(await findingsEverywhere(page)).toEqual([]);
      if (question < 4) await page.getByRole('button', { name: 'Save & Next' }).click();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: /^Question palette, / }).click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close palette' }).click();
    await waitSaved(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('button', { name: 'Submit paper' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('on results, analysis, sync, the list of results and a home with a score', async () => {
    await page.getByRole('button', { name: 'Submit paper' }).click();
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page.getByRole('heading', { name: 'Question Analysis' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/sync`);
    await page.getByText('Nothing waits').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/results`);
    await page.getByRole('link', { name: WARM_UP, exact: true }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(world.server.url);
    await page.getByRole('link', { name: /^Last score / }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});

describe('axe finds nothing on the offer to install', () => {
  const world = useWorld([WARM_UP]);
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
    // Not on the page before: Chromium itself may offer there, and that it did be noted again, until the page is left.
    await page.addInitScript(() => localStorage.removeItem('prep-install-offered'));
  });

  const offer = () => page.getByText('Open Prep like any other app').waitFor();
  const byHand = () => page.getByRole('dialog', { name: 'Add Prep to your home screen' }).waitFor();
  async function openAsNew(): Promise<void> {
    await page.goto(`${world.server.url}/downloads`);
    await page.getByText('2 papers', { exact: true }).waitFor();
  }

  it('where the browser asks', async () => {
    await openAsNew();
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    await offer();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('where a person does it, from the offer and from the menu', async () => {
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setUserAgentOverride', { userAgent: IPHONE });
    // No browser of an iPhone asks.
    await page.addInitScript(() =>
      addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), true),
    );
    await openAsNew();
    await offer();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await byHand();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Menu, / }).click();
    await page.getByRole('button', { name: 'Install app' }).click();
    await byHand();
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
