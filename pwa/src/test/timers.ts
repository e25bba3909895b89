/** Shorter ones are over before another file begins. */
const OUTLIVES_ITS_FILE_MS = 1000;

/**
 * Files share a process. A retry that the app's modules of a file set for later would be made in the middle of another
 * file, whose server does not expect it.
 * @returns clears the long timers and the intervals that were set since.
 */
export function endTimers(): () => void {
  const { setTimeout: later, setInterval: repeatedly } = globalThis;
  const ends: (() => void)[] = [];
  const recording =
    (set: typeof later | typeof repeatedly, leastMs: number) =>
    (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const timer = set(callback, ms, ...args);
      // Clears both kinds.
      if (ms >= leastMs) ends.push(() => clearTimeout(timer));
      return timer;
    };
  Object.assign(globalThis, {
    setTimeout: Object.assign(recording(later, OUTLIVES_ITS_FILE_MS), later),
    setInterval: Object.assign(recording(repeatedly, 0), repeatedly),
  });
  return () => {
    Object.assign(globalThis, { setTimeout: later, setInterval: repeatedly });
    ends.forEach((end) => end());
  };
}
