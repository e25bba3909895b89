import { expect, test } from 'vitest';
import { everyRow } from './every-row.ts';

/** A list that changes between its pages. @param change is called after each page. */
async function read(ids: string[], change: (page: number) => void): Promise<string[]> {
  const rows: { _id: string }[] = [];
  const pages = everyRow<{ _id: string }>(async ({ page, limit }) => {
    const found = ids.slice((page - 1) * limit, page * limit).map((_id) => ({ _id }));
    const facts = { rows: found, total: ids.length, pages: Math.ceil(ids.length / limit) };
    change(page);
    return facts;
  });
  for await (const some of pages) rows.push(...some);
  return rows.map(({ _id }) => _id);
}

const numbered = (count: number) => Array.from({ length: count }, (_, place) => String(place));

test('[OP8] every row of a list of several pages is read once, in its order', async () => {
  expect(await read(numbered(1201), () => undefined)).toEqual(numbered(1201));
  expect(await read([], () => undefined)).toEqual([]);
});

test('[OP8] rows that are added meanwhile repeat none', async () => {
  const ids = numbered(1201);
  const found = await read(ids, (page) => {
    if (page === 1) ids.unshift('new', 'newer');
  });
  expect(found).toEqual(numbered(1201));
});

test('[OP8] rows that are deleted meanwhile hide none of the others', async () => {
  const ids = numbered(1201);
  let isLeft = true;
  const found = await read(ids, (page) => {
    if (page !== 1 || !isLeft) return;
    isLeft = false;
    ids.splice(0, 3);
  });
  expect([...found].sort((one, other) => Number(one) - Number(other))).toEqual(numbered(1201));
});
