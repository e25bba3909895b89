import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADMIN, PRACTICE, signIn, startExam, submitExam, waitSaved } from './support/student.ts';
import { isTranslated, translate } from './support/translator.ts';
import { useWorld } from './support/world.ts';

const DESK = { width: 1280, height: 800 };

/** The page's visible text. Digits differ from one moment to the next: times, ages, sizes. */
const textOf = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim();

/** As a link does, without loading the page anew, so that the page before it has to go from the document. */
const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Beside each other: one page with a translator and one without, of the same user. */
class Pair {
  readonly translated: Page;
  readonly plain: Page;
  readonly errors: string[] = [];

  constructor(translated: Page, plain: Page) {
    this.translated = translated;
    this.plain = plain;
    translated.on('pageerror', ({ message }) => this.errors.push(message));
    translated.on('console', (message) => {
      if (message.text().includes('NotFoundError')) this.errors.push(message.text());
    });
  }

  static async open(world: ReturnType<typeof useWorld>, path: string): Promise<Pair> {
    const [translated, plain] = [await world.browser.context.newPage(), await world.page()];
    await translate(translated);
    for (const page of [translated, plain]) {
      await page.setViewportSize(DESK);
      await page.goto(`${world.server.url}${path}`);
    }
    return new Pair(translated, plain);
  }

  async both(act: (page: Page) => Promise<unknown>): Promise<void> {
    for (const page of [this.plain, this.translated]) await act(page);
  }

  /** Both pages show the same, sooner or later, and there is something to see. */
  async same(at: string): Promise<void> {
    await expect
      .poll(async () => ({ at, text: await textOf(this.translated) }), { timeout: 30_000 })
      .toEqual({ at, text: await textOf(this.plain) });
    expect(await isTranslated(this.translated), at).toBe(true);
    expect(this.errors, at).toEqual([]);
  }

  /** LA2: every text changes where it stands, and changes back. */
  async speak(language: 'en' | 'hi'): Promise<void> {
    await this.both((page) =>
      page.evaluate((chosen) => {
        localStorage.setItem('prep-language', chosen);
        dispatchEvent(new StorageEvent('storage', { key: 'prep-language' }));
      }, language),
    );
    await this.both((page) =>
      page.waitForFunction((chosen) => document.documentElement.lang.startsWith(chosen), language),
    );
  }

  async visit(path: string): Promise<void> {
    const left = await textOf(this.plain);
    await this.both((page) => follow(page, path));
    // The plain page is complete when its text stays the same.
    let before = left;
    const isComplete = async () => {
      const text = await textOf(this.plain);
      const stays = text === before && text !== left;
      before = text;
      return stays;
    };
    await expect.poll(isComplete, { timeout: 30_000, interval: 500 }).toBe(true);
    await this.same(path);
  }

  async visitAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.visit(path);
      await this.speak('hi');
      await this.same(`${path} in Hindi`);
      await this.speak('en');
      await this.same(`${path} in English again`);
    }
  }

  async close(): Promise<void> {
    await this.translated.close();
  }
}

const PUBLIC = [
  '/about-us',
  '/contact-us',
  '/terms-conditions',
  '/refund-policy',
  '/privacy-policy',
  '/hand-in',
  '/receipt',
  '/try',
  '/pricing',
  '/leadboard',
  '/nowhere',
];

describe('[AT24] under a page translator every screen has the texts that it has without', () => {
  describe('before a login', () => {
    const world = useWorld();

    it('on every page that needs none', async () => {
      const pair = await Pair.open(world, '/');
      await pair.visitAll(['/login', '/register', '/forgot-password', ...PUBLIC, '/?tab=predefined']);
      await pair.close();
    });
  });

  describe('of the student', () => {
    const world = useWorld([PRACTICE]);
    let results = '';

    it('with the exam, its result and its analysis', async () => {
      const page = await world.page();
      await page.goto(world.server.url);
      await startExam(page, PRACTICE);
      for (let question = 1; question <= 9; question += 1) {
        await page.keyboard.press('1');
        await waitSaved(page);
        await page.getByRole('button', { name: 'Save & Next' }).click();
      }
      await submitExam(page);
      await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
      results = new URL(page.url()).pathname;
      await page.getByRole('link', { name: 'Revise your mistakes' }).waitFor({ timeout: 60_000 });
      const pair = await Pair.open(world, '/');
      await pair.visitAll([
        results,
        `${results}/analysis`,
        '/results',
        '/?tab=predefined',
        '/?tab=personalized',
        '/profile',
        '/profile?tab=devices',
        '/profile/data',
        '/downloads',
        '/sync',
        ...PUBLIC,
      ]);
      await pair.close();
    });

    it('in the notebook, through a whole session', async () => {
      const pair = await Pair.open(world, '/');
      await pair.visitAll(['/revise']);
      const { translated } = pair;
      await follow(translated, '/revise/session');
      for (let done = 1; done <= 3; done += 1) {
        const question = translated.locator('.question-text').first();
        await question.waitFor();
        expect(await question.innerText()).not.toBe('');
        await translated.getByRole('button', { name: 'Show answer' }).click();
        await translated.getByRole('button', { name: /^Good, next in/ }).click();
        await translated.getByText(`${done} done`).first().waitFor();
      }
      expect(pair.errors).toEqual([]);
      await pair.close();
    });
  });

  describe('of the console', () => {
    const world = useWorld();

    it('on every page', async () => {
      await signIn(await world.page(), world.server.url, ADMIN);
      const pair = await Pair.open(world, '/');
      for (const path of [
        '/dashboard/stats',
        '/category/lists',
        '/create/category',
        '/subject/lists',
        '/subject/create',
        '/topic/lists',
        '/question/lists',
        '/question/create',
        '/question/refused',
        '/dashaboard/plans',
        '/users/lists',
        '/section/lists',
        '/create/section',
        '/lists/examtemplate',
        '/create/examtemplate',
        '/testpaper/lists',
        '/testpaper/create',
        '/accommodations',
        '/accommodations/create',
        '/attempts/review',
        '/dashboard/stats',
      ])
        await pair.visit(path);
      await pair.close();
    });
  });
});
