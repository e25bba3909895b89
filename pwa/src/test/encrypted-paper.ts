import {
  imageContext,
  openingCodeOf,
  paperContext,
  slotContext,
  SLOT_BYTES,
  WRAPPING_KEY_BYTES,
  type EncryptedPaper,
} from '@exam/shared-schema/exam-day';
import { packageText, type PaperPackage } from '@exam/shared-schema/paper-package';
import { sha256OfBytes, toBase64Url, type EncryptedRow } from '../offline/index.ts';
import { testPaper, testTicket } from './paper.ts';

const IV_BYTES = 12;
const utf8 = new TextEncoder();
const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill);

async function encrypt(
  key: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  context: string,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const how = { name: 'AES-GCM', iv, additionalData: utf8.encode(context) };
  return new Uint8Array(await crypto.subtle.encrypt(how, imported, plain));
}

export interface TestEncrypted {
  readonly row: EncryptedRow;
  readonly inside: PaperPackage;
  readonly key: Uint8Array<ArrayBuffer>;
  readonly code: string;
}

/** A paper with an image as the server encrypts it, with few iterations. */
export async function testEncrypted(opensAt: number, userId = 'u1'): Promise<TestEncrypted> {
  const image = utf8.encode('an image');
  const sha256 = sha256OfBytes(image);
  const inside = testPaper({
    images: [{ url: `/api/media/${sha256}`, bytes: image.length, sha256, mime: 'image/png' }],
  });
  const { testId, packageVersion, title, categoryName, timing, totals, languages, hasMaths } = inside;
  const [key, keyId, salt] = [bytes(32, 7), 'key-1', bytes(16, 3)];
  const code = openingCodeOf(bytes(9, 5));
  const secret = await crypto.subtle.importKey('raw', utf8.encode(code), 'PBKDF2', false, ['deriveBits']);
  const iterations = 10;
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    secret,
    (WRAPPING_KEY_BYTES + SLOT_BYTES) * 8,
  );
  const derived = new Uint8Array(bits);
  const slot = toBase64Url(derived.slice(WRAPPING_KEY_BYTES));
  const iv = bytes(IV_BYTES, 1);
  const name = { testId, packageVersion, keyId };
  const wrapped = await encrypt(derived.slice(0, WRAPPING_KEY_BYTES), iv, slotContext(name, slot), key);
  const encryptedImage = await encrypt(key, bytes(IV_BYTES, 2), imageContext(name, 0), image);
  const digest = sha256OfBytes(encryptedImage);
  const head: EncryptedPaper = {
    formatVersion: 1,
    ...name,
    ...{ title, categoryName, timing, totals, languages, hasMaths, iterations },
    salt: toBase64Url(salt),
    slots: [{ slot, iv: toBase64Url(iv), wrapped: toBase64Url(wrapped) }],
    images: [
      {
        url: `/api/encrypted-images/${digest}`,
        bytes: encryptedImage.length,
        sha256: digest,
        iv: toBase64Url(bytes(IV_BYTES, 2)),
      },
    ],
    iv: toBase64Url(bytes(IV_BYTES, 4)),
    encrypted: '',
  };
  const text = utf8.encode(packageText(inside).replace(/^\{/, `{"packageVersion":"${packageVersion}",`));
  const encrypted = await encrypt(key, bytes(IV_BYTES, 4), paperContext(head), text);
  const row: EncryptedRow = {
    ...{ userId, testId, packageVersion },
    paper: { ...head, encrypted: toBase64Url(encrypted) },
    images: [encryptedImage.buffer],
    ticket: testTicket(inside, { userId, window: { opensAt, closesAt: opensAt + 3_600_000 } }),
    extraTimePercent: 0,
    bytes: 1000,
    savedAt: 1,
  };
  return { row, inside, key, code };
}
