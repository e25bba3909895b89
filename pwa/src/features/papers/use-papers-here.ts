import { useLiveQuery } from 'dexie-react-hooks';
import { database, openAttempts, savedVersions, type AttemptRow } from '../../offline/index.ts';
import type { Session } from '../../state/index.ts';

/** A user's papers on this device (PK6), by paper id. */
export interface PapersHere {
  /** The saved versions. */
  readonly versions: ReadonlyMap<string, readonly string[]>;
  /** The exams in progress; for these, Resume replaces Start (AT4). */
  readonly open: ReadonlyMap<string, AttemptRow>;
}

/**
 * Read once for a whole list, because on a phone a query per card takes as long as this one. Undefined until it is
 * read.
 */
export function usePapersHere(session: Session): PapersHere | undefined {
  const userId = session.status === 'signed-in' ? session.user._id : '';
  const read = useLiveQuery(async () => ({ userId, ...(await papersHere(userId)) }), [userId]);
  return read?.userId === userId ? read : undefined;
}

async function papersHere(userId: string): Promise<PapersHere> {
  const [versions, open] = await Promise.all([
    savedVersions(database, userId),
    openAttempts(database, userId),
  ]);
  return { versions, open: new Map(open.map((row) => [row.testId, row])) };
}
