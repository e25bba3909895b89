import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries, Store } from '../database/index.ts';
import type { Ids } from '../ids.ts';

/** The secret that others are derived from. */
export interface RootSecret {
  /** Protects values that must not be predictable from the source code: shuffles, ticket secrets (ST9). */
  readonly secret: string;
}

const SECRET_BYTES = 32;

/** Reads a secret of this installation; the first process that needs it creates it. */
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

/** Derives a secret for one purpose from the installation's own (HMAC-SHA256 as key derivation). */
export function deriveSecret(secret: string, ...purpose: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(purpose)).digest();
}
