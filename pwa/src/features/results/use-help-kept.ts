import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../../offline/index.ts';
import { useSession } from '../../state/index.ts';

const NONE: ReadonlySet<string> = new Set();

/** AW7: the ids of the questions whose help is kept on this device. */
export function useHelpKept(isOffered: boolean): ReadonlySet<string> {
  const session = useSession();
  const userId = isOffered && session.status === 'signed-in' ? session.user._id : null;
  const kept = useLiveQuery(async () => {
    if (userId === null) return NONE;
    const rows = database.assistantHelp.where('[userId+at]').between([userId, 0], [userId, Infinity]);
    return new Set((await rows.primaryKeys()).map(([, questionId]) => questionId));
  }, [userId]);
  return kept ?? NONE;
}
