import {
  openedKeySchema,
  SEALED_KEY_PURPOSE,
  sealedKeyContext,
  type OpenedKey,
  type SealedKey,
} from '@exam/shared-schema/paper-package';
import { fromBase64Url } from '../platform/base64-url.ts';

const utf8 = new TextEncoder();

/**
 * PK8: opens the answer key of a saved paper. Only for an attempt whose log is sealed; what is opened is never stored.
 * @returns null if the browser has no cryptography (a page that did not come safely).
 * @throws where the seal does not fit: another ticket's, or damaged.
 */
export async function openSealedKey(sealed: SealedKey, ticketSecret: string): Promise<OpenedKey | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const secret = await subtle.importKey('raw', fromBase64Url(ticketSecret), 'HKDF', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: fromHex(sealed.packageVersion),
      info: utf8.encode(SEALED_KEY_PURPOSE),
    },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const opening = {
    name: 'AES-GCM',
    iv: fromBase64Url(sealed.iv),
    additionalData: utf8.encode(sealedKeyContext(sealed)),
  };
  const bytes = await subtle.decrypt(opening, key, fromBase64Url(sealed.sealed));
  return openedKeySchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
