import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { startExam, submitExam, waitSaved, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';

const world = useWorld([WARM_UP]);

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

describe('the profile', () => {
  it('[PF2] has every attempt with its score, its accuracy and its time, and leads to result and analysis', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, WARM_UP);
    await page.keyboard.press('1');
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.goto(`${world.server.url}/profile`);
    const row = page.getByRole('listitem').filter({ hasText: WARM_UP });
    await row.getByText('Completed').waitFor();
    expect(await row.textContent()).toMatch(/Time .*Accuracy .*\/ 16/);
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByLabel('Category').selectOption('Medical');
    await page.getByText('No tests found').waitFor();
    await page.getByLabel('Category').selectOption('All');
    await row.getByRole('link', { name: `Analysis of ${WARM_UP}` }).click();
    await page.getByText('Showing 4 of 4 questions').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: WARM_UP, exact: true }).click();
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });

  it('[PF3] name, location and nickname are changed in place, and the header says so at once', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/profile`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(await save.isDisabled()).toBe(true);
    await dialog.getByLabel('Full Name').fill('');
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByLabel('Full Name').fill('Asha Verma');
    await dialog.getByRole('textbox', { name: 'Nickname' }).fill('asha@mail.in');
    await save.click();
    await dialog.getByText('Nickname must not contain an email address').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Star 7');
    await dialog.getByLabel('Location').fill('Nagpur');
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Asha Verma' }).waitFor();
    await page.getByText('Nagpur').waitFor();
    await page.getByRole('button', { name: 'Menu, Asha Verma' }).waitFor();
  });

  it('[PF11] every paper that can be taken is under My TestPaper', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/profile`);
    await tab(page, 'My TestPaper').click();
    await page
      .getByRole('link', { name: /^Take Test: / })
      .first()
      .waitFor();
    await page.getByText(/tests loaded \(\d+%\)/).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('[PF7] [PF12] counters and pictures are there, and what was seen is there without a network', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/profile`);
    await tab(page, 'Progress').click();
    await page.getByRole('figure', { name: 'Score over time' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await world.server.stop();
    await page.goto(`${world.server.url}/profile?tab=progress`);
    await page.getByText(/^As of .*Changes need a connection/).waitFor();
    await page.getByRole('figure', { name: 'Score over time' }).waitFor();
    await tab(page, 'Test History').click();
    await page.getByRole('listitem').filter({ hasText: WARM_UP }).waitFor();
    await page.goto(`${world.server.url}/profile?tab=nothing`);
    await page.getByText('Invalid tab selected').waitFor();
    world.server = await world.server.restart();
  });

  it('the old address of the devices leads to their tab', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/profile/sessions`);
    await page.getByRole('heading', { name: 'Signed-in devices' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=devices');
  });
});
