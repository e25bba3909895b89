import type { Opened } from '@exam/shared-schema/attempt';
import { paperKey, reportOpening } from '@exam/shared-schema/contract';
import {
  imageContext,
  paperContext,
  PAPER_KEY_BYTES,
  slotContext,
  SLOT_BYTES,
  WRAPPING_KEY_BYTES,
  type EncryptedPaper,
  type OpeningOutcome,
} from '@exam/shared-schema/exam-day';
import { packageText, paperPackageSchema, type PaperPackage } from '@exam/shared-schema/paper-package';
import { callApi, type CallFailure } from '../../api/index.ts';
import type { EncryptedRow, ExamDatabase } from '../database/database.ts';
import { fromBase64Url, toBase64Url } from '../platform/base64-url.ts';
import { sha256, sha256OfBytes } from '../platform/device.ts';
import { clockOffset, noteOffset } from '../platform/server-clock.ts';
import type { DownloadedImage } from './download.ts';
import { failureOf } from './save-failure.ts';
import { storePackage } from './store.ts';

const utf8 = new TextEncoder();

/** Why an encrypted paper stays closed. */
type Closed = { readonly ok: false; readonly outcome: Exclude<OpeningOutcome, 'opened'> };

export type OpenResult = { readonly ok: true } | Closed;

/** What a code is tried on. */
type Wrapped = Pick<EncryptedPaper, 'testId' | 'keyId' | 'salt' | 'iterations' | 'slots'>;

type KeyOfCode = { readonly ok: true; readonly key: Uint8Array<ArrayBuffer>; readonly slot: string } | Closed;

const closed = (outcome: Closed['outcome']): Closed => ({ ok: false, outcome });

/** Absent where the page is not served securely. */
const cryptography = (): SubtleCrypto | undefined => (crypto as { subtle?: SubtleCrypto }).subtle;

/** ED3, ED21: the paper's key by the code of a group. @param code as `readOpeningCode` reads it. */
export async function keyByCode(paper: Wrapped, code: string): Promise<KeyOfCode> {
  const subtle = cryptography();
  if (subtle === undefined) return closed('no-cryptography');
  try {
    return await unwrap(subtle, paper, code);
  } catch {
    return closed('no-cryptography');
  }
}

/** @throws where the browser lacks PBKDF2 or AES-GCM. */
async function unwrap(subtle: SubtleCrypto, paper: Wrapped, code: string): Promise<KeyOfCode> {
  const salt = bytesOf(paper.salt);
  if (salt === null) return closed('damaged');
  const secret = await subtle.importKey('raw', utf8.encode(code), 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: paper.iterations },
    secret,
    (WRAPPING_KEY_BYTES + SLOT_BYTES) * 8,
  );
  const derived = new Uint8Array(bits);
  const name = toBase64Url(derived.slice(WRAPPING_KEY_BYTES));
  const slot = paper.slots.find((each) => each.slot === name);
  if (slot === undefined) return closed('unknown-code');
  const key = await decrypt(
    { key: derived.slice(0, WRAPPING_KEY_BYTES), iv: slot.iv, context: slotContext(paper, name) },
    bytesOf(slot.wrapped),
  );
  return key === null || key.length !== PAPER_KEY_BYTES ? closed('damaged') : { ok: true, key, slot: name };
}

/** Null if the text was damaged, so that it is no base64url any more. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return fromBase64Url(text);
  } catch {
    return null;
  }
}

/** A key that the code unwraps, made once in the same way as the server does. */
const TRIAL: Wrapped = {
  testId: 'readiness',
  keyId: 'readiness',
  salt: 'cmVhZGluZXNzIGNoZWNrIQ',
  iterations: 10_000,
  slots: [
    {
      slot: 'yNl4X6HV4pY',
      iv: 'CQkJCQkJCQkJCQkJ',
      wrapped: 'RmViYy_NSlPh0equHOrlG7jnjlbvgm9R3XuAtKi-mmr3ajQtFYq3H759xhz84xxV',
    },
  ],
};
const TRIAL_CODE = '7QK2M9FHTB03XC';

/** ED11: whether this browser has what opening an encrypted paper needs, found out by opening one. */
export async function canOpenPapers(): Promise<boolean> {
  return (await keyByCode(TRIAL, TRIAL_CODE)).ok;
}

interface Decryption {
  readonly key: Uint8Array<ArrayBuffer>;
  readonly iv: string;
  /** Additional data. */
  readonly context: string;
}

/** AES-256-GCM. @returns null if the key is another one, or anything was changed. */
async function decrypt(
  { key, iv, context }: Decryption,
  encrypted: BufferSource | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const subtle = cryptography();
  if (subtle === undefined || encrypted === null) return null;
  try {
    const imported = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
    const how = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: utf8.encode(context) };
    return new Uint8Array(await subtle.decrypt(how, imported, encrypted));
  } catch {
    return null;
  }
}

