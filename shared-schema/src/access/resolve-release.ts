/** When the results of a paper may be shown. Epoch ms; null if there is none. */
export interface ReleaseFacts {
  readonly keyReleaseAt: number | null;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

/**
 * ST7, ST80: until when the results of a paper are held back, epoch ms; null if they are not. A paper with a window reveals
 * nothing about its key while it may be started, because a first student would pass it on to the others. A window without
 * an end reveals nothing before it opens. Queries compute the same with `heldUntilColumn`.
 */
export function resultsHeldUntil({ keyReleaseAt, opensAt, closesAt }: ReleaseFacts): number | null {
  const windowEnd = closesAt ?? opensAt;
  return (keyReleaseAt ?? 0) >= (windowEnd ?? 0) ? keyReleaseAt : windowEnd;
}

/**
 * ST7, ST80: whether results are held back now; they are released at `heldUntil` itself.
 * @param heldUntil epoch ms; null if they are not held back.
 * @param now epoch ms.
 */
export function isHeldBack(heldUntil: number | null, now: number): heldUntil is number {
  return heldUntil !== null && heldUntil > now;
}
