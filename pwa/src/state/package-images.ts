import { useCallback, useEffect, useState } from 'react';
import { database } from '../offline/index.ts';

interface PackageKey {
  readonly userId: string;
  readonly testId: string;
  readonly packageVersion: string;
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The saved images of a paper as addresses that an img takes, with no network (PK4).
 * @param paper undefined where the paper is not on this device: nothing is found then.
 */
export function usePackageImages(paper: PackageKey | undefined): (url: string) => string | undefined {
  const [urls, setUrls] = useState(NONE);
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
    void read();
    return () => {
      current = false;
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [userId, testId, packageVersion]);
  return useCallback((url: string) => urls.get(url), [urls]);
}
