import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ListPlan, ListQuery } from './declaration.ts';

const SEARCH_AFTER_MS = 300;

export interface ListAddress {
  readonly query: ListQuery;
  /** Whether anything narrows the list. */
  readonly narrowed: boolean;
  readonly setPage: (page: number) => void;
  readonly setFilter: (name: string, value: string) => void;
  readonly setSearch: (search: string) => void;
  /** The column's sort; asked for again it turns round. */
  readonly sortBy: (sort: string) => void;
  readonly clear: () => void;
}

type Plan = Pick<ListPlan, 'columns' | 'filters' | 'defaultSort'>;

/** The list's page, search, filters and order live in the address: reload and back keep them. */
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
    setFilter: (name, value) => change({ [name]: value, page: '' }),
    setSearch: (search) => change({ search: search.trim(), page: '' }, true),
    sortBy: (by) => change({ sort: query.sort === by ? `-${by}` : by, page: '' }),
    clear: () => change(nothing),
  };
}

function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** What is typed shows at once and is asked for when the typing rests. */
export function useSearchText(search: string, setSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  if (asked !== search) {
    // The address changed by itself: a step back, a cleared filter.
    setAsked(search);
    if (text.trim() !== search) setText(search);
  }
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => setSearch(text), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
    // `setSearch` is new with every render; what was typed is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, search]);
  return [text, setText] as const;
}
