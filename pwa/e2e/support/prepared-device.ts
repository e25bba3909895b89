import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { demoData } from '../../../scripts/vitest/provided.ts';
import { RealBrowser } from './browser.ts';
import { RealServer } from './server.ts';
import { PHONE, savePaper, SHORT_PAPER, signIn } from './student.ts';

/** A browser with the server that it knows; both stopped. */
export interface PreparedDevice {
  /** The server's data. */
  readonly data: string;
  /** The browser's profile. */
  readonly profile: string;
  /** What is stored in a profile belongs to an origin, so the server has to come back at this port. */
  readonly port: number;
}

/** The paper that most tests save. */
export const PREPARED_PAPER = SHORT_PAPER;

let installed: Promise<PreparedDevice> | undefined;
let ready: Promise<PreparedDevice> | undefined;

/**
 * The app is installed and nobody was ever signed in. To install it, which stores and compiles 270 files, takes the
 * processor four times as long as all else that a device needs before a test. A worker prepares its devices once; the
 * files that it runs, one after the other, work on copies of the folders.
 */
export function installedDevice(): Promise<PreparedDevice> {
  return (installed ??= prepare(
    { data: demoData(), profile: undefined, port: undefined },
    async (page, url) => {
      await page.goto(url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    },
  ));
}

/** An installed device on which the demo student is signed in and has saved a paper. */
export function readyDevice(): Promise<PreparedDevice> {
  return (ready ??= installedDevice().then((device) =>
    prepare(device, async (page, url) => {
      await signIn(page, url);
      await savePaper(page, url, PREPARED_PAPER);
    }),
  ));
}

interface Before {
  readonly data: string;
  readonly profile: string | undefined;
  readonly port: number | undefined;
}

async function prepare(
  before: Before,
  steps: (page: Page, url: string) => Promise<void>,
): Promise<PreparedDevice> {
  const folder = await mkdtemp(join(dirname(demoData()), 'device-'));
  const [data, profile] = [join(folder, 'data'), join(folder, 'profile')];
  copyFolder(before.data, data);
  if (before.profile !== undefined) copyFolder(before.profile, profile);
  const server = await RealServer.start(data, before.port ?? (await unusedPort()));
  try {
    const browser = await RealBrowser.open(profile);
    try {
      const page = await browser.page();
      await page.setViewportSize(PHONE);
      await steps(page, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
  return { data, profile, port: server.port };
}

/** @returns the port at which the device expects its server. */
export function copyDevice(device: PreparedDevice, data: string, profile: string): number {
  copyFolder(device.data, data);
  copyFolder(device.profile, profile);
  return device.port;
}

/** A profile has links that lead nowhere. Copying 800 small files by promises takes the processor four times as long. */
export const copyFolder = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });

/** Below those that systems give to connections, so that nothing takes it between two tests. */
const LOWEST_PORT = 12_000;
const HIGHEST_PORT = 28_000;

async function unusedPort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    if (await isUnused(port)) return port;
  }
}

function isUnused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
