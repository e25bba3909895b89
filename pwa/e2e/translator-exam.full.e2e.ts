import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newestLog } from './support/device-storage.ts';
import { resumeExam, SHORT_PAPER, startExam, submitExam, waitSaved } from './support/student.ts';
import { isTranslated, translate } from './support/translator.ts';
import { useWorld } from './support/world.ts';

const QUESTIONS = 30;

/** The texts of the questions with their numbers, by the arrow key, from the first one. */
async function questionTexts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await page.getByRole('heading', { name: `Question ${number} of ${QUESTIONS}`, exact: true }).waitFor();
    // Without the light, which says where the answer is.
    const parts = page.locator('.question-number, .question-text, .option');
    texts.push((await parts.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' '));
    await page.keyboard.press('ArrowRight');
  }
  return texts;
}

describe('a page translator', () => {
  const world = useWorld([SHORT_PAPER]);

  it('[AT24] costs no question of an exam, and what is answered is what is shown', async () => {
    const page = await world.page();
    await translate(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.text().includes('NotFoundError') && errors.push(message.text()));
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    const translated = await questionTexts(page);
    expect(await isTranslated(page)).toBe(true);
    await page.keyboard.press('2');
    await waitSaved(page);
    await page.getByRole('button', { name: /^Question palette, 1 of 30 answered$/ }).click();
    await page.getByRole('button', { name: /^Question 1, / }).click();

    const plain = await world.browser.context.newPage();
    await page.close();
    await plain.goto(world.server.url);
    await resumeExam(plain);
    expect(await questionTexts(plain)).toEqual(translated);
    expect(await isTranslated(plain)).toBe(false);
    expect(errors).toEqual([]);
    const { events } = await newestLog(plain);
    expect(events.filter(({ type }) => type === 'answered')).toHaveLength(1);
    await submitExam(plain);
    await plain.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });
});
