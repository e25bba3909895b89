import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { room as roomInEnglish } from '../src/sentences/en/room.ts';
import { setup as setupInEnglish } from '../src/sentences/en/setup.ts';
import { start as startInEnglish } from '../src/sentences/en/start.ts';
import { room as roomInHindi } from '../src/sentences/hi/room.ts';
import { setup as setupInHindi } from '../src/sentences/hi/setup.ts';
import { start as startInHindi } from '../src/sentences/hi/start.ts';
import { openServerDatabase } from './support/server-database.ts';
import { PHONE, signIn } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESKTOP = { width: 1280, height: 800 };
const ROOM = '/examScreen';
/** On a busy machine. */
const WALK_MS = 90_000;
const EXAMS = [
  'JEE Main',
  'JEE Advanced',
  'NEET',
  'GATE',
  'CAT',
  'UPSC',
  'SSC CGL',
  'Bank PO',
  'CLAT',
  'EAPCET',
  'Coding',
  'General',
];
const TOPICS = 4;
const FEWEST_QUESTIONS = 5;

const WORDS = {
  en: { setup: setupInEnglish, start: startInEnglish, room: roomInEnglish },
  hi: { setup: setupInHindi, start: startInHindi, room: roomInHindi },
};
type Language = keyof typeof WORDS;

/** Each exam at both sizes and in both languages, and every size with every language. */
const WALKS = EXAMS.flatMap((exam, place) => {
  const [first, second]: readonly Language[] = place % 2 === 0 ? ['en', 'hi'] : ['hi', 'en'];
  return [
    { exam, size: PHONE, device: 'a phone', language: first },
    { exam, size: DESKTOP, device: 'a computer', language: second },
  ] as { exam: string; size: typeof PHONE; device: string; language: Language }[];
});

describe('a test from four topics of one subject', () => {
  const world = useWorld();
  let page: Page;

  beforeAll(async () => {
    page = await world.page();
    await signIn(page, world.server.url);
    const database = openServerDatabase(world.server.dataDir);
    database.prepare('update token_grants set remaining = 1000').run();
    database.close();
  });

  it.each(WALKS)(
    '[GN11] [GN12] of $exam is made and begun on $device, in $language',
    async ({ exam, size, language }) => {
      const words = WORDS[language];
      await page.setViewportSize(size);
      await page.evaluate((chosen) => localStorage.setItem('prep-language', chosen), language);
      await page.goto(`${world.server.url}/?tab=personalized&step=category`);
      await page
        .locator('.setup-cards')
        .getByRole('button', { name: new RegExp(`^${exam} `) })
        .click();
      await heading(page, words.setup.subjects.title);
      await page.locator('.setup-cards').getByRole('button').first().click();
      await chooseTopics(page, words.setup);
      const estimate = await page.locator('.setup-go').getByRole('status').innerText();
      await press(page, words.setup.topics.save);
      await press(page, words.setup.subjects.continue);
      await heading(page, words.setup.type.title);
      await page.getByText(estimate, { exact: true }).waitFor();
      await press(page, words.setup.type.generateNamed(words.setup.type.adaptive, 5));

      const questions = page
        .locator('.tiles-tile', { hasText: words.start.questions })
        .getByRole('definition');
      const made = Number(await questions.innerText());
      expect(made).toBeGreaterThanOrEqual(FEWEST_QUESTIONS);
      const [first, second] = numbersIn(estimate);
      expect(made).toBe(language === 'en' ? first : second);
      await press(page, words.start.startTest);
      await press(page, words.start.instructions.startNormal);
      await page.getByRole('heading', { name: words.room.question.label(1) }).waitFor();

      await page.getByRole('button', { name: nameIn(words.room.actions.submit), exact: true }).click();
      await press(page, words.room.submit.submit);
      await page.waitForURL(({ pathname }) => pathname !== ROOM);
    },
    WALK_MS,
  );
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The first four that can be chosen, or as many as there are. */
async function chooseTopics(page: Page, { topics }: (typeof WORDS)[Language]['setup']): Promise<void> {
  await heading(page, topics.title);
  const list = page.locator('.setup-topics');
  // How much there is of each topic is loaded beside the topics.
  const supply = list.getByText(topics.made, { exact: true });
  await supply
    .or(list.getByText(topics.questions(10, false).slice(2)))
    .first()
    .waitFor();
  const boxes = list.getByRole('checkbox', { disabled: false });
  const count = Math.min(TOPICS, await boxes.count());
  for (let place = 0; place < count; place += 1) await boxes.nth(place).check();
}

const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** A sentence without the marks of its parts. */
const nameIn = (sentence: string) => sentence.replace(/<[^>]*>/g, '');
