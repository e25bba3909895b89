import type { Page } from 'playwright-core';
import { beforeAll, describe, it, expect } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { handInInDoubt } from './support/doubted-attempt.ts';
import { ADMIN, SHORT_PAPER, signIn } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESK = { width: 1280, height: 800 };

const world = useWorld();
let page: Page;

beforeAll(async () => {
  await handInInDoubt(world.server.url, SHORT_PAPER);
  page = await world.page();
  await signIn(page, world.server.url, ADMIN);
  await page.setViewportSize(DESK);
});

describe('an administrator reviews attempts whose time is in doubt', () => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  it('[ST70] finds them with what the server noticed', async () => {
    await page.goto(`${world.server.url}/dashboard/stats`);
    await page.getByRole('link', { name: 'Attempts to review' }).click();
    await page.getByRole('heading', { name: 'Attempts to review', level: 1 }).waitFor();
    const row = page.getByRole('row', { name: /student@example\.com/ });
    await row.getByRole('cell', { name: SHORT_PAPER, exact: true }).waitFor();
    await row.getByText(/^Its log does not have exactly one start/).waitFor();
    expect(await page.getByRole('search').count()).toBe(0);
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(DESK);
  });

  it('[ST70] decides with a reason, which is asked for', async () => {
    await button(/^Let it rank: /).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Let it rank' });
    await confirm.click();
    await dialog.getByText('Give a reason of at most 500 characters').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(DESK);
    await dialog.getByLabel('Reason').fill('The invigilator saw the whole exam');
    await confirm.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('No attempts to review').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
