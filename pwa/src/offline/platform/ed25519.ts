import { loadPart } from '../../parts/load-part.ts';

const ALGORITHM = 'Ed25519';

/**
 * Whether `signature` is a valid signature of `text` by the holder of `publicKey`. Uses the browser's Ed25519, or a
 * loaded implementation where the browser has none.
 * @param publicKey raw, base64url.
 * @param signature base64url.
 */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean> {
  const [key, sign] = [bytesOf(publicKey), bytesOf(signature)];
  if (key?.length !== 32 || sign?.length !== 64) return false;
  const message = new TextEncoder().encode(text);
  const imported = await importKey(key);
  if (imported !== null) return crypto.subtle.verify(ALGORITHM, imported, sign, message);
  const { ed25519 } = await loadPart(() => import('@noble/curves/ed25519.js'));
  // As strict as RFC 8032 and the server.
  return ed25519.verify(sign, message, key, { zip215: false });
}

/** Null if the browser has no Ed25519, or no cryptography at all because the page is not in a secure context. */
async function importKey(key: Bytes): Promise<CryptoKey | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  try {
    return (await subtle?.importKey('raw', key, ALGORITHM, false, ['verify'])) ?? null;
  } catch {
    return null;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Null if the text is not base64url. */
function bytesOf(text: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
