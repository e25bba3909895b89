import type { AttemptEvent } from '@exam/shared-schema/attempt';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';

export type StoredRow = Readonly<Record<string, unknown>>;

/** Every row of every store of the app's database on the device, as the browser itself has it. */
export function readDatabase(page: Page): Promise<Record<string, StoredRow[]>> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('prep');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
    const stores: Record<string, Record<string, unknown>[]> = {};
    for (const name of database.objectStoreNames) {
      stores[name] = await new Promise((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => resolve(request.result as Record<string, unknown>[]);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    }
    database.close();
    return stores;
  });
}

/** The text of everything in the caches: the worker's precache and the maths. */
export function readCaches(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push({ url: request.url, text: (await response?.text()) ?? '' });
      }
    }
    return found;
  });
}

/** A result's analysis as far as a test reads it. */
export interface Analysed {
  readonly explanation: string | null;
  readonly correctAnswer: string | string[];
}

/** SY14: the questions of a result come some seconds after its score. @returns them once they are on the device. */
export function analysisOf(page: Page, title: string): Promise<readonly Analysed[]> {
  return vi.waitFor(
    async () => {
      const rows = (await readDatabase(page))['results'] as unknown as {
        result: { testTitle: string; detailedResults?: readonly Analysed[] };
      }[];
      const analysed = rows.find(({ result }) => result.testTitle === title)?.result.detailedResults;
      if (analysed === undefined) throw new Error(`The questions of ${title} are not on the device`);
      return analysed;
    },
    { timeout: 30_000, interval: 200 },
  );
}

/** The log of the newest attempt on the device. */
export async function newestLog(page: Page): Promise<{ attempt: StoredRow; events: AttemptEvent[] }> {
  const stores = await readDatabase(page);
  const attempts = [...(stores['attempts'] ?? [])].sort(
    (a, b) => Number(b['startedAt']) - Number(a['startedAt']),
  );
  const [attempt] = attempts;
  if (attempt === undefined) throw new Error('There is no attempt on this device');
  const rows = (stores['events'] ?? []).filter((row) => row['attemptId'] === attempt['attemptId']);
  const events = rows.map(({ attemptId: _attemptId, ...event }) => event as unknown as AttemptEvent);
  return { attempt, events: events.sort((a, b) => a.seq - b.seq) };
}
