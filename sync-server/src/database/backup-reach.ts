import type Database from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { portable } from './open-sqlite.ts';
import * as schema from './schema.sqlite.ts';
import type { Queries, Store } from './store.ts';

type HasTables = Pick<Store, 't'>;

/** The row of the table `installation` that records how far backups reach (ST14). */
const NAME = 'backed-up-through';

/** Hand-ins received up to this time are in a backup; epoch ms, null before the first one. */
export async function readBackupReach({ t }: HasTables, queries: Queries): Promise<number | null> {
  const [row] = await queries.select().from(t.installation).where(eq(t.installation.name, NAME));
  return row === undefined ? null : Number(row.value);
}

/** @param through epoch ms. */
export async function writeBackupReach({ t }: HasTables, queries: Queries, through: number): Promise<void> {
  const value = String(through);
  await queries
    .insert(t.installation)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: t.installation.name, set: { value } });
}

/** The earliest hand-in that is missing in the copy. An attempt's id is unique per user (ST72). */
const FIRST_MISSING = `
  SELECT min(receivedAt) FROM (
    SELECT receivedAt FROM main.attempts AS live WHERE receivedAt <= @through
      AND NOT EXISTS (SELECT 1 FROM copy.attempts AS kept WHERE kept.id = live.id AND kept.userId = live.userId)
    UNION ALL
    SELECT receivedAt FROM main.superseded_attempts AS live WHERE receivedAt <= @through
      AND NOT EXISTS (SELECT 1 FROM copy.superseded_attempts AS kept
        WHERE kept.attemptId = live.attemptId AND kept.userId = live.userId AND kept.head = live.head)
  )`;

/**
 * Records in the live database how far a copy of it reaches. A hand-in may be received before the copy began and
 * committed after it: then the copy reaches only to the millisecond before that one.
 * @param through the time up to which hand-ins should be in the copy, according to the clocks, epoch ms.
 * @returns the time up to which they are, epoch ms.
 */
export async function noteReach(live: Database.Database, copy: string, through: number): Promise<number> {
  live.prepare('ATTACH ? AS copy').run(copy);
  live.exec('BEGIN IMMEDIATE');
  try {
    const missing = live.prepare(FIRST_MISSING).pluck().get({ through }) as number | null;
    const reach = missing === null ? through : missing - 1;
    await writeBackupReach({ t: schema }, portable(live), reach);
    live.exec('COMMIT');
    return reach;
  } finally {
    if (live.inTransaction) live.exec('ROLLBACK');
  }
}
