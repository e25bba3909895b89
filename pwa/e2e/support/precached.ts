import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { readCaches } from './device-storage.ts';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** The paths in the worker's list of files, read from the built worker itself. */
async function precacheList(): Promise<string[]> {
  const worker = await readFile(join(BUILT, 'sw.js'), 'utf8');
  const entries = worker.matchAll(/\{[^{}]*"?url"?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g);
  return [...entries].map(([, url]) => `/${url}`);
}

export interface Precached {
  /** Not in the cache. */
  readonly missing: readonly string[];
  /** In the cache, but different from the built file. */
  readonly damaged: readonly string[];
}

/** Compares the worker's cache with the files of the build. */
export async function precachedIn(page: Page): Promise<Precached> {
  const cached = new Map(
    (await readCaches(page)).map(({ url, text }) => [new URL(url).pathname, text] as const),
  );
  const listed = await precacheList();
  const missing = listed.filter((path) => !cached.has(path));
  const damaged: string[] = [];
  for (const path of listed) {
    if (/\.(png|webp|woff2)$/.test(path) || !cached.has(path)) continue;
    if (cached.get(path) !== (await readFile(join(BUILT, path), 'utf8'))) damaged.push(path);
  }
  return { missing, damaged };
}
