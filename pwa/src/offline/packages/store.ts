import type { Opened } from '@exam/shared-schema/attempt';
import type { EncryptedPaper } from '@exam/shared-schema/exam-day';
import type { PaperPackage, EncryptedKey } from '@exam/shared-schema/paper-package';
import { packageText } from '@exam/shared-schema/paper-package';
import type { EncryptedRow, ExamDatabase, PackageRow } from '../database/database.ts';
import { sha256 } from '../platform/device.ts';
import type { DownloadedImage } from './download.ts';
import { DAMAGED, SaveError } from './save-failure.ts';
import { deleteVersion } from './saved-papers.ts';

/** A complete download. */
export interface Downloaded {
  readonly content: PaperPackage;
  readonly key: EncryptedKey | null;
  readonly images: readonly DownloadedImage[];
  readonly bytes: number;
  /** ED7: of a paper that was saved encrypted. */
  readonly opened?: Opened | undefined;
}

export interface StoreRequest {
  readonly database: ExamDatabase;
  readonly userId: string;
  readonly testId: string;
  readonly signal: AbortSignal;
  /** The signed ticket, and the extra time that it grants. */
  readonly ticket: { readonly signed: string; readonly extraTimePercent: number };
  /** An attempt is continued with this version, which need not be the latest: other versions are kept. */
  readonly keepsOthers: boolean;
}

/** PK3: stores the paper and its images in one transaction and reads them back. @throws SaveError if that fails. */
export async function storePackage(
  { database, userId, testId, signal, ticket, keepsOthers }: StoreRequest,
  { content, key: encryptedKey, images, bytes, opened }: Downloaded,
): Promise<PackageRow> {
  const key = { userId, testId, packageVersion: content.packageVersion };
  const row: PackageRow = {
    ...key,
    content,
    ticket: ticket.signed,
    extraTimePercent: ticket.extraTimePercent,
    ...(encryptedKey !== null && { sealedKey: encryptedKey }),
    ...(opened !== undefined && { opened }),
    bytes,
    savedAt: database.edge.now(),
  };
  signal.throwIfAborted();
  const tables = [database.packages, database.images, database.attempts, database.encryptedPapers];
  await database.transaction('rw', tables, async () => {
    await database.images.bulkPut(images.map((image) => ({ ...key, ...image })));
    await database.packages.put(row);
    await readBack(database, row, images.length);
    if (!keepsOthers) await dropOlderVersions(database, row);
    // ED6: it can be read now.
    await database.encryptedPapers.where('[userId+testId]').equals([userId, testId]).delete();
  });
  return row;
}

/** ED1, PK3: stores an encrypted paper in place of an earlier one, and reads it back. @throws SaveError if that fails. */
export async function storeEncrypted(
  { database, userId, testId, signal, ticket }: Omit<StoreRequest, 'keepsOthers'>,
  {
    paper,
    images,
    bytes,
  }: { readonly paper: EncryptedPaper; readonly images: ArrayBuffer[]; readonly bytes: number },
): Promise<EncryptedRow> {
  const { packageVersion } = paper;
  const row: EncryptedRow = {
    ...{ userId, testId, packageVersion, paper, images },
    ticket: ticket.signed,
    extraTimePercent: ticket.extraTimePercent,
    bytes,
    savedAt: database.edge.now(),
  };
  signal.throwIfAborted();
  const { encryptedPapers } = database;
  await database.transaction('rw', encryptedPapers, async () => {
    await encryptedPapers.where('[userId+testId]').equals([userId, testId]).delete();
    await encryptedPapers.put(row);
    const stored = await encryptedPapers.get([userId, testId, packageVersion]);
    const isWhole =
      stored !== undefined &&
      stored.paper.encrypted === paper.encrypted &&
      stored.images.length === images.length;
    if (!isWhole) throw new SaveError(DAMAGED);
  });
  return row;
}

/**
 * The last step of PK3, inside the transaction: if the data does not read back complete, the transaction is rolled
 * back.
 */
async function readBack(database: ExamDatabase, row: PackageRow, imageCount: number): Promise<void> {
  const { userId, testId, packageVersion } = row;
  const stored = await database.packages.get([userId, testId, packageVersion]);
  const images = await database.images
    .where('[userId+testId+packageVersion]')
    .equals([userId, testId, packageVersion])
    .count();
  const whole = stored !== undefined && sha256(packageText(stored.content)) === packageVersion;
  if (!whole || images < imageCount) throw new SaveError(DAMAGED);
}

/** PK5: deletes older versions that no attempt was started with. */
async function dropOlderVersions(database: ExamDatabase, newest: PackageRow): Promise<void> {
  const { userId, testId } = newest;
  const all = await database.packages.where('[userId+testId]').equals([userId, testId]).toArray();
  const used = await database.attempts.where('[userId+testId]').equals([userId, testId]).toArray();
  const needed = new Set(used.map((attempt) => attempt.packageVersion));
  for (const old of all) {
    if (old.packageVersion === newest.packageVersion || needed.has(old.packageVersion)) continue;
    await deleteVersion(database, old);
  }
}
