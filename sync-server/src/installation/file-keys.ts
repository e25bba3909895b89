import { createECDH, createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { FileKey } from '@exam/shared-schema/attempt';
import type { Clock } from '../context.ts';
import type { Queries, Store } from '../database/index.ts';

/** ST15: what hand-in files are sealed to. Older keys stay: a paper that was saved long ago names its own. */
export interface FileKeys {
  readonly current: FileKey;
  has(keyId: string): boolean;
  /**
   * The shared secret with an ephemeral public key.
   * @throws Error for a key that is not of this installation, or an ephemeral one that is no point of the curve.
   */
  agree(keyId: string, ephemeralKey: string): Buffer;
}

interface KeptKey extends FileKey {
  readonly privateKey: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

const CURVE = 'prime256v1';
const PREFIX = 'file-key ';
const KEY_ID_LENGTH = 16;

/** Kept in the database, so that all processes open alike and a backup holds them; the first start makes a pair. */
export async function keepFileKeys(store: Store, clock: Clock): Promise<FileKeys> {
  const kept = await readKeys(store, store.read);
  if (kept.length > 0) return fileKeys(kept);
  await store.write(async (queries) => {
    await queries.lock('file keys');
    if ((await readKeys(store, queries)).length === 0) await insertKey(store, queries, clock);
  });
  return fileKeys(await readKeys(store, store.read));
}

/** A newer key for the tickets to come; files that are sealed to an older one are opened as before. */
export async function addFileKey(store: Store, clock: Clock): Promise<void> {
  await store.write((queries) => insertKey(store, queries, clock));
}

async function readKeys({ t }: Store, queries: Queries): Promise<KeptKey[]> {
  const rows = await queries
    .select()
    .from(t.installation)
    .where(like(t.installation.name, `${PREFIX}%`));
  return rows
    .map(({ value }) => JSON.parse(value) as KeptKey)
    .sort((a, b) => a.createdAt - b.createdAt || (a.keyId < b.keyId ? -1 : 1));
}

async function insertKey({ t }: Store, queries: Queries, clock: Clock): Promise<void> {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys().toString('base64url');
  const keyId = createHash('sha256').update(publicKey).digest('hex').slice(0, KEY_ID_LENGTH);
  const privateKey = pair.getPrivateKey().toString('base64url');
  const key: KeptKey = { keyId, publicKey, privateKey, createdAt: clock.now() };
  await queries.insert(t.installation).values({ name: PREFIX + keyId, value: JSON.stringify(key) });
}

function fileKeys(rows: readonly KeptKey[]): FileKeys {
  const current = rows.at(-1);
  if (current === undefined) throw new Error('There is no key for hand-in files');
  const { keyId, publicKey } = current;
  return {
    current: { keyId, publicKey },
    has: (wanted) => rows.some((row) => row.keyId === wanted),
    agree: (wanted, ephemeralKey) => {
      const key = rows.find((row) => row.keyId === wanted);
      if (key === undefined) throw new Error('There is no such key for hand-in files');
      const pair = createECDH(CURVE);
      pair.setPrivateKey(Buffer.from(key.privateKey, 'base64url'));
      return pair.computeSecret(Buffer.from(ephemeralKey, 'base64url'));
    },
  };
}
