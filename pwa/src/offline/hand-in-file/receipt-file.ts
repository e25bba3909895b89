import {
  carriedReceiptSchema,
  KEY_USES,
  receiptFileHeader,
  receiptText,
  type CarriedReceipt,
  type Receipt,
  type ReceiptFile,
  type Ticket,
} from '@exam/shared-schema/attempt';
import type { AttemptRow, ExamDatabase } from '../database/database.ts';
import { sha256 } from '../platform/device.ts';
import { isSignedBy } from '../platform/ed25519.ts';
import { fromBase64Url, encryptionKey, utf8 } from '../platform/file-crypto.ts';
import { readTicket } from '../packages/read-ticket.ts';

/**
 * The result of importing a receipt file.
 * `stored`: it was stored and the attempt has left the outbox. `known`: it had been received before.
 * `elsewhere`: no attempt of its ticket is on this device. `other`: it is for a different log than the one on this
 * device.
 * `false`: it was not issued by the server, or was modified.
 */
export type ReceiptOutcome = 'stored' | 'known' | 'elsewhere' | 'other' | 'false';

/** SY4, SY13: stores a receipt from a file, in the same way as one from the network. */
export async function acceptReceiptFile(database: ExamDatabase, file: ReceiptFile): Promise<ReceiptOutcome> {
  const candidates = await attemptsOfTicket(database, file.ticketId);
  const [first] = candidates;
  if (first === undefined) return 'elsewhere';
  const carried = await opened(first.ticket, file);
  if (carried === null || !(await isGenuine(first.ticket, carried))) return 'false';
  const { receipt } = carried;
  const own = candidates.find(({ row }) => row.attemptId === receipt.attemptId)?.row;
  if (own === undefined) return 'elsewhere';
  return receipt.userDigest === sha256(own.userId) ? store(database, own, receipt) : 'false';
}

interface Candidate {
  readonly row: AttemptRow;
  readonly ticket: Ticket;
}

async function attemptsOfTicket(database: ExamDatabase, ticketId: string): Promise<Candidate[]> {
  const rows = await database.attempts.toArray();
  return rows.flatMap((row) => {
    const ticket = ticketOf(row);
    return ticket?.ticketId === ticketId ? [{ row, ticket }] : [];
  });
}

/** Null if a row's ticket cannot be read, so that the other rows are still tried. */
function ticketOf({ ticket }: AttemptRow): Ticket | null {
  try {
    return readTicket(ticket);
  } catch {
    return null;
  }
}

/** Encrypted with a secret that only the server and this device know. */
async function opened({ secret }: Ticket, file: ReceiptFile): Promise<CarriedReceipt | null> {
  try {
    const key = await encryptionKey(fromBase64Url(secret), KEY_USES.receipt);
    const additionalData = utf8(receiptFileHeader(file));
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64Url(file.iv), additionalData },
      key,
      fromBase64Url(file.sealed),
    );
    return carriedReceiptSchema.parse(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return null;
  }
}

/**
 * The ticket includes the server's signing key at the time of issue. A newer key comes in the file itself, which is
 * authenticated by the ticket's secret.
 */
async function isGenuine(ticket: Ticket, { receipt, publicKey }: CarriedReceipt): Promise<boolean> {
  const isOfTicket = ticket.keyId === receipt.keyId && ticket.signingKey !== undefined;
  const key = isOfTicket ? ticket.signingKey : publicKey;
  return isSignedBy(key ?? publicKey, receiptText(receipt), receipt.signature);
}

async function store(
  database: ExamDatabase,
  { attemptId, userId }: AttemptRow,
  receipt: Receipt,
): Promise<ReceiptOutcome> {
  return database.transaction('rw', database.outbox, database.receipts, async () => {
    const entry = await database.outbox.get(attemptId);
    if (entry === undefined) {
      const kept = await database.receipts.get(attemptId);
      return kept?.receipt.head === receipt.head ? 'known' : 'other';
    }
    if (entry.head !== receipt.head) return 'other';
    await database.receipts.put({ attemptId, userId, receipt, storedAt: database.edge.now() });
    await database.outbox.delete(attemptId);
    return 'stored';
  });
}
