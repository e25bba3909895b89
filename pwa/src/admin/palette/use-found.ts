import { useQueries } from '@tanstack/react-query';
import { isOnline, useConnection } from '../../state/index.ts';
import { consolePages, entities } from '../pages.tsx';
import { useRested } from '../use-rested.ts';
import { pagesFor, rowsOf, type PaletteGroup } from './entries.ts';

const SEARCH_AFTER_MS = 300;
/** Shorter text would match too much to be worth a request. */
const LEAST_LETTERS = 2;
const MOST_PER_LIST = 4;

export interface Found {
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
  /** AU8: only pages are found. */
  readonly isOffline: boolean;
  /** The titles of the lists whose search failed. */
  readonly failed: readonly string[];
}

const searchable = entities.filter(({ list }) => list.searches);

/** Pages at once; rows of every searchable list after a debounce. */
export function useFound(text: string): Found {
  const search = useRested(text.trim(), SEARCH_AFTER_MS);
  const isOffline = !isOnline(useConnection());
  const isAsked = !isOffline && search.length >= LEAST_LETTERS;
  const lists = useQueries({
    queries: searchable.map(({ key, list }) => ({
      queryKey: ['palette', key, search],
      enabled: isAsked,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        list.load({ page: 1, search, sort: list.defaultSort, filters: {} }, signal),
    })),
  });
  const isOld = search !== text.trim();
  const groups = searchable.flatMap((entity, place): PaletteGroup[] => {
    const rows = isAsked && !isOld ? (lists[place]?.data?.rows ?? []) : [];
    return [{ title: entity.words.title, entries: rowsOf(entity, rows, search).slice(0, MOST_PER_LIST) }];
  });
  return {
    groups: [{ title: 'Pages', entries: pagesFor(consolePages, text) }, ...groups].filter(
      ({ entries }) => entries.length > 0,
    ),
    isOffline,
    isSearching:
      (!isOffline && isOld && text.trim().length >= LEAST_LETTERS) ||
      lists.some(({ isFetching }) => isFetching),
    failed: isAsked
      ? searchable.flatMap(({ words }, place) => (lists[place]?.isError ? words.title : []))
      : [],
  };
}
