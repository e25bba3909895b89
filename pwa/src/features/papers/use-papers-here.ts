import { useLiveQuery } from 'dexie-react-hooks';
import { database, openAttempts, savedVersions, type AttemptRow } from '../../offline/index.ts';
import type { Session } from '../../state/index.ts';

/** What this device has of a user's papers (PK6), by the paper's id. */
export interface PapersHere {
  /** The saved versions. */
  readonly versions: ReadonlyMap<string, readonly string[]>;
  /** The exams in progress: wherever Start stands, Resume stands in its place (AT4). */
  readonly open: ReadonlyMap<string, AttemptRow>;
}

/** Read once for a whole list: a phone takes as long for each query of a card as for this. Undefined until it is known. */
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
