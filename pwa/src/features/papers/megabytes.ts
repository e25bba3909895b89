const KILO = 1000;

/** Bytes for a person: '640 kB', '1.4 MB'. */
export function megabytes(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} kB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}
