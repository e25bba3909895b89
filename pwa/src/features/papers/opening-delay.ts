/** ED5: devices of one exam ask for the key over these seconds, so that they do not come all at once. */
export const SPREAD_MS = 8_000;
/** The release may be moved ahead. */
const ASK_EVERY_MS = 60_000;
const SOONEST_MS = 2_000;

/**
 * ED5: how long a device waits before it asks for the key, ms.
 * @param ticket decides the device's place among all others.
 * @param leftMs until the paper opens; negative once it has passed.
 */
export function openingDelay(ticket: string, leftMs: number, when: 'first' | 'again'): number {
  const spread = placeOf(ticket) * SPREAD_MS;
  // A device that comes when the paper is open already need not wait for its place.
  if (leftMs <= -SPREAD_MS) return when === 'first' ? 0 : SOONEST_MS + spread;
  return Math.max(SOONEST_MS * placeOf(ticket), Math.min(leftMs + spread, ASK_EVERY_MS));
}

/** 0 to 1, the same for the same ticket: its end is a signature, which is as good as random. */
function placeOf(ticket: string): number {
  let hash = 0;
  for (const letter of ticket.slice(-12)) hash = (hash * 31 + letter.charCodeAt(0)) % 65_521;
  return hash / 65_521;
}
