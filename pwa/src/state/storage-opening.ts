import { database } from '../offline/index.ts';
import { reloadOnce } from './reload-once.ts';

/** It takes milliseconds; on the slowest of phones, with a new version of the tables, a second. */
const OPENS_WITHIN_MS = 10_000;

/**
 * A browser may fail to open the database or never answer, as after it was killed. Without it every screen would wait
 * for ever, so the page is loaded anew, once, and not under the fingers of somebody who types.
 * @returns false where that did not help or was not done: this is to be told.
 */
export async function storageOpens(): Promise<boolean> {
  const opened = database.open().then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, OPENS_WITHIN_MS, false));
  if (await Promise.race([opened, late])) return true;
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  return !isTyping && reloadOnce('storage');
}
