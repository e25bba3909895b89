import { eq } from 'drizzle-orm';
import type { Queries, Store } from '../database/index.ts';

const NAME = 'backed-up-through';

/**
 * ST14: hand-ins received up to this time are in a backup; epoch milliseconds, null before the first one.
 * It is kept in the database itself, so that a restored server says what held when its backup was taken.
 */
export async function backedUpThrough({ t }: Store, queries: Queries): Promise<number | null> {
  const [row] = await queries.select().from(t.installation).where(eq(t.installation.name, NAME));
  return row === undefined ? null : Number(row.value);
}

/**
 * For whoever takes backups, once one is complete and was read back.
 * @param through when the copying began, by the server's clock; a margin for clocks that were set back does no harm.
 */
export async function noteBackup(store: Store, through: number): Promise<void> {
  const { t } = store;
  const value = String(through);
  await store.write(async (queries) => {
    await queries
      .insert(t.installation)
      .values({ name: NAME, value })
      .onConflictDoUpdate({ target: t.installation.name, set: { value } });
  });
}
