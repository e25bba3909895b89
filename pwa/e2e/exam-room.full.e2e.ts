import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findings, findingsEverywhere } from './support/accessibility.ts';
import { skip } from './support/clocks.ts';
import { newestLog } from './support/device-storage.ts';
import {
  PHONE,
  reachCard,
  resumeExam,
  savePaper,
  SHORT_PAPER,
  signIn,
  startExam,
  waitSaved,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

/** Three sections of a minute each, locked; of the last one any question of two. */
const LOCKED = 'Locked sections warm-up';
/** By the pattern of CAT, a quarter of it. */
const CAT = 'CAT Mini: three locked sections';
/** Each question has one answer or more. */
const SEVERAL = 'MSQ Practice: JEE Advanced style';
const MINUTE_MS = 60_000;

/** Tab until something with this name has the focus, as somebody does who never takes the mouse. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (name.test(await focusedWords(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

/** What a screen reader says of what has the focus: its label, or else its text. */
function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
}

async function sectionIsOpen(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name, selected: true }).waitFor();
}

/** Where it stands on the paper: what the click itself scrolls is not counted. */
function placeOf(part: Locator) {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    let scrolled = 0;
    for (let up = element.parentElement; up !== null; up = up.parentElement) scrolled += up.scrollTop;
    return { x, y: y + scrolled, width, height };
  });
}

/** The maths of a question is set a moment after its words. */
async function settledPlace(part: Locator) {
  let place = await placeOf(part);
  await vi.waitFor(
    async () => {
      const before = place;
      await part.page().waitForTimeout(100);
      place = await placeOf(part);
      expect(place).toEqual(before);
    },
    { timeout: 10_000 },
  );
  return place;
}

