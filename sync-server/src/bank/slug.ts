import { eq, type AnyColumn } from 'drizzle-orm';
import type { Queries } from '../database/index.ts';

/** ST40: the name in URLs, derived once from the display name: 'JEE Main' -> 'jee-main'. */
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
 * The first free slug in a column: that of the name, or the same with a number appended. A name without Latin letters and
 * digits uses `kind` instead.
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
