/** A permanent failure would cause a reload loop; a temporary one is gone by then. */
const NOT_AGAIN_MS = 60_000;

/**
 * Reloads the page for a reason, at most once a minute. All important data is in Dexie.
 * @returns false if the page was reloaded for it just now, so that it did not help.
 */
export function reloadOnce(cause: string): boolean {
  const key = `prep-reloaded-for-${cause}`;
  if (Date.now() - Number(sessionStorage.getItem(key)) < NOT_AGAIN_MS) return false;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return true;
}
