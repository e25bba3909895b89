/** When the results of a paper may be shown. Epoch ms; null if there is none. */
export interface ReleaseFacts {
  readonly keyReleaseAt: number | null;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** BA17: the end of its assignments. */
  readonly assignedUntil: number | null;
  /** ED4: when the key of an encrypted paper is released. */
  readonly encryptedUntil: number | null;
}

/**
 * ST7, ST80, ED14: until when the results of a paper are held back, epoch ms; null if they are not. A paper with a window reveals
 * nothing about its key while it may be started, because a first student would pass it on to the others. A window without
 * an end reveals nothing before it opens. Assignments hold the results back for everybody until the last of them has
 * closed (BA17), and an encrypted paper until its key is released (ED14). Queries compute the same with `heldUntilColumn`.
 */
export function resultsHeldUntil(facts: ReleaseFacts): number | null {
  const { keyReleaseAt, opensAt, closesAt, assignedUntil, encryptedUntil } = facts;
  return later(later(keyReleaseAt, closesAt ?? opensAt), later(assignedUntil, encryptedUntil));
}

const later = (one: number | null, other: number | null) => ((one ?? 0) >= (other ?? 0) ? one : other);

/**
 * ST7, ST80: whether results are held back now; they are released at `heldUntil` itself.
 * @param heldUntil epoch ms; null if they are not held back.
 * @param now epoch ms.
 */
export function isHeldBack(heldUntil: number | null, now: number): heldUntil is number {
  return heldUntil !== null && heldUntil > now;
}