describe('the exam room', () => {
  const world = useWorld([SHORT_PAPER, LOCKED]);
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
  });

  it('from start to seal by keyboard alone', async () => {
    await page.goto(world.server.url);
    await reachCard(page, SHORT_PAPER);
    await tabTo(page, new RegExp(`Start ${SHORT_PAPER}`));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start Test' }).waitFor();
    await page.getByText('Is this device ready?').waitFor();
    await tabTo(page, /^Start Test$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).waitFor();
    await tabTo(page, /^Continue \(Normal Mode\)$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
    await page.keyboard.press('2');
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: /^Question 2 / }).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await tabTo(page, /^Tools$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Tools' }).waitFor();
    await tabTo(page, /^Question paper$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Question paper' }).waitFor();
    // It opens at the question that the student comes from.
    expect(await focusedWords(page)).toMatch(/Question 2, Not Answered$/);
    await tabTo(page, /Question 4, /);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Question 4 / }).waitFor();
    expect(await focusedWords(page)).toMatch(/^Question 4 /);
    await tabTo(page, /^Question palette, /);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await focusedWords(page)).toMatch(/^Question 4, /);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Question 5 / }).waitFor();
    expect(await focusedWords(page)).toMatch(/^Question 5 /);
    await tabTo(page, /^Mark for Review & Next$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Question 6 / }).waitFor();
    await waitSaved(page);
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Submit the paper?' }).waitFor();
    await tabTo(page, /^Submit paper$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    const { events } = await newestLog(page);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['answered', 'marked', 'visited', 'cleared', 'sealed']),
    );
  });

  it('[ST22] the running exam is named by its address, in either spelling, and opens from it', async () => {
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    const { search, pathname } = new URL(page.url());
    expect(pathname).toBe('/examScreen');
    expect(search).toMatch(/^\?attempt=[\w-]+$/);
    await page.goto(`${world.server.url}/examscreen${search}`);
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
  });

  it('choosing an answer moves no option under the finger', async () => {
    const wide = page.viewportSize();
    await page.setViewportSize(PHONE);
    const option = page.locator('.option').nth(1);
    const before = await settledPlace(option);
    await option.click();
    const light = page.getByRole('region', { name: 'Question 1' }).locator('[data-shown]');
    await light.filter({ hasText: /^On / }).waitFor();
    expect(await placeOf(option)).toEqual(before);
    if (wide !== null) await page.setViewportSize(wide);
  });

  it('[ST17] locked sections close by themselves, also over a reload, and axe finds nothing on the way', async () => {
    // Its clock does not run ahead with the device's.
    await page.context().route('**/api/test-attempts/*/time', (route) => route.abort());
    await page.goto(world.server.url);
    await startExam(page, LOCKED);
    await sectionIsOpen(page, /^Quant/);
    expect(await page.getByRole('tab', { name: /^Reasoning/ }).isDisabled()).toBe(true);
    await page.keyboard.press('1');
    await waitSaved(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('Submitting ends the whole paper.').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep working' }).click();
    await skip(page, MINUTE_MS);
    await sectionIsOpen(page, /^Reasoning/);
    await page.getByText('Time is up for Quant. Reasoning is open now.').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.reload();
    await sectionIsOpen(page, /^Reasoning/);
    expect(await page.getByRole('tab', { name: /^Quant/ }).isDisabled()).toBe(true);
    await skip(page, MINUTE_MS);
    await sectionIsOpen(page, /^Either or/);
    await page.getByText('Attempt any 1 of 2.').waitFor();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.getByRole('heading', { name: /^Question 2 / }).waitFor();
    await page.keyboard.press('1');
    await page.getByText(/only the first answer in the paper's order is marked/).waitFor();
    await waitSaved(page);
    await skip(page, MINUTE_MS);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.context().unrouteAll();
    const { events } = await newestLog(page);
    const sections = events.flatMap((event) => ('sectionId' in event ? [event.type] : []));
    expect(sections).toEqual([
      'section-entered',
      'section-closed',
      'section-entered',
      'section-closed',
      'section-entered',
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'sealed', by: 'clock', elapsedMs: 3 * MINUTE_MS });
  });

  it('[ST17] CAT in small: three clocks, tables and a network in LaTeX, a calculator; the analysis shows them again', async () => {
    await page.setViewportSize(PHONE);
    await savePaper(page, world.server.url, CAT);
    await page.context().route('**/api/test-attempts/*/time', (route) => route.abort());
    await startExam(page, CAT);
    await sectionIsOpen(page, /^Verbal/);
    expect(await page.getByRole('timer', { name: 'Time left for this section' }).innerText()).toMatch(
      /^00:(10:00|09:5\d)$/,
    );
    await skip(page, 10 * MINUTE_MS);
    await sectionIsOpen(page, /^Data Interpretation/);
    for (let step = 0; step < 5 && (await page.locator('.diagram-maths').count()) === 0; step += 1)
      await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.locator('.diagram-maths .katex').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Calculator', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await skip(page, 10 * MINUTE_MS);
    await sectionIsOpen(page, /^Quantitative/);
    await skip(page, 10 * MINUTE_MS);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.context().unrouteAll();
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page.getByText('Showing 17 of 17 questions').waitFor();
    await expect.poll(() => page.locator('.diagram-maths .katex').count()).toBe(3);
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('the tools, the keys and the submit dialog pass axe, and text of 200 % breaks nothing', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(world.server.url);
    await resumeExam(page);
    await page.getByRole('heading', { name: /^Question \d/ }).waitFor();
    await page.keyboard.press('1');
    await waitSaved(page);
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Tools' }).click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('switch', { name: /Single-key shortcuts/ }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close Keys' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep working' }).click();
    await page.setViewportSize(PHONE);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    for (const name of ['Save & Next', 'Submit', 'Mark for Review']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      // Within the screen, and its words in one line.
      expect(box !== null && box.x >= 0 && box.x + box.width <= PHONE.width, name).toBe(true);
      expect(box !== null && box.width > box.height, name).toBe(true);
    }
  });
});

describe('a question with several answers', () => {
  const world = useWorld([SEVERAL]);

  it('takes one tap on the words of an option as one, and the focus follows to it', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SEVERAL);
    await waitSaved(page);
    const before = (await newestLog(page)).events.length;
    const option = page.locator('.option').nth(1);
    await option.locator('.option-text').click();
    await option.locator('input:focus').waitFor();
    await waitSaved(page);
    const { events } = await newestLog(page);
    expect(events.slice(before).map(({ type }) => type)).toEqual(['answered']);
    expect(await option.locator('input').isChecked()).toBe(true);
    await page.keyboard.press('Space');
    expect(await option.locator('input').isChecked()).toBe(false);
  });
});

describe('somebody who is not signed in', () => {
  const world = useWorld();

  it("[ST22] is asked to log in at an exam's address", async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/examScreen?attempt=none`);
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
    await page.getByText('Please log in to access the exam.').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.getByLabel('Email').waitFor();
    await signIn(page, world.server.url);
    await savePaper(page, world.server.url, LOCKED);
    await page.goto(`${world.server.url}/exam/start`);
    await page.getByText('No test ID provided in URL.').waitFor();
  });
});
