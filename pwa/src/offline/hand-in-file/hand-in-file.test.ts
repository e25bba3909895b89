import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  handInFileSchema,
  KEY_USES,
  receiptFileHeader,
  receiptText,
  type CarriedReceipt,
  type Receipt,
  type ReceiptFile,
  type Ticket,
} from '@exam/shared-schema/attempt';
import { browserEdge } from '../../api/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { openRoom } from '../attempt/attempt-room.ts';
import { startAttempt } from '../attempt/attempts.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { sha256 } from '../platform/device.ts';
import { fromBase64Url, encryptionKey, toBase64Url, utf8 } from '../platform/file-crypto.ts';
import { encryptHandIn } from './hand-in-file.ts';
import { acceptReceiptFile } from './receipt-file.ts';

const { subtle } = webcrypto;

let database: ExamDatabase;
let counter = 0;
let ticket: Ticket;
let signing: webcrypto.CryptoKeyPair;
let attemptId: string;
let head: string;

beforeEach(async () => {
  counter += 1;
  database = openDatabase(`carry-${counter}`, {
    ...browserEdge,
    fetch: () => Promise.reject(new TypeError('No line')),
  });
  signing = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const pair = (await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])) as webcrypto.CryptoKeyPair;
  const raw = async (key: webcrypto.CryptoKey) =>
    toBase64Url(new Uint8Array(await subtle.exportKey('raw', key)));
  ticket = {
    ticketId: 'ticket-1',
    userId: 'u1',
    testId: 'paper-1',
    packageVersion: 'a'.repeat(64),
    extraTimePercent: 0,
    issuedAt: 0,
    nonce: 'n',
    secret: toBase64Url(browserEdge.bytes(32)),
    keyId: 'key-1',
    signingKey: await raw(signing.publicKey),
    fileKey: { keyId: 'file-key-1', publicKey: await raw(pair.publicKey) },
  };
  ({ attemptId, head } = await handedIn());
});

function signedTicket(of: Ticket): string {
  return `${toBase64Url(utf8(JSON.stringify(of)))}.${'A'.repeat(86)}`;
}

async function handedIn(): Promise<{ attemptId: string; head: string }> {
  const saved = { ...(await putSavedPaper(database, 'u1')), ticket: signedTicket(ticket) };
  const row = await startAttempt(database, saved);
  const opened = await openRoom(database, row.attemptId);
  if (opened.kind !== 'open') throw new Error('The room did not open');
  opened.room.act({ type: 'answered', questionId: 'q3', answer: '987.654' });
  await opened.room.seal('student');
  await opened.room.close();
  const entry = await database.outbox.get(row.attemptId);
  return { attemptId: row.attemptId, head: entry?.head ?? '' };
}

async function receiptFor(changes: Partial<Receipt> = {}): Promise<Receipt> {
  const unsigned = {
    attemptId,
    testId: 'paper-1',
    userDigest: sha256('u1'),
    head,
    answersDigest: 'b'.repeat(64),
    receivedAt: '2026-01-05T09:00:00.000Z',
    keyId: ticket.keyId,
    backedUpThrough: null,
    ...changes,
  };
  const signature = await subtle.sign('Ed25519', signing.privateKey, utf8(receiptText(unsigned)));
  return { ...unsigned, signature: toBase64Url(new Uint8Array(signature)), ...changes };
}

async function carriedBack(receipt: Receipt, secret = ticket.secret): Promise<ReceiptFile> {
  const file = { format: 'prep-receipt', version: 1, ticketId: ticket.ticketId } as const;
  const content: CarriedReceipt = { receipt, publicKey: ticket.signingKey ?? '' };
  const iv = toBase64Url(browserEdge.bytes(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: utf8(receiptFileHeader(file)) },
    await encryptionKey(fromBase64Url(secret), KEY_USES.receipt),
    utf8(JSON.stringify(content)),
  );
  return { ...file, iv, sealed: toBase64Url(new Uint8Array(sealed)) };
}

