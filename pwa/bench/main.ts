import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { RealBrowser, scratchFolder } from '../e2e/support/browser.ts';
import { RealServer } from '../e2e/support/server.ts';
import { ADMIN, PHONE, savePaper, signIn } from '../e2e/support/student.ts';
import { measureAssistant } from './assistant.ts';
import { timeOpening, type EncryptedPaper } from './exam-day.ts';
import { CountingLine } from './counting-line.ts';
import { timeEditor } from './editor.ts';
import { NOTEBOOK_CARDS, timeNotebook } from './notebook.ts';
import { ownPaper, tryOut, type Journey } from './newcomer.ts';
import {
  press,
  quantile,
  tap,
  watchForFirst,
  watchNextSave,
  watchSaves,
  watchVitals,
  type SaveTimes,
} from './stopwatch.ts';
import { HOME_SCRIPTS_KB, kilobytes, namedScripts, scriptsOf } from '../e2e/support/scripts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LENGTHS = [30, 300] as const;
const titleOf = (questions: number) => `Bench paper of ${questions} questions`;
const SLOWDOWN = 4;
const DESK = { width: 1280, height: 800 };
const IDLE_MS = 20_000;
/** After so long a page has fetched all that it fetches by itself. */
const SETTLED_MS = 3_000;
/** After its start a server adds what is new in its content, and builds what the assistant needs. */
const SERVER_BUSY_MS = 30_000;
/** 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const PHONE_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly must: string;
}

const rows: Row[] = [];
const assistantRows: Row[] = [];
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
function add(what: string, measured: string, must: string, to = rows): void {
  to.push({ what, measured, must });
  process.stdout.write(`${what}: ${measured} (must: ${must})\n`);
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** A page of its own: what was watched on another is not watched here. */
async function phone(browser: RealBrowser): Promise<Page> {
  const page = await browser.context.newPage();
  // What runs TypeScript here names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.setViewportSize(PHONE);
  return page;
}

const PAPER_CARD = 'article';
/** Of the first paper that can be started; while the list is read, its cards are empty. */
const START = 'a[aria-label^="Start "]';

async function firstVisit(url: string): Promise<void> {
  const profile = await scratchFolder('first-visit');
  const browser = await RealBrowser.open(profile.path);
  const page = await phone(browser);
  const session = await slow(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', PHONE_LINE);
  const vitals = await watchVitals(page);
  await page.goto(url);
  await page.locator(PAPER_CARD).first().waitFor();
  const home = kilobytes(await namedScripts(page, url));
  await page.waitForTimeout(SETTLED_MS);
  const { lcp, cls } = await vitals();
  add(
    'JavaScript to the first usable home screen, gzip',
    `${home.toFixed(1)} kB`,
    `${HOME_SCRIPTS_KB} kB, goal 130`,
  );
  add('First visit, phone line: largest contentful paint', ms(lcp), '1800 ms');
  add('First visit: cumulative layout shift', cls.toFixed(3), 'under 0.05');
  await browser.close();
  await profile.remove();
}

/** Each on a device that has never been here, on the phone's line. */
async function newcomers(url: string): Promise<void> {
  const ways: readonly (readonly [string, (page: Page, url: string) => Promise<Journey>])[] = [
    ['From the printed address to the first question of the try-out', tryOut],
    ['The same to a paper of the list, logging in on the way (a letter typed in 0.2 s)', ownPaper],
  ];
  for (const [what, go] of ways) {
    const profile = await scratchFolder('newcomer');
    const browser = await RealBrowser.open(profile.path);
    const page = await phone(browser);
    const session = await slow(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', PHONE_LINE);
    const { taps, ms: took } = await go(page, url);
    add(what, `${taps} taps, ${(took / 1000).toFixed(1)} s`, '5 taps, 60 s');
    await browser.close();
    await profile.remove();
  }
}

async function reopened(browser: RealBrowser, line: CountingLine): Promise<void> {
  const page = await phone(browser);
  const settled = async () => {
    await page.locator(PAPER_CARD).first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
  };
  await page.goto(line.url);
  await settled();
  // Once more before it counts: the browser may put off its look for a new worker to the next opening.
  await page.reload();
  await settled();
  const before = line.bytes;
  await page.reload();
  await settled();
  add(
    'Opened again, nothing new: bytes on the line',
    `${((line.bytes - before) / 1000).toFixed(1)} kB`,
    'under 5 kB',
  );
  await page.close();
}

async function coldStart(page: Page, url: string): Promise<void> {
  await slow(page);
  const first = await watchForFirst(page, START);
  await watchSaves(page);
  await page.goto(url);
  add('Installed app, cold start with no network, to a usable home', ms(await first()), '1000 ms');
}

async function start(page: Page, url: string, questions: number): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: `Start ${titleOf(questions)}` }).click();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Continue (Normal Mode)' }).waitFor();
  const took = await press(page, /Continue \(Normal Mode\)/, {
    selector: '.question-number',
    text: 'Question 1',
  });
  if (questions > 100)
    add(
      `From the tap on Start (offline) to the first of ${questions} questions with maths`,
      ms(took),
      '500 ms',
    );
}

