import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure, CallResult } from '../api/index.ts';
import { database, keepList, seenList } from '../offline/index.ts';
import { onReconnect } from './connection.ts';

/** What a list's page says of the whole. */
export interface PageOfList {
  readonly pages: number;
  readonly total: number;
}

export interface SeenPages<P> {
  /** The pages that are here, in order, from the first. */
  readonly pages: readonly P[];
  /** When the oldest of them came from the server, epoch milliseconds. */
  readonly storedAt: number | null;
  /** Nothing is here yet and the first page is awaited. */
  readonly loading: boolean;
  /** A further page is awaited. */
  readonly loadingMore: boolean;
  /** The last try failed; `pages` may still hold what was seen before. */
  readonly failure: CallFailure | null;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** How far each list was opened, so that coming back to it shows as much again. Gone with the page. */
const opened = new Map<string, number>();

/**
 * A list that grows page by page, from this device first and refreshed from the server.
 * @param owner whose list it is; `ANYONE` for public ones.
 * @param load must be stable (useCallback). A list with another filter is another key, and another component key.
 */
export function useSeenPages<P extends PageOfList>(
  owner: string,
  key: string,
  load: (page: number) => Promise<CallResult<P>>,
): SeenPages<P> {
  const [wanted, setWanted] = useState(opened.get(`${owner} ${key}`) ?? 1);
  const rows = useLiveQuery(() => readPages<P>(owner, key, wanted), [owner, key, wanted]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [pending, setPending] = useState(true);
  const [round, setRound] = useState(0);

  /** The first page that has not been refreshed yet. */
  const next = useRef(1);

  useEffect(() => {
    let current = true;
    setPending(true);
    opened.set(`${owner} ${key}`, wanted);
    const refresh = async () => {
      for (; next.current <= wanted; next.current += 1) {
        const page = next.current;
        const result = await load(page);
        if (result.ok) await keepList(database, owner, pageKey(key, page), result.answer);
        if (!current) return;
        setFailure(result.ok ? null : result);
        if (!result.ok) break;
      }
      setPending(false);
    };
    void refresh();
    return () => {
      current = false;
    };
  }, [owner, key, load, wanted, round]);

  const retry = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => (failure === null ? undefined : onReconnect(retry)), [failure, retry]);

  const here = rows ?? [];
  const last = here.at(-1)?.value;
  const hasMore = last !== undefined && here.length < last.pages;
  return {
    pages: here.map((row) => row.value),
    storedAt: here.length === 0 ? null : Math.min(...here.map((row) => row.storedAt)),
    // An answer that was kept is on its way through the database: that is no failure either.
    loading: here.length === 0 && (pending || rows === undefined || failure === null),
    loadingMore: pending && here.length > 0 && here.length < wanted,
    failure,
    hasMore,
    more: () => (wanted > here.length ? retry() : setWanted(here.length + 1)),
    retry,
  };
}

const pageKey = (key: string, page: number) => `${key}:${page}`;

/** The pages from the first to the wanted one, as far as there is no gap. */
async function readPages<P>(owner: string, key: string, wanted: number) {
  const rows: { readonly value: P; readonly storedAt: number }[] = [];
  for (let page = 1; page <= wanted; page += 1) {
    const row = await seenList<P>(database, owner, pageKey(key, page));
    if (row === null) break;
    rows.push(row);
  }
  return rows;
}
