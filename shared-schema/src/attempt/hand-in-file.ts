import * as z from 'zod/mini';
import { canonicalJson } from './canonical-json.ts';
import { idSchema } from './ids.ts';
import { LONGEST_PAPER, mostAttemptBytes } from './log-size.ts';
import { receiptSchema } from './receipt.ts';

const TAG_BYTES = 16;

/** AC41: an attempt at the longest paper, encrypted and written as base64url. Characters. */
export const MAX_HAND_IN_FILE_LENGTH = Math.ceil(((mostAttemptBytes(LONGEST_PAPER) + TAG_BYTES) * 4) / 3);

const BASE64_URL = /^[A-Za-z0-9_-]+$/;
const base64Url = (shortest: number, longest: number) =>
  z
    .string()
    .check(
      z.minLength(shortest),
      z.maxLength(longest),
      z.regex(BASE64_URL, 'This part of the file is damaged.'),
    );

/** 65 bytes: an uncompressed point of P-256. */
const publicKey = base64Url(87, 87);
/** 12 bytes */
const iv = base64Url(16, 16);

/** The server's key that hand-in files are encrypted to. P-256, the uncompressed point, base64url. */
export const fileKeySchema = z.object({ keyId: idSchema, publicKey });
export type FileKey = z.infer<typeof fileKeySchema>;

const mac = base64Url(43, 43);

/** The unencrypted part of a hand-in file. */
const handInFileHead = {
  format: z.literal('prep-hand-in'),
  version: z.literal(1),
  keyId: idSchema,
  ticketId: idSchema,
  ephemeralKey: publicKey,
  iv,
  /**
   * HMAC-SHA-256 with the ticket's secret over handInFileHeader. It comes before the encrypted part, so that a server can
   * tell from the first bytes whether the file was made with the ticket's secret (AC40).
   */
  headMac: mac,
};
export const handInFileHeadSchema = z.object(handInFileHead);
export type HandInFileHead = z.infer<typeof handInFileHeadSchema>;

/**
 * ST15: a sealed attempt that any person may carry. It reveals that there is an attempt, and the id of its ticket; see
 * docs/hand-in-file.md for the format.
 */
export const handInFileSchema = z.object({
  ...handInFileHead,
  /** AES-256-GCM of the attempt's JSON, with its tag at the end. */
  sealed: base64Url(24, MAX_HAND_IN_FILE_LENGTH),
  /** HMAC-SHA-256 with the ticket's secret over handInFileText. */
  mac,
});
export type HandInFile = z.infer<typeof handInFileSchema>;

/**
 * ST15: the answer to a hand-in file, carried back to the device. Only the device that sealed the attempt can read it.
 */
export const receiptFileSchema = z.object({
  format: z.literal('prep-receipt'),
  version: z.literal(1),
  ticketId: idSchema,
  iv,
  /** AES-256-GCM of a carriedReceiptSchema's JSON, by a key from the ticket's secret. */
  sealed: base64Url(24, 8192),
});
export type ReceiptFile = z.infer<typeof receiptFileSchema>;

/** The content of a receipt file: the receipt, and the public key of its signature for a device that lacks it. */
export const carriedReceiptSchema = z.object({ receipt: receiptSchema, publicKey: base64Url(43, 43) });
export type CarriedReceipt = z.infer<typeof carriedReceiptSchema>;

/** The text of the unencrypted part; it is authenticated together with the encrypted part, so it cannot be replaced. */
export function handInFileHeader(file: Omit<HandInFileHead, 'headMac'>): string {
  const { format, version, keyId, ticketId, ephemeralKey, iv: nonce } = file;
  return canonicalJson({ format, version, keyId, ticketId, ephemeralKey, iv: nonce });
}

/** The text that the `mac` of a hand-in file covers. */
export function handInFileText(file: Omit<HandInFile, 'mac'>): string {
  return `${handInFileHeader(file)}.${file.sealed}`;
}

export function receiptFileHeader({ format, version, ticketId }: Omit<ReceiptFile, 'sealed' | 'iv'>): string {
  return canonicalJson({ format, version, ticketId });
}

/** One secret, several uses: the `info` of each for HKDF (RFC 5869). */
export const KEY_USES = {
  handIn: 'prep hand-in file 1: seal',
  mac: 'prep hand-in file 1: mac',
  headMac: 'prep hand-in file 1: head',
  receipt: 'prep receipt file 1: seal',
  receiptIv: 'prep receipt file 1: iv',
} as const;
