import type { Page } from 'playwright-core';

/** The browser looks for a newer worker; one that refuses to install is no error of the page. */
export function lookForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });
}

/** What the browser knows of a newer worker. */
export function workerStates(page: Page): Promise<{ installing: boolean; waiting: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { installing: registration.installing !== null, waiting: registration.waiting !== null };
  });
}
