import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { ADMIN, PHONE, signIn, STUDENT } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESK = { width: 1280, height: 800 };

const world = useWorld();
let page: Page;
const url = (path: string) => `${world.server.url}${path}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const card = (name: string) => page.getByRole('article', { name, exact: true });

beforeAll(async () => {
  page = await world.page();
  await signIn(page, world.server.url, ADMIN);
});

beforeEach(async () => {
  await page.setViewportSize(DESK);
});

/** What everybody is offered, by name. */
async function offered(): Promise<string[]> {
  const answer = await page.request.get(url('/api/plans'));
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}

describe('plans', () => {
  it('an administrator makes a plan, sees it while typing, disables it, enables it, edits it', async () => {
    await page.goto(url('/dashaboard/plans'));
    await button('Create Plan').click();
    await dialog().getByLabel('Plan Name').fill('Exam season');
    await dialog().getByLabel('Price (₹ per month)').fill('199.99');
    await dialog().getByLabel('Crown').check();
    await dialog().getByLabel('Purple-Pink').check();
    await dialog().getByRole('textbox', { name: 'Feature', exact: true }).fill('Every ready-made paper');
    await dialog().getByLabel('Tokens', { exact: true }).fill('-1');
    const preview = dialog().getByRole('region', { name: 'Preview' });
    await preview.getByText('₹199.99 / month').waitFor();
    await preview.getByText('Every ready-made paper').waitFor();
    await dialog().getByRole('button', { name: 'Create Plan' }).click();
    await page.getByText('Plan created successfully!').waitFor();
    expect(await offered()).toContain('Exam season');

    await button('Disable Exam season').click();
    await card('Exam season').getByText('Disabled', { exact: true }).waitFor();
    await page.getByText('Plan updated successfully!').waitFor();
    expect(await offered()).not.toContain('Exam season');
    await button('Enable Exam season').click();
    await card('Exam season').getByText('Disabled', { exact: true }).waitFor({ state: 'detached' });

    await button('Edit Exam season').click();
    expect(await dialog().getByLabel('Crown').isChecked()).toBe(true);
    await dialog().getByLabel('Price (₹ per month)').fill('249');
    await button('Update').click();
    await card('Exam season').getByText('₹249 / month').waitFor();
  });

  it('a second free plan is refused beside its field', async () => {
    await page.goto(url('/dashaboard/plans'));
    await button('Create Plan').click();
    await dialog().getByLabel('Plan Name').fill('Free too');
    await dialog().getByLabel('Price (₹ per month)').fill('5');
    await dialog().getByLabel('Plan Type').selectOption('free');
    await dialog().getByRole('button', { name: 'Create Plan' }).click();
    await dialog().getByText('Price must be 0, or ₹10 to ₹100000').waitFor();
    await dialog().getByLabel('Price (₹ per month)').fill('10');
    await dialog().getByRole('button', { name: 'Create Plan' }).click();
    await dialog().getByText('A free plan costs nothing. Set its price to 0.').first().waitFor();
    await button('Cancel').click();
    await button('Leave').click();
  });

  it('deletes a plan after a question', async () => {
    await page.goto(url('/dashaboard/plans'));
    await button('Delete Exam season').click();
    await button('Delete').click();
    await page.getByText('Plan deleted successfully!').waitFor();
    await card('Exam season').waitFor({ state: 'detached' });
  });
});

describe('users', () => {
  it('[ST63] an administrator finds a student and gives tokens, which the list then shows', async () => {
    await page.goto(url('/users/lists'));
    await page.getByRole('searchbox', { name: 'Search by name, username or e-mail' }).fill(STUDENT.email);
    await page.waitForURL(/search=/);
    await page.getByText(STUDENT.email).waitFor();
    const row = page.getByRole('row').filter({ hasText: STUDENT.email });
    const before = Number((await row.locator('.num').first().innerText()).replaceAll(',', ''));
    await row.getByRole('button', { name: /^Give tokens: / }).click();
    await dialog().getByLabel('Tokens', { exact: true }).fill('50');
    await dialog().getByLabel('Reason').fill('The paper broke off');
    await dialog().getByRole('button', { name: 'Give tokens' }).click();
    await page.getByText(/^50 tokens given to .* successfully!$/).waitFor();
    await row.getByText(String(before + 50), { exact: true }).waitFor();
  });
});

describe('axe finds nothing, light and dark, on a phone and at a desk', () => {
  const pages = [
    ['/dashaboard/plans', 'Create Plan'],
    ['/users/lists', 'All Roles'],
  ] as const;

  it.each(pages)('%s', async (path, shown) => {
    await page.goto(url(path));
    await page.getByText(shown, { exact: true }).first().waitFor({ state: 'attached' });
    await page
      .getByText('No Plans Yet')
      .or(page.getByRole('article'))
      .or(page.getByRole('row'))
      .first()
      .waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('the form of a plan, and a plan that is disabled', async () => {
    await page.goto(url('/dashaboard/plans'));
    await button('Create Plan').click();
    await dialog().getByLabel('Plan Name').fill('Disabled one');
    await dialog().getByLabel('Price (₹ per month)').fill('99');
    await dialog()
      .getByRole('switch', { name: /^Active/ })
      .uncheck();
    expect(await findingsEverywhere(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Create Plan' }).click();
    await card('Disabled one').getByText('Disabled', { exact: true }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});
