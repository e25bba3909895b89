import {
  openedKeySchema,
  SEALED_KEY_PURPOSE,
  sealedKeyContext,
  type OpenedKey,
  type SealedKey,
} from '@exam/shared-schema/paper-package';
import { fromBase64Url, toBase64Url } from '../platform/base64-url.ts';

const utf8 = new TextEncoder();

/**
 * PK8: decrypts the answer key of a saved paper. Only for an attempt whose log is sealed; the decrypted key is never
 * stored.
 * @returns null if the browser has no cryptography (insecure context).
 * @throws if decryption fails: the key belongs to another ticket or is damaged.
 */
export async function openSealedKey(sealed: SealedKey, ticketSecret: string): Promise<OpenedKey | null> {
  const key = await aesKey(sealed, ticketSecret);
  if (key === null) return null;
  const opening = algorithm(sealed, fromBase64Url(sealed.iv));
  const bytes = await crypto.subtle.decrypt(opening, key, fromBase64Url(sealed.sealed));
  return openedKeySchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/**
 * PK19: encrypts the key of the paper that is part of the app, in the same way as the server does for others.
 * @param iv 12 random bytes.
 * @returns null if the browser has no cryptography.
 */
export async function sealKey(
  opened: OpenedKey,
  name: Pick<SealedKey, 'packageVersion' | 'keyVersion'>,
  ticketSecret: string,
  iv: Uint8Array<ArrayBuffer>,
): Promise<SealedKey | null> {
  const key = await aesKey(name, ticketSecret);
  if (key === null) return null;
  const plain = utf8.encode(JSON.stringify(opened));
  const sealed = await crypto.subtle.encrypt(algorithm(name, iv), key, plain);
  return { ...name, iv: toBase64Url(iv), sealed: toBase64Url(new Uint8Array(sealed)) };
}

async function aesKey(
  { packageVersion }: Pick<SealedKey, 'packageVersion'>,
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
      info: utf8.encode(SEALED_KEY_PURPOSE),
    },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function algorithm(
  name: Pick<SealedKey, 'packageVersion' | 'keyVersion'>,
  iv: Uint8Array<ArrayBuffer>,
): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: utf8.encode(sealedKeyContext(name)) };
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
