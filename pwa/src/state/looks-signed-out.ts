/**
 * Whether the user is signed out, according to the mirror of the session in localStorage. It is available at once,
 * whereas reading the database takes half a second on a slow phone and is authoritative. Only for deciding about
 * public content.
 */
export function looksSignedOut(): boolean {
  try {
    return localStorage.getItem('user') === null;
  } catch {
    return true;
  }
}
