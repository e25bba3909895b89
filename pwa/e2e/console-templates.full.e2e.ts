import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { ADMIN, signIn } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESK = { width: 1280, height: 800 };

const world = useWorld();
let page: Page;
const url = (path: string) => `${world.server.url}${path}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

beforeAll(async () => {
  page = await world.page();
  await signIn(page, world.server.url, ADMIN);
});

beforeEach(async () => {
  await page.setViewportSize(DESK);
});

const search = async (list: string, kind: string, text: string) => {
  await page.goto(url(list));
  await page.getByRole('searchbox', { name: `Search ${kind}` }).fill(text);
  await page.waitForURL(/search=/);
};

describe('[ST64] an administrator', () => {
  it('makes a section by an official pattern’s rules, and finds it', async () => {
    await page.goto(url('/create/section'));
    await button('Create Section').click();
    await page.getByText('Section title is required').waitFor();
    await page.getByLabel('Section Title').fill('Waves and optics');
    await page.getByLabel('Marks per Question').first().fill('4');
    const rules = page.getByRole('group', { name: 'Exam rules' });
    await rules.getByLabel('Subject').selectOption({ label: 'Physics' });
    await rules.getByRole('button', { name: 'Add type' }).click();
    await rules.getByLabel('Questions', { exact: true }).fill('9');
    await rules.getByLabel('Penalty').fill('4/3');
    await button('Create Section').click();
    await page.getByText('The questions by type must add up to the question count').first().waitFor();
    await rules.getByLabel('Questions', { exact: true }).fill('10');
    await button('Create Section').click();
    await page.getByText('Section created successfully!').waitFor();

    await search('/section/lists', 'sections', 'waves');
    const row = page.getByRole('row').filter({ hasText: 'Waves and optics' });
    await row.getByText('30m').waitFor();
    await row.getByText('1 - 5 Medium').waitFor();
  });

  it('makes a template of it, makes it the default, and deletes it', async () => {
    await page.goto(url('/create/examtemplate'));
    await page.getByLabel('Template Name').fill('Waves mock');
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'JEE Main' });
    await page.getByLabel('Total Marks').fill('40');
    await page.getByRole('searchbox', { name: 'Search sections' }).fill('waves');
    await page.getByLabel('Waves and optics (10 questions)').check();
    await page.getByRole('definition').getByText('10', { exact: true }).waitFor();
    await button('Create Exam Template').click();
    await page.getByText('Exam Template Created Successfully!').waitFor();

    await search('/lists/examtemplate', 'templates', 'waves');
    const row = page.getByRole('row').filter({ hasText: 'Waves mock' });
    await row.getByText('1 section', { exact: true }).waitFor();
    await button('Edit Waves mock').click();
    await dialog().getByRole('switch').check();
    await button('Update').click();
    await page.getByText('Template updated successfully!').waitFor();
    await row.getByText('Default', { exact: true }).waitFor();

    await button('Delete Waves mock').click();
    await page.getByText(/^This action cannot be undone\. The template and all/).waitFor();
    await button('Delete').click();
    await page.getByText('No exam templates found').waitFor();
  });
});

describe('axe finds nothing, light and dark, on a phone and at a desk', () => {
  const pages = [
    ['/create/section', 'Exam rules'],
    ['/section/lists', 'Page 2'],
    ['/create/examtemplate', 'Section selection'],
    ['/lists/examtemplate', 'Page 2'],
  ] as const;

  it.each(pages)('%s', async (path, shown) => {
    await page.goto(url(path));
    await page
      .getByLabel(shown)
      .or(page.getByText(shown, { exact: true }))
      .first()
      .waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
