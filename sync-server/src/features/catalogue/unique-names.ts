import { and, ne, sql } from 'drizzle-orm';
import { refused } from '../../crud/index.ts';
import type { Queries, Store } from '../../database/index.ts';

type NamedTable = Store['t']['categories'] | Store['t']['subjects'];

/**
 * AC51: names of one kind are unique, ignoring case. The caller holds the lock of the catalogue.
 * @param name absent if a change keeps it.
 * @throws AppError on the name if another row has it.
 */
export async function requireFreeName(
  queries: Queries,
  table: NamedTable,
  name: string | undefined,
  { id, noun }: { readonly id: string; readonly noun: string },
): Promise<void> {
  if (name === undefined) return;
  const isSame = sql`lower(${table.name}) = lower(${name})`;
  if ((await queries.$count(table, and(isSame, ne(table.id, id)))) === 0) return;
  throw refused('name', `A ${noun} with this name already exists.`);
}
