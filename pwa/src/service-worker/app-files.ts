import type { PrecacheController } from 'workbox-precaching';
import type { AppFilesAnswer } from '../offline/index.ts';
import type { Filled } from '../offline/app-files/fill-cache.ts';
import { isWhole, storeFiles, type KeptFile } from '../offline/app-files/store-file.ts';

/** Browsers end a worker's event after five minutes. */
const LONGEST_MS = 240_000;

/** PK11: the files of this worker's own build: checks which of them are cached, and fetches the others. */
export class AppFiles {
  readonly #precache: PrecacheController;
  readonly #listeners = new Set<(answer: AppFilesAnswer) => void>();
  /** Cache keys; null until the cache was checked. */
  #missing: Set<string> | null = null;
  #filling: { readonly done: Promise<Filled>; readonly thorough: boolean } | null = null;
  #isFull = false;

  constructor(precache: PrecacheController) {
    this.#precache = precache;
  }

  /** Checks what is missing and fetches it. @param mayGoOn called before every round of downloads. */
  complete(mayGoOn: () => Promise<boolean>, thorough = false): Promise<Filled> {
    const current = this.#filling;
    // A check by name alone does not replace a thorough one.
    if (current !== null && thorough && !current.thorough)
      return current.done.then(() => this.complete(mayGoOn, thorough));
    if (current !== null) return current.done;
    const done = this.#complete(mayGoOn, thorough).finally(() => (this.#filling = null));
    this.#filling = { done, thorough };
    return done;
  }

  /** Does the same and reports the progress: after the check, and for every file that is stored. */
  async completeAndReport(listener: (answer: AppFilesAnswer) => void, thorough: boolean): Promise<void> {
    this.#listeners.add(listener);
    if (this.#filling !== null) this.#report();
    try {
      await this.complete(() => Promise.resolve(true), thorough);
      // Once more at the end, because only then it is known whether the disk is full.
      listener(this.#answer(this.#missing ?? new Set()));
    } finally {
      this.#listeners.delete(listener);
    }
  }

  async #complete(mayGoOn: () => Promise<boolean>, thorough: boolean): Promise<Filled> {
    this.#missing = null;
    const cache = await caches.open(this.#precache.strategy.cacheName);
    const missing = await this.#lookForMissing(cache, thorough);
    const keys = new Set(missing.map(({ key }) => key));
    this.#missing = keys;
    this.#report();
    const onStored = ({ key }: KeptFile) => {
      keys.delete(key);
      this.#report();
    };
    const filled = await storeFiles(cache, missing, { mayGoOn, onStored, longestMs: LONGEST_MS });
    this.#isFull = filled === 'full';
    return filled;
  }

  /** A damaged file counts as missing. */
  async #lookForMissing(cache: Cache, thorough: boolean): Promise<KeptFile[]> {
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const missing: KeptFile[] = [];
    for (const file of this.#files()) {
      if (there.has(file.key) && (!thorough || (await isWhole(cache, file)))) continue;
      missing.push(file);
    }
    return missing;
  }

  #files(): KeptFile[] {
    return [...this.#precache.getURLsToCacheKeys()].map(([url, key]) => ({
      url,
      key,
      // Declared as always present, but it may be missing.
      integrity: this.#precache.getIntegrityForCacheKey(key) as string | undefined,
    }));
  }

  #answer(missing: ReadonlySet<string>): AppFilesAnswer {
    const total = this.#precache.getURLsToCacheKeys().size;
    return { kept: total - missing.size, total, isFull: this.#isFull };
  }

  #report(): void {
    if (this.#missing === null) return;
    const answer = this.#answer(this.#missing);
    for (const listener of this.#listeners) listener(answer);
  }
}
