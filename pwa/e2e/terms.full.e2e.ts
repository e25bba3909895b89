import { describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { PRACTICE, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

describe('the terms of topics, and help', () => {
  const world = useWorld([PRACTICE]);

  it('[GL6] the analysis shows the terms of a question that was answered wrongly', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, PRACTICE);
    await page.keyboard.press('1');
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    await page
      .locator('summary', { hasText: /^Terms: / })
      .first()
      .click();
    const entry = page.locator('.terms summary').first();
    await entry.waitFor();
    await entry.click();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('[HP1] [HP3] help and the search for terms are there without a network', async () => {
    const page = await world.page();
    await page.context().setOffline(true);
    await page.goto(`${world.server.url}/help`);
    await page.getByRole('searchbox').fill('what is ohms law');
    await page.getByText("Ohm's law").first().waitFor();
    await page.locator('summary').nth(1).click();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.context().setOffline(false);
  });
});
