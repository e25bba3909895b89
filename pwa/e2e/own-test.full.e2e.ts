import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { readDatabase } from './support/device-storage.ts';
import { ADMIN, cardOf, signIn, signOut, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const TAB = 'Personalized Papers';
const ADAPTIVE = /^JEE Main Adaptive Test: Physics$/;

/** From home to the last step, as a thumb does it. */
async function choose(page: Page, topics: readonly string[]): Promise<void> {
  await page.getByRole('tab', { name: TAB }).click();
  await page.getByRole('button', { name: /^JEE Main / }).click();
  await page.getByRole('heading', { name: 'Select Subject' }).waitFor();
  await page.getByRole('button', { name: /^Physics / }).click();
  await page.getByRole('heading', { name: 'Select Topics' }).waitFor();
  for (const topic of topics) await page.getByRole('checkbox', { name: topic }).check();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await page.getByRole('button', { name: 'Continue to Test Type' }).click();
  await page.getByRole('heading', { name: 'Choose Test Type' }).waitFor();
}

describe('a test of one’s own', () => {
  const world = useWorld();
  let page: Page;

  beforeAll(async () => {
    page = await world.page();
    await signIn(page, world.server.url);
  });

  it('[GN1] is made from home, saved, sat in flight mode and handed in, and its result is read on the spot', async () => {
    await choose(page, ['Kinematics', 'Laws of Motion', 'Optics']);
    await page.reload();
    const aside = page.getByRole('complementary').filter({ hasText: 'Your selection' });
    await aside.getByText('JEE Main 2026').waitFor();
    await page.getByRole('button', { name: 'Generate Adaptive Test for 5 tokens' }).click();
    await page.getByRole('heading', { name: ADAPTIVE }).waitFor();
    await page.getByRole('button', { name: 'Start Test' }).click();
    await page.getByText('Instructions').first().waitFor();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await world.server.stop();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).click();
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
    for (const key of ['1', 'ArrowRight', '2', 'ArrowRight', '3']) await page.keyboard.press(key);
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByText('Obtained Marks', { exact: true }).waitFor();

    await page.context().setOffline(false);
    world.server = await world.server.restart();
    await expect.poll(async () => (await readDatabase(page))['outbox'], { timeout: 20_000 }).toEqual([]);
    await page.goto(`${world.server.url}/profile`);
    await page.getByText('95', { exact: true }).waitFor();
  });

  it('[GN1] says before it is begun that it needs a connection', async () => {
    await page.goto(world.server.url);
    await page.getByRole('tab', { name: TAB }).click();
    await page.getByRole('heading', { name: 'Select Subject' }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'Make your own test' }).waitFor();
    await page.context().setOffline(true);
    await page.getByText(/^Making a test needs a connection/).waitFor();
    expect(await page.getByRole('button', { name: /^JEE Main / }).count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: /^JEE Main / }).waitFor();
  });

  it('[GN6] by AI is made in the background: home lists it, also after a reload, and says when it is ready', async () => {
    await choose(page, ['Kinematics', 'Optics']);
    await page.getByRole('button', { name: 'Generate AI Generated Test for 10 tokens' }).click();
    await page.waitForURL(/\/exam\/.+\/start$/);
    await page.goto(world.server.url);
    const ready = page.getByRole('link', { name: 'Open JEE Main AI Test: Physics' });
    await ready.waitFor({ timeout: 30_000 });
    await ready.click();
    await page.getByRole('button', { name: 'Start Test' }).waitFor();
    await page.goto(world.server.url);
    await page.getByRole('heading', { name: 'Trending Test Papers' }).waitFor();
    expect(await ready.count()).toBe(0);
  });

  it('[LA5] every step is readable by everybody, in both languages and themes', async () => {
    const looks = async (step: string, heading: string) => {
      await page.goto(`${world.server.url}/?tab=personalized&step=${step}`);
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByRole('article').first().waitFor();
      expect(await findingsEverywhere(page), step).toEqual([]);
    };
    await looks('category', 'Make your own test');
    await looks('subjects', 'Select Subject');
    await looks('type', 'Choose Test Type');
    await page.goto(`${world.server.url}/?tab=personalized&step=subjects`);
    await page.getByRole('button', { name: /^Physics / }).click();
    await page.getByRole('checkbox', { name: 'Optics' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('[GN1] another user of the same device sees nothing of it: not the choice, not the tests, not what was seen of them', async () => {
    await page.goto(`${world.server.url}/?tab=personalized`);
    await page.getByRole('heading', { name: 'Select Subject' }).waitFor();
    await cardOf(page, 'JEE Main AI Test: Physics').waitFor();
    const { session, seenAnswers = [], meta = [] } = await readDatabase(page);
    const [{ user }] = session as unknown as [{ user: { _id: string } }];
    const told = seenAnswers.filter((row) => JSON.stringify(row).includes('Test: Physics'));
    expect(told.length).toBeGreaterThan(1);
    expect([...new Set(told.map(({ owner }) => owner))]).toEqual([user._id]);
    const choices = meta.filter(({ key }) => String(key).startsWith('test-setup '));
    expect(choices.map(({ key }) => key)).toEqual([`test-setup ${user._id}`]);

    await signOut(page);
    await signIn(page, world.server.url, ADMIN);
    await page.goto(`${world.server.url}/?tab=personalized`);
    await page.getByRole('heading', { name: 'Make your own test' }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByText('Test: Physics').count()).toBe(0);
  });
});
