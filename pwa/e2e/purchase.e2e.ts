import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RazorpayCheckout } from './support/razorpay-checkout.ts';
import { signIn } from './support/student.ts';
import { useWorld } from './support/world.ts';
import { itInFull } from '../../scripts/vitest/size.ts';

const plansOf = async (page: Page, url: string) => {
  await page.goto(`${url}/pricing`);
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
};
const buy = (page: Page, plan: string) => page.getByRole('button', { name: `Buy Now: ${plan}` }).click();
const NOT_LOADED = 'Failed to load payment system. Please refresh the page and try again.';
const yourPlan = (page: Page) => page.locator('.plans-mine');
const hasTokens = (page: Page, tokens: string) =>
  yourPlan(page).getByText(`Tokens left: ${tokens}`).first().waitFor({ timeout: 60_000 });

describe('plans from Razorpay', () => {
  const checkout = new RazorpayCheckout();
  const world = useWorld([], { settings: () => checkout.start(() => world.server.url) });
  let page: Page;

  beforeAll(async () => {
    page = await world.page();
    await checkout.playOn(page);
    await signIn(page, world.server.url);
    // AC8: this browser stored the app before the server took payments. The first purchase renews its policy.
    await plansOf(page, world.server.url);
    await buy(page, 'Basic');
    await page.getByText(NOT_LOADED).waitFor({ timeout: 30_000 });
  });
  beforeEach(() => checkout.reset());
  afterEach(() => expect(checkout.strayRequests).toEqual([]));
  afterAll(() => checkout.stop());

  const tryToBuy = async (plan: string, sentence: string) => {
    await plansOf(page, world.server.url);
    await buy(page, plan);
    await page.getByText(sentence).first().waitFor();
  };

  it('[PA2] nothing of the provider is loaded before the tap on Buy, and then the plan is bought', async () => {
    await plansOf(page, world.server.url);
    await page.getByRole('listitem', { name: 'Basic' }).waitFor();
    expect(checkout.scriptLoads).toBe(0);
    await buy(page, 'Basic');
    await hasTokens(page, '300');
    expect(checkout.scriptLoads).toBe(1);
    expect(checkout.opened).toMatchObject([{ amount: 19_900, currency: 'INR', description: 'Basic' }]);
  });

  itInFull('[PA2] case 83: a changed signature is refused in words, and buys nothing', async () => {
    checkout.signs = 'wrong';
    checkout.pays = { status: 'created' };
    checkout.events = 'none';
    await tryToBuy('Pro', 'Payment verification failed');
  });

  itInFull('[PA5] case 88: a payment of another amount is never taken for the order', async () => {
    checkout.pays = { amount: 100 };
    await tryToBuy('Unlimited', 'The amount that was paid is not the amount of the order.');
    await page.goto(`${world.server.url}/profile?tab=payments`);
    await page.getByText('The amount that was paid is not the amount of the order.').first().waitFor();
  });

  itInFull(
    '[PA3] case 87: a lost callback and a late, doubled event bring the plan all the same, once',
    async () => {
      checkout.reports = 'never';
      checkout.events = 'late and twice';
      await plansOf(page, world.server.url);
      await buy(page, 'Pro');
      await expect.poll(() => checkout.answeredEvents, { timeout: 30_000 }).toEqual([200, 200]);
      // Events are answered before they are read: a page that opens in between has no plan yet.
      const isThere = async () => {
        await plansOf(page, world.server.url);
        const plan = yourPlan(page).getByText('Pro').first();
        return plan.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      };
      await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
      await page.goto(`${world.server.url}/profile`);
      await page.getByText('1,400', { exact: true }).first().waitFor();
    },
  );

  itInFull(
    '[PA2] a checkout that is closed resets the buttons, and one that cannot be loaded says so after three tries',
    async () => {
      checkout.reports = 'dismissed';
      await plansOf(page, world.server.url);
      await buy(page, 'Basic');
      await expect.poll(() => checkout.opened.length).toBe(1);
      await page
        .getByRole('button', { name: 'Buy Now: Basic' })
        .and(page.locator(':not([aria-disabled="true"])'))
        .waitFor();
      checkout.isScriptThere = false;
      await page.reload();
      await buy(page, 'Basic');
      await page.getByText(NOT_LOADED).waitFor({ timeout: 30_000 });
      expect(checkout.scriptLoads).toBe(4);
    },
  );
});
