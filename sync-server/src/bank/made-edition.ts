import { eq } from 'drizzle-orm';
import type { Store } from '../database/index.ts';

/** What is made of the content once per edition: papers, and the practice pool with the ranked reserve. */
type Made = 'demo-content' | 'practice-pool';

/** The last edition of the content of which it was made; 0 if there is none. */
export async function madeEdition({ read, t: { installation } }: Store, made: Made): Promise<number> {
  const [row] = await read.select().from(installation).where(eq(installation.name, made));
  return Number(row?.value ?? 0);
}

export async function markAsMade(
  { write, t: { installation } }: Store,
  made: Made,
  edition: number,
): Promise<void> {
  const value = String(edition);
  await write((queries) =>
    queries
      .insert(installation)
      .values({ name: made, value })
      .onConflictDoUpdate({ target: installation.name, set: { value } }),
  );
}
