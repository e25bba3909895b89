import type { Keyed } from '../rows/action.ts';
import type { ListPage, ListPlan, ListQuery } from './declaration.ts';

/** The page size limit of the call. */
const ROWS_AT_ONCE = 100;
/** A larger export would take minutes. */
const MOST_ROWS = 5000;

/**
 * Every row that matches the search and the filters, at most MOST_ROWS. A row that moves to another page meanwhile is
 * included only once.
 */
export async function loadAll(
  load: ListPlan['load'],
  query: ListQuery,
  signal: AbortSignal,
): Promise<Pick<ListPage, 'rows' | 'total'>> {
  const rows = new Map<string, Keyed>();
  for (let page = 1; ; page += 1) {
    const found = await load({ ...query, page }, signal, ROWS_AT_ONCE);
    for (const row of found.rows) rows.set(row._id, row);
    const isCut = rows.size >= MOST_ROWS;
    if (isCut || page >= found.pages)
      return { rows: [...rows.values()].slice(0, MOST_ROWS), total: found.total };
  }
}
