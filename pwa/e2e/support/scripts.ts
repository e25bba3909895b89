import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const app = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What home may load before it can be used, in kB: gzip of every script. */
export const HOME_SCRIPTS_KB = 160;

/** The paths of the scripts that the page has asked for, from now on. */
export function scriptsOf(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'script' && pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

/** The paths of the scripts that index.html names; a slow page has fetched others, for later, before it is usable. */
export async function namedScripts(page: Page, url: string): Promise<string[]> {
  const html = await (await page.request.get(url)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
}

/** Gzipped, in thousands of bytes. */
export function kilobytes(scripts: Iterable<string>): number {
  const gzipped = (name: string) => gzipSync(readFileSync(path.join(app, name)), { level: 9 }).length;
  return [...scripts].reduce((sum, name) => sum + gzipped(name), 0) / 1000;
}
