import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import type { CallFailure, CallResult } from '../api/index.ts';
import { database, keepList, seenList } from '../offline/index.ts';
import { onReconnect } from './connection.ts';

export interface SeenQuery<T> {
  /** The last value seen, from this device. */
  readonly value: T | null;
  /** When it came from the server, epoch milliseconds. */
  readonly storedAt: number | null;
  /** Nothing is here yet and the answer is awaited. */
  readonly loading: boolean;
  /** The last try failed; `value` may still be there from before. */
  readonly failure: CallFailure | null;
  readonly refresh: () => void;
}

/**
 * What was seen once can be seen again offline: shows what the device has and refreshes it from the server.
 * @param owner whose list it is; `ANYONE` for public ones.
 * @param load must be stable (useCallback).
 */
export function useSeen<T>(owner: string, key: string, load: () => Promise<CallResult<T>>): SeenQuery<T> {
  const seen = useLiveQuery(async () => ({ row: await seenList<T>(database, owner, key) }), [owner, key]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [pending, setPending] = useState(true);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    setPending(true);
    void load().then(async (result) => {
      if (result.ok) await keepList(database, owner, key, result.answer);
      if (!current) return;
      setFailure(result.ok ? null : result);
      setPending(false);
    });
    return () => {
      current = false;
    };
  }, [owner, key, load, round]);

  const refresh = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => (failure === null ? undefined : onReconnect(refresh)), [failure, refresh]);
  const row = seen?.row ?? null;
  return {
    value: row?.value ?? null,
    storedAt: row?.storedAt ?? null,
    // An answer that was kept is on its way through the database: that is no failure either.
    loading: row === null && (pending || seen === undefined || failure === null),
    failure,
    refresh,
  };
}
