import { fillCache, type Filled, type Outcome } from './fill-cache.ts';

/** A file of the app in a cache. */
export interface KeptFile {
  readonly url: string;
  /** The cache key. It includes a revision if the URL has no content hash. */
  readonly key: string;
  /** Subresource integrity digest of the content; absent if the build has none. */
  readonly integrity?: string | undefined;
}

/** Timeout of the first try; doubled with every try, because the connection may just be slow. */
const PATIENCE_MS = 30_000;
const MOST_PATIENCE_MS = 120_000;
/** For a 429 without Retry-After. */
const USUAL_REFUSAL_MS = 2_000;

interface Storing {
  readonly mayGoOn: () => Promise<boolean>;
  readonly onStored: (file: KeptFile) => void;
  /** No further try begins after this many milliseconds. */
  readonly longestMs: number;
}

/** Fetches files into a cache, with retries. See `fillCache`. */
export function storeFiles(cache: Cache, files: readonly KeptFile[], storing: Storing): Promise<Filled> {
  return fillCache(files, {
    ...storing,
    store: (file, tries) => storeFile(cache, file, tries),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2))),
    now: () => performance.now(),
  });
}

/** PK11: fetches a file and stores it if it is complete. @param tries number of failed tries so far. */
async function storeFile(cache: Cache, file: KeptFile, tries: number): Promise<Outcome> {
  const response = await fetchFile(file, tries);
  if (response === null) return { kind: 'failed' };
  if (response.status === 404 || response.status === 410) return { kind: 'gone' };
  const pauseMs = askedPauseMs(response);
  if (pauseMs !== null) return { kind: 'refused', retryAfterMs: pauseMs };
  if (!response.ok) return { kind: 'failed' };
  try {
    await cache.put(file.key, response);
    return { kind: 'stored' };
  } catch (error) {
    // `put` also rejects if the body ends early.
    return { kind: isFullDisk(error) ? 'full' : 'failed' };
  }
}

/** The browser checks the digest and rejects if it differs. */
async function fetchFile({ url, integrity }: KeptFile, tries: number): Promise<Response | null> {
  try {
    return await fetch(url, {
      credentials: 'same-origin',
      // A failed file may be damaged in the HTTP cache. A URL without a content hash may be stale there.
      cache: tries > 0 || !url.includes('/assets/') ? 'reload' : 'default',
      signal: AbortSignal.timeout(Math.min(MOST_PATIENCE_MS, PATIENCE_MS * 2 ** tries)),
      ...(integrity !== undefined && { integrity }),
    });
  } catch {
    return null;
  }
}

/** @returns null if the server did not ask us to wait. */
function askedPauseMs({ status, headers }: Response): number | null {
  const asked = headers.get('retry-after');
  if (status !== 429 && (status !== 503 || asked === null)) return null;
  const seconds = Number(asked ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : USUAL_REFUSAL_MS;
}

function isFullDisk(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Whether a cached file has the content that was built. */
export async function isWhole(cache: Cache, { key, integrity }: KeptFile): Promise<boolean> {
  const response = await cache.match(key);
  if (response === undefined) return false;
  try {
    const bytes = await response.arrayBuffer();
    return integrity === undefined ? bytes.byteLength > 0 : (await integrityOf(bytes)) === integrity;
  } catch {
    return false;
  }
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
