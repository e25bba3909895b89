import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { namedScripts, scriptsOf } from './support/scripts.ts';
import {
  PHONE,
  resumeExam,
  SHORT_PAPER,
  signIn,
  startExam,
  submitExam,
  waitSaved,
  WARM_UP,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

const QUESTION = 'What is 15% of 240?';
const OF_ASSISTANT = /\/(answer-text|widget|help-dialog|assistant)[^/]*\.(js|css)$/;

const launcher = (page: Page) => page.getByRole('button', { name: 'Open the study assistant' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Study assistant' });
const newest = (panel: Locator) => panel.getByRole('article').last();

/** Whatever of the assistant the page asks for, calls included, from now on. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (OF_ASSISTANT.test(pathname) || /^\/api\/(ask|solve-problem)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function opened(page: Page): Promise<Locator> {
  await launcher(page).click();
  const panel = panelOf(page);
  await panel.waitFor();
  return panel;
}

describe('the study assistant', () => {
  const world = useWorld([], { isNewDevice: true });
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
  });

  it('[AW8] is none of what home needs, and what sets answers waits until it is opened', async () => {
    const scripts = scriptsOf(page);
    await page.goto(world.server.url);
    expect((await namedScripts(page, world.server.url)).filter((name) => OF_ASSISTANT.test(name))).toEqual(
      [],
    );
    await launcher(page).waitFor();
    // The worker's precache asks for it in time; the page itself has no use for it yet.
    const loaded = await page.evaluate(() =>
      [...document.querySelectorAll('script[src], link[rel="modulepreload"]')].map((each) =>
        each.getAttribute(each.matches('script') ? 'src' : 'href'),
      ),
    );
    expect(loaded.filter((name) => name?.includes('answer-text'))).toEqual([]);
    expect(scripts.size).toBeGreaterThan(0);
  });

  it('[AW2] asks a stranger to log in, and leads back', async () => {
    const panel = await opened(page);
    await panel.getByText('Please log in to use the AI assistant').waitFor();
    expect(await panel.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2F');
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });

  it('[AW1] [AW5] answers a question with what it cost, what is left, and what it rests on', async () => {
    await signIn(page, world.server.url);
    await page.goto(world.server.url);
    const panel = await opened(page);
    await panel.getByRole('textbox', { name: 'Ask a question' }).fill(QUESTION);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/ask'));
    await page.keyboard.press('Enter');
    expect((await answer).headers()['content-type']).toMatch(/^text\/event-stream/);
    const turn = newest(panel);
    await turn.getByText('Built-in assistant', { exact: true }).waitFor();
    await turn.getByText('36').first().waitFor();
    await turn.getByText(/^1 token$/).waitFor();
    await turn.getByText(/^Tokens left: [\d,]+$/).waitFor();
    await turn.getByText(/^\d+ sources?$/).click();
    await turn.locator('.source').first().waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
  });

  it('[AW3] has the whole screen until Escape, which leads back to the panel and closes it then', async () => {
    const panel = panelOf(page);
    const width = () =>
      panel.evaluate((dialog) => [dialog.clientHeight === innerHeight, dialog.matches(':modal')]);
    await panel.getByRole('button', { name: 'Full screen' }).click();
    expect(await width()).toEqual([true, true]);
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.keyboard.press('Escape');
    expect(await width()).toEqual([false, false]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Open the study assistant',
    );
  });

  it('[AW3] lies over neither the bar at the thumb nor what can be pressed on a phone', async () => {
    const boxes = await page.evaluate(() => {
      const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
      const button = box('.assistant-launch');
      const nav = box('.shell-nav');
      const links = [...document.querySelectorAll('#main a, #main button')].map((each) =>
        each.getBoundingClientRect(),
      );
      const meets = (other: DOMRect) =>
        button !== undefined &&
        other.left < button.right &&
        other.right > button.left &&
        other.top < button.bottom &&
        other.bottom > button.top;
      return {
        aboveNav: (button?.bottom ?? Infinity) <= (nav?.top ?? 0),
        covered: links.filter(meets).length,
      };
    });
    expect(boxes).toEqual({ aboveNav: true, covered: 0 });
  });

  it('[AW6] has the conversation again after a reload, until it is deleted', async () => {
    await page.reload();
    const panel = await opened(page);
    await newest(panel).getByText(QUESTION).waitFor();
    await newest(panel).getByText('Built-in assistant', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Delete conversation' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await question.getByRole('button', { name: 'Delete conversation' }).click();
    await panel.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
    await page.reload();
    await (await opened(page)).getByRole('heading', { name: 'What would you like to know?' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('[AW4] says that it needs a connection, and keeps what was typed', async () => {
    const panel = await opened(page);
    const area = panel.getByRole('textbox', { name: 'Ask a question' });
    await area.fill('For later');
    await page.context().setOffline(true);
    await panel.getByText('The assistant needs a connection. What you type stays here.').waitFor();
    await area.press('Enter');
    expect(await area.inputValue()).toBe('For later');
    await page.context().setOffline(false);
    await panel.getByText(/needs a connection/).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });
});

describe('the help for a question', () => {
  const world = useWorld([SHORT_PAPER]);
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
    await page.goto(world.server.url);
  });

  it('[AW2] [AW8] nothing of the assistant is asked for in the exam room, or offered while its clock runs', async () => {
    await launcher(page).waitFor();
    await startExam(page, WARM_UP);
    const asked = askedFor(page);
    await page.keyboard.press('2');
    await waitSaved(page);
    await page.keyboard.press('ArrowRight');
    expect(await launcher(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: /^Question \d/ }).waitFor();
    expect(asked).toEqual([]);
    await page.goto(world.server.url);
    await page.getByRole('article').first().waitFor();
    await page.getByRole('region', { name: /^Exam in progress: / }).waitFor();
    expect(await launcher(page).count()).toBe(0);
    await resumeExam(page);
    await page.getByRole('heading', { name: /^Question \d/ }).waitFor();
    await submitExam(page);
  });

  it('[AW7] analyses the question once, streams, and takes further questions', async () => {
    await page.getByRole('link', { name: 'View Detailed Analysis' }).click();
    const solved = askedFor(page);
    await page
      .getByRole('button', { name: /^(Learn More|Ask AI|Get Help) for 1 token: Question 1$/ })
      .click();
    const help = page.getByRole('dialog', { name: 'Help with this question' });
    await help.getByText(/^(Built-in assistant|AI model)$/).waitFor();
    await help.locator('.answer-text').first().waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await help.getByRole('textbox', { name: 'Ask a follow-up question' }).fill(QUESTION);
    await page.keyboard.press('Enter');
    await expect.poll(() => help.getByText(/^(Built-in assistant|AI model)$/).count()).toBe(2);
    const calls = solved.filter((path) => path.startsWith('/api/'));
    expect(calls).toEqual(['/api/solve-problem', '/api/ask']);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });
});
