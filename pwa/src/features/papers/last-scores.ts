import { myAttempts, type AttemptHistoryRow } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useRef } from 'react';
import { database } from '../../offline/index.ts';
import { useSeen, type Session } from '../../state/index.ts';

/** Enough for the cards that home can show; older results are in the list of results. */
const RECENT = 100;
const RECENT_ARGS = { query: { limit: RECENT } } as const;
/** A hand-in from another device appears within a minute, one from this device at once. */
const FRESH_MS = 60_000;

/**
 * PK17: the student's latest attempt at each paper, by paper id; from the server, so it is the same on every device.
 */
export function useLastScores(session: Session): ReadonlyMap<string, AttemptHistoryRow> {
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const receipts = useReceipts(userId);
  const args = userId === null || receipts === undefined ? null : RECENT_ARGS;
  const { value, refresh } = useSeen(myAttempts, args, { freshMs: freshMs(receipts) });
  useAskedAgain(receipts?.count, refresh);
  return useMemo(() => {
    // Newest first, so reversed: the newest overwrites the others.
    const rows = [...(value?.data ?? [])].reverse();
    return new Map(rows.map((row) => [row.testId._id, row]));
  }, [value]);
}

/** The cards of home refresh more often while they are in view. */
const OLD_MS = 600_000;

/** The latest attempts as last loaded on this device, newest first. */
export function useRecentAttempts(): readonly AttemptHistoryRow[] {
  const { value } = useSeen(myAttempts, RECENT_ARGS, { freshMs: OLD_MS });
  return value?.data ?? [];
}

interface Receipts {
  readonly count: number;
  /** The arrival of the latest receipt, epoch ms; 0 without receipts. */
  readonly newestAt: number;
}

function useReceipts(userId: string | null): Receipts | undefined {
  return useLiveQuery(async () => {
    const rows = userId === null ? [] : await database.receipts.where('userId').equals(userId).toArray();
    return { count: rows.length, newestAt: Math.max(0, ...rows.map(({ storedAt }) => storedAt)) };
  }, [userId]);
}

/** A list loaded just before a hand-in was received is outdated. */
function freshMs(receipts: Receipts | undefined): number {
  const sinceNewest = database.edge.now() - (receipts?.newestAt ?? 0);
  return Math.abs(sinceNewest) < FRESH_MS ? 0 : FRESH_MS;
}

/** Reloads when a hand-in is received while the page is open. */
function useAskedAgain(received: number | undefined, refresh: () => void): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (received === undefined) return;
    if (before.current !== undefined && received > before.current) refresh();
    before.current = received;
  }, [received, refresh]);
}
