import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findings, findingsEverywhere } from './support/accessibility.ts';
import { readDatabase } from './support/device-storage.ts';
import { savePaper, signIn, startExam, submitExam, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';

const GATE = 'GATE Aptitude Mini';
const BILINGUAL = 'JEE Main in English and Hindi';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('the tools of the exam room', () => {
  const world = useWorld();
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
    await page.setViewportSize(DESKTOP);
    await signIn(page, world.server.url);
    await savePaper(page, world.server.url, BILINGUAL);
    await savePaper(page, world.server.url, GATE);
    await startExam(page, GATE);
  });

  it.each([
    'Calculator',
    'Rough work',
    'Question paper',
    'Text size',
    'Language',
    'Instructions',
    'AI assistant',
  ])('the tool %s has nothing that axe finds, and Escape gives the focus back', async (label) => {
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('dialog', { name: label }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: label }).waitFor({ state: 'detached' });
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('dialog', { name: label }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: label }).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Tools');
  });

  it('the clock is green on every screen while more than a quarter of an hour is left', async () => {
    await page.setViewportSize(PHONE);
    const colours = page.evaluate(() => {
      const timer = document.querySelector('.timer');
      if (timer === null) throw new Error('There is no clock');
      const green = document.createElement('span');
      green.style.color = 'var(--ok-text)';
      timer.append(green);
      const [shown, wanted] = [timer, green].map((each) => getComputedStyle(each).color);
      green.remove();
      return { shown, wanted };
    });
    const { shown, wanted } = await colours;
    expect(shown).toBe(wanted);
  });

  it('[ST21] the calculator works by the keyboard, and its keys are none of the exam', async () => {
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Calculator' }).click();
    await page.getByRole('dialog', { name: 'Calculator' }).waitFor();
    await page.keyboard.type('2*(3+4)mcs');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Result').innerText()).toBe('14');
    expect(await page.locator('input[type=radio]:checked').count()).toBe(1); // Deg; no option of the question
    expect(await page.getByRole('button', { name: 'Submit paper' }).count()).toBe(0);
    expect(
      await page.getByRole('button', { name: 'Mark for Review', exact: true }).getAttribute('aria-pressed'),
    ).not.toBe('true');
    // The question stays in reach beside it, and its own keys work there.
    await page.getByRole('heading', { name: /^Question 1 / }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close Calculator' }).click();
  });

  it('the question paper leads to the question that is tapped', async () => {
    await page.getByRole('button', { name: 'Question paper' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Question 3, / })
      .first()
      .click();
    await page.getByRole('heading', { name: /^Question 3 / }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('at 200 % nothing scrolls sideways, and the size outlives the page', async () => {
    await page.getByRole('button', { name: 'Text size' }).click();
    for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Larger' }).click();
    expect(await page.getByLabel('Text size', { exact: true }).last().innerText()).toBe('200%');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('heading', { name: /^Question 3 / }).waitFor();
    const zoom = page.evaluate(
      () => getComputedStyle(document.querySelector('.question-text') as Element).zoom,
    );
    expect(Number(await zoom)).toBe(2);
    await page.setViewportSize(PHONE);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.setViewportSize(DESKTOP);
  });

  it('[AT10] rough work is there again after the browser was killed, with no network', async () => {
    await page.getByRole('button', { name: 'Rough work' }).click();
    await page.getByLabel('Notes').fill('F = ma');
    const box = await page.locator('canvas').boundingBox();
    if (box === null) throw new Error('There is no sheet');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 });
    await page.mouse.up();
    await page.getByText('Kept on this device, for this question.').waitFor();
    await expect.poll(async () => (await readDatabase(page))['roughWork']?.[0]?.['strokes']).toHaveLength(1);
    const address = page.url();
    page = await world.reopen('kill');
    await page.context().setOffline(true);
    await page.setViewportSize(DESKTOP);
    await page.goto(address);
    await page.getByRole('button', { name: 'Rough work' }).click();
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('F = ma');
    await page.getByRole('button', { name: 'Close Rough work' }).click();
    await page.getByRole('button', { name: 'Calculator' }).click();
    await page.getByRole('dialog', { name: 'Calculator' }).waitFor();
    await page.context().setOffline(false);
  });

  it('[PK8] one question is read in Hindi, or the whole paper; the answer is the same', async () => {
    await page.goto(world.server.url);
    await startExam(page, BILINGUAL);
    await page.getByRole('radio', { name: /^B/ }).first().check({ force: true });
    await page.getByText('हिन्दी').click();
    expect(await page.locator('.question-text').getAttribute('lang')).toBe('hi');
    expect(await page.getByRole('radiogroup').getByRole('radio', { name: /^B/ }).isChecked()).toBe(true);
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.getByRole('heading', { name: /^Question 2 / }).waitFor();
    expect(await page.locator('.question-text').getAttribute('lang')).toBeNull();
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.getByRole('group', { name: 'Language of the paper' }).getByText('हिन्दी').click();
    await page.keyboard.press('Escape');
    expect(await page.locator('.question-text').getAttribute('lang')).toBe('hi');
  });

  it('[PK9] what was read in Hindi is explained in Hindi afterwards', async () => {
    await submitExam(page);
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    const card = page.getByRole('article').first();
    await card.getByText('Explanation', { exact: true }).click();
    await card.getByText('रेलगाड़ी 150 m + 250 m = 400 m की दूरी तय करती है').waitFor();
    expect(await page.getByText('The train covers').count()).toBe(0);
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('[PK4] the question paper draws the diagrams with no network, and nothing moves when one fails or comes', async () => {
    await savePaper(page, world.server.url, WARM_UP);
    await page.setViewportSize(PHONE);
    await page.context().setOffline(true);
    await startExam(page, WARM_UP);
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Question paper', exact: true }).click();
    const paper = page.getByRole('dialog', { name: 'Question paper' });
    const diagram = paper.locator('.diagram-box img');
    await diagram.scrollIntoViewIfNeeded();
    expect(await diagram.getAttribute('src')).toMatch(/^blob:/);
    const width = () => diagram.evaluate((image: HTMLImageElement) => image.naturalWidth);
    const height = async () => (await paper.locator('.diagram').boundingBox())?.height;
    await expect.poll(width).toBeGreaterThan(0);
    const drawn = await height();
    await diagram.dispatchEvent('error');
    await paper.getByText('Failed to load diagram').waitFor();
    expect(await height()).toBe(drawn);
    await paper.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(width).toBeGreaterThan(0);
    expect(await height()).toBe(drawn);
    await paper.getByRole('button', { name: 'Zoom in' }).click();
    expect(await paper.getByLabel('Zoom', { exact: true }).innerText()).toBe('125%');
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
