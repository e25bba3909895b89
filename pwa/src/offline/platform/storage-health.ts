export interface StorageHealth {
  /** The browser has promised not to clear this site's data. Null if unknown. */
  readonly persistent: boolean | null;
  readonly usedBytes: number | null;
  readonly freeBytes: number | null;
}

/** The browser's report on this site's storage. */
export async function storageHealth(): Promise<StorageHealth> {
  const storage = (navigator as { storage?: Partial<StorageManager> }).storage;
  const persistent = (await storage?.persisted?.()) ?? null;
  const estimate = await storage?.estimate?.();
  const usedBytes = estimate?.usage ?? null;
  const freeBytes =
    estimate?.quota === undefined || usedBytes === null ? null : Math.max(0, estimate.quota - usedBytes);
  return { persistent, usedBytes, freeBytes };
}

/** Asks the browser not to clear this site's data automatically. @returns whether it agreed. */
export async function askToPersist(): Promise<boolean> {
  // Workers and old browsers lack this method.
  const { storage } = navigator as { storage?: { persist?: () => Promise<boolean> } };
  return (await storage?.persist?.()) ?? false;
}
