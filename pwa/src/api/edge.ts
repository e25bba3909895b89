/**
 * What a device gives its program: two clocks, chance, the network, timers and locks. The browser's is the default;
 * a simulated device hands in its own and owns everything that the code cannot decide by itself.
 */
export interface DeviceEdge {
  /** Wall clock, epoch milliseconds. The user may move it. */
  now(): number;
  /** Monotonic clock of this page life, milliseconds. */
  mono(): number;
  /** This page life: monotonic times are comparable only within it (AT21). */
  readonly pageLife: string;
  /** 0 to 1. */
  random(): number;
  bytes(count: number): Uint8Array;
  fetch(url: string, request: RequestInit): Promise<Response>;
  /** Aborts after so many milliseconds. */
  timeout(ms: number): AbortSignal;
  /** Runs something once, later. @returns what calls it off. */
  later(ms: number, run: () => void): () => void;
  /** Null in old browsers and on insecure addresses. */
  locks(): LockManager | null;
}

/** Random bytes as lower-case hex. */
export function randomHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Read from the browser on every call, because a page may replace fetch or the clock. */
export const browserEdge: DeviceEdge = {
  now: () => Date.now(),
  mono: () => performance.now(),
  pageLife: randomHex(randomBytes(12)),
  random: () => Math.random(),
  bytes: randomBytes,
  fetch: (url, request) => fetch(url, request),
  timeout: (ms) => AbortSignal.timeout(ms),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  locks: () => (navigator as { locks?: LockManager | null }).locks ?? null,
};
