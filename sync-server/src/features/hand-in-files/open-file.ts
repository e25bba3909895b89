import { createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  handInFileHeader,
  handInFileText,
  KEY_USES,
  type HandInFile,
  type HandInFileHead,
} from '@exam/shared-schema/attempt';
import { AppError } from '../../http/index.ts';
import { ticketSecret, type Installation, type OpeningKey } from '../../installation/index.ts';

const KEY_BYTES = 32;
const TAG_BYTES = 16;

const ELSEWHERE =
  'This file is for another server. Nothing was handed in; upload it at the address where the paper was saved.';

/**
 * ST15: opens a hand-in file. It is authenticated before anything is decrypted: a file that was not made with the
 * ticket's secret is not decrypted, and nothing of it is logged.
 * @returns the attempt's JSON, UTF-8.
 * @throws AppError FILE_REFUSED
 */
export async function openHandInFile(installation: Installation, file: HandInFile): Promise<Buffer> {
  const key = await installation.fileKeys.find(file.keyId);
  if (key === undefined) throw new AppError('FILE_REFUSED', ELSEWHERE);
  if (!isAuthentic(installation, file)) throw new AppError('FILE_REFUSED');
  try {
    return decrypted(key, file);
  } catch {
    // Without a cause, which could contain decrypted data.
    throw new AppError('FILE_REFUSED');
  }
}

function isAuthentic(installation: Installation, file: HandInFile): boolean {
  if (!isHeadAuthentic(installation, file)) return false;
  const key = derived(secretOf(installation, file.ticketId), '', KEY_USES.mac);
  return isMac(key, handInFileText(file), file.mac);
}

/** AC40: whether the header was written with the ticket's secret. */
export function isHeadAuthentic(installation: Installation, head: HandInFileHead): boolean {
  const key = derived(secretOf(installation, head.ticketId), '', KEY_USES.headMac);
  return isMac(key, handInFileHeader(head), head.headMac);
}

function isMac(key: Buffer, text: string, claimed: string): boolean {
  const mac = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(claimed, 'base64url');
  return given.length === mac.length && timingSafeEqual(given, mac);
}

function decrypted(opening: OpeningKey, file: HandInFile): Buffer {
  const { ephemeralKey, iv } = file;
  const key = derived(opening.agree(ephemeralKey), Buffer.from(ephemeralKey, 'base64url'), KEY_USES.handIn);
  const encrypted = Buffer.from(file.sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(handInFileHeader(file)));
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(0, -TAG_BYTES)), decipher.final()]);
}

/** The ticket's secret as bytes. */
export function secretOf(installation: Installation, ticketId: string): Buffer {
  return Buffer.from(ticketSecret(installation, ticketId), 'base64url');
}

/** HKDF-SHA-256 (RFC 5869). */
export function derived(secret: Buffer, salt: Buffer | string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, use, KEY_BYTES));
}
