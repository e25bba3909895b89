import { useQueries } from '@tanstack/react-query';
import { isOnline, useConnection } from '../../state/index.ts';
import { entities, permittedPages } from '../pages.tsx';
import { isPermitted, usePermissions } from '../permitted.ts';
import { useRested } from '../use-rested.ts';
import { atMost } from './at-most.ts';
import { pagesFor, rowsOf, type PaletteGroup } from './entries.ts';

const SEARCH_AFTER_MS = 300;
/** Shorter text would match too much to be worth a request. */
const LEAST_LETTERS = 2;
const MOST_PER_LIST = 4;
/** Lists that are searched at once: more only share the server's time, and all results come late. */
const MOST_AT_ONCE = 3;

const inTurn = atMost(MOST_AT_ONCE);

export interface Found {
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
  /** AU8: only pages are found. */
  readonly isOffline: boolean;
  /** The titles of the lists whose search failed. */
  readonly failed: readonly string[];
}

const searchable = entities.filter(({ list }) => list.searches);

/** Pages at once; rows of every searchable list that the role has after a debounce. */
export function useFound(text: string): Found {
  const permissions = usePermissions();
  const may = isPermitted(permissions);
  const lists = searchable.filter(({ list }) => may(list));
  const search = useRested(text.trim(), SEARCH_AFTER_MS);
  const isOffline = !isOnline(useConnection());
  const isAsked = !isOffline && search.length >= LEAST_LETTERS;
  const results = useQueries({
    queries: lists.map(({ key, list }) => ({
      queryKey: ['palette', key, search],
      enabled: isAsked,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inTurn(() => list.load({ page: 1, search, sort: list.defaultSort, filters: {} }, signal), signal),
    })),
  });
  const isOld = search !== text.trim();
  const groups = lists.flatMap((entity, place): PaletteGroup[] => {
    const rows = isAsked && !isOld ? (results[place]?.data?.rows ?? []) : [];
    return [{ title: entity.words.title, entries: rowsOf(entity, rows, search).slice(0, MOST_PER_LIST) }];
  });
  return {
    groups: [{ title: 'Pages', entries: pagesFor(permittedPages(permissions), text) }, ...groups].filter(
      ({ entries }) => entries.length > 0,
    ),
    isOffline,
    isSearching:
      (!isOffline && isOld && text.trim().length >= LEAST_LETTERS) ||
      results.some(({ isFetching }) => isFetching),
    failed: isAsked ? lists.flatMap(({ words }, place) => (results[place]?.isError ? words.title : [])) : [],
  };
}
