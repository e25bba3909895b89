import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Store } from '../database/index.ts';

interface PublishedKey {
  readonly keyId: string;
  readonly algorithm: 'Ed25519';
  /** Raw 32 bytes, base64url. */
  readonly publicKey: string;
}

/** The keys that receipts and tickets are signed with (ST2, ST14). */
export interface SigningKeys {
  readonly currentKeyId: string;
  /** Of currentKeyId, raw, base64url. */
  readonly currentPublicKey: string;
  readonly published: readonly PublishedKey[];
  /** Ed25519 over the text's UTF-8 bytes by the current key, base64url. */
  sign(text: string): string;
  /** False for an unknown key, a malformed signature, or one that does not match. */
  verify(keyId: string, text: string, signature: string): boolean;
}

interface KeyRow {
  readonly keyId: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Stored in the database, so that all processes share them and backups include them; the first start creates a pair. */
export async function getOrCreateSigningKeys(store: Store, clock: Clock): Promise<SigningKeys> {
  const kept = await readKeys(store);
  if (kept.length > 0) return signingKeys(kept);
  await store.write(async (queries) => {
    await queries.lock('signing keys');
    const others = await queries.$count(store.t.signingKeys);
    if (others === 0)
      await queries.insert(store.t.signingKeys).values({ ...generateKey(), createdAt: clock.now() });
  });
  return signingKeys(await readKeys(store));
}

function readKeys({ read, t }: Store): Promise<KeyRow[]> {
  return read.select().from(t.signingKeys).orderBy(asc(t.signingKeys.createdAt), asc(t.signingKeys.keyId));
}

function generateKey(): KeyRow {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'jwk' }).x as string;
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  const keyId = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  return { keyId, privateKey, publicKey };
}

function signingKeys(rows: readonly KeyRow[]): SigningKeys {
  const current = rows.at(-1);
  if (current === undefined) throw new Error('No signing key is stored');
  const privateKey = createPrivateKey({
    key: Buffer.from(current.privateKey, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  });
  const known = new Map(rows.map((row) => [row.keyId, publicKeyOf(row)]));
  return {
    currentKeyId: current.keyId,
    currentPublicKey: current.publicKey,
    published: rows.map(({ keyId, publicKey }) => ({ keyId, algorithm: 'Ed25519', publicKey })),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    verify: (keyId, text, signature) => {
      const key = known.get(keyId);
      return key !== undefined && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    },
  };
}

function publicKeyOf(row: KeyRow): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: row.publicKey }, format: 'jwk' });
}
