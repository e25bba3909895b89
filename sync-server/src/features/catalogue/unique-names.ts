import { unifiedSigns } from '@exam/shared-schema/rich-text';
import { ne } from 'drizzle-orm';
import { refused } from '../../crud/index.ts';
import type { Queries, Store } from '../../database/index.ts';

type NamedTable = Store['t']['categories'] | Store['t']['subjects'];

/**
 * AC51: names of one kind are unique, ignoring case, encoding and invisible characters. The caller holds the lock of the catalogue.
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
  const others = await queries.select({ name: table.name }).from(table).where(ne(table.id, id));
  if (!others.some((other) => folded(other.name) === folded(name))) return;
  throw refused('name', `A ${noun} with this name already exists.`);
}

const folded = (name: string): string => unifiedSigns(name).replace(/\s+/g, ' ').trim().toLowerCase();
