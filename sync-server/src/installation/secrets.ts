import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries, Store } from '../database/index.ts';
import type { Ids } from '../ids.ts';

/** What other secrets are derived from. */
export interface RootSecret {
  /** Seeds everything that must not be guessed from the sources: shuffles, ticket secrets (ST9). */
  readonly secret: string;
}

const SECRET_BYTES = 32;

/** Reads a secret of this installation; the first process to need it makes it. */
export async function getOrCreateSecret(store: Store, ids: Ids, name: string): Promise<string> {
  const kept = await readValue(store, store.read, name);
  if (kept !== undefined) return kept;
  return store.write(async (queries) => {
    const fresh = ids.bytes(SECRET_BYTES).toString('base64url');
    await queries.insert(store.t.installation).values({ name, value: fresh }).onConflictDoNothing();
    return (await readValue(store, queries, name)) ?? fresh;
  });
}

async function readValue({ t }: Store, queries: Queries, name: string): Promise<string | undefined> {
  const [row] = await queries.select().from(t.installation).where(eq(t.installation.name, name));
  return row?.value;
}

/** A secret for one purpose, from the installation's own (HMAC-SHA256, as a key derivation). */
export function deriveSecret(secret: string, ...purpose: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(purpose)).digest();
}
