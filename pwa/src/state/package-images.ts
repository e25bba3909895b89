import { useCallback, useEffect, useState } from 'react';
import { database } from '../offline/index.ts';

interface PackageKey {
  readonly userId: string;
  readonly testId: string;
  readonly packageVersion: string;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The address of a saved image by its address in the paper; undefined where it is not saved here. */
export type ImageOf = (url: string) => string | undefined;

/**
 * The saved images of a paper as addresses that an img takes, with no network (PK4).
 * @param paper undefined where the paper is not on this device: nothing is found then.
 * @returns null while they are read: nothing is asked of the network that may be here.
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
    // What this device cannot read may still be had from the server.
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
