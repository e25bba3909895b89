import { describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { signOut, startExam, submitExam, waitSaved, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';

describe('the leaderboard', () => {
  const world = useWorld([WARM_UP]);

  it('is empty before anybody has handed in, and says what to do', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/leadboard`);
    await page.getByText('No Tests Attempted Yet').waitFor();
    await page.getByText('You are not ranked yet').waitFor();
    await page.getByRole('heading', { name: 'By category' }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('has whoever handed in, with their own rank, on the board of the category and on home too', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, WARM_UP);
    await page.keyboard.press('1');
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.goto(`${world.server.url}/leadboard`);
    // In a list or, where there is room, in a table.
    const own = page.getByRole('region', { name: 'Ranked students' }).locator('[aria-current]');
    // The board is brought up to date within two seconds.
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return own.count();
      })
      .toBe(1);
    await page.getByText('#1', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Jump to my place' }).first().click();
    await expect.poll(() => own.evaluate((row) => row === document.activeElement)).toBe(true);
    await page.getByText(/^Counted up to /).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.goto(`${world.server.url}/?tab=leadboard`);
    await page.getByText('Your rank: 1 of 1').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('link', { name: 'Full leaderboard' }).click();
    // Its card is the one with a participant.
    await page
      .getByRole('article')
      .filter({ has: page.getByText('Participants').locator('xpath=following-sibling::dd[.="1"]') })
      .getByRole('link', { name: /^View Rankings/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /^Leaderboard: / }).waitFor();
    await own.waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('[PK14] is there without a network, with its age', async () => {
    const page = await world.page();
    await world.server.stop();
    await page.goto(`${world.server.url}/leadboard`);
    await page.getByText(/^This board is from /).waitFor();
    await page.getByText('#1', { exact: true }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    world.server = await world.server.restart();
  });

  it('invites a stranger to log in, and shows them the board', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await signOut(page);
    await page.goto(`${world.server.url}/leadboard`);
    await page.getByText('Where would you stand?').waitFor();
    await page.getByRole('list', { name: 'Ranked students' }).waitFor();
    expect(await page.getByText('Your rank', { exact: true }).count()).toBe(0);
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
