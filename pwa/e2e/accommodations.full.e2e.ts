import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findings, findingsEverywhere } from './support/accessibility.ts';
import { useOtherDevice } from './support/carrying.ts';
import { skip } from './support/clocks.ts';
import { newestLog, readDatabase } from './support/device-storage.ts';
import {
  ADMIN,
  reachCard,
  savePaper,
  SHORT_PAPER,
  signIn,
  startExam,
  STUDENT,
  submitExam,
  waitSaved,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

const LOCKED = 'Locked sections warm-up';
const BILINGUAL = 'JEE Main in English and Hindi';
const DESK = { width: 1280, height: 800 };
const MINUTE_MS = 60_000;

/** What the tickets of the papers on the device say, by title. */
async function percentsInTickets(page: Page): Promise<Record<string, unknown>> {
  const { packages = [] } = await readDatabase(page);
  return Object.fromEntries(
    packages.map(({ content, ticket }) => {
      const [payload = ''] = String(ticket).split('.');
      const { extraTimePercent } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        extraTimePercent: number;
      };
      return [(content as { title: string }).title, extraTimePercent];
    }),
  );
}

/** What the room's clock shows, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

describe('extra time that an administrator gives in the console', () => {
  const world = useWorld();
  const other = useOtherDevice(world);
  let desk: Page;
  let page: Page;
  const url = (path: string) => world.server.url + path;

  async function give(to: { email?: string; paper?: string }, percent: number): Promise<void> {
    await desk.goto(url('/accommodations/create'));
    await desk.getByRole('option', { name: BILINGUAL }).waitFor({ state: 'attached' });
    await desk.getByLabel('Student (e-mail)').fill(to.email ?? '');
    if (to.paper !== undefined)
      await desk.getByRole('combobox', { name: 'Test paper' }).selectOption(to.paper);
    await desk.getByLabel('Extra time in percent').fill(String(percent));
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.getByText('Extra time saved successfully!').waitFor();
  }

  beforeAll(async () => {
    desk = await other.page();
    await desk.setViewportSize(DESK);
    await signIn(desk, world.server.url, ADMIN);
    page = await world.page();
    await signIn(page, world.server.url);
    // Before there is any extra time: its ticket is made again when the start is opened.
    await savePaper(page, world.server.url, SHORT_PAPER);
  });

  it('has nothing that axe finds, on the form, its errors, the list and its dialogs', async () => {
    await desk.goto(url('/accommodations'));
    await desk.getByText('No accommodations found').waitFor();
    expect(await findingsEverywhere(desk)).toEqual([]);
    await desk.goto(url('/accommodations/create'));
    await desk.getByRole('option', { name: BILINGUAL }).waitFor({ state: 'attached' });
    expect(await findingsEverywhere(desk)).toEqual([]);
    await desk.getByLabel('Extra time in percent').fill('250');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.getByText('Extra time must be a whole number from 0 to 200').waitFor();
    await desk.getByText('Enter a student, a test paper or both').waitFor();
    expect(await findingsEverywhere(desk)).toEqual([]);
    await desk.getByLabel('Student (e-mail)').fill('nobody@example.com');
    await desk.getByLabel('Extra time in percent').fill('25');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.getByText('There is no account with this e-mail.').first().waitFor();
    expect(await findingsEverywhere(desk)).toEqual([]);
    await desk.setViewportSize(DESK);
    await give({ email: STUDENT.email }, 25);
    await give({ paper: LOCKED }, 50);
    await give({ email: STUDENT.email, paper: BILINGUAL }, 10);
    await desk.goto(url('/accommodations'));
    await desk.getByRole('cell', { name: '50%' }).waitFor();
    expect(await findingsEverywhere(desk)).toEqual([]);
    await desk.setViewportSize(DESK);
    await desk.getByRole('button', { name: `Edit ${LOCKED}` }).click();
    await desk.getByRole('dialog', { name: 'Change Extra Time' }).waitFor();
    expect(await findings(desk)).toEqual([]);
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: `Delete ${LOCKED}` }).click();
    await desk.getByText('Exams already in progress keep their time.').waitFor();
    expect(await findings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Cancel' }).click();
  });

  it('[AT20] is in the tickets: the student’s own, the paper’s where it is more, and what is decided for one student on one paper', async () => {
    await savePaper(page, world.server.url, LOCKED);
    await savePaper(page, world.server.url, BILINGUAL);
    await page.goto(world.server.url);
    await reachCard(page, SHORT_PAPER);
    await page.getByRole('link', { name: `Start ${SHORT_PAPER}` }).click();
    await expect
      .poll(() => percentsInTickets(page))
      .toEqual({ [SHORT_PAPER]: 25, [LOCKED]: 50, [BILINGUAL]: 10 });
    await page.getByRole('button', { name: 'Start Test' }).click();
    await page.getByText('1 hour 15 minutes, your 25% extra time included.').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('[AT20] [ST17] is on the clock of the room, and of a section that closes by itself', async () => {
    for (const [title, least, most] of [
      [LOCKED, 60, 90],
      [BILINGUAL, 20 * 60, 22 * 60],
    ] as const) {
      await page.goto(world.server.url);
      await startExam(page, title);
      const left = await secondsLeft(page);
      expect(left).toBeGreaterThan(least);
      expect(left).toBeLessThanOrEqual(most);
      await submitExam(page);
      await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    }
  });

  it('[AT22] what is answered in it counts, by the server too', async () => {
    // Its clock does not run ahead with the device's.
    await page.context().route('**/api/test-attempts/*/time', (route) => route.abort());
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    expect(await secondsLeft(page)).toBeGreaterThan(70 * 60);
    await skip(page, 65 * MINUTE_MS);
    await page.keyboard.press('2');
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.context().unrouteAll();
    const { events } = await newestLog(page);
    expect(events.at(-1)).toMatchObject({ type: 'sealed', by: 'student' });
    const { results = [] } = await readDatabase(page);
    const attemptId = new URL(page.url()).pathname.split('/').at(-1);
    const { result } = results.find((row) => row['attemptId'] === attemptId) as { result: unknown };
    expect(result).toMatchObject({
      unanswered: 29,
      flags: expect.not.arrayContaining(['late', 'over-time']),
    });
    expect((result as { timeSpent: number }).timeSpent).toBeGreaterThan(64 * 60);
  });

  it('[AT20] that is taken back reaches a saved paper the next time its start is opened', async () => {
    await desk.goto(url('/accommodations?scope=student-on-paper'));
    await desk.getByRole('button', { name: /^Delete / }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await desk.getByText('Extra time removed successfully!').waitFor();
    await page.goto(world.server.url);
    await reachCard(page, BILINGUAL);
    await page.getByRole('link', { name: `Start ${BILINGUAL}` }).click();
    await expect.poll(async () => (await percentsInTickets(page))[BILINGUAL]).toBe(25);
  });
});
