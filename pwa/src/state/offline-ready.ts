import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { database, type PackageRow } from '../offline/index.ts';
import { askAppKept, useAppKept, type AppKept } from './app-kept.ts';
import { isOnline, useConnection } from './connection.ts';
import { ensureMathsCached, useMathsKept, type MathsKept } from './maths.ts';

/** Whether this device has everything besides the questions that an exam needs offline. */
export interface OfflineReady {
  readonly app: AppKept;
  /** Null if the paper has no formulas. */
  readonly maths: MathsKept | null;
  /** Number of images of the paper that are missing on this device. */
  readonly missingImages: number;
  /** ST73: everything was checked and is present. */
  readonly isReady: boolean;
}

/** ST73, PK12: checks whether everything that a saved paper needs is on this device, and fetches what is missing. */
export function useOfflineReady(saved: PackageRow | undefined): OfflineReady {
  const app = useAppKept();
  const kept = useMathsKept((state) => state.kept);
  const missingImages = useMissingImages(saved);
  const hasMaths = saved?.content.hasMaths ?? false;
  const maths = hasMaths ? kept : null;
  useFetchedMissing(hasMaths);
  const isReady = app.status === 'kept' && (maths === null || maths === 'kept') && missingImages === 0;
  return { app, maths, missingImages: missingImages ?? 0, isReady };
}

/** Undefined while counting. */
function useMissingImages(saved: PackageRow | undefined): number | undefined {
  const { userId = '', testId = '', packageVersion = '', content } = saved ?? {};
  const expected = content?.images.length ?? 0;
  const id = [userId, testId, packageVersion, expected].join(' ');
  const counted = useLiveQuery(async () => {
    const key: [string, string, string] = [userId, testId, packageVersion];
    const there = await database.images.where('[userId+testId+packageVersion]').equals(key).count();
    return { id, missing: Math.max(0, expected - there) };
  }, [id]);
  // For a moment the query still returns the count of the previous paper.
  return counted?.id === id ? counted.missing : undefined;
}

/** Repeated when the connection returns. */
function useFetchedMissing(hasMaths: boolean): void {
  const online = isOnline(useConnection());
  useEffect(() => void askAppKept(true), [online]);
  useEffect(() => {
    if (!hasMaths) return;
    // The screen shows that maths is missing.
    ensureMathsCached().catch(() => useMathsKept.setState({ kept: 'missing' }));
  }, [hasMaths, online]);
}
