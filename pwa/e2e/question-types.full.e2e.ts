import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePaper } from './support/made-paper.ts';
import { savePaper, signIn, startExam, submitExam, waitSaved } from './support/student.ts';
import { tap } from './support/touch.ts';
import { useWorld } from './support/world.ts';

const PAPER = 'Glaciers';
const LISTS = 'Match each landform with how it is made.';
const WORD = 'What does a glacier leave behind?';
const CHOICE = 'Which of these is a glacier?';

const row = (text: string) => ({ text, isRight: false, row: true });
const option = (text: string, isRight = false) => ({ text, isRight });

const SECTIONS = [
  {
    title: 'Lists',
    group: { type: 'MatrixMatch', marks: '8', penalty: '4', partial: 'per-row' },
    questions: [
      {
        text: LISTS,
        options: [row('Cirque'), row('Delta'), option('by ice'), option('by a river')],
        keyText: 'A-P\nB-Q',
      },
    ],
  },
  {
    title: 'Words',
    group: { type: 'ShortText', marks: '3', penalty: '1', partial: 'none' },
    questions: [{ text: WORD, keyText: 'moraine\na moraine' }],
  },
  {
    title: 'Choice',
    group: { type: 'MCQ', marks: '4', penalty: '1', partial: 'none' },
    questions: [{ text: CHOICE, options: [option('Siachen', true), option('Chilika')] }],
  },
];

const reach = (page: Page, text: string) => page.getByText(text).waitFor();
const cell = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
/** The letter of an item: each student has an order of their own (ST71). */
const letterOf = (page: Page, item: string) =>
  page.locator('.match-list li', { hasText: item }).locator('.match-name').innerText();
const word = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

describe('[QT7] a paper with lists to match and an answer to type', () => {
  const world = useWorld();
  let page: Page;
  let [ice, river] = ['', ''];

  beforeAll(async () => {
    await makePaper(world.server.url, PAPER, SECTIONS);
    page = await world.page();
    await signIn(page, world.server.url);
    await savePaper(page, world.server.url, PAPER);
    await world.server.stop();
    page = await world.reopen('close');
    await page.goto(world.server.url);
    await startExam(page, PAPER);
  });

  it('[QT7] is answered without a network, by touch and by keyboard, and a reload loses nothing', async () => {
    [ice, river] = [await letterOf(page, 'by ice'), await letterOf(page, 'by a river')];
    await tap(cell(page, `A ${ice}`));
    await expect.poll(() => cell(page, `A ${ice}`).isChecked()).toBe(true);
    await cell(page, `A ${ice}`).focus();
    for (const key of ['Tab', 'Tab', 'Space']) await page.keyboard.press(key);
    await expect.poll(() => cell(page, `B ${ice}`).isChecked()).toBe(true);
    await waitSaved(page);
    await page.reload();
    await reach(page, LISTS);
    const checked = page.getByRole('checkbox', { checked: true });
    await expect
      .poll(() => checked.evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label'))))
      .toEqual([`A ${ice}`, `B ${ice}`]);

    await page.getByRole('button', { name: 'Save & Next' }).click();
    await reach(page, WORD);
    await tap(word(page));
    await page.keyboard.type('Drumlin 1');
    await page.keyboard.press('Backspace');
    await waitSaved(page);
    await page.reload();
    await reach(page, WORD);
    expect(await word(page).inputValue()).toBe('Drumlin');

    await page.getByRole('button', { name: 'Save & Next' }).click();
    await reach(page, CHOICE);
    await tap(page.getByRole('radio', { name: 'Siachen' }));
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
  });

  it('[QT7] is marked once the server is back, and its review shows answers and keys', async () => {
    world.server = await world.server.restart();
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    const card = (text: string) => page.getByRole('article').filter({ hasText: text });
    const lists = card(LISTS);
    await lists.getByText(`A → ${ice}; B → ${ice}`, { exact: true }).waitFor();
    await lists.getByText(`A → ${ice}; B → ${river}`, { exact: true }).waitFor();
    // Half of 8 for the one row, less half of 4 for the other.
    await lists.getByText('+2 pts').waitFor();
    const typed = card(WORD);
    await typed.getByText('Drumlin', { exact: true }).waitFor();
    await typed.getByText('moraine or a moraine', { exact: true }).waitFor();
    await typed.getByText('−1 pts').waitFor();
    await card(CHOICE).getByText('+4 pts').waitFor();
  });

  it('[QT7] its mistakes are in the notebook, and are judged there without a network', async () => {
    await page.goto(`${world.server.url}/revise`);
    await page.getByRole('link', { name: 'Revise 2 cards' }).waitFor();
    await world.server.stop();
    await page.goto(`${world.server.url}/revise/session`);
    const asked = [await reviseCard(page), await reviseCard(page)];
    expect(asked.toSorted()).toEqual([LISTS, WORD]);
    await page.getByText('Done for now').waitFor();
  });
});

/** Answers the card on the screen rightly. @returns the text of its question. */
async function reviseCard(page: Page): Promise<string> {
  await page.getByText(LISTS).or(page.getByText(WORD)).first().waitFor();
  const isList = await page.getByText(LISTS).isVisible();
  if (isList) {
    await tap(cell(page, `A ${await letterOf(page, 'by ice')}`));
    await tap(cell(page, `B ${await letterOf(page, 'by a river')}`));
  } else await word(page).fill(' MORAINE.');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Answer', exact: true }).waitFor();
  await page.getByText('Right', { exact: true }).waitFor();
  await page.getByText(isList ? /you answered A → .; B → .\./ : /you answered Drumlin\./).waitFor();
  await page.keyboard.press('4');
  await page.getByRole('heading', { name: 'Answer', exact: true }).waitFor({ state: 'hidden' });
  return isList ? LISTS : WORD;
}
