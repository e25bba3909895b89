import { myAttempts, type AttemptHistoryRow } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useRef } from 'react';
import { database } from '../../offline/index.ts';
import { useSeen, type Session } from '../../state/index.ts';

/** Enough for what the cards of home can show; older results are in the list of results. */
const RECENT = 100;
/** A hand-in from another device is seen a minute late at most; one from this device at once. */
const FRESH = { freshMs: 60_000 };

/** PK17: the student's newest attempt at each paper, by the paper's id; from the server, so the same on every device. */
export function useLastScores(session: Session): ReadonlyMap<string, AttemptHistoryRow> {
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const { value, refresh } = useSeen(
    myAttempts,
    userId === null ? null : { query: { limit: RECENT } },
    FRESH,
  );
  useAskedAgain(userId, refresh);
  return useMemo(() => {
    // The newest comes first, so it is written last.
    const rows = [...(value?.data ?? [])].reverse();
    return new Map(rows.map((row) => [row.testId._id, row]));
  }, [value]);
}

/** A hand-in that was received while the page is open changes what the server would say. */
function useAskedAgain(userId: string | null, refresh: () => void): void {
  const received = useLiveQuery(
    () => (userId === null ? 0 : database.receipts.where('userId').equals(userId).count()),
    [userId],
  );
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (received === undefined) return;
    if (before.current !== undefined && received > before.current) refresh();
    before.current = received;
  }, [received, refresh]);
}
