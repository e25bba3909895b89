/** How often a job is started before it is given up. */
export const MOST_ATTEMPTS = 10;

const FIRST_MS = 10_000;
const LONGEST_MS = 3_600_000;
const JITTER = 0.2;

/**
 * The delay before a failed job is retried: 10 s, doubled with every failure up to an hour, with jitter of a fifth.
 * @param attempts so far, 1 or more.
 * @param chance random number, 0 to 1.
 * @returns ms.
 */
export function backOff(attempts: number, chance: number): number {
  const full = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(full * (1 + JITTER * (2 * chance - 1)));
}
