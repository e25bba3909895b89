import { useLiveQuery } from 'dexie-react-hooks';
import { database, openAttemptOf, type AttemptRow } from '../../offline/index.ts';
import type { Session } from '../../state/index.ts';

/** The user's exam in progress on a paper; with one, Resume replaces Start (AT4). */
export function useOpenAttempt(testId: string, session: Session): AttemptRow | undefined {
  const userId = session.status === 'signed-in' ? session.user._id : '';
  return useLiveQuery(() => openAttemptOf(database, userId, testId), [userId, testId]);
}
