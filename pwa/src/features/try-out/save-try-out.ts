import type { Ticket } from '@exam/shared-schema/attempt';
import { packageText, type PaperPackage } from '@exam/shared-schema/paper-package';
import {
  GUEST,
  encryptKey,
  sha256,
  toBase64Url,
  type ExamDatabase,
  type PackageRow,
} from '../../offline/index.ts';
import { tryOutKey, tryOutPaper } from './try-out-paper.ts';

const SECRET_BYTES = 32;
const IV_BYTES = 12;
const KEY_VERSION = 1;
/** A placeholder for the server's signature in the ticket. No key has signed it, so every server rejects it. */
const UNSIGNED = 'A'.repeat(86);

/** PK19: stores the try-out's paper on the device as if it had been downloaded, unless it is there already. */
export async function saveTryOut(database: ExamDatabase): Promise<PackageRow> {
  const packageVersion = sha256(packageText(tryOutPaper));
  const { testId } = tryOutPaper;
  const there = await database.packages.get([GUEST, testId, packageVersion]);
  if (there !== undefined) return there;
  const content: PaperPackage = { ...tryOutPaper, packageVersion };
  const secret = toBase64Url(database.edge.bytes(SECRET_BYTES));
  const name = { packageVersion, keyVersion: KEY_VERSION };
  const iv = Uint8Array.from(database.edge.bytes(IV_BYTES));
  const sealedKey = await encryptKey(tryOutKey, name, secret, iv);
  if (sealedKey === null) throw new Error('This browser has no cryptography on this page.');
  const row: PackageRow = {
    userId: GUEST,
    testId,
    packageVersion,
    content,
    ticket: ticketOf(content, secret),
    extraTimePercent: 0,
    sealedKey,
    bytes: packageText(content).length,
    savedAt: database.edge.now(),
  };
  await database.packages.put(row);
  return row;
}

/** The exam room and the marking need a ticket, so the device makes its own. */
function ticketOf({ testId, packageVersion, totals }: PaperPackage, secret: string): string {
  const ticket: Ticket = {
    ticketId: testId,
    userId: GUEST,
    testId,
    packageVersion,
    extraTimePercent: 0,
    questions: totals.questions,
    issuedAt: 0,
    nonce: '',
    secret,
    keyId: 'none',
  };
  return `${toBase64Url(new TextEncoder().encode(JSON.stringify(ticket)))}.${UNSIGNED}`;
}
