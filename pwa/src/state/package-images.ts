import { useCallback, useEffect, useState } from 'react';
import { database } from '../offline/index.ts';

interface PackageKey {
  readonly userId: string;
  readonly testId: string;
  readonly packageVersion: string;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Maps an image's URL in the paper to its local URL; undefined if it is not saved. */
export type ImageOf = (url: string) => string | undefined;

/**
 * The saved images of a paper as object URLs, which need no network (PK4).
 * @param paper undefined if the paper is not on this device.
 * @returns null while they are being read, so that saved images are not requested from the network.
 */
export function usePackageImages(paper: PackageKey | undefined): ImageOf | null {
  const [urls, setUrls] = useState<ReadonlyMap<string, string> | null>(null);
  const { userId, testId, packageVersion } = paper ?? {};
  useEffect(() => {
    if (userId === undefined || testId === undefined || packageVersion === undefined) return undefined;
    let current = true;
    let made: ReadonlyMap<string, string> = NONE;
    const read = async () => {
      const key: [string, string, string] = [userId, testId, packageVersion];
      const rows = await database.images.where('[userId+testId+packageVersion]').equals(key).toArray();
      if (!current) return;
      made = new Map(rows.map((row) => [row.url, URL.createObjectURL(row.blob)]));
      setUrls(made);
    };
    // An image that cannot be read here may still be loaded from the server.
    void read().catch(() => current && setUrls(NONE));
    return () => {
      current = false;
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [userId, testId, packageVersion]);
  const known = paper === undefined ? NONE : urls;
  const imageOf = useCallback((url: string) => known?.get(url), [known]);
  return known === null ? null : imageOf;
}
