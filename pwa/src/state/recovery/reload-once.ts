/** ms. A permanent failure would otherwise cause a reload loop; a temporary one is usually over by then. */
const NOT_AGAIN_MS = 60_000;

/**
 * Reloads the page, at most once a minute per cause. All important data is in Dexie.
 * @returns false if the page was just reloaded for the same cause, which did not help.
 */
export function reloadOnce(cause: string): boolean {
  const key = `prep-reloaded-for-${cause}`;
  if (Date.now() - Number(sessionStorage.getItem(key)) < NOT_AGAIN_MS) return false;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return true;
}
