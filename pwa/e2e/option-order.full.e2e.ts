import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, startExam, submitExam, waitSaved, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';

/** The words of an element with its formulas as their sources, whether they are set yet or not. */
async function wordsOf(element: Locator): Promise<string> {
  const words = await element.evaluate((shown) => {
    const copy = shown.cloneNode(true) as Element;
    for (const formula of copy.querySelectorAll('.formula')) {
      const source = formula.querySelector('annotation, .formula-source')?.textContent ?? '';
      formula.textContent = source.replace('\\displaystyle ', '');
    }
    return copy.textContent ?? '';
  });
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** Each option of the question on the screen: 'A. its words'. */
async function optionsOn(page: Page): Promise<string[]> {
  const options = await page.locator('.option').all();
  return Promise.all(
    options.map(async (option) => {
      const letter = await wordsOf(option.locator('.option-bubble'));
      return `${letter}. ${await wordsOf(option.locator('.option-text'))}`;
    }),
  );
}

/** What the analysis says was answered to the first question. */
async function answerIn(page: Page): Promise<string> {
  const first = page.getByRole('article', { name: /^Question 1,/ });
  await first.waitFor();
  const option = first.getByRole('listitem').filter({ hasText: 'Your Answer' });
  const letter = await wordsOf(option.locator('.analysis-option-letter'));
  return `${letter}. ${await wordsOf(option.locator('.analysis-option-text'))}`;
}

describe('[ST71] the letters of the options', () => {
  const world = useWorld([WARM_UP]);
  let address = '';
  let chosen: string | undefined;

  it('[ST71] are the same after a reload, and in the analysis', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, WARM_UP);
    const shown = await optionsOn(page);
    expect(shown.map((option) => option[0])).toEqual(['A', 'B', 'C', 'D']);
    await page.keyboard.press('3');
    await waitSaved(page);
    await page.reload();
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
    expect(await optionsOn(page)).toEqual(shown);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    address = `${new URL(page.url()).pathname}/analysis`;
    chosen = shown[2];
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    expect(await answerIn(page)).toBe(chosen);
  });

  it('[ST71] are the same on a device that never had the paper', async () => {
    const page = await world.otherDevice();
    await signIn(page, world.server.url);
    await page.goto(world.server.url + address);
    expect(await answerIn(page)).toBe(chosen);
  });
});
