import { describe, expect, it } from 'vitest';
import { newestLog, readDatabase } from './support/device-storage.ts';
import {
  ADMIN,
  PHONE,
  reachCard,
  savePaper,
  SHORT_PAPER,
  signIn,
  signOut,
  startExam,
  submitExam,
  waitSaved,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

/** SY2: what was cut off is empty this long after the line is back. */
const HEALED_MS = 11_000;

describe('[AT5] two tabs', () => {
  const world = useWorld([SHORT_PAPER]);

  it('[AT5] the second says so and can take over; the first can then only look, and no answer is lost', async () => {
    const first = await world.page();
    await first.goto(world.server.url);
    await startExam(first, SHORT_PAPER);
    await first.keyboard.press('1');
    await waitSaved(first);
    const second = await first.context().newPage();
    await second.setViewportSize(PHONE);
    await second.goto(first.url());
    await second.getByText('This exam is open in another tab').waitFor();
    await second.getByRole('button', { name: 'Continue here' }).click();
    await second.getByRole('timer').waitFor();
    await first.getByText('This exam went on in another tab.').waitFor();
    expect(await second.locator('input[type=radio]:checked').count()).toBe(1);
    await second.getByRole('button', { name: 'Save & Next' }).click();
    await second.keyboard.press('2');
    await waitSaved(second);
    const before = (await newestLog(second)).events.length;
    await first.keyboard.press('4');
    await second.keyboard.press('m');
    await waitSaved(second);
    const { events } = await newestLog(second);
    expect(events.length).toBe(before + 1);
    expect(events.at(-1)?.type).toBe('marked');
    await submitExam(second);
    await second.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await second.close();
  });
});

describe('[PK6] two users on one device', () => {
  const world = useWorld([SHORT_PAPER]);

  it('[PK6] [SY7] a sign-out keeps the outbox and lets it drain; the next user sees neither paper, attempt nor result', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await world.server.stop();
    await submitExam(page);
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    const results = page.url();
    await signOut(page);
    expect((await readDatabase(page))['outbox']).toHaveLength(1);

    world.server = await world.server.restart();
    await signIn(page, world.server.url, ADMIN);
    await expect.poll(async () => (await readDatabase(page))['outbox'], { timeout: HEALED_MS }).toEqual([]);
    await page.goto(world.server.url);
    await reachCard(page, SHORT_PAPER);
    await page.getByRole('button', { name: `Save ${SHORT_PAPER} for offline` }).waitFor();
    // An administrator may ask the server for anybody's results; this device has none for them.
    await world.server.stop();
    await page.goto(results);
    await page.getByText('These results are not on this device.').waitFor();
    await page.goto(`${world.server.url}/sync`);
    await page.getByText('Nothing waits').waitFor();
    expect(await page.getByText('Received by the server').count()).toBe(0);
    world.server = await world.server.restart();

    await signOut(page);
    await signIn(page, world.server.url);
    await page.goto(results);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });
});

describe('[SY6] two devices', () => {
  const world = useWorld([SHORT_PAPER]);

  it('[SY6] [ST7] each hands in its own attempt, both are kept, and only the first one ranks', async () => {
    const first = await world.page();
    const second = await world.otherDevice();
    await signIn(second, world.server.url);
    await savePaper(second, world.server.url, SHORT_PAPER);
    for (const page of [first, second]) {
      await page.goto(world.server.url);
      await startExam(page, SHORT_PAPER);
      await page.keyboard.press('1');
      await waitSaved(page);
    }
    for (const page of [second, first]) {
      await submitExam(page);
      await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    }
    const token = await first.evaluate(() => localStorage.getItem('token'));
    const answer = await fetch(`${world.server.url}/api/test-attempts/my-attempts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await answer.json()) as { total: number }).toMatchObject({ total: 2 });
  });
});
