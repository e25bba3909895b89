/** Browsers ignore tabs and line breaks in URLs, and treat a backslash as a slash. */
const NEVER_IN_A_PATH = /[\\\p{Cc}]/u;

/**
 * AC34: the target of a URL given in a query parameter, if it is a path of this app. Resolved like in a browser, so
 * that '/..//elsewhere.example' does not turn into the URL of another host.
 * @param origin of this app.
 * @returns the path with its search and hash; null for anything else.
 */
export function localPath(next: string | null, origin: string): string | null {
  if (next === null || !next.startsWith('/') || NEVER_IN_A_PATH.test(next)) return null;
  if (!URL.canParse(next, origin)) return null;
  const { origin: itsOrigin, pathname, search, hash } = new URL(next, origin);
  if (itsOrigin !== origin || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}
