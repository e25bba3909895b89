/**
 * Whether nobody is signed in, according to the mirror of the session in localStorage, which is there at once: what
 * the database says comes half a second later on a slow phone, and holds. For what may be shown to anybody.
 */
export function looksSignedOut(): boolean {
  try {
    return localStorage.getItem('user') === null;
  } catch {
    return true;
  }
}
