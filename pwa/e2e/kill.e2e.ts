import { createHash } from 'node:crypto';
import {
  foldAttempt,
  genesisHash,
  logHead,
  logText,
  type AttemptEvent,
  type AttemptHeader,
} from '@exam/shared-schema/attempt';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newestLog } from './support/device-storage.ts';
import { rounds } from '../../scripts/vitest/size.ts';
import { SEED } from '../../scripts/vitest/seed.ts';
import { seeded } from './support/seeded.ts';
import { resumeExam, SHORT_PAPER, startExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const ROUNDS = rounds({ short: 2, full: 200 });
/** A cold start of browser and app, on a machine that does other things too. */
const ROUND_LIMIT_MS = 30_000;
const CLOCK_TOLERANCE_SECONDS = 2.5;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the student sees: the question, its answer, and the palette. */
interface Screen {
  readonly question: string;
  readonly chosen: readonly string[];
  readonly palette: readonly string[];
}

/** The screen while it said 'saved', and the log that was on the disk right after. */
interface CalledSaved {
  readonly screen: Screen;
  readonly events: readonly AttemptEvent[];
}

async function readScreen(page: Page): Promise<Screen> {
  const question = await page.getByRole('heading', { name: /^Question \d+ / }).innerText();
  const chosen = await page
    .locator('input[type=radio]:checked, input[type=checkbox]:checked, input[inputmode]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const palette = await page
    .locator('.palette-cells button')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return { question, chosen, palette };
}

const KEYS = ['1', '2', '3', '4', 'm', 'c', 'ArrowRight', 'ArrowRight', 'ArrowLeft'];

/** Presses keys as a student in a hurry, and notes what the screen called saved, until the browser is killed. */
async function scriptedExam(page: Page, random: () => number, called: CalledSaved[]): Promise<void> {
  for (;;) {
    await page.keyboard.press(KEYS[Math.floor(random() * KEYS.length)] ?? '1');
    await waitSaved(page);
    const screen = await readScreen(page);
    called.push({ screen, events: (await newestLog(page)).events });
  }
}

const actionsOf = (events: readonly AttemptEvent[]): readonly AttemptEvent[] =>
  events.filter((event) => event.type !== 'resumed');

async function secondsShown(page: Page): Promise<number> {
  const text = await page.getByRole('timer').innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

async function expectKept(page: Page, last: CalledSaved | undefined, where: string): Promise<void> {
  const { attempt, events } = await newestLog(page);
  const limitMs = Number(attempt['limitMs']);
  const genesis = genesisHash(attempt as unknown as AttemptHeader, sha256);
  expect(events.at(-1)?.hash, where).toBe(logHead(genesis, logText(events), sha256));
  const state = foldAttempt(genesis, events, { policy: 'continuous', limitMs });
  const left = (limitMs - (Date.now() - state.startedAt)) / 1000;
  expect(Math.abs((await secondsShown(page)) - left), where).toBeLessThan(CLOCK_TOLERANCE_SECONDS);
  if (last === undefined) return;
  const hashes = (log: readonly AttemptEvent[]) => log.map((event) => event.hash);
  expect(hashes(events).slice(0, last.events.length), where).toEqual(hashes(last.events));
  // Only the one action under way when the browser died may be there beyond what was called saved.
  if (actionsOf(events).length === actionsOf(last.events).length) {
    expect(await readScreen(page), where).toEqual(last.screen);
  }
}

describe(`kill -9 at ${ROUNDS} random moments of an exam (seed ${SEED})`, () => {
  const world = useWorld([SHORT_PAPER]);

  it(
    '[AT4] [AT3] all that the screen had called saved is there again, at the same question, with the right clock',
    async () => {
      const random = seeded(SEED);
      let page = await world.page();
      await page.goto(world.server.url);
      await startExam(page, SHORT_PAPER);
      let compared = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const called: CalledSaved[] = [];
        const script = scriptedExam(page, random, called).catch(() => 'the browser is gone');
        await new Promise((resolve) => setTimeout(resolve, 100 + random() * 1_200));
        // A slow machine has called nothing saved by then: every second time it is given until it has.
        if (round % 2 === 1)
          await expect.poll(() => called.length, { timeout: ROUND_LIMIT_MS }).toBeGreaterThan(0);
        page = await world.reopen('kill');
        await script;
        await page.goto(world.server.url);
        await resumeExam(page);
        await page.getByRole('timer').waitFor();
        await waitSaved(page);
        await expectKept(page, called.at(-1), `round ${round}, seed ${SEED}`);
        compared += called.length > 0 ? 1 : 0;
      }
      expect(compared).toBeGreaterThanOrEqual(Math.floor(ROUNDS / 3));
    },
    ROUNDS * ROUND_LIMIT_MS,
  );
});
