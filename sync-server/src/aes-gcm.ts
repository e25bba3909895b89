import { createCipheriv } from 'node:crypto';

/** NIST SP 800-38D: a random nonce of this length is used without hashing, bytes. */
export const IV_BYTES = 12;

interface Encryption {
  /** 32 bytes. */
  readonly key: Buffer;
  /** IV_BYTES, never twice for the same key and different texts. */
  readonly iv: Buffer;
  /** Additional data, which is verified and not encrypted. */
  readonly context: string;
}

/** AES-256-GCM. @returns the encrypted bytes and the tag. */
export function encrypt({ key, iv, context }: Encryption, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
