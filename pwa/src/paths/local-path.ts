/** Browsers read past tabs and line breaks, and a backslash for a slash. */
const NEVER_IN_A_PATH = /[\\\p{Cc}]/u;

/**
 * AC34: where an address given in another address leads, if that is a path of this app: resolved as a browser does it, so that
 * nothing like '/..//elsewhere.example' comes out as an address of another host.
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
