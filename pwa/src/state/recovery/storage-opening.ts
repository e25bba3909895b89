import { currentSession, database } from '../../offline/index.ts';
import { reloadOnce } from './reload-once.ts';

/** To open and to read a row takes milliseconds; on the slowest of phones, with new tables to be made, a second. */
const ANSWERS_WITHIN_MS = 10_000;

/**
 * A browser may fail to open the database, or never answer, as after it was killed. Every screen would wait for ever,
 * for what reads the database is not told of a read that was broken off. So the page is loaded anew, once, and not
 * under the fingers of somebody who types.
 * @returns false where that did not help or was not done: this is to be told.
 */
export async function storageOpens(): Promise<boolean> {
  const answered = currentSession(database).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS, false));
  if (await Promise.race([answered, late])) return true;
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  return !isTyping && reloadOnce('storage');
}
