import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { useLiveQuery } from 'dexie-react-hooks';
import { type AttemptRow, database } from '../../offline/index.ts';

/** The paper of an attempt on this device, as long as it is saved here; else null. */
export function useSatPaper(attempt: AttemptRow | undefined): PaperPackage | null {
  const { userId, testId, packageVersion } = attempt ?? {};
  const row = useLiveQuery(async () => {
    if (userId === undefined || testId === undefined || packageVersion === undefined) return undefined;
    return database.packages.get([userId, testId, packageVersion]);
  }, [userId, testId, packageVersion]);
  return row?.content ?? null;
}
