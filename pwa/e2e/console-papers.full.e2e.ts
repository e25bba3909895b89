import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findings, findingsEverywhere } from './support/accessibility.ts';
import { ADMIN, PHONE, signIn } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESK = { width: 1280, height: 800 };
const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESK],
] as const;

const world = useWorld();
let page: Page;
const url = (path: string) => `${world.server.url}${path}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeAll(async () => {
  page = await world.page();
  await signIn(page, world.server.url, ADMIN);
});

beforeEach(async () => {
  await page.setViewportSize(DESK);
});

const group = (name: string) => page.getByRole('group', { name, exact: true });

/** Fills the form for a paper of one subject with all of its topics. */
async function fillForm(title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Template', { exact: true }).selectOption({ label: 'JEE Main 2026 (JEE Main)' });
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'JEE Main' });
  await group('Subjects').getByLabel('Physics', { exact: true }).check();
  const topics = group('Topics').getByRole('checkbox');
  await topics.first().waitFor();
  for (const topic of await topics.all()) await topic.check();
}

async function findListed(title: string) {
  await page.goto(url('/testpaper/lists'));
  await page.getByRole('searchbox', { name: 'Search test papers' }).fill(title);
  await page.waitForURL(/search=/);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.waitFor();
  return row;
}

describe.each(SIZES)('an administrator on %s', (device, size) => {
  const title = `Physics on ${device}`;

  beforeEach(async () => {
    await page.setViewportSize(size);
  });

  it('[MP4] [MP6] is told what is missing, and makes a paper by a template', async () => {
    await page.goto(url('/testpaper/create'));
    await page.getByText('Please select a category first to load subjects').waitFor();
    await page.getByText('Please select subjects first to load topics').waitFor();
    await button('Create Test Paper').click();
    await page.getByText('Title is required').waitFor();
    await fillForm(title);
    // No question of the bank is as hard as this.
    await page.getByLabel('Minimum').fill('10');
    await button('Create Test Paper').click();
    await page.getByText('The question bank has too few questions for this test.').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Physics Section A: 0 of 20' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByLabel('Minimum').fill('1');
    await button('Create Test Paper').click();
    await page.getByText(`Test paper '${title}' created successfully!`).waitFor();
  });

  it('[MP2] withdraws it and activates it again', async () => {
    const row = await findListed(title);
    const active = row.getByRole('switch');
    expect(await active.isChecked()).toBe(true);
    for (const isOn of [false, true]) {
      await active.setChecked(isOn);
      await page.getByText('Test paper updated successfully!').waitFor();
      await page.reload();
      await row.waitFor();
      await expect.poll(() => active.isChecked()).toBe(isOn);
    }
    expect(await findings(page)).toEqual([]);
  });

  it('[MP3] deletes it', async () => {
    await findListed(title);
    await button(`Delete ${title}`).click();
    await button('Delete').click();
    await page.getByText('No test papers found').waitFor();
  });
});

it.each([
  ['/testpaper/lists', 'Page 1'],
  ['/testpaper/create', 'Please select a category first to load subjects'],
])('axe finds nothing, light and dark, on a phone and at a desk: %s', async (path, shown) => {
  await page.goto(url(path));
  await page
    .getByLabel(shown, { exact: true })
    .or(page.getByText(shown, { exact: true }))
    .first()
    .waitFor();
  expect(await findingsEverywhere(page)).toEqual([]);
});
