import { currentSession, database } from '../../offline/index.ts';
import { reloadOnce } from './reload-once.ts';

/** ms. Opening and reading a row takes milliseconds; on the slowest phones, with tables to create, a second. */
const ANSWERS_WITHIN_MS = 10_000;

/**
 * A browser may fail to open the database or never answer, for example after it was killed. Every screen would wait
 * forever, because readers are not notified of an aborted read. So the page is reloaded once, but not while the user
 * is typing.
 * @returns false if that did not help or was not done; the screen should then report it.
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