/** Real input, so that the browser's own measure of a press (event timing) counts. */
async function answer(page: Page, questions: number): Promise<void> {
  await page.evaluate(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[])
        if (interactionId > 0) presses.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const saves: SaveTimes[] = [];
  const moves: number[] = [];
  for (let turn = 0; turn < Math.min(60, questions - 1); turn += 1) {
    const saved = await watchNextSave(page);
    await tap(page, page.locator('.option').nth(turn % 4));
    saves.push(await saved());
    moves.push(
      await press(page, /^Save/, {
        selector: '.question-number',
        text: `Question ${nextNumber(turn, questions)} `,
      }),
    );
  }
  const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses);
  if (questions > 100) {
    const inp = presses.length === 0 ? 'under 16 ms' : ms(quantile(presses, 0.98));
    add('Choosing an option, painted (event timing, p98)', inp, 'under 64 ms');
    const until = (what: keyof SaveTimes) => medianAnd95(saves.map((times) => times[what]));
    add('Choosing an option, durable on disk (median, p95)', until('durableMs'), '25 ms');
    add('The same, until the page is notified (median, p95)', until('notifiedMs'), '');
    add('The same, until the screen shows it (median, p95)', until('shownMs'), '');
  }
  add(`Moving to another of ${questions} questions (median, p95)`, medianAnd95(moves), 'under 50 ms, flat');
}

const medianAnd95 = (values: readonly number[]) =>
  `${ms(quantile(values, 0.5))}, ${ms(quantile(values, 0.95))}`;

async function openPaperView(page: Page, questions: number): Promise<void> {
  await page.getByRole('button', { name: 'Tools' }).click();
  const took = await press(page, 'Question paper', { selector: '.paper-line-words .katex' });
  add(`Opening the question paper of ${questions} questions, its maths set`, ms(took), '500 ms');
  await page.getByRole('button', { name: 'Close question paper' }).click();
}

/** @param more what start screen and exam room have asked for that home has not. */
function tellOfExamScripts(more: readonly string[]): void {
  const withoutMaths = more.filter((name) => !name.includes('katex'));
  const size = `${kilobytes(withoutMaths).toFixed(1)} kB`;
  add('JavaScript of start and exam room on top of home, without KaTeX, gzip', size, '51 kB');
}

/** Sections are halves, and each counts from one. */
function nextNumber(turn: number, questions: number): number {
  const half = Math.ceil(questions / 2);
  return ((turn + 1) % half) + 1;
}

async function idle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await busy();
  await page.waitForTimeout(IDLE_MS);
  const share = ((await busy()) - before) / (IDLE_MS / 1000);
  add('An idle exam, share of one core', `${(share * 100).toFixed(2)} %`, 'under 2 %');
}

async function assistant(browser: RealBrowser, url: string): Promise<void> {
  const page = await phone(browser);
  await slow(page);
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  await measureAssistant(page, (what, measured, must) => add(what, measured, must, assistantRows));
  await page.close();
}

/** The console is for a desk: a device of its own, with the processor as slow. */
async function editor(url: string): Promise<void> {
  const deskProfile = await scratchFolder('desk');
  const browser = await RealBrowser.open(deskProfile.path);
  const page = await phone(browser);
  await page.setViewportSize(DESK);
  await signIn(page, url, ADMIN);
  await slow(page);
  await page.goto(`${url}/question/lists`);
  const { first, again } = await timeEditor(page);
  add('Opening the editor of a question, for the first time', ms(first), '300 ms', consoleRows);
  add('The same again (median of ten)', ms(again), '300 ms', consoleRows);
  await browser.close();
  await deskProfile.remove();
}

/** ED6: on a device of its own. Its server is stopped before the papers are opened. */
async function examDay(url: string, papers: readonly EncryptedPaper[]): Promise<void> {
  const own = await scratchFolder('exam-day');
  const opening = await RealBrowser.open(own.path);
  const page = await phone(opening);
  await signIn(page, url);
  for (const { title } of papers) await savePaper(page, url, title);
  await server.stop();
  await slow(page);
  const times: number[] = [];
  for (const paper of papers) times.push(await timeOpening(page, url, paper));
  add(
    'Opening an encrypted paper of 90 questions and 40 images by its code, no network (median, worst of 3)',
    [0.5, 1].map((share) => ms(quantile(times, share))).join(', '),
    '2000 ms',
    examDayRows,
  );
  await opening.close();
  await own.remove();
}

