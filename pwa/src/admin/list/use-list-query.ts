import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ListPlan, ListQuery } from './declaration.ts';

export interface ListAddress {
  readonly query: ListQuery;
  /** Whether a search or a filter is set. */
  readonly narrowed: boolean;
  readonly setPage: (page: number) => void;
  readonly setFilter: (name: string, value: string) => void;
  readonly setSearch: (search: string) => void;
  /** Sorts by the column; a second call reverses the order. */
  readonly sortBy: (sort: string) => void;
  readonly clear: () => void;
}

type Plan = Pick<ListPlan, 'columns' | 'filters' | 'defaultSort'>;

/** Page, search, filters and order are kept in the URL, so that they survive reload and back. */
export function useListAddress({ columns, filters, defaultSort }: Plan): ListAddress {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  const sort = params.get('sort') ?? '';
  const query: ListQuery = {
    page: pageIn(params.get('page')),
    search: params.get('search') ?? '',
    sort: columns.some((column) => column.sort === sort.replace(/^-/, '')) ? sort : defaultSort,
    filters: Object.fromEntries(filters.map(({ name }) => [name, params.get(name) ?? ''])),
  };
  const nothing = Object.fromEntries(
    ['search', 'page', ...Object.keys(query.filters)].map((name) => [name, '']),
  );
  return {
    query,
    narrowed: query.search !== '' || Object.values(query.filters).some((value) => value !== ''),
    setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
    setFilter: (name, value) => {
      const { clears = [] } = filters.find((filter) => filter.name === name) ?? {};
      const cleared = Object.fromEntries(clears.map((other) => [other, '']));
      change({ ...cleared, [name]: value, page: '' });
    },
    setSearch: (search) => change({ search: search.trim(), page: '' }, true),
    sortBy: (by) => change({ sort: query.sort === by ? `-${by}` : by, page: '' }),
    clear: () => change(nothing),
  };
}

function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The typed text, applied as the search after a debounce. @param afterMs the debounce, ms. */
export function useSearchText(search: string, setSearch: (search: string) => void, afterMs: number) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  if (asked !== search) {
    // The URL changed by other means than typing: a step back, a cleared filter.
    setAsked(search);
    if (text.trim() !== search) setText(search);
  }
  // `setSearch` is a new function on every render, which must not restart the timer.
  const onPause = useEffectEvent(setSearch);
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => onPause(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, search, afterMs]);
  return [text, setText] as const;
}
