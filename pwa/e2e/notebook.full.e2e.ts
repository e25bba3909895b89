import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { readDatabase, type StoredRow } from './support/device-storage.ts';
import { PRACTICE, signIn, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const cardsOf = async (page: Page): Promise<StoredRow[]> => (await readDatabase(page))['notebookCards'] ?? [];

/** The same of every device: when each card is due. */
async function dueDates(page: Page): Promise<Record<string, unknown>> {
  const cards = (await cardsOf(page)).filter(({ due }) => due !== undefined);
  return Object.fromEntries(cards.map(({ questionId, due }) => [questionId, due]));
}

async function reviewsOnServer(page: Page): Promise<number> {
  const entries = (await readDatabase(page))['notebookEntries'] ?? [];
  return entries.filter(({ unsentOf }) => unsentOf === undefined).length;
}

/** Answers a card whatever its kind: which one is asked first is open. */
async function answerCard(page: Page): Promise<void> {
  const field = page.locator('.question input').first();
  if ((await field.getAttribute('inputmode')) === null) await page.locator('.question label').first().click();
  else await field.fill('1');
}

describe('the notebook of mistakes', () => {
  const world = useWorld([PRACTICE]);

  it('[NB1] what is answered wrongly is in the notebook with its result, and home says how much there is to revise', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, PRACTICE);
    for (let question = 1; question <= 9; question += 1) {
      await page.keyboard.press('1');
      await waitSaved(page);
      await page.getByRole('button', { name: 'Save & Next' }).click();
    }
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await expect.poll(async () => (await cardsOf(page)).length, { timeout: 60_000 }).toBeGreaterThan(2);
    const due = Object.keys(await dueDates(page)).length;
    await page.getByRole('link', { name: 'Revise your mistakes' }).waitFor();
    await page.goto(world.server.url);
    await page.getByRole('link', { name: `${due} to revise today` }).click();
    await page.getByRole('heading', { name: 'Revise', level: 1 }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('[NB7] [NB9] without a network cards are revised, noted, taken back and removed, and a reload loses nothing', async () => {
    const page = await world.page();
    await page.context().setOffline(true);
    await page.goto(`${world.server.url}/revise`);
    await page.getByRole('link', { name: /^Revise \d+ cards/ }).click();
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await answerCard(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Answer' }).waitFor();
    await page.getByText(/^(Right|Not right)$/).waitFor();
    await page.getByText('Your Answer').first().waitFor();
    await page.getByLabel('Your note').fill('Look at the units first.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('Saved on this device').first().waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('group', { name: 'How well did you know it?' }).waitFor();
    await page.getByRole('heading', { name: 'Answer' }).focus();
    // Nothing covers what the thumb is to press.
    await page.getByRole('button', { name: /^Easy, next in/ }).click({ trial: true });
    await page.keyboard.press('4');
    await page.getByText('1 done').first().waitFor();
    await page.getByRole('button', { name: 'Undo last rating' }).click();
    await page.getByText('0 done').first().waitFor();
    await page.getByRole('button', { name: /^Good, next in/ }).click();
    await page.getByText('1 done').first().waitFor();
    const before = await dueDates(page);
    await page.reload();
    expect(await dueDates(page)).toEqual(before);
    await page.goto(`${world.server.url}/revise`);
    await page.getByLabel('Search your notes').fill('UNITS');
    await page.getByText('Look at the units first.').waitFor();
    await page.getByRole('button', { name: /^Remove from notebook/ }).click();
    await page.getByText('No cards here').waitFor();
    await page.getByText('Removed', { exact: true }).click();
    await page.getByRole('button', { name: /^Put back/ }).click();
    await page.getByText('No cards here').waitFor();
    expect(await reviewsOnServer(page)).toBe(0);
  });

  it('[NB3] [NB4] with the network back another device of the student has the same cards, due at the same times', async () => {
    const page = await world.page();
    await page.context().setOffline(false);
    await page.goto(`${world.server.url}/revise`);
    await expect.poll(() => reviewsOnServer(page), { timeout: 60_000 }).toBe(6);
    const second = await world.otherDevice();
    await signIn(second, world.server.url);
    const here = await dueDates(page);
    await expect.poll(() => dueDates(second), { timeout: 60_000 }).toEqual(here);
    await second.goto(`${world.server.url}/revise`);
    await second.getByLabel('Search your notes').fill('units');
    await second.getByText('Look at the units first.').waitFor();
  });

  it('[NB9] a rating that the disk refuses is told, and the card stays', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/revise/session`);
    await page.getByRole('button', { name: 'Show answer' }).click();
    await page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: /^Good, next in/ }).click();
    await page.getByRole('alert').getByText('Not saved on this device').waitFor();
    await page.getByText('0 done').first().waitFor();
  });

  it('[NB1] the analysis says which questions are in the notebook, and has their notes', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/results`);
    await page.getByRole('link', { name: PRACTICE }).first().click();
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page.getByText('In your notebook').first().waitFor();
    await page.goto(`${world.server.url}/profile`);
    await page
      .getByRole('link', { name: /^Revise/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Revise', level: 1 }).waitFor();
  });
});
