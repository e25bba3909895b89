import type { DeviceEdge } from '../../api/index.ts';

/**
 * Runs `work` while holding a named Web Lock, or answers undefined at once where another tab or the worker has it.
 * Where Web Locks are missing the work runs unguarded: every guarded job is idempotent by itself.
 */
export async function ifUnlocked<T>(
  edge: DeviceEdge,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const locks = edge.locks();
  if (locks === null) return work();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}

export interface HeldLock {
  /** Settles when another tab took the lock over. */
  readonly lost: Promise<void>;
  /** Resolves when the lock is free again. */
  release(): Promise<void>;
}

/**
 * AT5: takes a named lock and keeps it until released. Null where another tab holds it and `steal` is false.
 */
export function holdLock(edge: DeviceEdge, name: string, steal: boolean): Promise<HeldLock | null> {
  const locks = edge.locks();
  if (locks === null)
    return Promise.resolve({ lost: new Promise(() => undefined), release: () => Promise.resolve() });
  return new Promise((resolve, reject) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    let lose = (): void => undefined;
    const lost = new Promise<void>((done) => {
      lose = done;
    });
    let granted = false;
    const released = locks
      .request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        granted = lock !== null;
        resolve(lock === null ? null : { lost, release });
        return lock === null ? undefined : held;
      })
      .catch((error: unknown) => {
        // A stolen lock rejects the holder's request: that is how the first tab learns of it.
        if (granted) lose();
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
    const release = (): Promise<void> => {
      letGo();
      return released;
    };
  });
}
