/**
 * A device's clocks, randomness, network, timers and locks. The browser's is the default; a simulated device passes
 * its own and controls everything non-deterministic.
 */
export interface DeviceEdge {
  /** The version of the app (OP6); undefined where none is built. */
  readonly appVersion?: string | undefined;
  /** Wall clock, epoch ms. The user may change it. */
  now(): number;
  /** Monotonic clock of this page life, ms. */
  mono(): number;
  /** This page life: monotonic times are comparable only within it (AT21). */
  readonly pageLife: string;
  /** 0 to 1. */
  random(): number;
  bytes(count: number): Uint8Array;
  fetch(url: string, request: RequestInit): Promise<Response>;
  /** Aborts after this many ms. */
  timeout(ms: number): AbortSignal;
  /** Runs `run` once after a delay, ms. @returns cancels it. */
  later(ms: number, run: () => void): () => void;
  /** Null in old browsers and insecure contexts. */
  locks(): LockManager | null;
}

/** Random bytes as lower-case hex. */
export function randomHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Looked up on every call, because fetch and the clock may be replaced. */
export const browserEdge: DeviceEdge = {
  // The simulator loads this module without a build.
  appVersion: typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : undefined,
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
