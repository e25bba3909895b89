import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newestLog } from './support/device-storage.ts';
import { resumeExam, SHORT_PAPER, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const HOUR = 3_600_000;

/** Moves the device's wall clock, as its settings do; the monotonic clock goes on. */
function moveWallClock(page: Page, ms: number): Promise<void> {
  return page.evaluate((by) => {
    const before = Date.now.bind(Date);
    Date.now = () => before() + by;
  }, ms);
}

/** Moves it for every page that is loaded from now on. */
function moveWallClockForLoads(page: Page, ms: number): Promise<unknown> {
  return page.addInitScript((by) => {
    // The worker's clock cannot be moved from here, and on a phone the two are one: it is not woken to send.
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined });
    const before = Date.now.bind(Date);
    Date.now = () => before() + by;
  }, ms);
}

function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate(
    (value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
}

async function secondsShown(page: Page): Promise<number> {
  const text = await page.getByRole('timer').innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

describe('[AT21] a clock that is moved in the middle of an exam', () => {
  const world = useWorld([SHORT_PAPER]);

  for (const [title, ms] of [
    ['an hour forward', HOUR],
    ['an hour back', -HOUR],
    ['a day forward', 24 * HOUR],
    ['a day back', -24 * HOUR],
  ] as const) {
    it(`[AT21] ${title} changes nothing on the screen, is in the log, and ends nothing`, async () => {
      const page = await world.page();
      await page.goto(world.server.url);
      await startExam(page, SHORT_PAPER);
      const before = await secondsShown(page);
      await moveWallClock(page, ms);
      await page.keyboard.press('1');
      await waitSaved(page);
      await expect
        .poll(async () => (await newestLog(page)).events.map((event) => event.type))
        .toContain('clock-jumped');
      expect(before - (await secondsShown(page))).toBeLessThan(10);
      await submitExam(page);
      await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
      await page.getByText("This device's clock was moved during the exam.").waitFor();
    });
  }

  it('[ST12] a day forward while the app was closed seals too early, and opens again once the server is asked', async () => {
    let page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('2');
    await waitSaved(page);
    const left = await secondsShown(page);
    page = await world.reopen('kill');
    await moveWallClockForLoads(page, 24 * HOUR);
    await page.goto(world.server.url);
    await page.getByText(`Time is up for ${SHORT_PAPER}.`).waitFor();
    await resumeExam(page);
    await page.getByRole('timer').waitFor();
    expect(left - (await secondsShown(page))).toBeLessThan(60);
    expect(await page.locator('input[type=radio]:checked').count()).toBe(1);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });

  it('[AT20] a device that slept ten minutes with the page hidden has lost them, as in a hall', async () => {
    const page = await world.reopen('close');
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    const before = await secondsShown(page);
    await setHidden(page, true);
    await moveWallClock(page, HOUR / 6);
    await setHidden(page, false);
    await expect.poll(async () => before - (await secondsShown(page))).toBeGreaterThanOrEqual(600);
    expect(before - (await secondsShown(page))).toBeLessThan(615);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });

  it('[AT22] suspended beyond the end, the attempt seals itself when it wakes, with the answers given before', async () => {
    const page = await world.reopen('close');
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('3');
    await waitSaved(page);
    await world.server.stop();
    await setHidden(page, true);
    await moveWallClock(page, 2 * HOUR);
    await setHidden(page, false);
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    const { events } = await newestLog(page);
    expect(events.at(-1)).toMatchObject({ type: 'sealed', by: 'clock', elapsedMs: HOUR });
    world.server = await world.server.restart();
  });
});
