import { eq, type AnyColumn } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Transaction } from '../database/index.ts';

/** Updates the given columns of the row; undefined ones are left unchanged. */
export async function changeRow<Table extends SQLiteTable & { readonly id: AnyColumn }>(
  queries: Transaction,
  table: Table,
  id: string,
  columns: { readonly [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] | undefined },
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return;
  await queries
    .update(table)
    .set(columns as Partial<Table['$inferInsert']>)
    .where(eq(table.id, id));
}
