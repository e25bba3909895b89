import type { Ticket } from '@exam/shared-schema/attempt';
import { packageText, type PaperPackage } from '@exam/shared-schema/paper-package';
import {
  GUEST,
  sealKey,
  sha256,
  toBase64Url,
  type ExamDatabase,
  type PackageRow,
} from '../../offline/index.ts';
import { tryOutKey, tryOutPaper } from './try-out-paper.ts';

const SECRET_BYTES = 32;
const IV_BYTES = 12;
const KEY_VERSION = 1;
/** Where a server's signature stands in a ticket. No key has made this one, so no server takes it. */
const UNSIGNED = 'A'.repeat(86);

/** PK19: puts the paper of the try-out on the device, as if it had been saved; the one that is there stays. */
export async function saveTryOut(database: ExamDatabase): Promise<PackageRow> {
  const packageVersion = sha256(packageText(tryOutPaper));
  const { testId } = tryOutPaper;
  const there = await database.packages.get([GUEST, testId, packageVersion]);
  if (there !== undefined) return there;
  const content: PaperPackage = { ...tryOutPaper, packageVersion };
  const secret = toBase64Url(database.edge.bytes(SECRET_BYTES));
  const name = { packageVersion, keyVersion: KEY_VERSION };
  const iv = Uint8Array.from(database.edge.bytes(IV_BYTES));
  const sealedKey = await sealKey(tryOutKey, name, secret, iv);
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

/** The room and the marking read a ticket. This one is the device's own. */
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
