import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { scratchParent } from '../../../scripts/vitest/scratch.ts';
import { DevToolsPipe } from './devtools-pipe.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What moves while it is pressed, on a busy machine, is gone from under the pointer.
  '--force-prefers-reduced-motion',
  // The address bar's list is a page of its own in two renderers, and half the work of a start; nobody types there.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--remote-debugging-pipe',
];

const START_TIMEOUT_MS = 30_000;
/** A browser that is told to close writes down what it has in memory, which takes a while on a busy machine. */
const CLOSE_TIMEOUT_MS = 30_000;

/** A real Chromium with a profile that outlives it, so that it can be killed and opened again. */
export class RealBrowser {
  readonly context: BrowserContext;
  readonly #browser: Browser;
  readonly #process: ChildProcess;

  private constructor(browser: Browser, process: ChildProcess) {
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('Chromium has no default context');
    this.context = context;
    this.#browser = browser;
    this.#process = process;
  }

  static async open(profile: string, flags: readonly string[] = []): Promise<RealBrowser> {
    const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const child = spawn(path, [...FLAGS, ...flags, `--user-data-dir=${profile}`, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    const [, , , toBrowser, fromBrowser] = child.stdio;
    const pipe = new DevToolsPipe(toBrowser as Writable, fromBrowser as Readable);
    const timeout = START_TIMEOUT_MS;
    return new RealBrowser(
      await Promise.race([chromium.connectOverCDP(pipe, { timeout }), endOf(child)]),
      child,
    );
  }

  async page(): Promise<Page> {
    const [first] = this.context.pages();
    return first ?? this.context.newPage();
  }

  /** SIGKILL to the whole process group, as when a phone's battery dies: nothing gets to say goodbye. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    if (this.#process.pid !== undefined) process.kill(-this.#process.pid, 'SIGKILL');
    await gone;
    await this.#browser.close().catch(() => undefined);
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    const session = await this.#browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => undefined);
    const timer = setTimeout(() => void this.kill(), CLOSE_TIMEOUT_MS);
    await gone;
    clearTimeout(timer);
  }
}

/** @throws when it ends, with what it said: to be raced against what needs it. */
function endOf(child: ChildProcess): Promise<never> {
  return new Promise((_resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => void (said += text));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${said}`)));
  });
}

/** A folder of its own for one test's profile or data. @returns the folder and the way to remove it. */
export async function scratchFolder(name: string): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(scratchParent(), `prep-${name}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
