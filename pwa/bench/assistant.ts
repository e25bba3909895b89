import type { Page } from 'playwright-core';
import { press } from './stopwatch.ts';

const LENGTH = 20_000;
/** As a quick model writes: so many characters in so many milliseconds. */
const PIECE = 40;
const PIECE_MS = 10;
/** A machine that does other things too. */
const PATIENCE_MS = 120_000;
/** A quarter of a phone's panel, five times a second. */
const WHEEL_PX = 120;
const WHEEL_MS = 200;

type Add = (what: string, measured: string, must: string) => void;

const ms = (value: number) => `${Math.round(value)} ms`;

/** Headings, formulas, lists and tables, again and again, to the length of a very long answer. */
function longAnswer(): string {
  const part = (place: number) => `### Step ${place}

The speed is $v_{${place}} = \\frac{s}{t}$, so with $s = ${place}\\,\\text{km}$ and $t = \\sqrt{${place}}$ it is $v = ${place}^{1/2}$.

$$\\int_0^{${place}} x^2 \\, dx = \\frac{${place}^3}{3}$$

- The first case, with $a_${place % 10} > 0$, grows.
- The second one, with **$b < ${place}$**, does not.

| Case | Value | Formula |
| --- | --- | --- |
| first | ${place} | $\\frac{${place}}{2}$ |
| second | ${place * 2} | $\\sqrt{${place}}$ |

`;
  let text = '';
  for (let place = 1; text.length < LENGTH; place += 1) text += part(place);
  return text.slice(0, LENGTH);
}

interface Script {
  readonly text: string;
  /** Characters at a time, milliseconds apart; all at once where it is 0. */
  readonly piece: number;
  readonly pieceMs: number;
}

/** Runs in the page: answers the question there, so that neither the line nor the server is measured. */
function answerInPage({ text, piece, pieceMs }: Script): void {
  const event = (name: string, data: object) =>
    new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const done = {
    success: true,
    answer: text,
    sources: [],
    tokenInfo: { cost: 1, remaining: 49 },
    hasRelevantMaterials: false,
    engine: 'model',
  };
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (input !== '/api/ask') return realFetch(input, init);
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (let at = 0; at < text.length; at += piece || text.length) {
          controller.enqueue(event('text', { text: text.slice(at, at + (piece || text.length)) }));
          if (piece > 0) await new Promise((resolve) => setTimeout(resolve, pieceMs));
        }
        controller.enqueue(event('done', done));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

/** Runs in the page: the longest task since it was asked for, milliseconds; 0 if none took 50. */
function watchTasks(): void {
  const tasks = { longest: 0, count: 0 };
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      tasks.longest = Math.max(tasks.longest, duration);
      tasks.count += 1;
    }
  }).observe({ type: 'longtask' });
}

const tasksOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { tasks: { longest: number; count: number } }).tasks);

const OPEN = 'Open the study assistant';

async function ask(page: Page, script: Script): Promise<string> {
  await page.evaluate(answerInPage, script);
  await page.getByRole('textbox', { name: 'Ask a question' }).fill('Explain');
  // What opening costs is measured by itself, and KaTeX is there from the first formula on.
  await page.waitForTimeout(1_000);
  await page.evaluate(watchTasks);
  const begun = Date.now();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForFunction(
    (length) => {
      const turn = [...document.querySelectorAll('.turn')].at(-1);
      const isThere =
        turn?.getAttribute('aria-busy') === 'false' && turn.querySelector('.turn-facts') !== null;
      const shown = turn?.querySelector('.answer-text');
      return isThere && shown?.querySelector('.katex') && shown.textContent.length > length / 2;
    },
    script.text.length,
    { polling: 500, timeout: PATIENCE_MS },
  );
  await page.waitForTimeout(1_000);
  return tasksIn(page, begun);
}

async function tasksIn(page: Page, begun: number): Promise<string> {
  const { longest, count } = await tasksOf(page);
  const tasks = longest === 0 ? 'no task of 50 ms' : `${ms(longest)}, ${count} of 50 ms`;
  return `${tasks} in ${((Date.now() - begun - 1_000) / 1_000).toFixed(1)} s`;
}

/** By the wheel, as quickly as somebody glances over it. */
async function scrollThrough(page: Page): Promise<string> {
  await page.locator('.chat-turns').hover();
  const begun = Date.now();
  await page.evaluate(watchTasks);
  const atEnd = () =>
    page.evaluate(() => {
      const list = document.querySelector('.chat-turns');
      return list !== null && list.scrollHeight - list.scrollTop - list.clientHeight < 2;
    });
  while (!(await atEnd())) {
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(WHEEL_MS);
  }
  await page.waitForFunction(
    () => !document.querySelector('.turn:last-of-type :is(.answer-plain, .formula-waiting)'),
    undefined,
    { polling: 500, timeout: PATIENCE_MS },
  );
  await page.waitForTimeout(1_000);
  return tasksIn(page, begun);
}

/**
 * @param page at a phone's speed, signed in, on home.
 * @param add notes a figure.
 */
export async function measureAssistant(page: Page, add: Add): Promise<void> {
  const open = (sight: string) => press(page, OPEN, { selector: `.assistant[open] ${sight}` });
  await page.getByRole('button', { name: OPEN }).waitFor();
  add('Opening the assistant, for the first time', ms(await open('.chat-welcome')), '200 ms');
  const text = longAnswer();
  // The first formula brings KaTeX.
  await ask(page, { text: text.slice(-LENGTH), piece: PIECE, pieceMs: PIECE_MS });
  const streamed = await ask(page, { text, piece: PIECE, pieceMs: PIECE_MS });
  add(`Longest task while ${LENGTH} characters come in pieces`, streamed, 'under 50 ms');
  add('The same, scrolled through from start to end', await scrollThrough(page), 'under 50 ms');
  const atOnce = await ask(page, { text, piece: 0, pieceMs: 0 });
  add('The same, all at once', atOnce, 'under 50 ms');
  await page.reload();
  await page.getByRole('button', { name: OPEN }).waitFor();
  add('Opening it with that conversation', ms(await open('.turn .answer-text')), '200 ms');
}
