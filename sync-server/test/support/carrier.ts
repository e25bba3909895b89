import { createCipheriv, createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  carriedReceiptSchema,
  handInFileHeader,
  handInFileText,
  KEY_USES,
  receiptFileHeader,
  type CarriedReceipt,
  type FileKey,
  type HandInFile,
  type ReceiptFile,
  type Ticket,
} from '@exam/shared-schema/attempt';
import { claimedTicket } from '../../src/installation/index.ts';

const derived = (secret: Buffer, salt: Buffer, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, salt, use, 32));
const EMPTY = Buffer.alloc(0);

export function ticketIn(signed: string): Ticket {
  const ticket = claimedTicket(signed);
  if (ticket === null) throw new Error('Not a ticket');
  return ticket;
}

/** A hand-in file as a device makes it, of whatever content. */
export function sealFor(
  ticket: Ticket,
  content: string,
  key: FileKey | undefined = ticket.fileKey,
): HandInFile {
  if (key === undefined) throw new Error('The ticket names no key');
  const pair = createECDH('prime256v1');
  const ephemeral = pair.generateKeys();
  const shared = pair.computeSecret(Buffer.from(key.publicKey, 'base64url'));
  const iv = randomBytes(12);
  const head = {
    format: 'prep-hand-in',
    version: 1,
    keyId: key.keyId,
    ticketId: ticket.ticketId,
    ephemeralKey: ephemeral.toString('base64url'),
    iv: iv.toString('base64url'),
  } as const;
  const cipher = createCipheriv('aes-256-gcm', derived(shared, ephemeral, KEY_USES.handIn), iv);
  cipher.setAAD(Buffer.from(handInFileHeader(head)));
  const sealed = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return authenticate(ticket, { ...head, sealed: sealed.toString('base64url') });
}

/** Under this ticket's secret, whatever the file says. */
export function authenticate(
  { secret }: Ticket,
  { sealed, ...head }: Omit<HandInFile, 'mac' | 'headMac'>,
): HandInFile {
  const by = (use: string, text: string) => {
    const key = derived(Buffer.from(secret, 'base64url'), EMPTY, use);
    return createHmac('sha256', key).update(text).digest('base64url');
  };
  const file = { ...head, headMac: by(KEY_USES.headMac, handInFileHeader(head)), sealed };
  return { ...file, mac: by(KEY_USES.mac, handInFileText(file)) };
}

/** What a receipt file holds, for whoever has the ticket. */
export function openReceipt({ secret }: Ticket, file: ReceiptFile): CarriedReceipt {
  const key = derived(Buffer.from(secret, 'base64url'), EMPTY, KEY_USES.receipt);
  const sealed = Buffer.from(file.sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(file.iv, 'base64url'));
  decipher.setAAD(Buffer.from(receiptFileHeader(file)));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
  return carriedReceiptSchema.parse(JSON.parse(text));
}
