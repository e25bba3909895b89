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
import { fromBase64Url, sealingKey, utf8 } from '../platform/file-crypto.ts';
import { readTicket } from '../packages/read-ticket.ts';

/**
 * What became of a receipt that was carried back.
 * `stored`: it is kept and the attempt has left the outbox. `known`: it had been received before.
 * `elsewhere`: no attempt of its ticket is on this device. `other`: it is for another log than the one that waits here.
 * `false`: it was not made by the server, or was changed on its way.
 */
export type ReceiptOutcome = 'stored' | 'known' | 'elsewhere' | 'other' | 'false';

/** SY4: stores a receipt that somebody carried back, in the same way as one from the network. */
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

/** Null for a row whose ticket cannot be read: it must not hold up the others. */
function ticketOf({ ticket }: AttemptRow): Ticket | null {
  try {
    return readTicket(ticket);
  } catch {
    return null;
  }
}

/** Only the server and this device know the secret that it is closed with. */
async function opened({ secret }: Ticket, file: ReceiptFile): Promise<CarriedReceipt | null> {
  try {
    const key = await sealingKey(fromBase64Url(secret), KEY_USES.receipt);
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
 * The ticket names the key that the server signed with when the paper was issued; a newer one came closed by the
 * ticket's secret, which is the server's word too.
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
