import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../scripts/vitest/seed.ts';
import { rounds } from '../../scripts/vitest/size.ts';
import { newestLog, readCaches, readDatabase } from './support/device-storage.ts';
import { makeEncryptedExam, WORD, type EncryptedExam } from './support/encrypted-exam.ts';
import { seeded } from './support/seeded.ts';
import { cardOf, reachCard, savePaper, signIn, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const ROUNDS = rounds({ short: 5, full: 60 });
/** A cold start of browser, app and server, twice, on a machine that does other things too. */
const ROUND_LIMIT_MS = 90_000;

/** What the student was doing when the power went. */
const STEPS = ['save', 'wait', 'key', 'open', 'begin'] as const;
type Step = (typeof STEPS)[number];

/** From the end of the making: saving comes before. */
const OPENS_IN_MS = 12_000;
/** Devices ask for the key over these first seconds (ED5). */
const SPREAD_MS = 8_000;

describe(`kill -9 of browser and server in ${ROUNDS} exam days (seed ${SEED})`, () => {
  const world = useWorld();
  const random = seeded(SEED);
  const upTo = (milliseconds: number) => setTimeout(random() * milliseconds);

  const startPage = (page: Page, { id }: EncryptedExam) => page.goto(`${world.server.url}/exam/${id}/start`);
  const waiting = (page: Page) =>
    page.getByRole('heading', { name: 'Saved, and closed until the exam opens' });
  const startButton = (page: Page) => page.getByRole('button', { name: 'Start Test' });

  /** Where the paper is on the device, and whether anything there can be read. */
  async function kept(page: Page, { id, title }: EncryptedExam) {
    const stores = await readDatabase(page);
    const has = (name: string) => (stores[name] ?? []).filter(({ testId }) => testId === id).length;
    const rows = Object.values(stores)
      .flat()
      .filter((row) => JSON.stringify(row).includes(`glacier of ${title}`));
    return { encrypted: has('encryptedPapers'), opened: has('packages'), readable: rows.length };
  }
  async function cut(): Promise<Page> {
    const [page] = await Promise.all([world.reopen('kill'), world.server.kill()]);
    world.server = await world.server.restart();
    return page;
  }

  async function ensureSaved(page: Page, exam: EncryptedExam): Promise<void> {
    await page.goto(world.server.url);
    await reachCard(page, exam.title);
    const card = cardOf(page, exam.title);
    const save = page.getByRole('button', { name: `Save ${exam.title} for offline` });
    await card.getByText('Saved for offline').or(save).first().waitFor();
    if ((await save.count()) > 0) await savePaper(page, world.server.url, exam.title);
  }

  /** @returns the page, after the cut if the step was this one. */
  async function lifeOf(exam: EncryptedExam, step: Step, first: Page): Promise<Page> {
    let page = first;
    const nothingReadable = async (encrypted: number) =>
      expect(await kept(page, exam), `${step}, seed ${SEED}`).toEqual({ encrypted, opened: 0, readable: 0 });
    const isCut = async (at: Step, withinMs: number) => {
      if (step !== at) return;
      await upTo(withinMs);
      page = await cut();
    };
    if (step === 'save') {
      await page.goto(world.server.url);
      await reachCard(page, exam.title);
      await page.getByRole('button', { name: `Save ${exam.title} for offline` }).click();
      await isCut('save', 400);
      await page.goto(world.server.url);
      const { encrypted, ...rest } = await kept(page, exam);
      expect([0, 1]).toContain(encrypted);
      expect(rest).toEqual({ opened: 0, readable: 0 });
    }
    await ensureSaved(page, exam);
    await nothingReadable(1);
    await startPage(page, exam);
    await waiting(page).waitFor();
    await isCut('wait', 1_500);
    if (step === 'wait') {
      await startPage(page, exam);
      await waiting(page).or(startButton(page)).first().waitFor();
      if (Date.now() < exam.opensAt) await nothingReadable(1);
    }
    if (step === 'key') {
      await setTimeout(Math.max(0, exam.opensAt - Date.now()));
      await isCut('key', SPREAD_MS + 1_000);
      await startPage(page, exam);
    } else if (await waiting(page).isVisible()) {
      await page.getByLabel('Opening code').fill(exam.code);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await isCut('open', 700);
      if (step === 'open') {
        await startPage(page, exam);
        await waiting(page).or(startButton(page)).first().waitFor();
        const { encrypted, opened } = await kept(page, exam);
        // Never both, and never neither.
        expect(encrypted + opened, `open, seed ${SEED}`).toBe(1);
        if (encrypted === 1) {
          await page.getByLabel('Opening code').fill(exam.code);
          await page.getByRole('button', { name: 'Open', exact: true }).click();
        }
      }
    }
    await startButton(page).click({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Continue (Normal Mode)' }).click();
    await isCut('begin', 600);
    if (step === 'begin') {
      await startPage(page, exam);
      const goOn = page.getByRole('link', { name: /^(Resume|Go on|Continue)/ });
      await startButton(page).or(goOn).first().waitFor();
      if (await startButton(page).isVisible()) {
        await startButton(page).click();
        await page.getByRole('button', { name: 'Continue (Normal Mode)' }).click();
      } else await goOn.first().click();
    }
    await page.getByRole('heading', { name: /^Question 1 / }).waitFor();
    await page.getByText(new RegExp(WORD)).first().waitFor();
    return page;
  }

  it(
    '[ED1] [ED6] nothing is lost and nothing is open early, whatever the student was doing',
    async () => {
      let page = await world.page();
      await signIn(page, world.server.url);
      const counted = new Map<Step, number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const step = STEPS[round % STEPS.length] ?? 'save';
        const title = `Final ${String(round).padStart(3, '0')}`;
        const exam = await makeEncryptedExam(world.server.url, title, OPENS_IN_MS);
        page = await lifeOf(exam, step, page);
        await page.keyboard.press('1');
        await waitSaved(page);
        const { attempt, events } = await newestLog(page);
        expect(attempt['testId']).toBe(exam.id);
        expect(events[0]).toMatchObject({
          type: 'started',
          opened: { by: step === 'key' ? 'line' : expect.stringMatching(/^(code|line)$/) },
        });
        await submitExam(page);
        await expect
          .poll(async () => (await readDatabase(page))['receipts']?.length, {
            timeout: 60_000,
            interval: 500,
          })
          .toBe(round + 1);
        const day = (await exam.ask('GET', `admin/test-papers/${exam.id}/exam-day`))['data'] as {
          groups: { counts: { handedIn: number } }[];
        };
        expect(day.groups[0]?.counts.handedIn).toBe(1);
        counted.set(step, (counted.get(step) ?? 0) + 1);
      }
      expect(JSON.stringify(await readCaches(page))).not.toContain(WORD);
      expect([...counted.keys()]).toEqual(STEPS.slice(0, ROUNDS));
    },
    ROUNDS * ROUND_LIMIT_MS,
  );
});
