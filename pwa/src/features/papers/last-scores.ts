import { myAttempts, type AttemptHistoryRow } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useRef } from 'react';
import { database } from '../../offline/index.ts';
import { useSeen, type Session } from '../../state/index.ts';

/** Enough for what the cards of home can show; older results are in the list of results. */
const RECENT = 100;
const RECENT_ARGS = { query: { limit: RECENT } } as const;
/** A hand-in from another device is seen a minute late at most; one from this device at once. */
const FRESH_MS = 60_000;

/** PK17: the student's newest attempt at each paper, by the paper's id; from the server, so the same on every device. */
export function useLastScores(session: Session): ReadonlyMap<string, AttemptHistoryRow> {
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const receipts = useReceipts(userId);
  const args = userId === null || receipts === undefined ? null : RECENT_ARGS;
  const { value, refresh } = useSeen(myAttempts, args, { freshMs: freshMs(receipts) });
  useAskedAgain(receipts?.count, refresh);
  return useMemo(() => {
    // The newest comes first, so it is written last.
    const rows = [...(value?.data ?? [])].reverse();
    return new Map(rows.map((row) => [row.testId._id, row]));
  }, [value]);
}

/** Where the cards of home are in view they ask more often. */
const OLD_MS = 600_000;

/** The newest attempts as this device last saw them, the newest first. */
export function useRecentAttempts(): readonly AttemptHistoryRow[] {
  const { value } = useSeen(myAttempts, RECENT_ARGS, { freshMs: OLD_MS });
  return value?.data ?? [];
}

interface Receipts {
  readonly count: number;
  /** When the newest of them came, epoch ms; 0 where there is none. */
  readonly newestAt: number;
}

function useReceipts(userId: string | null): Receipts | undefined {
  return useLiveQuery(async () => {
    const rows = userId === null ? [] : await database.receipts.where('userId').equals(userId).toArray();
    return { count: rows.length, newestAt: Math.max(0, ...rows.map(({ storedAt }) => storedAt)) };
  }, [userId]);
}

/** What was seen a moment before a hand-in was received is not new enough after it. */
function freshMs(receipts: Receipts | undefined): number {
  const sinceNewest = database.edge.now() - (receipts?.newestAt ?? 0);
  return Math.abs(sinceNewest) < FRESH_MS ? 0 : FRESH_MS;
}

/** A hand-in that was received while the page is open changes what the server would say. */
function useAskedAgain(received: number | undefined, refresh: () => void): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (received === undefined) return;
    if (before.current !== undefined && received > before.current) refresh();
    before.current = received;
  }, [received, refresh]);
}
