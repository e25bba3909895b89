import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { database, type PackageRow } from '../offline/index.ts';
import { putSavedPaper, testPaper } from '../test/paper.ts';
import { noteAppKept } from './app-kept.ts';
import { useOfflineReady } from './offline-ready.ts';

const images = [{ url: '/media/a.svg', sha256: 'a'.repeat(64), bytes: 10, mime: 'image/svg+xml' }];

beforeEach(async () => {
  await database.delete();
  await database.open();
  noteAppKept({ status: 'kept' });
});

test('[ST73] a paper whose images are missing is at no moment called ready', async () => {
  const saved = await putSavedPaper(database, 'u1', testPaper({ images }));
  const seen: boolean[] = [];
  const initialProps: { row: PackageRow | undefined } = { row: undefined };
  const { result, rerender } = renderHook(
    ({ row }: { row: PackageRow | undefined }) => {
      const ready = useOfflineReady(row);
      if (row !== undefined) seen.push(ready.isReady);
      return ready;
    },
    { initialProps },
  );
  await waitFor(() => expect(result.current.app.status).toBe('kept'));
  // A count from before the paper is known must not be used for the paper.
  await new Promise((resolve) => setTimeout(resolve, 0));
  rerender({ row: saved });
  await waitFor(() => expect(result.current.missingImages).toBe(1));
  expect(seen).not.toContain(true);
});
