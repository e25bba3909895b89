import { fromBase64Url, toBase64Url } from './base64-url.ts';

/** The WebCrypto operations of hand-in files; independent of their content. */
export type Bytes = Uint8Array<ArrayBuffer>;

export { fromBase64Url, toBase64Url };

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** False in insecure contexts and in old browsers. */
export function canEncrypt(): boolean {
  return (crypto as { subtle?: SubtleCrypto }).subtle !== undefined;
}

const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;
const NOTHING = new Uint8Array(0);

/** Key agreement with a public key. @returns the ephemeral public key and the shared secret. */
export async function agreeWith(publicKey: string): Promise<{ ephemeralKey: Bytes; shared: Bytes }> {
  const { subtle } = crypto;
  const theirs = await subtle.importKey('raw', fromBase64Url(publicKey), P256, false, []);
  const ours = await subtle.generateKey(P256, false, ['deriveBits']);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, ours.privateKey, 256);
  return {
    ephemeralKey: new Uint8Array(await subtle.exportKey('raw', ours.publicKey)),
    shared: new Uint8Array(shared),
  };
}

/** HKDF-SHA-256 (RFC 5869), 32 bytes. */
async function derived(secret: Bytes, salt: Bytes, use: string): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info: utf8(use) }, key, 256);
}

export async function encryptionKey(secret: Bytes, use: string, salt: Bytes = NOTHING): Promise<CryptoKey> {
  const bits = await derived(secret, salt, use);
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

export async function macOf(secret: Bytes, use: string, text: string): Promise<Bytes> {
  const bits = await derived(secret, NOTHING, use);
  const key = await crypto.subtle.importKey('raw', bits, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text)));
}
