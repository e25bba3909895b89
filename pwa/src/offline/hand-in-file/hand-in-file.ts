import {
  fileKeySchema,
  handInFileHeader,
  handInFileText,
  KEY_USES,
  MAX_HAND_IN_FILE_LENGTH,
  type FileKey,
  type HandInFile,
} from '@exam/shared-schema/attempt';
import { handInFileKey, leanAttempt } from '@exam/shared-schema/contract';
import { callApi } from '../../api/index.ts';
import type { ExamDatabase } from '../database/database.ts';
import { sha256 } from '../platform/device.ts';
import {
  agreeWith,
  canEncrypt,
  fromBase64Url,
  macOf,
  encryptionKey,
  toBase64Url,
  utf8,
  type Bytes,
} from '../platform/file-crypto.ts';
import { handInBody } from '../sync/outbox.ts';
import { readTicket } from '../packages/read-ticket.ts';

const KEY = 'fileKey';
const IV_BYTES = 12;

/** Why a file could not be made, as a message for the student. */
export class CannotEncrypt extends Error {}

/**
 * ST15, SY13: a handed-in attempt as an encrypted file that only the server can read, to be carried there by any
 * person. The attempt stays on this device, and in the outbox, until its receipt arrives (SY4).
 * @throws CannotEncrypt if this browser or this paper does not allow it; Error if its log cannot be read.
 */
export async function encryptHandIn(database: ExamDatabase, attemptId: string): Promise<HandInFile> {
  if (!canEncrypt())
    throw new CannotEncrypt(
      'This browser cannot seal files at this address. Save the text of the attempt instead.',
    );
  // ST12: a file may reach the server at any time, so the seal becomes final before the log is read.
  await database.outbox.update(attemptId, { sealConfirmed: true });
  const body = await handInBody(database, attemptId);
  const ticket = readTicket(body.ticket ?? '');
  const { keyId, publicKey } = ticket.fileKey ?? (await keyOfServer(database));
  const { ephemeralKey, shared } = await agreeWith(publicKey);
  const iv = database.edge.bytes(IV_BYTES);
  const head = {
    format: 'prep-hand-in',
    version: 1,
    keyId,
    ticketId: ticket.ticketId,
    ephemeralKey: toBase64Url(ephemeralKey),
    iv: toBase64Url(iv),
  } as const;
  const key = await encryptionKey(shared, KEY_USES.handIn, ephemeralKey);
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: fromBase64Url(head.iv), additionalData: utf8(handInFileHeader(head)) },
    key,
    utf8(JSON.stringify(leanAttempt(body, sha256))),
  );
  const secret = fromBase64Url(ticket.secret);
  const headMac = toBase64Url(await macOf(secret, KEY_USES.headMac, handInFileHeader(head)));
  return authenticated({ ...head, headMac, sealed: toBase64Url(new Uint8Array(encrypted)) }, secret);
}

async function authenticated(file: Omit<HandInFile, 'mac'>, secret: Bytes): Promise<HandInFile> {
  if (file.sealed.length > MAX_HAND_IN_FILE_LENGTH)
    throw new CannotEncrypt(
      'This attempt is too long for a file. It stays on this device and is sent by itself.',
    );
  const mac = await macOf(secret, KEY_USES.mac, handInFileText(file));
  return { ...file, mac: toBase64Url(mac) };
}

/** For papers saved by an earlier version of the app, whose tickets do not include the key. */
async function keyOfServer(database: ExamDatabase): Promise<FileKey> {
  const answer = await callApi(handInFileKey, {}, { edge: database.edge });
  if (answer.ok) {
    await database.meta.put({ key: KEY, value: answer.answer.data });
    return answer.answer.data;
  }
  const kept = fileKeySchema.safeParse((await database.meta.get(KEY))?.value);
  if (kept.success) return kept.data;
  throw new CannotEncrypt(
    'This paper was saved before it could be sealed. Connect once and try again, or save the text of the attempt.',
  );
}
