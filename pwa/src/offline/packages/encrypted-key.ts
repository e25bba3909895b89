import {
  openedKeySchema,
  ENCRYPTED_KEY_PURPOSE,
  encryptedKeyContext,
  type OpenedKey,
  type EncryptedKey,
} from '@exam/shared-schema/paper-package';
import { fromBase64Url, toBase64Url } from '../platform/base64-url.ts';

const utf8 = new TextEncoder();

/**
 * PK8: decrypts the answer key of a saved paper. Only for an attempt whose log is sealed; the decrypted key is never
 * stored.
 * @returns null if the browser has no cryptography (insecure context).
 * @throws if decryption fails: the key belongs to another ticket or is damaged.
 */
export async function openEncryptedKey(
  encrypted: EncryptedKey,
  ticketSecret: string,
): Promise<OpenedKey | null> {
  const key = await aesKey(encrypted, ticketSecret);
  if (key === null) return null;
  const opening = algorithm(encrypted, fromBase64Url(encrypted.iv));
  const bytes = await crypto.subtle.decrypt(opening, key, fromBase64Url(encrypted.sealed));
  return openedKeySchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/**
 * PK19: encrypts the key of the paper that is part of the app, in the same way as the server does for others.
 * @param iv 12 random bytes.
 * @returns null if the browser has no cryptography.
 */
export async function encryptKey(
  opened: OpenedKey,
  name: Pick<EncryptedKey, 'packageVersion' | 'keyVersion'>,
  ticketSecret: string,
  iv: Uint8Array<ArrayBuffer>,
): Promise<EncryptedKey | null> {
  const key = await aesKey(name, ticketSecret);
  if (key === null) return null;
  const plain = utf8.encode(JSON.stringify(opened));
  const encrypted = await crypto.subtle.encrypt(algorithm(name, iv), key, plain);
  return { ...name, iv: toBase64Url(iv), sealed: toBase64Url(new Uint8Array(encrypted)) };
}

async function aesKey(
  { packageVersion }: Pick<EncryptedKey, 'packageVersion'>,
  ticketSecret: string,
): Promise<CryptoKey | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const secret = await subtle.importKey('raw', fromBase64Url(ticketSecret), 'HKDF', false, ['deriveKey']);
  return subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: fromHex(packageVersion),
      info: utf8.encode(ENCRYPTED_KEY_PURPOSE),
    },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function algorithm(
  name: Pick<EncryptedKey, 'packageVersion' | 'keyVersion'>,
  iv: Uint8Array<ArrayBuffer>,
): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: utf8.encode(encryptedKeyContext(name)) };
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
