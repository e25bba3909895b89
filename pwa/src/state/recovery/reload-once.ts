/** What is broken fails again at once, and would loop; what heals by a fresh page has healed by then. */
const NOT_AGAIN_MS = 60_000;

/**
 * Loads the page anew for a cause, at most once a minute. Everything of worth is in Dexie.
 * @returns false where the page was loaded for it just now: it did not help.
 */
export function reloadOnce(cause: string): boolean {
  const key = `prep-reloaded-for-${cause}`;
  if (Date.now() - Number(sessionStorage.getItem(key)) < NOT_AGAIN_MS) return false;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return true;
}
