import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { signIn } from './support/student.ts';
import { useWorld } from './support/world.ts';

const plansOf = async (page: Page, url: string) => {
  await page.goto(`${url}/pricing`);
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
};
const buy = (page: Page, plan: string) => page.getByRole('button', { name: `Buy Now: ${plan}` }).click();
const yourPlan = (page: Page) => page.locator('.plans-mine');
const hasTokens = (page: Page, tokens: string) =>
  yourPlan(page).getByText(`Tokens left: ${tokens}`).first().waitFor({ timeout: 60_000 });

describe('plans in the sandbox', () => {
  const world = useWorld();
  let page: Page;

  beforeAll(async () => {
    page = await world.page();
  });

  it('[PA8] are seen by anybody, bought from the first start on, and leave a receipt that prints', async () => {
    await page.goto(world.server.url);
    await page.getByRole('tab', { name: 'Plans' }).click();
    await page.getByRole('link', { name: 'Login to Purchase: Basic' }).waitFor();
    await signIn(page, world.server.url);
    await plansOf(page, world.server.url);
    await buy(page, 'Basic');
    const dialog = page.getByRole('dialog', { name: 'Test payment' });
    await dialog.getByText('Test mode: no money moves').waitFor();
    await dialog.getByRole('button', { name: 'Payment fails' }).click();
    await page.getByText('Payment failed: The bank declined the payment').waitFor();
    await buy(page, 'Basic');
    await dialog.getByRole('button', { name: 'Payment succeeds' }).click();
    await hasTokens(page, '300');
    await page.goto(`${world.server.url}/profile?tab=payments`);
    await page.getByText('Completed').first().waitFor();
    await page
      .getByRole('link', { name: /receipt/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Print receipt' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByText('₹199.00').first().isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    await page.goto(world.server.url);
    const notice = page.getByText(/₹199 received: Basic/);
    await notice.waitFor();
  });

  it('[PA7] [PA8] confirmed late are there by themselves', async () => {
    await plansOf(page, world.server.url);
    await buy(page, 'Pro');
    await page.getByRole('button', { name: 'Confirmed later' }).click();
    await page.getByText('Your payment is being confirmed...').waitFor();
    await yourPlan(page).getByText('Pro').first().waitFor({ timeout: 90_000 });
  }, 150_000);

  it('[ST49] are readable by everybody, in both languages and themes', async () => {
    await plansOf(page, world.server.url);
    await page.getByRole('listitem', { name: 'Pro' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/profile?tab=payments`);
    await page.getByText('Completed').first().waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
