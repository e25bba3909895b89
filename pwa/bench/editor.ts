import type { Page } from 'playwright-core';
import { press, quantile } from './stopwatch.ts';

const TIMES = 11;

/** How long after the press the form of a question can be typed into, milliseconds: the first time, and the median of those after it. */
export interface EditorTimes {
  readonly first: number;
  readonly again: number;
}

/** The console's list of questions is shown. Opens the editor of its first question, again and again. */
export async function timeEditor(page: Page): Promise<EditorTimes> {
  await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    times.push(await press(page, /^Edit/, { selector: 'dialog [data-field="text"] textarea' }));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const [first = 0, ...others] = times;
  return { first, again: quantile(others, 0.5) };
}