const examDayRows: Row[] = [];
const consoleRows: Row[] = [];
const reviseRows: Row[] = [];

/** NB7: what home and a session read of the notebook. */
async function notebook(page: Page): Promise<void> {
  const { list, count, all } = await timeNotebook(page);
  const told = (times: readonly number[]) => times.map(ms).join(', ');
  const must = 'under 50 ms';
  const of = `${NOTEBOOK_CARDS} cards, all due`;
  reviseRows.push(
    { what: `Of ${of}: the next 20 and how many there are (median, p95)`, measured: told(list), must },
    { what: `Of ${of}: how many there are, as home asks (median, p95)`, measured: told(count), must },
    { what: `All of ${of}, as the search of notes reads them (median, p95)`, measured: told(all), must: '' },
  );
}

/** How long this machine takes for 100 million remainders, milliseconds: the shortest of five. */
function timeMachine(): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    let sum = 0;
    for (let step = 0; step < 100_000_000; step += 1) sum = (sum + step * 7) % 1_000_003;
    return sum < 0 ? 0 : performance.now() - begun;
  });
  return Math.round(Math.min(...times));
}

const table = (of: readonly Row[]) => [
  '| What | Measured | Must |',
  '| --- | --- | --- |',
  ...of.map(({ what, measured, must }) => `| ${what} | ${measured} | ${must} |`),
  '',
];

function report(): void {
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  const text = [
    '# Benchmarks of the app',
    '',
    `Written by \`npm run bench:device\`. Chromium with its processor slowed to a quarter, on a machine of ${os.cpus().length} cores with a load of ${load} after the run (other processes make every figure too large). A fixed computation takes ${speed} ms on it, for the comparison with other machines. Papers of ${LENGTHS.join(' and ')} questions, each with maths.`,
    '',
    ...table(rows),
    '## Exam day',
    '',
    'Nothing is asked of a server, so that any number of devices open the paper at the same time, each as fast as it is.',
    '',
    ...table(examDayRows),
    '## Revise',
    '',
    'Read by the code of the app from the disk of this Chromium, with no network and the processor at full speed.',
    '',
    ...table(reviseRows),
    '## Assistant',
    '',
    'An answer of headings, formulas, lists and tables. It is made in the page: neither the line nor the server is in it.',
    '',
    ...table(assistantRows),
    '## Console',
    '',
    ...table(consoleRows),
  ].join('\n');
  writeFileSync(path.join(root, 'docs/benchmarks-device.md'), text);
}

const speed = timeMachine();
const data = await scratchFolder('bench-data');
const profile = await scratchFolder('bench-profile');
let server = await RealServer.start(data.path);
await server.stop();
const made = execFileSync(
  process.execPath,
  [path.join(root, '.prep/bench/long-paper.mjs'), ...LENGTHS.map(String)],
  { cwd: root, env: { ...process.env, DATA_DIR: data.path } },
);
const exams = JSON.parse(made.toString()) as EncryptedPaper[];
server = await server.restart();
const line = await CountingLine.open(server.port);
await examDay(line.url, exams);
server = await server.restart();
// `npm run bench:device -- exam-day` ends here, and writes nothing.
if (process.argv.includes('exam-day')) {
  await server.stop();
  line.close();
  await data.remove();
  await profile.remove();
  process.exit();
}
// On a machine that the server and the phone share.
await new Promise((resolve) => setTimeout(resolve, SERVER_BUSY_MS));
await firstVisit(line.url);
await newcomers(line.url);
await editor(line.url);

let browser = await RealBrowser.open(profile.path);
const page = await phone(browser);
await signIn(page, line.url);
await notebook(page);
for (const questions of LENGTHS) await savePaper(page, line.url, titleOf(questions));
await page.close();
await reopened(browser, line);
await assistant(browser, line.url);
await browser.close();
await server.stop();

browser = await RealBrowser.open(profile.path);
const sat = await phone(browser);
const scripts = scriptsOf(sat);
await coldStart(sat, line.url);
await sat.waitForTimeout(SETTLED_MS);
const home = new Set(scripts);
for (const questions of LENGTHS) {
  await start(sat, line.url, questions);
  if (questions < 100) tellOfExamScripts([...scripts].filter((name) => !home.has(name)));
  await answer(sat, questions);
  if (questions > 100) await openPaperView(sat, questions);
}
await idle(sat);
await browser.close();
line.close();
await data.remove();
await profile.remove();
report();
