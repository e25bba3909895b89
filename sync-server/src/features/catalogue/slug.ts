import { eq, type AnyColumn } from 'drizzle-orm';
import type { Queries } from '../../database/index.ts';

/** ST40: the human-readable name in addresses, made once from the name: 'JEE Main' -> 'jee-main'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export async function isSlugTaken(queries: Queries, column: AnyColumn, slug: string): Promise<boolean> {
  return (await queries.$count(column.table, eq(column, slug))) > 0;
}

/**
 * The first slug that is free in a column: the name's own, else the same with a number behind it. A name without a
 * single Latin letter or digit goes by `kind`.
 */
export async function freeSlug(
  queries: Queries,
  column: AnyColumn,
  name: string,
  kind: string,
): Promise<string> {
  const plain = slugOf(name) || kind;
  let slug = plain;
  for (let number = 2; await isSlugTaken(queries, column, slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}