const waiting = async () => (await database.outbox.get(attemptId)) !== undefined;

describe('a hand-in file', () => {
  it('[ST15] says nothing in the clear of who, what or how, and making it deletes nothing', async () => {
    const file = await encryptHandIn(database, attemptId);
    expect(handInFileSchema.parse(file)).toEqual(file);
    const text = JSON.stringify(file);
    for (const secret of ['u1', attemptId, head, '987.654', ticket.secret])
      expect(text).not.toContain(`"${secret}`);
    expect(await waiting()).toBe(true);
  });

  it('[ST15] is another one each time, so that two of them cannot be told to be of the same answers', async () => {
    const [one, two] = [await encryptHandIn(database, attemptId), await encryptHandIn(database, attemptId)];
    expect(one.ephemeralKey).not.toBe(two.ephemeralKey);
    expect(one.sealed).not.toBe(two.sealed);
  });

  it('says what to do where the paper was saved before files could be sealed and no network is there', async () => {
    const { fileKey: _fileKey, ...earlier } = ticket;
    await database.attempts.update(attemptId, { ticket: signedTicket(earlier as Ticket) });
    await expect(encryptHandIn(database, attemptId)).rejects.toThrow(/Connect once/);
    await database.meta.put({ key: 'fileKey', value: ticket.fileKey });
    expect((await encryptHandIn(database, attemptId)).keyId).toBe('file-key-1');
  });
});

describe.each(['by the browser', 'by what is loaded where the browser has no Ed25519'])(
  'a receipt that is carried back is checked %s',
  (how) => {
    beforeEach(() => {
      if (how === 'by the browser') return;
      const real = crypto.subtle.importKey.bind(crypto.subtle) as (...of: unknown[]) => Promise<CryptoKey>;
      vi.spyOn(crypto.subtle, 'importKey').mockImplementation((...of: unknown[]) =>
        of[2] === 'Ed25519' ? Promise.reject(new DOMException('No', 'NotSupportedError')) : real(...of),
      );
    });
    afterEach(() => vi.restoreAllMocks());

    it('[SY4] lets the entry go only with the receipt of this attempt and this head', async () => {
      const other = await receiptFor({ head: 'c'.repeat(64) });
      expect(await acceptReceiptFile(database, await carriedBack(other))).toBe('other');
      expect(await waiting()).toBe(true);
      const receipt = await receiptFor();
      expect(await acceptReceiptFile(database, await carriedBack(receipt))).toBe('stored');
      expect(await waiting()).toBe(false);
      expect((await database.receipts.get(attemptId))?.receipt).toEqual(receipt);
      expect(await acceptReceiptFile(database, await carriedBack(receipt))).toBe('known');
    });

    it('[SY4] is refused where its signature does not hold, or where the server did not close it', async () => {
      const forged = { ...(await receiptFor()), receivedAt: '2020-01-01T00:00:00.000Z' };
      expect(await acceptReceiptFile(database, await carriedBack(forged))).toBe('false');
      const stranger = await carriedBack(await receiptFor(), toBase64Url(browserEdge.bytes(32)));
      expect(await acceptReceiptFile(database, stranger)).toBe('false');
      expect(await waiting()).toBe(true);
    });
  },
);

describe('a receipt that is carried back', () => {
  it('[SY5] lets go an attempt that was refused before, too', async () => {
    await database.outbox.update(attemptId, { state: 'refused' });
    expect(await acceptReceiptFile(database, await carriedBack(await receiptFor()))).toBe('stored');
    expect(await waiting()).toBe(false);
  });

  it('is for another device where no attempt of its ticket is here', async () => {
    const file = await carriedBack(await receiptFor());
    expect(await acceptReceiptFile(database, { ...file, ticketId: 'another' })).toBe('elsewhere');
  });
});
