const KILO = 1000;

/** Bytes for a person: '640 kB', '1.4 MB', '10.7 GB'. */
export function megabytes(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} kB`;
  const mega = bytes / KILO / KILO;
  return mega < KILO ? `${mega.toFixed(1)} MB` : `${(mega / KILO).toFixed(1)} GB`;
}
