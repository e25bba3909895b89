import { cp, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import { RealBrowser } from './browser.ts';
import { RealServer } from './server.ts';
import { PHONE, savePaper, SHORT_PAPER, signIn } from './student.ts';

/** A device on which the demo student is signed in and has saved a paper, with the server that it knows; both stopped. */
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

let prepared: Promise<PreparedDevice> | undefined;

/** Prepares a device once for each worker. The files that it runs, one after the other, work on copies of the folders. */
export function preparedDevice(): Promise<PreparedDevice> {
  return (prepared ??= prepare());
}

async function prepare(): Promise<PreparedDevice> {
  const folder = await mkdtemp(join(inject('preparedDevices'), 'device-'));
  const [data, profile] = [join(folder, 'data'), join(folder, 'profile')];
  await cp(inject('demoData'), data, { recursive: true });
  const server = await RealServer.start(data, await unusedPort());
  try {
    await savePreparedPaper(profile, server.url);
  } finally {
    await server.stop();
  }
  return { data, profile, port: server.port };
}

async function savePreparedPaper(profile: string, url: string): Promise<void> {
  const browser = await RealBrowser.open(profile);
  try {
    const page = await browser.page();
    await page.setViewportSize(PHONE);
    await signIn(page, url);
    await savePaper(page, url, PREPARED_PAPER);
  } finally {
    await browser.close();
  }
}

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
