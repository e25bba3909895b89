import { categoryGroups, type CategoryGroup } from '@exam/shared-schema/contract';
import { useSearchParams } from 'wouter';

export const historySorts = ['recent', 'score', 'accuracy', 'difficulty'] as const;
type HistorySort = (typeof historySorts)[number];

/** Filter and order of the attempts. */
export interface HistoryView {
  readonly sort: HistorySort;
  /** ST57; undefined for all. */
  readonly group: CategoryGroup | undefined;
}

/** The view is in the URL, so that going back to the list restores it. */
export function useHistoryView(): [HistoryView, (change: Partial<HistoryView>) => void] {
  const [search, setSearch] = useSearchParams();
  const view: HistoryView = {
    sort: historySorts.find((sort) => sort === search.get('sort')) ?? 'recent',
    group: categoryGroups.find((group) => group === search.get('category')),
  };
  const change = (changes: Partial<HistoryView>) => {
    const { sort, group } = { ...view, ...changes };
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        setOrDelete(after, 'sort', sort === 'recent' ? undefined : sort);
        setOrDelete(after, 'category', group);
        return after;
      },
      { replace: true },
    );
  };
  return [view, change];
}

function setOrDelete(search: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) search.delete(name);
  else search.set(name, value);
}
