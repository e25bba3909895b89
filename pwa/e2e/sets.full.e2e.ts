import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { PHONE, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

/** A passage and a table, four questions each. */
const SETS = 'CAT Sets: reading and data';
const DESKTOP = { width: 1280, height: 800 };
const PASSAGE = 'Passage for questions 1 to 4';
const TABLE = 'Table for questions 1 to 4';
const WORDS = /^For three hundred years the villages below the ridge shared one tank/;

const words = (page: Page) => page.getByText(WORDS);
const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number} `) });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

describe('[BK5] a paper with sets, sat with no network', () => {
  const world = useWorld([SETS]);
  let page: Page;

  beforeAll(async () => {
    page = await world.reopen('close');
    await world.server.stop();
    await page.goto(world.server.url);
    await startExam(page, SETS);
  });

  it('[BK5] on a phone the passage is folded above its questions; opened by key it stays open from one to the next', async () => {
    expect(await words(page).count()).toBe(0);
    await tabTo(page, PASSAGE);
    await page.keyboard.press('Enter');
    await words(page).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.keyboard.press('2');
    await waitSaved(page);
    await page.getByRole('button', { name: 'Save & Next' }).press('Enter');
    await question(page, 2).waitFor();
    await words(page).waitFor();
  });

  it('[BK5] on a desk it stands beside the question, is a region with a name, and is scrolled by key', async () => {
    await page.setViewportSize(DESKTOP);
    const passage = page.getByRole('region', { name: PASSAGE });
    const [left, right] = [await passage.boundingBox(), await page.getByRole('radio').first().boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await passage.focus();
    await page.keyboard.press('End');
    await expect.poll(() => passage.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
    await page.setViewportSize(PHONE);
  });

  it('[BK5] the question paper has it once, before its questions', async () => {
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Question paper' }).click();
    const paper = page.getByRole('dialog', { name: 'Question paper' });
    await paper.getByText(PASSAGE).click();
    await paper.getByText(WORDS).waitFor();
    await paper.getByRole('button', { name: /^Close/ }).click();
    await page.setViewportSize(PHONE);
  });

  it('[BK5] the other section has its own, and the analysis has each before its questions', async () => {
    await page.getByRole('tab', { name: /^Data Interpretation/ }).click();
    await page.getByRole('main').getByText(TABLE).click();
    await page.getByText('A bookshop over four years').waitFor();
    await submitExam(page);
    await page.getByRole('heading', { name: /^(Handed in|Exam Completed!)/ }).waitFor();
    world.server = await world.server.restart();
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page.getByText(PASSAGE).click();
    await words(page).waitFor();
    expect(await page.getByText(TABLE).count()).toBe(1);
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
