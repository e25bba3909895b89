import { eq, sql } from 'drizzle-orm';
import { statement, type Store } from '../database/index.ts';

const encryptedUntil = statement('encrypted_until', (queries, { papers }) =>
  queries
    .select({ encryptedUntil: papers.encryptedUntil })
    .from(papers)
    .where(eq(papers.id, sql.placeholder('paperId'))),
);

/** ED4: when the key of a paper is released, epoch ms; null if it is not encrypted. */
export async function readEncryptedUntil(store: Store, paperId: string): Promise<number | null> {
  const [row] = await encryptedUntil(store, store.read, { paperId });
  return row?.encryptedUntil ?? null;
}
