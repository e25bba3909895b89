import { createECDH, createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { FileKey } from '@exam/shared-schema/attempt';
import type { Clock } from '../clock.ts';
import type { Queries, Store } from '../database/index.ts';

/**
 * ST15: the keys that hand-in files are encrypted to. Older keys are kept, because papers saved long ago name them. A key
 * added by another process becomes visible within seconds, without a restart.
 */
export interface FileKeys {
  /** The newest, for new tickets. */
  current(): Promise<FileKey>;
  /** Undefined for a key of another installation. */
  find(keyId: string): Promise<OpeningKey | undefined>;
}

export interface OpeningKey {
  /**
   * The ECDH shared secret with an ephemeral public key.
   * @throws Error if that is not a point of the curve.
   */
  agree(ephemeralKey: string): Buffer;
}

interface KeptKey extends FileKey {
  readonly privateKey: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

const CURVE = 'prime256v1';
const PREFIX = 'file-key ';
const KEY_ID_LENGTH = 16;
/** How long a cached list is used, by the server's clock. */
const REREAD_AFTER_MS = 3000;

/** Stored in the database, so that all processes share them and backups include them; the first start creates a pair. */
export async function getOrCreateFileKeys(store: Store, clock: Clock): Promise<FileKeys> {
  if ((await readKeys(store, store.read)).length === 0) {
    await store.write(async (queries) => {
      await queries.lock('file keys');
      if ((await readKeys(store, queries)).length === 0) await insertKey(store, queries, clock.now());
    });
  }
  return new KeptFileKeys(store, clock);
}

/** Adds a key for new tickets; files encrypted to older ones can still be opened. */
export async function addFileKey(store: Store, clock: Clock): Promise<FileKey> {
  return store.write(async (queries) => {
    await queries.lock('file keys');
    // Even after the clock was set back, the new key must sort last.
    const newest = (await readKeys(store, queries)).at(-1)?.createdAt ?? -Infinity;
    return insertKey(store, queries, Math.max(clock.now(), newest + 1));
  });
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

async function insertKey({ t }: Store, queries: Queries, createdAt: number): Promise<FileKey> {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys().toString('base64url');
  const keyId = createHash('sha256').update(publicKey).digest('hex').slice(0, KEY_ID_LENGTH);
  const privateKey = pair.getPrivateKey().toString('base64url');
  const key: KeptKey = { keyId, publicKey, privateKey, createdAt };
  await queries.insert(t.installation).values({ name: PREFIX + keyId, value: JSON.stringify(key) });
  return { keyId, publicKey };
}

class KeptFileKeys implements FileKeys {
  readonly #store: Store;
  readonly #clock: Clock;
  #keys: readonly KeptKey[] = [];
  #readAt = -Infinity;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async current(): Promise<FileKey> {
    const key = (await this.#recent()).at(-1);
    if (key === undefined) throw new Error('No key for hand-in files is stored');
    const { keyId, publicKey } = key;
    return { keyId, publicKey };
  }

  async find(keyId: string): Promise<OpeningKey | undefined> {
    const key = (await this.#recent()).find((each) => each.keyId === keyId);
    return key && { agree: (ephemeralKey) => sharedSecret(key, ephemeralKey) };
  }

  async #recent(): Promise<readonly KeptKey[]> {
    const now = this.#clock.now();
    if (now < this.#readAt || now - this.#readAt >= REREAD_AFTER_MS) {
      this.#keys = await readKeys(this.#store, this.#store.read);
      this.#readAt = now;
    }
    return this.#keys;
  }
}

function sharedSecret({ privateKey }: KeptKey, ephemeralKey: string): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.computeSecret(Buffer.from(ephemeralKey, 'base64url'));
}
