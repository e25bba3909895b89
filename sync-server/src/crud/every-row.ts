import type { Page, PageQuery } from './list.ts';

/** Rows in memory at once. */
const AT_ONCE = 500;

/**
 * OP8: every row of a list, page by page in its order, each once. Rows that are added meanwhile move others to the next
 * page, where they are left out; after one has gone, the page before is read again, because a row has moved onto it.
 */
export async function* everyRow<Row>(
  read: (paging: PageQuery) => Promise<Pick<Page<Row>, 'rows' | 'pages' | 'total'>>,
): AsyncGenerator<readonly Row[]> {
  const seen = new Set<string>();
  let before = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await read({ page, limit: AT_ONCE });
    const rows = found.rows.filter((row) => !seen.has(keyOf(row)));
    for (const row of rows) seen.add(keyOf(row));
    yield rows;
    if (found.total < before && page > 1) page -= 2;
    [before, pages] = [found.total, found.pages];
  }
}

/** Its id; a row without one is told apart by everything that it shows. */
const keyOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && '_id' in row ? String(row._id) : JSON.stringify(row);
