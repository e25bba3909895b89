import { database, anyAttemptOpen } from '../../offline/index.ts';
import { loadPart, PartNotLoadedError, type LoadOptions } from '../../parts/index.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Reloads the page for a module that this page cannot load: one that arrived damaged, or one that a deploy has
 * removed. Reloads only right after the server has answered; without a server and a worker the browser would replace
 * the exam with its own error page.
 * @returns false if nothing was done.
 */
export async function reloadForPart(error: unknown): Promise<boolean> {
  if (!(error instanceof PartNotLoadedError)) return false;
  const helps = error.isBroken ? await fetchAnew(error.since) : await newerBuildServed();
  return helps && reloadOnce('part');
}

/** For background jobs: does not reload while the user is typing or an exam is open. */
export async function reloadQuietlyForPart(error: unknown): Promise<void> {
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  if (!isTyping && !(await anyAttemptOpen(database))) await reloadForPart(error);
}

/**
 * Loads a module for a background job.
 * @returns null if it could not be loaded.
 */
export async function partOrNull<T extends object>(
  load: () => Promise<T>,
  options?: LoadOptions,
): Promise<T | null> {
  try {
    return await loadPart(load, options);
  } catch (error) {
    void reloadQuietlyForPart(error);
    return null;
  }
}

/** Fetches the files requested since then into the HTTP cache again. @returns true if all of them arrived. */
async function fetchAnew(since: number): Promise<boolean> {
  const urls = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= since && /\/assets\/[^?]+\.(js|css)$/.test(name))
    .map(({ name }) => name);
  const came = await Promise.all([...new Set(urls)].map(arrives));
  return came.length > 0 && came.every(Boolean);
}

async function arrives(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload' });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Script names change with every build. The query keeps the worker from answering with its cached copy. */
async function newerBuildServed(): Promise<boolean> {
  const main = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (main === null) return false;
  try {
    const response = await fetch('/?newer', { cache: 'no-store', headers: { accept: 'text/html' } });
    const page = await response.text();
    return response.ok && page.includes('id="app"') && !page.includes(new URL(main.src).pathname);
  } catch {
    return false;
  }
}
