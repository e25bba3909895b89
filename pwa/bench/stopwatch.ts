import type { Locator, Page } from 'playwright-core';

/** Longer than a tap takes to the disk. */
const UNDISTURBED_MS = 200;

/** What is waited for: an element, and a text in it. */
export interface Sight {
  readonly selector: string;
  readonly text?: string;
}

/**
 * Presses the button of this name and waits in the page itself until something is seen and painted.
 * @returns milliseconds from the press.
 */
export function press(page: Page, button: string | RegExp, { selector, text = '' }: Sight): Promise<number> {
  const pattern = typeof button === 'string' ? `^${button}$` : button.source;
  return page.evaluate(
    ([name, where, what]) =>
      new Promise<number>((resolve, reject) => {
        const pressed = [...document.querySelectorAll<HTMLElement>('button, a')].find((each) =>
          new RegExp(name).test(each.getAttribute('aria-label') ?? each.textContent.trim()),
        );
        if (pressed === undefined) return reject(new Error(`There is no button ${name}`));
        const begun = performance.now();
        const isThere = () => document.querySelector(where)?.textContent.includes(what) === true;
        const look = () => {
          if (!isThere()) return;
          changes.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        pressed.click();
        look();
      }),
    [pattern, selector, text] as const,
  );
}

/** Milliseconds since the navigation began until the page shows `selector`; asked for before the navigation. */
export async function watchForFirst(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((where) => {
    const look = () => {
      if (document.querySelector(where) === null) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { firstSeen: performance.now() })));
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true });
  }, selector);
  return async () => {
    await page.waitForFunction(() => 'firstSeen' in window);
    return page.evaluate(() => (window as unknown as { firstSeen: number }).firstSeen);
  };
}

/** Tells by when what was written before its question is on disk: a read of the same table waits for the write's end. */
const WITNESS = `
  const opened = new Promise((resolve, reject) => {
    const request = indexedDB.open('prep');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  let counted = 0;
  const count = (database) => {
    const request = database.transaction('events').objectStore('events').count();
    request.onsuccess = () => {
      // A question that overtook its write is asked again.
      if (request.result === counted) return count(database);
      counted = request.result;
      postMessage(performance.timeOrigin + performance.now());
    };
  };
  onmessage = () => opened.then(count);
`;

interface LogTimes {
  /** By a worker that neither draws nor is slowed: when the write was on disk. By the page's clock, milliseconds. */
  durableAt: number;
  /** When the page was notified, in between its other work. */
  notifiedAt: number;
}

type Watched = Window & { log?: LogTimes; saved?: Promise<SaveTimes> };

/** Milliseconds from a click. */
export interface SaveTimes {
  /** Until its event is on disk, as seen by the worker. */
  readonly durableMs: number;
  readonly notifiedMs: number;
  readonly shownMs: number;
}

/** Notes when a write of the log is on disk, and when the page is notified; called before the navigation. */
export async function watchSaves(page: Page): Promise<void> {
  // The app allows no script but its own.
  await (await page.context().newCDPSession(page)).send('Page.setBypassCSP', { enabled: true });
  await page.addInitScript((program) => {
    const log = { durableAt: 0, notifiedAt: 0 };
    Object.assign(window, { log });
    const witness = new Worker(URL.createObjectURL(new Blob([program])));
    witness.onmessage = ({ data }: MessageEvent<number>) => (log.durableAt = data - performance.timeOrigin);
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      const transaction = begin.apply(this, args);
      if (transaction.mode === 'readwrite' && transaction.objectStoreNames.contains('events')) {
        witness.postMessage(null);
        transaction.addEventListener('complete', () => (log.notifiedAt = performance.now()));
      }
      return transaction;
    };
  }, WITNESS);
}

/** Called before the click. */
export async function watchNextSave(page: Page): Promise<() => Promise<SaveTimes>> {
  await page.evaluate(() => {
    const saved = new Promise<SaveTimes>((resolve) => {
      let pressedAt = 0;
      addEventListener('click', (event) => (pressedAt = event.timeStamp), { capture: true, once: true });
      const look = () => {
        const { notifiedAt } = (window as Watched).log ?? { notifiedAt: 0 };
        if (pressedAt === 0 || notifiedAt < pressedAt) return;
        if (document.querySelector('.light-device, .light-server') === null) return;
        changes.disconnect();
        const shownMs = performance.now() - pressedAt;
        // The message of the worker may still be on its way.
        setTimeout(() => {
          const { durableAt = 0 } = (window as Watched).log ?? {};
          resolve({ durableMs: durableAt - pressedAt, notifiedMs: notifiedAt - pressedAt, shownMs });
        }, 100);
      };
      const changes = new MutationObserver(look);
      changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    Object.assign(window, { saved });
  });
  return async () => {
    // The question itself is work for the page: it is asked when there is nothing left to disturb.
    await page.waitForTimeout(UNDISTURBED_MS);
    const times = await page.evaluate(() => (window as Watched).saved);
    if (times === undefined || times.durableMs <= 0) throw new Error('Nobody saw the answer on disk');
    return times;
  };
}

/**
 * A click by the mouse alone. Playwright's own waits for what it has hit, by a script in the page that runs between the
 * click and whatever the page does next, and would be measured with it.
 */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to tap on');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** LCP and CLS of a page, from its beginning. */
export async function watchVitals(page: Page): Promise<() => Promise<{ lcp: number; cls: number }>> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, cls: 0 };
    Object.assign(window, { vitals });
    new PerformanceObserver((list) => {
      vitals.lcp = list.getEntries().at(-1)?.startTime ?? vitals.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) vitals.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { vitals: { lcp: number; cls: number } }).vitals);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