interface Inside {
  readonly content: PaperPackage;
  readonly images: readonly DownloadedImage[];
}

/** ED6, ED17: the paper inside, each part verified by its digest. @returns null if the key or a part is not right. */
export async function decryptPaper(
  { paper, images }: Pick<EncryptedRow, 'paper' | 'images'>,
  key: Uint8Array<ArrayBuffer>,
): Promise<Inside | null> {
  const text = await decrypt({ key, iv: paper.iv, context: paperContext(paper) }, bytesOf(paper.encrypted));
  if (text === null) return null;
  const parsed = paperPackageSchema.safeParse(JSON.parse(new TextDecoder().decode(text)));
  if (!parsed.success || sha256(packageText(parsed.data)) !== paper.packageVersion) return null;
  const content = parsed.data;
  if (content.images.length !== images.length) return null;
  const opened = await Promise.all(
    content.images.map(async ({ url, mime, sha256: digest }, place): Promise<DownloadedImage | null> => {
      const [encrypted, { iv = '' } = {}] = [images[place], paper.images[place]];
      if (encrypted === undefined) return null;
      const context = imageContext(paper, place);
      const bytes = await decrypt({ key, iv, context }, encrypted);
      return bytes === null || sha256OfBytes(bytes) !== digest
        ? null
        : { url, blob: new Blob([bytes], { type: mime }) };
    }),
  );
  const whole = opened.flatMap((image) => image ?? []);
  return whole.length === images.length ? { content, images: whole } : null;
}

/**
 * ED6: opens an encrypted paper: decrypts and verifies it, and stores it as any other paper, in the transaction that
 * removes the encrypted one.
 */
export async function openEncrypted(
  database: ExamDatabase,
  row: EncryptedRow,
  key: Uint8Array<ArrayBuffer>,
  how: Pick<Opened, 'by' | 'slot'>,
): Promise<OpenResult> {
  if (cryptography() === undefined) return closed('no-cryptography');
  const inside = await decryptPaper(row, key);
  if (inside === null) return closed(how.by === 'code' ? 'damaged' : 'other-key');
  const offset = await clockOffset(database);
  const opened: Opened = { ...how, at: database.edge.now(), offsetMs: offset?.offsetMs ?? null };
  const { userId, testId, ticket: signed, extraTimePercent, bytes } = row;
  const { signal } = new AbortController();
  const ticket = { signed, extraTimePercent };
  try {
    await storePackage(
      { database, userId, testId, signal, ticket, keepsOthers: false },
      { ...inside, key: null, bytes, opened },
    );
    return { ok: true };
  } catch (error) {
    if (failureOf(error, signal).code === 'NO_SPACE') return closed('no-space');
    throw error;
  }
}

/** ED5: the key from the server, once it is released. The ticket is the credential. */
export async function fetchPaperKey(
  database: ExamDatabase,
  { ticket, paper }: Pick<EncryptedRow, 'ticket' | 'paper'>,
): Promise<
  | { readonly ok: true; readonly key: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly failure: CallFailure | null }
> {
  const result = await callApi(paperKey, { body: { ticket } }, { edge: database.edge });
  if (!result.ok) return { ok: false, failure: result };
  await noteOffset(database, result);
  const { keyId, key } = result.answer.data;
  return keyId === paper.keyId ? { ok: true, key: fromBase64Url(key) } : { ok: false, failure: null };
}

/**
 * ED10: for the board of the exam; nothing waits for it. What does not arrive is kept with the paper, as long as it is
 * encrypted: an opened one is known by its attempt.
 */
export async function reportOpened(
  database: ExamDatabase,
  row: EncryptedRow,
  outcome: OpeningOutcome,
  by: Opened['by'],
): Promise<void> {
  await report(database, row, { outcome, by, at: database.edge.now() });
}

/** ED10: sends what could not be sent when it happened. */
export async function reportAgain(database: ExamDatabase, row: EncryptedRow): Promise<void> {
  if (row.unreported !== undefined) await report(database, row, row.unreported);
}

async function report(
  database: ExamDatabase,
  { userId, testId, packageVersion, ticket, unreported }: EncryptedRow,
  what: NonNullable<EncryptedRow['unreported']>,
): Promise<void> {
  const body = { ticket, ...what };
  const result = await callApi(reportOpening, { body }, { edge: database.edge, priority: 'low' });
  const isUnsent = !result.ok && result.kind === 'network';
  if (!isUnsent && unreported === undefined) return;
  await database.encryptedPapers.update([userId, testId, packageVersion], {
    unreported: isUnsent ? what : undefined,
  });
}
