import type { DeviceEdge } from '../../api/index.ts';

/**
 * Runs `work` while holding a named Web Lock, or returns undefined at once if another tab or the worker holds it.
 * Without Web Locks the work runs unguarded: every guarded job is idempotent.
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
  /** Settles when another tab has taken over the lock. */
  readonly lost: Promise<void>;
  /** Resolves when the lock is free again. */
  release(): Promise<void>;
}

/** AT5: acquires a named lock and holds it until released. Null if another tab holds it and `steal` is false. */
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
        // Stealing a lock rejects the holder's request, which is how the first tab learns of it.
        if (granted) lose();
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
    const release = (): Promise<void> => {
      letGo();
      return released;
    };
  });
}
